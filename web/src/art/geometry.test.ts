// Points, lines and their text.

import { describe, expect, it } from 'vitest';
import { clipToTile, lengthOf, pointAlong } from './geometry';

describe('lines', () => {
  it('walks a line', () => {
    expect(pointAlong([[0, 0], [10, 0], [10, 10]], 0.75).at).toEqual([10, 5]);
    expect(lengthOf([[0, 0], [3, 4]])).toBe(5);
  });

  it('cuts what sticks out of the tile', () => {
    const cut = clipToTile([[-10, 50], [50, 50], [110, 50]]);
    expect(cut[0]?.[0]).toBeCloseTo(0, 2);
    expect(cut[cut.length - 1]?.[0]).toBeCloseTo(100, 2);
  });
});
