// Who played a seat of a record.

import { expect, test } from 'vitest';
import { recorded } from './names';

test('a record tells who played a seat', () => {
  const told = (player: string) => [recorded('A', player).kind, recorded('A', player).name];
  expect(told('Ada')).toEqual(['person', 'Ada']);
  expect(told('bot greedy')).toEqual(['bot', 'greedy']);
  expect(told('Ada, bot greedy standing in')).toEqual(['stand-in', 'Ada']);
  expect(told('nobody')).toEqual(['person', '']);
});
