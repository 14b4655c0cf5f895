// The connection: no gaps, no repeats, commands until they are answered.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Session, type Listener, type Wire } from './socket';
import type { StepItem } from '../protocol/StepItem';

class FakeWire implements Wire {
  sent: { t: string; d: any }[] = [];
  isClosed = false;
  onopen: ((event: any) => void) | null = null;
  onmessage: ((event: any) => void) | null = null;
  onclose: ((event: any) => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.isClosed = true;
  }
  say(t: string, d: unknown = {}) {
    this.onmessage?.({ data: JSON.stringify({ t, d }) });
  }
  count(t: string) {
    return this.sent.filter((message) => message.t === t).length;
  }
}

const step = (seq: number): StepItem => ({ seq, source: 'person', seat: 'A', text: 'skip', events: [], at: 0 });
const steps = (...numbers: number[]) => ({ steps: numbers.map(step), snapshot: { seq: numbers.at(-1) ?? 0 } });
const welcome = (...numbers: number[]) => ({ protocol: 1, table: {}, you: ['A'], ...steps(...numbers) });
const act = (id: string) => ({ t: 'act' as const, d: { id, based_on: 1, seat: 'A' as const, action: 'skip' } });

let wires: FakeWire[];
let seen: string[];
let session: Session;

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  seen = [];
  const note = (name: string) => (body: any) => {
    const numbers = body?.steps?.map((item: StepItem) => item.seq).join(',');
    seen.push(typeof body === 'string' ? `${name} ${body}` : numbers !== undefined ? `${name} ${numbers}` : name);
  };
  const listener = Object.fromEntries(
    ['connection', 'welcome', 'steps', 'accepted', 'refused', 'table', 'thinking', 'hint'].map((name) => [name, note(name)]),
  ) as unknown as Listener;
  session = new Session('abc', listener, () => {
    const wire = new FakeWire();
    wires.push(wire);
    return wire;
  });
  session.open();
});

afterEach(() => {
  session.close();
  vi.useRealTimers();
});

const wire = () => wires.at(-1) as FakeWire;
function greet(...numbers: number[]) {
  wire().onopen?.({});
  wire().say('welcome', welcome(...numbers));
}

describe('session', () => {
  it('says hello and shows how it stands', () => {
    greet(1, 2);
    expect(wire().sent[0]).toEqual({ t: 'hello', d: { protocol: 1, since: null } });
    expect(seen).toEqual(['connection connecting', 'connection connected', 'welcome 1,2']);
    expect(session.since).toBe(2);
  });

  it('drops steps it has', () => {
    greet(1, 2);
    wire().say('steps', steps(2, 3));
    wire().say('steps', steps(3));
    expect(seen.slice(3)).toEqual(['steps 3', 'steps ']);
    expect(session.since).toBe(3);
  });

  it('asks again when steps are missing, on a new connection', () => {
    greet(1, 2);
    wire().say('steps', steps(4));
    expect(seen).not.toContain('steps 4');
    expect(wires).toHaveLength(2);
    wire().onopen?.({});
    expect(wire().sent[0]).toEqual({ t: 'hello', d: { protocol: 1, since: 2 } });
    wire().say('welcome', welcome(3, 4));
    expect(seen.at(-1)).toBe('welcome 3,4');
  });

  it('starts over if even the welcome has a gap', () => {
    greet(1);
    wire().onclose?.({});
    vi.advanceTimersByTime(3_500);
    greet(3, 4);
    wire().onopen?.({});
    expect(wire().sent[0]).toEqual({ t: 'hello', d: { protocol: 1, since: null } });
  });

  it('sends a command again, with the same id, until it is answered', () => {
    greet(1);
    session.command(act('x'));
    expect(wire().count('act')).toBe(1);
    wire().onclose?.({});
    vi.advanceTimersByTime(3_500);
    expect(wires).toHaveLength(2);
    expect(wire().count('act')).toBe(0);
    greet();
    expect(wire().sent.filter((message) => message.t === 'act')).toEqual([act('x')]);
    wire().say('accepted', { id: 'x', seq: 2 });
    wire().onclose?.({});
    vi.advanceTimersByTime(3_500);
    greet(2);
    expect(wire().count('act')).toBe(0);
  });

  it('does not send before the welcome', () => {
    wire().onopen?.({});
    session.command(act('x'));
    expect(wire().count('act')).toBe(0);
    wire().say('welcome', welcome());
    expect(wire().count('act')).toBe(1);
  });

  it('does not repeat what was refused', () => {
    greet(1);
    session.command(act('x'));
    wire().say('refused', { id: 'x', code: 'stale', rule: null, why: { key: 'text', args: { text: '' } } });
    session.redial();
    greet();
    expect(wire().count('act')).toBe(0);
  });

  it('pings, takes silence for a loss, and tries again', () => {
    greet(1);
    vi.advanceTimersByTime(2_500);
    expect(wire().count('ping')).toBe(1);
    wire().say('pong');
    vi.advanceTimersByTime(7_500);
    expect(seen.at(-1)).toBe('welcome 1');
    vi.advanceTimersByTime(2_500);
    expect(seen.at(-1)).toBe('connection reconnecting');
    expect(wires[0]?.isClosed).toBe(true);
    vi.advanceTimersByTime(3_500);
    expect(wires).toHaveLength(2);
    greet();
    expect(seen).toContain('connection connected');
  });

  it('comes back at once after sleep', () => {
    greet(1);
    vi.setSystemTime(Date.now() + 60_000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(wires).toHaveLength(2);
    expect(seen.at(-1)).toBe('connection reconnecting');
  });

  it('stops when the server speaks another version', () => {
    wire().onopen?.({});
    wire().say('welcome', { ...welcome(), protocol: 2 });
    expect(seen.at(-1)).toBe('connection outdated');
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
  });

  it('is silent once closed', () => {
    greet(1);
    const before = wire();
    session.close();
    expect(before.isClosed).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
  });
});
