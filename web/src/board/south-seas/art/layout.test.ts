// Layouts are read as the component file means them.

import { describe, expect, it } from 'vitest';
import { turn } from '../../../art/geometry';
import { edgeAt, HALVES, readPlan, signature, turnHalf, turnPlan } from './layout';
import { LAYOUTS } from './layouts.fixture';

/** The middle of each half-edge of an unturned tile. */
const POINTS: Record<string, readonly [number, number]> = {
  n1: [25, 0],
  n2: [75, 0],
  e1: [100, 25],
  e2: [100, 75],
  s1: [75, 100],
  s2: [25, 100],
  w1: [0, 75],
  w2: [0, 25],
};

describe('turning', () => {
  it('turns half-edges as it turns points', () => {
    HALVES.forEach((half, number) => {
      for (let quarters = 0; quarters < 4; quarters++) {
        expect(turn(POINTS[half] ?? [0, 0], quarters)).toEqual(POINTS[HALVES[turnHalf(number, quarters)] ?? '']);
      }
    });
  });

  it('turns edges clockwise', () => {
    const layout = { edges: 'ISBB', islands: ['N'], bridges: ['S-W'], seas: ['e1 e2 s1 w2', 's2 w1'], market: false };
    expect([0, 1, 2, 3].map((side) => edgeAt(layout, 1, side as 0 | 1 | 2 | 3)).join('')).toBe('BISB');
    expect(turnPlan(readPlan(layout), 1).edges).toBe('BISB');
  });

  it('comes home after four turns', () => {
    for (const layout of LAYOUTS) {
      const plan = readPlan(layout);
      expect(signature(turnPlan(plan, 4))).toBe(signature(plan));
    }
  });
});
