// Messages in four languages: plurals, lists, names; and the client's own texts are complete.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import type { Message } from '../protocol/Message';
import { isolate } from './isolate';
import { format, type Lookup } from './message';

const LOCALES = new URL('../../locales/', `file://${process.cwd()}/src/`).pathname;
const text = (language: string, file = 'web.ftl') => readFileSync(`${LOCALES}${language}/${file}`, 'utf8');

function bundle(language: string, ...sources: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) expect(made.addResource(new FluentResource(source))).toEqual([]);
  return made;
}

function lookup(of: FluentBundle): Lookup {
  return (key, args) => {
    const pattern = of.getMessage(key)?.value;
    return pattern ? of.formatPattern(pattern, args) : undefined;
  };
}

const say = (language: string, message: Message, source = text(language), names = {}) => format(message, language, lookup(bundle(language, source)), names);

describe('plurals', () => {
  const choices = (language: string, count: number) => say(language, { key: 'web-choices', args: { count } });

  it('has all Czech forms', () => {
    expect([1, 2, 4, 5, 22].map((count) => choices('cs', count))).toEqual(['1 možnost', '2 možnosti', '4 možnosti', '5 možností', '22 možností']);
    expect(say('cs', { key: 'web-points', args: { points: 3 } })).toBe('3 body');
    expect(say('cs', { key: 'web-points', args: { points: 12 } })).toBe('12 bodů');
  });

  it('counts in Hungarian without a plural', () => {
    expect([1, 2, 30].map((count) => choices('hu', count))).toEqual(['1 lehetőség', '2 lehetőség', '30 lehetőség']);
  });

  it('counts in German and English', () => {
    expect([1, 2].map((count) => choices('de', count))).toEqual(['1 Möglichkeit', '2 Möglichkeiten']);
    expect([0, 1, 2].map((count) => choices('en', count))).toEqual(['Nothing to choose now', '1 choice', '2 choices']);
  });
});

describe('messages', () => {
  const source = 'gains = { $seat } gains { $what }.\nware = { $amount ->\n    [one] 1 shell\n   *[other] { $amount } shells\n    }\n';
  const ware = (amount: number): Message => ({ key: 'ware', args: { amount } });

  it('says messages inside messages', () => {
    expect(say('en', { key: 'gains', args: { seat: 'A', what: ware(1) } }, source)).toBe('A gains 1 shell.');
  });

  it('joins lists as the language does', () => {
    const message = { key: 'gains', args: { seat: 'A', what: [ware(1), ware(2), ware(3)] } };
    expect(say('en', message, source)).toBe('A gains 1 shell, 2 shells, and 3 shells.');
    expect(say('de', message, source)).toBe('A gains 1 shell, 2 shells und 3 shells.');
    expect(say('cs', message, source)).toBe('A gains 1 shell, 2 shells a\u00a03 shells.');
  });

  it('names seats where an argument is a seat, and only there', () => {
    expect(say('en', { key: 'gains', args: { seat: 'B', what: 'B' } }, source, { B: 'Ilka' })).toBe('Ilka gains B.');
  });

  it('sets names apart that run the other way, and nothing else', () => {
    const islanders = '{ $seat } islanders: { $what } 1';
    const told = (names: Record<string, string>, what: unknown = 'B') => say('en', { key: 'k', args: { seat: 'A', what } as Message['args'] & object }, `k = ${islanders}\n`, names);
    expect(told({ A: 'שלום' })).toBe('\u2068שלום\u2069 islanders: B 1');
    expect(told({ A: 'Ada' }, 'مرحبا')).toBe('Ada islanders: \u2068مرحبا\u2069 1');
    expect(told({ A: 'Béla 2' })).toBe('Béla 2 islanders: B 1');
    // What a name leaves open ends with it, and it closes nothing that is not its own.
    expect(told({ A: 'a\u202Eb' })).toBe('\u2068a\u202Eb\u2069 islanders: B 1');
    expect(told({ A: 'a\u2069b' })).toBe('ab islanders: B 1');
    expect(told({ A: '\u2067ab' })).toBe('\u2067ab\u2069 islanders: B 1');
  });

  it.each(['en', 'de', 'hu', 'cs'])('keeps a number beside the name it belongs to (%s)', (language) => {
    const of = (seat: string, count: number): Message => ({ key: 'south-seas-islanders-of', args: { seat, count } });
    const told = say(language, { key: 'south-seas-islanders', args: { seats: [of('A', 1), of('B', 2)] } }, text(language, 'south-seas.ftl'), { A: 'שלום', B: 'Ada' });
    expect(told).toMatch(/: (?:\u2068שלום\u2069 1\D+Ada 2|1× \u2068שלום\u2069 \D+2× Ada)$/);
  });

  it('sets a name apart once, however deep it stands', () => {
    const inner = { key: 'k', args: { seat: 'A' } };
    const told = say('en', { key: 'l', args: { what: inner, list: ['שלום', 'B'] } } as unknown as Message, 'k = of { $seat } 1\nl = { $what }: { $list } 2\n', { A: isolate('שלום') });
    expect(told).toBe('of \u2068שלום\u2069 1: \u2068שלום\u2069 and B 2');
    expect(isolate(told)).toBe(told);
  });

  it('shows plain text as it is', () => {
    expect(say('en', { key: 'text', args: { text: '<b>{ $x }</b>' } }, source)).toBe('<b>{ $x }</b>');
  });

  it('shows an unknown key and warns once', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(say('en', { key: 'no-such-key', args: {} }, source)).toBe('no-such-key');
    say('en', { key: 'no-such-key', args: {} }, source);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});

describe('locales', () => {
  const keys = (language: string, file: string) => [...text(language, file).matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? '').filter((key) => !key.includes('--')).sort();
  const gaps = (source: string, key: string) => {
    const body = new RegExp(`^${key} =([\\s\\S]*?)(?=^[a-z#]|$(?![\\s\\S]))`, 'm').exec(source)?.[1] ?? '';
    return [...new Set([...body.matchAll(/\{ \$(\w+)/g)].map((match) => match[1]))].sort();
  };
  const languages = readdirSync(LOCALES).sort();

  it('are English, German, Hungarian and Czech', () => {
    expect(languages).toEqual(['cs', 'de', 'en', 'hu']);
  });

  it.each(['de', 'hu', 'cs'])('%s says everything English says, with the same gaps', (language) => {
    expect(keys(language, 'web.ftl')).toEqual(keys('en', 'web.ftl'));
    for (const key of keys('en', 'web.ftl')) expect([key, gaps(text(language), key)]).toEqual([key, gaps(text('en'), key)]);
  });

  it.each(languages)('%s has every key the client names', (language) => {
    const known = new Set(keys(language, 'web.ftl'));
    const sources = (readdirSync('src', { recursive: true }) as string[]).filter((file) => /\.(ts|svelte)$/.test(file)).map((file) => readFileSync(`src/${file}`, 'utf8'));
    const named = new Set(sources.flatMap((source) => [...source.matchAll(/'(web-[a-z-]+[a-z])'/g)].map((match) => match[1] ?? '')));
    expect([...named].filter((key) => !known.has(key))).toEqual([]);
  });
});
