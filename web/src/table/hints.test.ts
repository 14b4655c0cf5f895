// Hints: in words, and asked for at a live table.

import { describe, expect, it } from 'vitest';
import { outlook, reason } from './hints';
import { tableOnALine } from '../net/wire.fixture';
import type { HintItem } from '../protocol/HintItem';

const label = { key: 'text', args: { text: '' } };
const item = (text: string, reasons: HintItem['reasons'] = []): HintItem => ({ action: { text, action: {}, label }, margin: 1, reasons });

describe('a hint in words', () => {
  it('says how far ahead or behind, to a tenth, as the language writes it', () => {
    expect(outlook(4.26, 'en')).toEqual({ key: 'web-hint-ahead', args: { points: '4.3' } });
    expect(outlook(-2, 'de')).toEqual({ key: 'web-hint-behind', args: { points: '2,0' } });
    expect(outlook(-0.04, 'cs')).toEqual({ key: 'web-hint-level', args: {} });
  });

  it('gives reasons only where there are some', () => {
    const why = { key: 'game-why-points', args: {} };
    expect(reason(item('a', [why]))).toEqual({ key: 'web-hint-why', args: { reasons: [why] } });
    expect(reason(item('a'))).toBeNull();
  });
});

describe('asking for a hint', () => {
  const snapshot = (seq: number, turn = 'A', eyes: string | null = 'A') => ({ seq, turn: { seat: turn }, eyes, prompt: label, view: {}, legal: [], can_undo: false, result: [] });
  const seats = [{ seat: 'A', kind: 'person', yours: true }, { seat: 'B', kind: 'bot', yours: false }];
  const step = (seq: number) => ({ seq, source: 'draw', seat: null, text: '', events: [], at: 0 });

  function open(turn = 'A', eyes: string | null = 'A', you = ['A']) {
    const { table, say, sent } = tableOnALine();
    const welcome = (seq: number) => say('welcome', { protocol: 1, table: { seats }, you, steps: [step(1)], snapshot: snapshot(seq, turn, eyes) });
    welcome(1);
    const asked = () => sent.filter((message) => message.t === 'hint');
    return { table, say, sent, welcome, asked };
  }

  it('waits for the answer and keeps it until the table moves on', () => {
    const { table, say, asked } = open();
    table.askHint();
    table.askHint();
    expect(asked()).toHaveLength(1);
    const { id } = asked()[0].d;
    expect(asked()[0].d).toEqual({ id, based_on: 1, seat: 'A' });
    expect(table.hint).toEqual({ id, items: null });
    say('hint', { id: 'another', seq: 1, hints: [item('x')] });
    expect(table.hint?.items).toBeNull();
    say('hint', { id, seq: 1, hints: [item('skip')] });
    expect(table.hint?.items?.map(({ action }) => action.text)).toEqual(['skip']);
    say('steps', { steps: [step(2)], snapshot: snapshot(2) });
    expect(table.hint).toBeNull();
    table.session.close();
  });

  it('is not for the turns of others, nor for a hand that is not shown', () => {
    for (const { table, asked } of [open('B'), open('A', null, ['A', 'B'])]) {
      table.askHint();
      expect([asked(), table.hint]).toEqual([[], null]);
      table.session.close();
    }
  });

  it('ends when it is refused, or the connection was lost meanwhile', () => {
    const { table, say, welcome, asked } = open();
    table.askHint();
    say('refused', { id: asked()[0].d.id, code: 'too-fast', rule: null, why: label });
    expect([table.hint, table.refusal?.code]).toEqual([null, 'too-fast']);
    table.askHint();
    expect(table.refusal).toBeNull();
    welcome(1);
    expect(table.hint).toBeNull();
    // Who closes the panel before the answer is not told that there is none.
    table.askHint();
    table.hint = null;
    say('refused', { id: asked().at(-1).d.id, code: 'stale', rule: null, why: label });
    expect(table.refusal).toBeNull();
    table.session.close();
  });

  it('hurries bots until a person decides again', () => {
    const { table, say, sent } = open('B');
    table.hurry();
    expect([sent.at(-1), table.hurried]).toEqual([{ t: 'hurry', d: {} }, true]);
    say('steps', { steps: [step(2)], snapshot: snapshot(2, 'B') });
    expect(table.hurried).toBe(true);
    say('steps', { steps: [step(3)], snapshot: snapshot(3, 'A') });
    expect(table.hurried).toBe(false);
    table.session.close();
  });
});
