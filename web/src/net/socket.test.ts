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

  it('takes a clock that is set back or forward for what it is', () => {
    greet(1);
    for (const jump of [-86_400_000, 172_800_000]) {
      vi.setSystemTime(new Date(2026, 0, 1).getTime() + jump);
      vi.advanceTimersByTime(2_500);
      wire().say('pong');
      expect([wires.length, seen.at(-1)]).toEqual([1, 'welcome 1']);
    }
    vi.setSystemTime(0);
    vi.advanceTimersByTime(10_000);
    expect(seen.at(-1)).toBe('connection reconnecting');
  });

  it('keeps a good line in the background, where timers come once a minute', () => {
    greet(1);
    vi.advanceTimersByTime(2_500);
    const now = vi.spyOn(performance, 'now');
    for (let minute = 1; minute <= 5; minute += 1) {
      // An hour has passed by every clock; one timer has run, and the answer to its ping has been read.
      wire().say('pong');
      vi.setSystemTime(Date.now() + 3_600_000);
      now.mockReturnValue(minute * 3_600_000);
      vi.advanceTimersByTime(2_500);
    }
    now.mockRestore();
    expect(wires).toHaveLength(1);
    expect(seen.at(-1)).toBe('welcome 1');
  });

  it('keeps a good line after sleep, when a timer runs before what came is read', () => {
    greet(1);
    vi.setSystemTime(Date.now() + 3_600_000);
    vi.advanceTimersByTime(2_500);
    document.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(100);
    wire().say('pong');
    vi.advanceTimersByTime(2_400);
    wire().say('pong');
    vi.advanceTimersByTime(2_400);
    expect(wires).toHaveLength(1);
    expect(seen.at(-1)).toBe('welcome 1');
  });

  it('says at once that the network is gone, and connects when it is back', () => {
    wires[0]?.onopen?.({});
    wires[0]?.say('welcome', welcome(1));
    seen.length = 0;
    window.dispatchEvent(new Event('offline'));
    expect(seen).toEqual(['connection reconnecting']);
    expect(wires[0]?.isClosed).toBe(true);
    window.dispatchEvent(new Event('online'));
    expect(wires).toHaveLength(2);
  });

  it.each(['visibilitychange', 'online', 'pageshow'])('asks at once when the page is back (%s), and leaves a line that is dead', (event) => {
    greet(1);
    (event === 'visibilitychange' ? document : window).dispatchEvent(new Event(event));
    expect(wire().count('ping')).toBe(1);
    vi.advanceTimersByTime(2_499);
    expect(wires).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(wires).toHaveLength(2);
    expect(wires[0]?.isClosed).toBe(true);
    expect(seen.at(-1)).toBe('connection reconnecting');
  });

  it('tries again soon when the table cannot be joined now', () => {
    wire().onopen?.({});
    wire().say('refused', { id: '', code: 'unavailable', rule: null, why: { key: 'text', args: { text: '' } } });
    vi.advanceTimersByTime(3_500);
    expect(wires).toHaveLength(2);
    greet(1);
    expect(seen.at(-1)).toBe('welcome 1');
  });

  it('stops when the server speaks another version', () => {
    wire().onopen?.({});
    wire().say('welcome', { ...welcome(), protocol: 2 });
    expect(seen.at(-1)).toBe('connection outdated');
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
  });

  it('stops when the server closes for another version, before any welcome', () => {
    wire().onopen?.({});
    wire().onclose?.({ code: 1008, reason: 'another protocol version; reload' });
    expect(seen.at(-1)).toBe('connection outdated');
    vi.advanceTimersByTime(60_000);
    window.dispatchEvent(new Event('online'));
    expect(wires).toHaveLength(1);
  });

  it('says that the server cannot store until it can, and sends what is unanswered again', () => {
    greet(1);
    session.command(act('x'));
    wire().onclose?.({ code: 1013, reason: 'the table could not be stored; connect again' });
    expect(seen.at(-1)).toBe('connection unstored');
    vi.advanceTimersByTime(3_500);
    // As long as the table cannot be loaded, there is no connection, and its end has no reason.
    wire().onclose?.({ code: 1006, reason: '' });
    vi.advanceTimersByTime(3_500);
    expect([wires.length, seen.at(-1)]).toEqual([3, 'connection unstored']);
    greet(1);
    expect(seen).toContain('connection connected');
    expect(wire().count('act')).toBe(1);
    wire().onclose?.({ code: 1013, reason: 'the connection fell behind; connect again' });
    expect(seen.at(-1)).toBe('connection reconnecting');
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
