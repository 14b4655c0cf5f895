// Taps and arrow keys choose what one expects.

import { describe, expect, it } from 'vitest';
import { neighbour, nextChoice } from './pointing.svelte';

const target = (x: number, y: number, ...rotations: number[]) => ({
  key: `place ${x},${y}`,
  x: x * 100 + 50,
  y: y * 100 + 50,
  choices: rotations.map((rotation) => ({ text: `place ${x},${y} r${rotation}` })),
});

describe('choosing on the board', () => {
  it('goes through the legal rotations of a cell and round again', () => {
    const cell = target(1, 0, 0, 2, 3);
    expect(nextChoice(cell, null)).toBe('place 1,0 r0');
    expect(nextChoice(cell, 'place 5,5 r1')).toBe('place 1,0 r0');
    expect(nextChoice(cell, 'place 1,0 r0')).toBe('place 1,0 r2');
    expect(nextChoice(cell, 'place 1,0 r3')).toBe('place 1,0 r0');
    expect(nextChoice(cell, 'place 1,0 r0', -1)).toBe('place 1,0 r3');
  });

  it("moves to the nearest target in the arrow's direction", () => {
    const here = target(0, 0, 0);
    const all = [here, target(2, 0, 0), target(1, 3, 0), target(0, -2, 0), target(-1, 0, 0)];
    expect(neighbour(all, here, 'ArrowRight')?.key).toBe('place 2,0');
    expect(neighbour(all, here, 'ArrowLeft')?.key).toBe('place -1,0');
    expect(neighbour(all, here, 'ArrowUp')?.key).toBe('place 0,-2');
    expect(neighbour(all, here, 'ArrowDown')?.key).toBe('place 1,3');
    expect(neighbour([here], here, 'ArrowDown')).toBeUndefined();
  });
});
