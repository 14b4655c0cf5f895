// What may be pointed at in the lagoon and on the bay.

import { describe, expect, it } from 'vitest';
import { place } from './index';
import { groupOf, berths, sourceOf, spaces, storedFits, storing, takes } from './targets';
import type { Choice } from './props';
import { legal, moves, moving, view } from './table.fixture';

describe('what may be pointed at', () => {
  it('a position is offered once, whole laps after the shortest way', () => {
    const lap: Choice = { text: 'move 17', label: { key: 'text', args: {} }, action: { action: 'move', steps: 17, position: 5, price: 13 } };
    const found = berths([...moves, lap]);
    expect(found.length).toBe(moving.moves.length);
    expect(found.find((target) => target.position === 5)?.choices.map((choice) => choice.text)).toEqual(['move 1', 'move 17']);
    expect(found.map(({ steps, price }) => [steps, price]).at(5)).toEqual([6, 2]);
  });

  it('tiles that cannot be taken are not offered', () => {
    expect(takes(view, legal, 'lay').map((target) => [target.place, target.depth])).toEqual([[11, 0], [10, 1], [9, 2]]);
    expect(takes(view, legal.filter(({ action }) => action.action !== 'lay' || action.depth !== 2), 'lay').map((target) => target.depth)).toEqual([0, 1]);
    // The storage is full.
    expect(takes(view, legal, 'store')).toEqual([]);
    expect(takes(view, legal, 'remove')).toEqual([]);
  });

  it('spaces belong to the tile in hand', () => {
    expect(spaces(legal, null, 'lay')).toEqual([]);
    expect(spaces(legal, 1, 'lay').length).toBe(6);
    expect(spaces(legal, 'stored', 'lay').map((target) => target.choices.map((choice) => choice.text))).toEqual([['lay stored 4,2 r0', 'lay stored 4,2 r1']]);
    expect(spaces(legal, null, 'remove').map((target) => target.cell)).toEqual([{ x: 2, y: 3 }]);
  });

  it('the storage takes what is in hand', () => {
    const store: Choice = { text: 'store 1', label: { key: 'text', args: {} }, action: { action: 'store', depth: 1, tile: 'E6S', place: 10, price: 1 } };
    expect(storing([...legal, store], 1)?.text).toBe('store 1');
    expect(storing([...legal, store], 0)).toBeNull();
    expect(storing([...legal, store], null)).toBeNull();
    expect(storedFits(legal)).toBe(true);
  });

  it('a choice from the list takes its tile into the hand', () => {
    expect(legal.map(({ action }) => sourceOf(action)).slice(-4)).toEqual(['stored', 'stored', null, null]);
    expect(sourceOf(legal[0]?.action)).toBe(0);
  });

  it('only the rotations of one tile on one space are one group', () => {
    const groups = new Map<string, string[]>();
    for (const { action, text } of [...legal, ...moves]) {
      const group = groupOf(action);
      if (group) groups.set(`${group.x},${group.y}`, [...(groups.get(`${group.x},${group.y}`) ?? []), text]);
    }
    expect([...groups.values()].filter((texts) => texts.length > 1)).toEqual([['lay stored 4,2 r0', 'lay stored 4,2 r1']]);
  });

  it("events point at the seat's own board", () => {
    const cell = { x: 1, y: 0 };
    expect(place({ event: 'tile-laid', seat: 'A', tile: 'E1W', cell, rotation: 0 })).toEqual({ cells: [{ x: 1, y: 7 }] });
    expect(place({ event: 'tile-laid', seat: 'D', tile: 'E1W', cell, rotation: 0 })).toEqual({ cells: [{ x: 7, y: 13 }] });
    expect(place({ event: 'passed', seat: 'A', rule: 'MA-11' })).toBeNull();
  });
});
