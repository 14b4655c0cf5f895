// Where points came from, as the result tells it.

import { describe, expect, it } from 'vitest';
import type { BoardModule, Gain } from '../board/module';
import type { StepItem } from '../protocol/StepItem';
import { best, deciding, given, leadSince, partsOf, ranked, sum } from './tally';

const module = {
  sources: [{ key: 'ships', word: '', picture: '', apart: true }, { key: 'wares', word: '', picture: '' }],
  gains: (event: unknown) => (event as { gains?: Gain[] }).gains ?? [],
} as unknown as BoardModule;
const step = (seq: number, source: StepItem['source'], ...gains: Gain[]): StepItem =>
  ({ seq, source, seat: 'A', text: 'x', at: 0, events: [{ data: { gains }, message: { key: `m${seq}`, args: {} } }] }) as unknown as StepItem;
const gain = (seat: Gain['seat'], source: string, points: number): Gain => ({ seat, source, points });

// The second step is taken back by the third.
const steps = [
  step(1, 'person', gain('A', 'ships', 3)),
  step(2, 'person', gain('A', 'ships', 9)),
  step(3, 'undo'),
  step(4, 'person', gain('B', 'ships', 4)),
  step(5, 'draw', gain('A', 'ships', 2), gain('B', 'wares', 1)),
  step(6, 'person', gain('A', 'wares', 1), gain('A', 'wares', 2), gain('B', 'wares', -1)),
];
const gains = given(steps, module);

describe('the tally', () => {
  it('leaves out what was taken back, and counts steps as a replay does', () => {
    expect(gains.map(({ step, points }) => [step, points])).toEqual([[1, 3], [2, 4], [3, 2], [3, 1], [4, 1], [4, 2], [4, -1]]);
  });

  it('sums up by source what is not told apart', () => {
    expect(partsOf(gains, 'A', module)).toEqual([{ source: 'ships', points: 3 }, { source: 'ships', points: 2 }, { source: 'wares', points: 3 }]);
    expect(partsOf(gains, 'B', module)).toEqual([{ source: 'ships', points: 4 }]);
    expect(sum(partsOf(gains, 'A', module))).toBe(8);
  });

  it('names the source that decided, and none where the winner was ahead in none', () => {
    expect(deciding(gains, 'A', 'B', module)).toEqual({ source: 'wares', most: 3, least: 0 });
    expect(deciding([], 'A', 'B', module)).toBeNull();
  });

  it('knows since when the winner was in front for good, if that was before the end', () => {
    expect(leadSince(gains, 'A')).toBeNull();
    expect(leadSince([...gains, { ...gain('A', 'wares', 1), step: 5, message: null }], 'A')).toBe(4);
    expect(leadSince(gains, 'B')).toBeNull();
  });

  it('finds the best gain of a seat', () => {
    expect(best(gains, 'A')).toMatchObject({ step: 1, points: 3, message: { key: 'm1' } });
    expect(best([], 'A')).toBeNull();
  });

  it('orders by rank', () => {
    expect(ranked([['A', 3, 2], ['B', 9, 1]])).toEqual([['B', 9, 1], ['A', 3, 2]]);
  });
});
