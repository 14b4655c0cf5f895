// This device's part in fair draws, at a table whose server may lie.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Seat } from '../protocol/Seat';
import type { SeatInfo } from '../protocol/SeatInfo';
import type { TableInfo } from '../protocol/TableInfo';
import { drawSalt, Fairness } from './fairness.svelte';
import { kept } from './kept';

const SEAL = '11'.repeat(32);
const OTHER = '22'.repeat(32);
let tables = 0;

const seat = (letter: Seat, what: Partial<SeatInfo> = {}): SeatInfo => ({ seat: letter, kind: 'person', name: letter, online: true, yours: false, salt: null, left: false, free: false, ...what });

/** A server with one table: what it says of it, and what it is asked. */
function serve(answer: (letter: Seat, salt: string, info: TableInfo) => TableInfo | { code: string; status: number }) {
  let info: TableInfo = {
    table: `table${(tables += 1)}`,
    game: 'game',
    state: 'waiting',
    seats: [seat('A', { yours: true }), seat('B'), seat('C', { kind: 'bot' })],
    options: [],
    components: '',
    policy: { watch: 'link', undo: 'turn', aids: false, hints: false, serious: false },
    commitment: SEAL,
    given: 0,
    is_host: false,
  };
  const asked: [string, string][] = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    const letter = /seats\/(.)\/salt$/.exec(path)?.[1] as Seat;
    const { salt } = JSON.parse(String(init.body)) as { salt: string };
    asked.push([letter, salt]);
    const told = answer(letter, salt, info);
    const isRefused = 'code' in told;
    if (!isRefused) info = told;
    return Promise.resolve(new Response(JSON.stringify(isRefused ? { ...told, detail: '', findings: null } : told), { status: isRefused ? told.status : 200 }));
  });
  return { asked, now: () => info, change: (what: Partial<TableInfo>) => (info = { ...info, ...what }), fair: new Fairness(info.table) };
}
const salted = (info: TableInfo, letter: Seat, salt: string | null): TableInfo => ({ ...info, seats: info.seats.map((seat) => (seat.seat === letter ? { ...seat, salt } : seat)) });
const kinds = (fair: Fairness) => fair.alarms.map(({ kind }) => kind);

describe('a device at a table', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => vi.unstubAllGlobals());

  it('draws a salt that nobody else has', () => {
    expect(drawSalt()).toMatch(/^[0-9a-f]{64}$/);
    expect(new Set(Array.from({ length: 50 }, drawSalt)).size).toBe(50);
  });

  it('keeps the seal, salts its own seats and nobody else’s, and once', async () => {
    const { asked, now, change, fair } = serve((letter, salt, info) => salted(info, letter, salt));
    await fair.heed(now());
    await fair.heed(now());
    expect(asked.map(([letter]) => letter)).toEqual(['A']);
    const salt = asked[0]?.[1];
    expect(kept(fair.table)).toMatchObject({ seal: SEAL, early: true, own: { A: salt }, sent: {} });
    change({ state: 'playing' });
    await fair.heed(now());
    expect(kept(fair.table)).toMatchObject({ told: [salt, '', ''], agreed: { game: 'game', given: 0 } });
    expect(fair.alarms).toEqual([]);
    // Another page of this browser knows it too.
    expect(new Fairness(fair.table).alarms).toEqual([]);
  });

  it('salts every seat around its screen', async () => {
    const { asked, now, change, fair } = serve((letter, salt, info) => salted(info, letter, salt));
    change({ seats: [seat('A', { yours: true }), seat('B', { yours: true })] });
    await fair.heed(now());
    expect(asked.map(([letter]) => letter).sort()).toEqual(['A', 'B']);
    expect(asked[0]?.[1]).not.toBe(asked[1]?.[1]);
  });

  it('says so at once if its salt is dropped or changed when the game begins', async () => {
    for (const lie of [null, OTHER]) {
      const { now, change, fair } = serve((letter, salt, info) => salted(info, letter, salt));
      await fair.heed(now());
      change({ ...salted(now(), 'A', lie), state: 'playing' });
      await fair.heed(now());
      expect(fair.alarms).toEqual([{ kind: 'own-salt', seat: 'A' }]);
      expect(kept(fair.table)?.alarms).toEqual(fair.alarms);
    }
  });

  it('gives no salt to a table that shows another seal than before', async () => {
    const { asked, now, change, fair } = serve((letter, salt, info) => salted(info, letter, salt));
    change({ seats: [seat('A'), seat('B')] });
    await fair.heed(now());
    change({ commitment: OTHER, seats: [seat('A', { yours: true }), seat('B')] });
    await fair.heed(now());
    expect([asked, kinds(fair), kept(fair.table)?.seal]).toEqual([[], ['other-seal'], SEAL]);
  });

  it('does not let the server salt in the name of a bot', async () => {
    const { now, change, fair } = serve((letter, salt, info) => salted(info, letter, salt));
    await fair.heed(now());
    change({ ...salted(now(), 'C', OTHER), state: 'playing' });
    await fair.heed(now());
    expect(fair.alarms).toEqual([{ kind: 'bot-salt', seat: 'C' }]);
  });

  it('raises no alarm where nobody lied: too late, another device, another person, a word that is late', async () => {
    const late = serve(() => ({ code: 'begun', status: 409 }));
    await late.fair.heed(late.now());
    late.change({ state: 'playing' });
    await late.fair.heed(late.now());
    expect([late.fair.alarms, kept(late.fair.table)?.own]).toEqual([[], {}]);

    const faster = serve((_, __, info) => salted(info, 'A', OTHER));
    await faster.fair.heed(faster.now());
    expect([faster.fair.alarms, kept(faster.fair.table)?.own]).toEqual([[], {}]);

    const left = serve((letter, salt, info) => salted(info, letter, salt));
    await left.fair.heed(left.now());
    const before = left.now();
    await left.fair.heed(salted(before, 'A', null));
    expect(left.asked[1]).toEqual(left.asked[0]);
    left.change({ seats: [seat('A', { salt: OTHER }), seat('B')] });
    await left.fair.heed(left.now());
    expect([left.fair.alarms, kept(left.fair.table)?.own]).toEqual([[], {}]);
  });

  it('takes a salt for its own whose acknowledgement was lost', async () => {
    const { asked, now, change, fair } = serve(() => ({ code: 'unavailable', status: 503 }));
    await fair.heed(now());
    const salt = asked[0]?.[1] ?? '';
    change({ ...salted(now(), 'A', salt), state: 'playing' });
    await fair.heed(now());
    expect([kept(fair.table)?.own, fair.alarms]).toEqual([{ A: salt }, []]);
  });

  it('takes no seal for one of before the game that it saw later, and none when all is over', async () => {
    const { now, change, fair } = serve((_, __, info) => info);
    change({ state: 'over' });
    await fair.heed(now());
    expect(kept(fair.table)).toBeNull();
    change({ state: 'playing' });
    await fair.heed(now());
    expect(kept(fair.table)).toMatchObject({ seal: SEAL, early: false });
  });

  it('goes on where nothing may be stored', async () => {
    const forbidden = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden });
    const { asked, now, change, fair } = serve((letter, salt, info) => salted(info, letter, salt));
    await fair.heed(now());
    expect(kept(fair.table)?.own).toEqual({ A: asked[0]?.[1] });
    change({ ...salted(now(), 'A', null), state: 'playing' });
    await fair.heed(now());
    expect(kinds(fair)).toEqual(['own-salt']);
  });
});
