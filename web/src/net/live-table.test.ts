// A live table: what was taken back, last moves, commands under way.

import { describe, expect, it } from 'vitest';
import { lastMoves, taken } from './live-table.svelte';
import { tableOnALine } from './wire.fixture';
import type { StepItem } from '../protocol/StepItem';
import type { Seat } from '../protocol/Seat';

const step = (seq: number, source: StepItem['source'], seat: Seat | null, cell?: [number, number]): StepItem => ({
  seq,
  source,
  seat,
  text: '',
  at: 0,
  events: cell ? [{ data: { seat, cell: { x: cell[0], y: cell[1] } }, message: null }] : [],
});

describe('steps that were taken back', () => {
  it('are those before an undo that stand', () => {
    const steps = [step(1, 'person', 'A'), step(2, 'person', 'A'), step(3, 'undo', 'A'), step(4, 'undo', 'A'), step(5, 'person', 'A')];
    expect([...taken(steps)]).toEqual([2, 1]);
  });

  it('do not count as last moves', () => {
    const steps = [step(1, 'person', 'A', [1, 0]), step(2, 'person', 'B', [2, 0]), step(3, 'person', 'A', [3, 0]), step(4, 'undo', 'A')];
    const place = (event: any) => ({ cells: [event.cell] });
    expect(lastMoves(steps, place)).toEqual({ A: { x: 1, y: 0 }, B: { x: 2, y: 0 } });
  });
});

describe('a live table', () => {
  const label = { key: 'text', args: { text: '' } };
  const snapshot = (seq: number, eyes: string | null = 'A', turn = 'A') => ({
    seq,
    turn: { seat: turn },
    eyes,
    prompt: label,
    view: {},
    legal: [{ text: 'skip', action: {}, label }],
    can_undo: false,
    result: [],
  });

  function open(you = ['A'], eyes: string | null = 'A') {
    const { table, say, sent } = tableOnALine();
    say('welcome', { protocol: 1, table: { seats: [] }, you, steps: [step(1, 'draw', null)], snapshot: snapshot(1, eyes) });
    return { table, say, sent };
  }

  it('shows an action as done only when it is acknowledged and has arrived', () => {
    const { table, say, sent } = open();
    table.choose('skip');
    table.confirm();
    expect(table.pending?.text).toBe('skip');
    expect(table.steps).toHaveLength(1);
    const { id } = sent.at(-1).d;
    expect(sent.at(-1)).toEqual({ t: 'act', d: { id, based_on: 1, seat: 'A', action: 'skip' } });
    say('accepted', { id, seq: 2 });
    expect(table.pending).not.toBeNull();
    say('steps', { steps: [step(2, 'person', 'A')], snapshot: snapshot(2) });
    expect(table.pending).toBeNull();
    expect(table.chosen).toBeNull();
    table.session.close();
  });

  it('does not send twice, nor choose while something is under way', () => {
    const { table, sent } = open();
    table.confirm('skip');
    table.confirm('skip');
    table.choose(null);
    expect(sent.filter((message) => message.t === 'act')).toHaveLength(1);
    expect(table.chosen).toBe('skip');
    table.session.close();
  });

  it('sends what follows an action once that is accepted, each as a command of its own', () => {
    const { table, say, sent } = open();
    const acts = () => sent.filter((message) => message.t === 'act').map((message) => message.d.action);
    const then = { key: 'then', find: (legal: readonly { text: string }[]) => legal.find(({ text }) => text === 'skip')?.text ?? null };
    table.choose('skip', then);
    table.confirm();
    expect(acts()).toEqual(['skip']);
    say('accepted', { id: sent.at(-1).d.id, seq: 2 });
    expect([acts().length, table.follows]).toEqual([1, false]);
    say('steps', { steps: [step(2, 'person', 'A')], snapshot: snapshot(2) });
    expect([acts(), table.follows, sent.at(-1).d.based_on]).toEqual([['skip', 'skip'], true, 2]);
    // Nothing follows what follows.
    say('steps', { steps: [step(3, 'person', 'A')], snapshot: snapshot(3) });
    expect(table.pending).not.toBeNull();
    say('accepted', { id: sent.at(-1).d.id, seq: 3 });
    expect([acts().length, table.follows, table.pending]).toEqual([2, false, null]);
    table.session.close();
  });

  it('lets the player choose where what was to follow is not offered, or is refused', () => {
    const { table, say, sent } = open();
    table.choose('skip', { key: 'then', find: () => null });
    table.confirm();
    say('steps', { steps: [step(2, 'person', 'A')], snapshot: snapshot(2) });
    expect(table.follows).toBe(true);
    say('accepted', { id: sent.at(-1).d.id, seq: 2 });
    expect([table.pending, table.follows]).toEqual([null, false]);
    table.choose('skip', { key: 'then', find: () => 'skip' });
    table.confirm();
    say('refused', { id: sent.at(-1).d.id, code: 'illegal', rule: null, why: label });
    say('steps', { steps: [step(3, 'person', 'A')], snapshot: snapshot(3) });
    expect([table.pending, table.follows, sent.filter((message) => message.t === 'act').length]).toEqual([null, false, 2]);
    // A choice of another kind is followed by nothing.
    table.choose('skip', { key: 'then', find: () => 'skip' });
    table.choose('skip');
    table.confirm();
    say('accepted', { id: sent.at(-1).d.id, seq: 4 });
    say('steps', { steps: [step(4, 'person', 'A')], snapshot: snapshot(4) });
    expect(sent.filter((message) => message.t === 'act')).toHaveLength(3);
    table.session.close();
  });

  it('says why an action was refused, and lets the player choose again', () => {
    const { table, say, sent } = open();
    table.confirm('skip');
    say('refused', { id: sent.at(-1).d.id, code: 'illegal', rule: 'SS-5', why: label });
    expect(table.refusal).toMatchObject({ rule: 'SS-5' });
    expect(table.pending).toBeNull();
    table.choose('skip');
    expect(table.refusal).toBeNull();
    table.session.close();
  });

  it('shows the whole log when the game is over', () => {
    const { table, say } = open();
    const hidden = { ...step(2, 'person', 'B'), events: [{ data: null, message: null }] };
    say('steps', { steps: [hidden], snapshot: snapshot(2) });
    expect(table.steps.at(-1)?.events[0]?.message).toBeNull();
    const told = { ...hidden, text: 'card 7', events: [{ data: { event: 'card' }, message: label }] };
    say('eyes', { steps: [step(1, 'draw', null), told, step(3, 'person', 'A')], snapshot: { ...snapshot(3), turn: 'over' } });
    expect([table.steps.length, table.steps[1]?.text, table.steps[1]?.events[0]?.message]).toEqual([3, 'card 7', label]);
    table.session.close();
  });

  it('says that a bot has played meanwhile, and waits for its thought no longer', () => {
    const { table, say } = open();
    const body = { protocol: 1, you: ['A'], steps: [step(1, 'draw', null)], snapshot: snapshot(1) };
    say('thinking', { seat: 'A' });
    say('table', { table: { seats: [{ seat: 'A', kind: 'stand-in', yours: true }] } });
    expect(table.thinking).toBe('A');
    say('table', { table: { seats: [{ seat: 'A', kind: 'person', yours: true }] } });
    expect(table.thinking).toBeNull();
    say('welcome', { ...body, table: { seats: [] }, back: [] });
    expect(table.refusal).toBeNull();
    say('welcome', { ...body, table: { seats: [] }, back: ['A'] });
    expect(table.refusal?.why.key).toBe('web-seat-back');
    table.session.close();
  });

  it('shows one hand at a time around one screen, and keeps nothing of it', () => {
    const { table, say, sent } = open(['A', 'B'], null);
    expect(table.unopened).toBe('A');
    table.look('A');
    expect(sent.at(-1)).toEqual({ t: 'look', d: { seat: 'A', changes: true } });
    const secret = { ...step(1, 'draw', null), text: 'card 7', events: [{ data: { event: 'card' }, message: label }] };
    say('eyes', { steps: [secret], snapshot: snapshot(1) });
    expect([table.unopened, table.steps[0]?.text]).toEqual([null, 'card 7']);
    table.confirm('skip');
    // The server closes the hand with the step that ends the turn; the command is answered all the same.
    say('accepted', { id: sent.at(-1).d.id, seq: 2 });
    say('eyes', { steps: [step(1, 'draw', null), step(2, 'person', 'A')], snapshot: snapshot(2, null, 'B') });
    expect([table.unopened, table.pending, table.steps.map((known) => known.text)]).toEqual(['B', null, ['', '']]);
    // What is different may come alone, and takes the place of what was seen.
    table.look('B');
    say('eyes', { changes: true, steps: [{ ...step(2, 'person', 'A'), text: 'card 9' }], snapshot: snapshot(2, 'B', 'B') });
    expect(table.steps.map((known) => known.text)).toEqual(['', 'card 9']);
    say('eyes', { changes: true, steps: [step(2, 'person', 'A'), step(3, 'person', 'B')], snapshot: snapshot(3, null, 'A') });
    expect([table.steps.map((known) => known.text), table.session.since]).toEqual([['', '', ''], 3]);
    say('steps', { steps: [step(4, 'draw', null)], snapshot: snapshot(4, null, 'A') });
    expect(table.steps).toHaveLength(4);
    // After a reconnect everything comes anew, closed.
    say('welcome', { protocol: 1, table: { seats: [] }, you: ['A', 'B'], steps: [1, 2, 3, 4, 5].map((seq) => step(seq, 'draw', null)), snapshot: snapshot(5, null, 'B') });
    expect(table.steps).toHaveLength(5);
    table.session.close();
  });
});
