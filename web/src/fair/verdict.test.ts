// The verdict on draws against a server that lies: reached by the engine itself, and without asking anybody.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Audited } from '../protocol/Audited';
import type { StepItem } from '../protocol/StepItem';
import { type Engine, engine } from '../engine/abi';
import type { Kept } from './kept';
import { type AskEngine, judge } from './verdict';

// Tests run in the client's folder.
const root = '../';
const MODULE = `${root}web/src/engine/atoll.wasm`;
const SALTED = readdirSync(`${root}records`).map((game) => `${root}records/${game}/1/salted.record`).filter((path) => existsSync(path));
const WORDS = readFileSync(`${root}locales/en/web.ftl`, 'utf8');
/** Another 32 bytes. */
const OTHER = 'ab'.repeat(32);

const line = (record: string, key: string): string => new RegExp(`^${key} ?(.*)$`, 'm').exec(record)?.[1] ?? '';
const moves = (record: string): string[] => record.slice(record.indexOf('\nmoves\n') + 7).split('\n').filter((move) => /^[A-E*] /.test(move));

/** The steps that somebody saw who watched an honest game. */
const watched = (record: string): StepItem[] =>
  moves(record).map((move, index) => ({
    seq: index + 1,
    source: move.startsWith('*') ? 'draw' : 'person',
    seat: move.startsWith('*') ? null : (move[0] as 'A'),
    text: move.slice(2),
    events: [],
    at: 0,
  }));

/** What the device of seat A has kept of an honest game. */
const keptOfIt = (record: string): Kept => ({
  seal: line(record, 'commitment'),
  early: true,
  own: { A: line(record, 'salt A') },
  sent: {},
  told: [line(record, 'salt A'), line(record, 'salt B')],
  agreed: {
    game: line(record, 'game'),
    options: [...record.matchAll(/^option (\S+) (\S+)$/gm)].map(([, key = '', value = '']) => [key, value]),
    components: line(record, 'components'),
    given: 0,
  },
  alarms: [],
});

describe.skipIf(!existsSync(MODULE))('a record from a server that may lie', () => {
  let open: Engine;
  const ask: AskEngine = (question) => Promise.resolve(open(question) as Audited);
  const asked = vi.fn(() => Promise.reject(new Error('nobody is asked')));

  beforeEach(async () => {
    open = await engine(readFileSync(MODULE));
    vi.stubGlobal('fetch', asked);
    vi.stubGlobal('WebSocket', asked);
    vi.stubGlobal('XMLHttpRequest', asked);
  });
  afterEach(() => {
    expect(asked).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });

  it('there are records of it', () => expect(SALTED.length).toBeGreaterThan(1));

  for (const path of SALTED) {
    const record = readFileSync(path, 'utf8');
    const game = line(record, 'game');
    const known = { kept: keptOfIt(record), steps: watched(record), isOver: true };
    const draws = moves(record).filter((move) => move.startsWith('*')).length;

    /** The faults that are told of a lie, by their keys; each has its words. */
    async function lied(lie: string, what = known): Promise<string[]> {
      expect(lie).not.toBe(record);
      const { kind, said, faults } = await judge(lie, what, ask);
      expect([kind, said.key]).toEqual(['bad', 'web-fair-bad']);
      for (const { key } of [said, ...faults]) expect(WORDS).toContain(`\n${key} = `);
      return faults.map(({ key }) => key);
    }

    it(`${game}: an honest one is recomputed whole, and it is said what it follows from`, async () => {
      const { kept, steps, isOver } = known;
      const said = async (kept: Kept | null, text = record) => {
        const verdict = await judge(text, { kept, steps, isOver }, ask);
        expect(verdict.kind).toBe('fair');
        expect(WORDS).toContain(`\n${verdict.said.key} = `);
        expect(verdict.said.args).toEqual({ draws });
        return verdict.said.key;
      };
      expect(await said(kept)).toBe('web-fair-own');
      expect(await said({ ...kept, own: {} })).toBe('web-fair-early');
      expect(await said({ ...kept, own: {}, early: false })).toBe('web-fair-late');
      expect(await said(null)).toBe('web-fair-record');
      expect(await said(null, record.replace(/^commitment .*\n/m, ''))).toBe('web-fair-unsealed');
    });

    it(`${game}: a secret that matches nothing`, async () => {
      const faults = await lied(record.replace(/^secret .*$/m, `secret ${OTHER}`));
      expect(faults).toEqual(['web-fair-fault-secret', 'web-fair-fault-draw', 'web-fair-fault-draws']);
    });

    it(`${game}: a salt that is dropped, swapped or changed`, async () => {
      const { A: own = '' } = known.kept.own;
      expect(await lied(record.replace(/^salt .*\n/gm, ''))).toContain('web-fair-fault-own-salt');
      expect(await lied(record.replace(`salt A ${own}\nsalt B`, `salt A\nsalt B ${own}`))).toEqual(expect.arrayContaining(['web-fair-fault-own-salt', 'web-fair-fault-told-salt']));
      expect(await lied(record.replace('\nsalt B', `\nsalt B ${OTHER}`))).toContain('web-fair-fault-told-salt');
    });

    it(`${game}: a draw that is changed`, async () => {
      const all = moves(record);
      const kind = (move: string) => move.split(' ').slice(0, -1).join(' ');
      const at = all.findIndex((move, index) => move.startsWith('*') && all.slice(index + 1).some((later) => later !== move && kind(later) === kind(move)));
      const move = all[at] ?? '';
      const other = all.slice(at + 1).find((later) => later !== move && kind(later) === kind(move)) ?? '';
      const lie = record.replace(`\n${move}\n`, `\n${other}\n`);
      expect(await lied(lie)).toEqual(expect.arrayContaining(['web-fair-fault-move', 'web-fair-fault-draw']));
      // Whoever has not watched finds it as well.
      expect(await lied(lie, { ...known, kept: null, steps: [] } as never)).toContain('web-fair-fault-draw');
    });

    it(`${game}: a seal that is changed between the waiting room and the end`, async () => {
      expect(await lied(record.replace(/^commitment .*$/m, `commitment ${OTHER}`))).toEqual(['web-fair-fault-seal']);
      expect(await lied(record.replace(/^commitment .*\n/m, ''))).toEqual(['web-fair-fault-seal']);
      // The seal that everybody else was shown, where this device was shown another.
      const kept = { ...known.kept, seal: OTHER };
      expect((await judge(record, { ...known, kept }, ask)).faults.map(({ key }) => key)).toEqual(['web-fair-fault-seal', 'web-fair-fault-secret']);
    });

    it(`${game}: moves that were never made, other terms, and what is kept back`, async () => {
      const first = moves(record).find((move) => !move.startsWith('*')) ?? '';
      expect(await lied(record.replace(`\n${first}\n`, '\n'))).toContain('web-fair-fault-move');
      expect(await lied(record.replace('\ncommitment ', `\ngiven ${moves(record).length}\ncommitment `))).toEqual(['web-fair-fault-terms']);
      expect(await lied(record.replace(/^secret .*\n/m, ''))).toEqual(['web-fair-fault-withheld']);
      expect(await lied('<html>not today</html>')).toContain('web-fair-fault-withheld');
      // During the game that is as it should be.
      const running = record.replace(/^(secret|hash|result) .*\n/gm, '').replace(/(\nmoves\n(?:.*\n){20})[\s\S]*/, '$1end\n');
      const verdict = await judge(running, { ...known, steps: [], isOver: false }, ask);
      expect([verdict.kind, verdict.said.key]).toEqual(['open', 'web-fair-open']);
    });

    it(`${game}: what was not as promised while it was watched stays so`, async () => {
      const kept: Kept = { ...known.kept, alarms: [{ kind: 'other-seal' }, { kind: 'bot-salt', seat: 'B' }] };
      const { kind, faults } = await judge(record, { ...known, kept }, ask);
      expect([kind, ...faults.map(({ key }) => key)]).toEqual(['bad', 'web-fair-alarm-seal', 'web-fair-alarm-bot']);
    });
  }

  it('a question that is none is refused', () => {
    expect(open({ ask: 'sing' })).toEqual({ error: expect.stringContaining('no question') });
    // The engine goes on.
    expect(open({ ask: 'verify', record: '', kept: { commitment: null, own: [], told: null, agreed: null, seen: [] } })).toHaveProperty('faults');
  });
});
