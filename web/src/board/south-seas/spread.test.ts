// Coins that do not hide each other.

import { describe, expect, it } from 'vitest';
import type { Point } from '../../art/geometry';
import { spread } from './spread';

const TILE = { x: 0, y: 0, width: 100, height: 100 };
const all = () => true;
const cross = (a: Point, b: Point, c: Point, d: Point): boolean => {
  const side = (p: Point, q: Point, r: Point): number => Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
};

describe('coins of a tile', () => {
  it('stay on their places where they leave each other free', () => {
    const anchors: Point[] = [[20, 20], [80, 80]];
    expect(spread(anchors, TILE, 47, 27, all)).toEqual(anchors);
  });

  it('stand round the tile where they would touch, without touching and without crossing lines', () => {
    for (const anchors of [[[20, 30], [30, 34]], [[50, 50], [52, 20], [20, 52], [80, 52], [50, 84], [24, 24], [76, 76]]] as Point[][]) {
      for (const scale of [0.8, 1, 1.5]) {
        const found = spread(anchors, TILE, 47 * scale, 27 * scale, all);
        found.forEach((one, i) => {
          found.forEach((other, j) => {
            if (j <= i) return;
            expect(Math.abs(one[0] - other[0]) >= 47 * scale || Math.abs(one[1] - other[1]) >= 27 * scale, `${one} ${other}`).toBe(true);
            expect(cross(anchors[i] as Point, one, anchors[j] as Point, other)).toBe(false);
          });
        });
      }
    }
  });

  it('stand where they are seen', () => {
    const left = (box: { x: number; width: number }) => box.x + box.width < 60;
    for (const [x] of spread([[20, 30], [30, 34]], TILE, 47, 27, left)) expect(x).toBeLessThan(60);
  });

  it('hide nothing that is to be seen', () => {
    for (const [x, y] of spread([[20, 30], [30, 34]], TILE, 47, 27, all, [[-33, 40]])) expect(Math.abs(x + 33) > 30 || Math.abs(y - 40) > 20).toBe(true);
    expect(spread([[20, 20], [80, 80]], TILE, 47, 27, all, [[20, 20]])).not.toEqual([[20, 20], [80, 80]]);
  });
});
