// Tiles and bays can be drawn.

import { describe, expect, it } from 'vitest';
import { kindsOf } from '../kinds';
import { bay, components } from '../table.fixture';
import { around, groundOf } from './bay';
import type { Look } from './look';
import { joins, type Piece, scene } from './scene';
import { layersOf } from './tile';

const kinds = kindsOf(components);
const looks = (): Look[] => components.tiles.flatMap((tile) => tile.rotations.map((rotation) => kinds.look(tile.id, rotation)));
/** Every number pair of a path. */
const points = (svg: string): [number, number][] => [...svg.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map((match) => [Number(match[1]), Number(match[2])]);
const count = (text: string, part: string): number => text.split(part).length - 1;

describe('tiles', () => {
  it('show exactly as many palms as count', () => {
    for (const tile of components.tiles) {
      for (const detail of ['full', 'small'] as const) {
        const { things } = layersOf(kinds.look(tile.id), tile.id, detail);
        expect(count(things.map((thing) => thing.svg).join(''), '#art-palm-'), `${tile.id} ${detail}`).toBe(tile.palms);
      }
    }
  });

  it('show exactly as many boats and shells as count', () => {
    for (const tile of components.tiles) {
      expect(layersOf(kinds.look(tile.id), tile.id).symbols.length, tile.id).toBe(tile.boats + tile.shells + tile.wreath.length);
    }
  });

  it('meet where land goes on: sand from 19 to 81 of the edge', () => {
    for (const look of looks().filter((look) => look.land.length)) {
      const sand = points(layersOf(look, 'x').sand);
      for (const edge of look.land) {
        const [axis, border] = [edge % 2 ? 0 : 1, edge === 1 || edge === 2 ? 100 : 0] as const;
        const on = sand.filter((point) => Math.abs(point[axis] - border) < 0.01).map((point) => point[1 - axis] ?? 0);
        expect(Math.min(...on)).toBeCloseTo(19, 0);
        expect(Math.max(...on)).toBeCloseTo(81, 0);
      }
    }
  });

  it('keep their coast inside the tile elsewhere', () => {
    for (const look of looks()) {
      for (const [x, y] of points(layersOf(look, 'x').sand)) {
        const beyond = [y, 100 - x, 100 - y, x].map((depth, edge) => (depth < 5 ? edge : -1)).filter((edge) => edge >= 0);
        for (const edge of beyond) expect(look.land).toContain(edge);
      }
    }
  });

  it('are the same whenever drawn, and each copy its own', () => {
    const look = kinds.look('E1W');
    expect(layersOf(look, 'a').sand).toBe(layersOf(look, 'a').sand);
    expect(layersOf(look, 'a').sand).not.toBe(layersOf(look, 'b').sand);
  });

  it('turn with their wreaths', () => {
    const look = kinds.look('E6W', 1);
    expect(look.land).toEqual([2]);
    expect(look.wreaths).toEqual([2]);
  });
});

describe('scenes', () => {
  const pieces = (text: string): Map<string, Piece> =>
    new Map(bay(text).map((tile) => [`${tile.cell.x},${tile.cell.y}`, { ...tile.cell, look: kinds.look(tile.tile, tile.rotation), seed: tile.tile }]));

  it('join land with land only', () => {
    const list = pieces('E6W E6E W1 / E2N . W2');
    const piece = (key: string): Piece => list.get(key) as Piece;
    expect(joins(list, piece('0,0'), 1)).toBe(true);
    expect(joins(list, piece('1,0'), 3)).toBe(true);
    expect(joins(list, piece('1,0'), 1)).toBe(false);
    expect(joins(list, piece('0,1'), 2)).toBe(false);
  });

  it('invent no palm where tiles join', () => {
    const list = [...pieces('E1W M1H E1E').values()];
    expect(count(scene(list).upright, '#art-palm-')).toBe(3);
  });

  it('draw no border across a joint', () => {
    const joint = scene([...pieces('E1W E1E').values()]).ground;
    expect(joint).not.toContain('M100 0V100');
    expect(scene([...pieces('E1W W1').values()]).ground).toContain('M100 0V100');
  });
});

describe('boards', () => {
  it('are drawn from their rows: land, printed boats, reef', () => {
    for (const board of components.boards) {
      const ground = groundOf(board, 'most', 'full');
      expect(ground.over !== '', board.id).toBe(board.rows.join('').includes('r'));
      expect(ground.under).not.toContain('NaN');
      expect(ground.over).not.toContain('NaN');
    }
  });

  it('outline cells as one piece if they touch', () => {
    const plan = { width: 5, height: 4 };
    expect(count(around([{ x: 0, y: 0 }, { x: 1, y: 0 }], plan), 'Z')).toBe(1);
    expect(count(around([{ x: 0, y: 0 }, { x: 3, y: 2 }], plan), 'Z')).toBe(2);
  });
});
