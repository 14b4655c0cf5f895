// The reader's language: bundles of Fluent messages, loaded when needed, switched at any time.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { getContext, setContext } from 'svelte';
import type { Message } from '../protocol/Message';
import { textPart } from '../renewal';
import { settings } from '../settings.svelte';
import { keep, recall } from '../storage';
import { isolate } from './isolate';
import { format, type Lookup } from './message';

export const LANGUAGES = { en: 'English', de: 'Deutsch', hu: 'Magyar', cs: 'Čeština' } as const;
export type Language = keyof typeof LANGUAGES;

// The files are fetched as they are, so a reader loads one language and the scripts hold none.
const shared = import.meta.glob<string>(['../../../locales/*/*.ftl', '!../../../locales/*/terminal.ftl'], { query: '?url', import: 'default', eager: true });
const boards = import.meta.glob<string>('../board/*/messages.*.ftl', { query: '?url', import: 'default', eager: true });

/** The files of a language: `locales/<language>/*.ftl` and `board/<game>/messages.<language>.ftl`. */
function files(language: Language): string[] {
  const of = (glob: Record<string, string>, part: string) => Object.entries(glob).filter(([path]) => path.includes(part)).map(([, url]) => url);
  return [...of(shared, `/locales/${language}/`), ...of(boards, `/messages.${language}.ftl`)];
}

const isLanguage = (text: string): text is Language => text in LANGUAGES;

/** What the reader chose before, else the first language of the browser that we speak. */
function preferred(): Language {
  const chosen = recall('language');
  if (chosen && isLanguage(chosen)) return chosen;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';
}

const bundles = new Map<Language, FluentBundle>();

async function load(language: Language): Promise<FluentBundle> {
  const known = bundles.get(language);
  if (known) return known;
  // `format` sets apart what could turn a sentence, and nothing else.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of await Promise.all(files(language).map(textPart))) {
    for (const error of bundle.addResource(new FluentResource(text), { allowOverrides: true })) console.warn(error);
  }
  bundles.set(language, bundle);
  return bundle;
}

let language = $state<Language>('en');
let bundle = $state.raw<FluentBundle | null>(null);
let fallback = $state.raw<FluentBundle | null>(null);

/** Speaks another language from now on. */
export async function speak(next: Language, remember = true): Promise<void> {
  const loaded = await load(next);
  language = next;
  bundle = loaded;
  if (remember) keep('language', next);
  document.documentElement.lang = next;
}

/** What this installation calls games, by id, and seats nobody gave a name, by letter. */
let names = $state.raw<{ games: Record<string, string>; seats: Record<string, string> }>({ games: {}, seats: {} });

/** Asks the server for the names of this installation. Without an answer, games have their own. */
export async function learnNames(): Promise<void> {
  const answer = await fetch('/api/v1/names').then((response) => (response.ok ? response.json() : null), () => null);
  const { games = {}, seats = {} } = (answer ?? {}) as Partial<typeof names>;
  names = { games, seats };
}

/** Loads the reader's language, English for what it lacks, and the names of this installation. */
export async function start(): Promise<void> {
  const [english] = await Promise.all([load('en'), speak(preferred(), false), learnNames()]);
  fallback = english;
}

export const spoken = (): Language => language;

/** Finds texts: the whole one of a message, or where readers want no codes the plain one beside it. */
const finding = (isPlain: () => boolean): Lookup => (key, args) => {
  for (const source of [bundle, fallback]) {
    const message = source?.getMessage(key);
    const pattern = (isPlain() && message?.attributes['plain']) || message?.value;
    if (source && pattern) return source.formatPattern(pattern, args, []);
  }
  return undefined;
};
const lookup = finding(() => settings.codes === 'hidden');
const whole = finding(() => false);

/** Says a key. Reads the language, so whatever shows the text follows it. */
export function say(key: string, args: Record<string, unknown> = {}): string {
  return format({ key, args: args as Message['args'] & object }, language, lookup);
}

/** Says a key with all its codes: the board in sentences has nothing else to tell places apart. */
export const sayWhole: Say = (key, args = {}) => format({ key, args: args as Message['args'] & object }, language, whole);

/** Whether a key is known. */
export const knows = (key: string): boolean => Boolean(bundle?.hasMessage(key) || fallback?.hasMessage(key));

/** Says a message of the engine; `names` are the seats' names by letter. */
export function tell(message: Message, names: Readonly<Record<string, string>> = {}): string {
  return format(message, language, lookup, names);
}

/** What a game is called here, else its title in the reader's language; `fallback` if there is none. */
export const titleOf = (game: string, fallback = spelled(game)): string => (names.games[game] && isolate(names.games[game])) ?? (knows(`${game}-title`) ? say(`${game}-title`) : fallback);

/** What somebody without a name is called on this seat. */
export const namelessOn = (seat: string): string => names.seats[seat] ?? say('web-nameless');

/** What a seat is called that has no name: never its letter alone, which is a word in some languages. */
export const unnamed = (seat: string): string => names.seats[seat] ?? `${say('web-nameless')} ${seat}`;

/** `south-seas` as `South Seas`. */
const spelled = (id: string): string => id.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');

/** What went wrong, by its code in the reader's language, else as the server says it. */
export const sayError = (code: string, otherwise: string, args: Record<string, unknown> = {}): string => (knows(`web-error-${code}`) ? say(`web-error-${code}`, args) : otherwise);

export type Say = typeof say;
/** Gives board modules `say` without importing the client. */
export const provideSay = () => setContext('say', say);
export const useSay = (): Say => getContext<Say>('say') ?? say;
