// Motion of all boards: it follows new steps only, and where the player wants calm nothing travels.

import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Motion } from '../motion/motion.svelte';
import { settings } from '../settings.svelte';
import { components as lagoonSet, view as lagoonView } from './maori/table.fixture';
import { kindsOf } from './maori/kinds';
import { motion as lagoon } from './maori/motion.svelte';
import type { Event as LagoonEvent } from '../protocol/games/maori';
import { chartOf } from './santa-cruz/art/chart';
import { components as chartSet, view as chartView } from './santa-cruz/table.fixture';
import { ChartMotion } from './santa-cruz/motion.svelte';
import { catalogue } from './santa-cruz/catalogue';
import type { Event as ChartEvent } from '../protocol/games/santa-cruz';
import { artOf } from './south-seas/art/tile';
import { play as playSeas } from './south-seas/motion';
import type { Components as SeasSet, Event as SeasEvent, View as SeasView } from '../protocol/games/south-seas';

const cell = { x: 0, y: 0 };
const seas: SeasSet = {
  name: 'test',
  hash: '',
  ships: [],
  layouts: [{ key: 'L', name: 'L', overview: 0, count: 1, edges: 'ISSS', islands: ['N'], bridges: [], seas: ['e1 e2 s1 s2 w1 w2'], market: false, provenance: '' }],
  tiles: [{ id: 'T', layout: 'L', count: 1, start: false, provenance: '', parts: [{ name: 'i1', kind: 'island', symbols: 1, boat: false }, { name: 's1', kind: 'sea', symbols: 1, boat: false }] }],
};
const seasView = { tiles: [{ tile: 'T', cell, rotation: 0, covered: [] }] } as unknown as SeasView;
const site = { cell, part: 'i1' };
const seasEvents: SeasEvent[] = [
  { event: 'tile-placed', seat: 'A', tile: 'T', cell, rotation: 0 },
  { event: 'islander-placed', seat: 'A', site, role: 'banana picker' },
  { event: 'evaluated', kind: 'island', site, trigger: 'complete', rule: '', symbols: 1, islanders: [1], cells: [cell] },
  { event: 'gained', seat: 'A', ware: 'banana', amount: 2, site, rule: '' },
  { event: 'fish-covered', site: { cell, part: 's1' }, double: false, token: false, rule: '' },
  { event: 'islander-returned', seat: 'A', site, rule: '' },
];
const gained = { event: 'gained', seat: 'A', amount: 3, total: 3, rank: 1, bonus: 0, rule: '' } as const;
const chartEvents: ChartEvent[] = [
  { event: 'built', seat: 'B', site: 'C01', tile: 'K02', building: 'house', kind: 'path', shared_with: null, rule: '' },
  { ...gained, reason: 'tile', card: null, sites: [] },
  { event: 'bird-drawn', seat: 'B', rule: '' },
  { event: 'turned-up', site: 'C02', tile: 'K01', rule: '' },
  { event: 'scoring-card-played', seat: 'A', card: 'eruption', rule: '' },
  { event: 'erupted', seat: 'B', site: 'C01', building: 'house', rule: '' },
  { ...gained, reason: 'card', card: 'eruption', sites: ['C01', 'C02'] },
];
const lagoonEvents: LagoonEvent[] = [
  { event: 'explorer-moved', seat: 'A', steps: 2, from: 4, to: 6, price: 0, rule: '' },
  { event: 'tile-taken', seat: 'A', tile: 'E2W', place: 11, price: 0, rule: '' },
  { event: 'tile-laid', seat: 'A', tile: 'E2W', cell, rotation: 0 },
  { event: 'refilled', tile: 'E5E', place: 11, rule: '' },
];

const chart = new ChartMotion();
const sea = new Motion();
const GAMES: [string, Motion, () => void][] = [
  ['the map', sea, () => playSeas(sea, seasEvents, seasView, artOf(seas), [])],
  ['the chart', chart, () => chart.play(chartEvents, chartView(), catalogue(chartSet), chartOf(chartSet))],
  ['the lagoon', lagoon, () => lagoon.play(lagoonEvents, lagoonView, kindsOf(lagoonSet))],
];

let stop = (): void => {};
let step = $state(0);
/** Lets a board follow its table from the first step to the next. */
function follow(motion: Motion, play: () => void): void {
  step = 0;
  stop = $effect.root(() => motion.follow(() => step, () => [], play));
  flushSync();
  expect(motion.actors).toEqual([]);
  step = 1;
  flushSync();
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  settings.motion = 'system';
});

describe.each(GAMES)('motion on %s', (_, motion, play) => {
  it('holds back what is under way, until it is skipped', () => {
    settings.motion = 'normal';
    follow(motion, play);
    expect(motion.held.size).toBeGreaterThan(0);
    motion.skip();
    expect([motion.held.size, motion.actors.length, vi.getTimerCount()]).toEqual([0, 0, 0]);
  });

  it.each([['by the setting', 'calm', false], ['by the system', 'system', true]] as const)('travels nowhere where calm is wanted %s', (_, setting, isReduced) => {
    settings.motion = setting;
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: isReduced } as MediaQueryList);
    follow(motion, play);
    expect(motion.held.size).toBe(0);
    for (const actor of motion.actors) {
      expect(actor.at).not.toBeNull();
      for (const frame of actor.frames()) expect(frame).not.toHaveProperty('transform');
    }
    vi.runAllTimers();
    expect(motion.actors.every((actor) => actor.at)).toBe(true);
  });

  it('is left out on a hidden page', () => {
    settings.motion = 'normal';
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    follow(motion, play);
    expect(motion.held.size + motion.actors.length).toBe(0);
  });
});

it('points at what is evaluated in calm too', () => {
  settings.motion = 'calm';
  follow(...(GAMES[0]!.slice(1) as [Motion, () => void]));
  expect(sea.actors).toHaveLength(1);
});
