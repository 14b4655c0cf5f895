// Places of the shared coordinate space, there and back.

import { describe, expect, it } from 'vitest';
import { berth, displayIndex, displayPlace, line, positionOf, positionPlace, shownSeat, spaceOf, spacePlace, voyage } from './places';
import { moving, view } from './table.fixture';

describe('places', () => {
  it('run clockwise round the display, a corner tile having two', () => {
    expect([0, 3, 4, 7, 8, 11, 12, 15].map(positionPlace)).toEqual([
      { x: 1, y: 0 },
      { x: 4, y: 0 },
      { x: 5, y: 1 },
      { x: 5, y: 4 },
      { x: 4, y: 5 },
      { x: 1, y: 5 },
      { x: 0, y: 4 },
      { x: 0, y: 1 },
    ]);
    for (let position = 0; position < 16; position++) expect(positionOf(positionPlace(position))).toBe(position);
  });

  it('face the nearest tile first', () => {
    expect(line(1)).toEqual([1, 5, 9, 13]);
    expect(line(6)).toEqual([11, 10, 9, 8]);
    expect(line(8)).toEqual([15, 11, 7, 3]);
    expect(line(12)).toEqual([12, 13, 14, 15]);
  });

  it('agree with what the engine says the explorer faces', () => {
    expect(line(view.explorer ?? 0).slice(0, 3)).toEqual(view.faced.map((faced) => faced.place));
  });

  it('keep display, lane and boards apart', () => {
    for (let index = 0; index < 16; index++) {
      expect(displayIndex(displayPlace(index))).toBe(index);
      expect(positionOf(displayPlace(index))).toBeNull();
    }
    const seen = new Set<string>();
    for (const seat of ['A', 'B', 'C', 'D', 'E'] as const) {
      for (let y = 0; y < 4; y++) {
        for (let x = 0; x < 5; x++) {
          const place = spacePlace(seat, { x, y });
          expect(displayIndex(place)).toBeNull();
          expect(positionOf(place)).toBeNull();
          expect(spaceOf(place, seat, 5, 4)).toEqual({ x, y });
          expect(spaceOf(place, seat === 'A' ? 'B' : 'A', 5, 4)).toBeNull();
          seen.add(`${place.x},${place.y}`);
        }
      }
    }
    expect(seen.size).toBe(100);
  });

  it('let the explorer sail round the corners', () => {
    const way = voyage(2, 3);
    expect(way.map(({ point }) => point)).toEqual([berth(3), [462, -62], berth(4), berth(5)]);
    // Every leg is straight.
    let before = berth(14);
    for (const { point } of voyage(14, 20)) {
      expect(point[0] === before[0] || point[1] === before[1]).toBe(true);
      before = point;
    }
    expect(voyage(14, 20).at(-1)?.point).toEqual(berth(2));
  });

  it('show the board of whoever plays here', () => {
    expect(shownSeat(moving, ['A'])).toBe('A');
    expect(shownSeat({ ...moving, to_act: 'B', active: 'B' }, ['A'])).toBe('A');
    expect(shownSeat({ ...moving, to_act: 'B', active: 'B' }, ['A', 'B'])).toBe('B');
    expect(shownSeat({ ...moving, to_act: 'C', active: 'C' }, [])).toBe('C');
  });
});
