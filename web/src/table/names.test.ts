// Who played a seat of a record.

import { expect, test } from 'vitest';
import { namesOf, recorded } from './names';
import type { PlayerInfo } from '../protocol/PlayerInfo';

test('names can be shown beside anything', () => {
  const seats = ['שלום', 'Ada', 'Ada'].map((name, index) => recorded((['A', 'B', 'C'] as const)[index] ?? 'A', { kind: 'person', name, bot: null }));
  expect(namesOf(seats)).toEqual({ A: '\u2068שלום\u2069', B: 'Ada B', C: 'Ada C' });
});

test('a record tells who played a seat', () => {
  const told = (player: PlayerInfo) => [recorded('A', player).kind, recorded('A', player).name];
  expect(told({ kind: 'person', name: 'Ada', bot: null })).toEqual(['person', 'Ada']);
  expect(told({ kind: 'bot', name: '', bot: 'greedy' })).toEqual(['bot', 'greedy']);
  expect(told({ kind: 'stand-in', name: 'Ada', bot: 'greedy' })).toEqual(['stand-in', 'Ada']);
  expect(told({ kind: 'open', name: '', bot: null })).toEqual(['person', '']);
});
