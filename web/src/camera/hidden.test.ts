// What is out of sight.

import { describe, expect, it } from 'vitest';
import { clearOf, hiddenOf } from './hidden';

const camera = { x: 0, y: 0, k: 1, width: 400, height: 300, insets: { top: 20, right: 0, bottom: 80, left: 0 } };
const at = (x: number, y: number) => ({ x: x - 10, y: y - 10, width: 20, height: 20 });

describe('what may be chosen', () => {
  it('is in sight where nothing covers it', () => {
    expect(hiddenOf(camera, [at(200, 100), at(5, 25), at(395, 215)])).toEqual({ north: [], east: [], south: [], west: [] });
  });

  it('is counted on the side on which it lies farthest out, behind a panel as well as beyond the border', () => {
    const hidden = hiddenOf(camera, [at(200, 10), at(200, 230), at(-5, 100), at(600, -40), at(410, 100)]);
    expect([hidden.north.length, hidden.east.length, hidden.south.length, hidden.west.length]).toEqual([1, 2, 1, 1]);
  });

  it('moves with the camera', () => {
    expect(hiddenOf({ ...camera, x: -300 }, [at(200, 100)]).west).toHaveLength(1);
    expect(hiddenOf({ ...camera, k: 3 }, [at(50, 100)]).south).toHaveLength(1);
  });

  it('is not covered by the arrow to what is out of sight', () => {
    expect(clearOf(camera, [], 'west')).toBe(0.5);
    const middle = at(20, 120);
    expect(clearOf(camera, [middle], 'west')).not.toBe(0.5);
    expect(clearOf(camera, [middle], 'east')).toBe(0.5);
    expect(clearOf(camera, [at(200, 200)], 'south')).not.toBe(0.5);
  });
});
