// Sentences as keys and arguments, as the engine and the server send them.

import type { Message } from '../protocol/Message';
import { isolate } from './isolate';

/** What says a message: plain arguments in, text out. `undefined` if the key is unknown. */
export type Lookup = (key: string, args: Record<string, string | number>) => string | undefined;

const isMessage = (arg: unknown): arg is Message => typeof arg === 'object' && arg !== null && 'key' in arg;

/** Arguments that name seats by their letter; they are said with the name of whoever sits there. */
const SEAT_ARGS = new Set(['seat', 'other', 'last', 'tried', 'owner', 'player', 'winner', 'who']);

/** Says a message, inner messages first. Lists are joined as the language joins them. */
export function format(
  message: Message,
  language: string,
  lookup: Lookup,
  names: Readonly<Record<string, string>> = {},
): string {
  const text = (arg: unknown, name: string): string | number => {
    if (Array.isArray(arg)) {
      const parts = arg.map((part) => String(text(part, name)));
      return new Intl.ListFormat(language, { type: 'conjunction' }).format(parts);
    }
    if (isMessage(arg)) return format(arg, language, lookup, names);
    if (typeof arg === 'number') return arg;
    if (typeof arg === 'string') return isolate((SEAT_ARGS.has(name) && names[arg]) || arg);
    return String(arg);
  };
  const args: Record<string, string | number> = {};
  for (const [name, arg] of Object.entries(message.args)) args[name] = text(arg, name);
  if (message.key === 'text') return String(args['text'] ?? '');
  return lookup(message.key, args) ?? missing(message.key);
}

const warned = new Set<string>();

function missing(key: string): string {
  if (!warned.has(key)) {
    warned.add(key);
    console.warn(`no message ${key}`);
  }
  return key;
}
