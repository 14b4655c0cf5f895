// The levels that are offered before a game.

import { expect, it } from 'vitest';
import type { BotInfo } from '../protocol/BotInfo';
import { levelFor, levelsOf } from './bots';

const bot = (name: string, is_default = false): BotInfo => ({ name, title: name, about: name, is_default });
const ALL = [bot('random'), bot('expert'), bot('normal', true), bot('easy')];

it('offers three levels, weakest first', () => {
  expect(levelsOf(ALL).map((level) => level.name)).toEqual(['easy', 'normal', 'expert']);
});

it('plays a first game on the lowest level, and the chosen one after that', () => {
  expect(levelFor(ALL, null)?.name).toBe('easy');
  expect(levelFor(ALL, 'expert')?.name).toBe('expert');
  expect(levelFor(ALL, 'gone')?.name).toBe('easy');
});

it('takes the usual bot where there are no such levels', () => {
  expect(levelFor([bot('other'), bot('usual', true)], 'easy')?.name).toBe('usual');
  expect(levelFor([], 'easy')).toBeUndefined();
});
