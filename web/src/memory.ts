// What this device remembers: ids of tables and the name last used. No tokens; those are in HttpOnly cookies.

import { keep, recall } from './storage';

const MOST = 30;

export type Known = { table: string; game: string };

/** Tables opened on this device, latest first. */
export function knownTables(): Known[] {
  try {
    const list: unknown = JSON.parse(recall('tables') ?? '[]');
    if (!Array.isArray(list)) return [];
    return list.filter((entry): entry is Known => typeof entry?.table === 'string' && typeof entry?.game === 'string');
  } catch {
    return [];
  }
}

export function rememberTable(table: string, game: string): void {
  const rest = knownTables().filter((entry) => entry.table !== table);
  keep('tables', JSON.stringify([{ table, game }, ...rest].slice(0, MOST)));
}

export function forgetTable(table: string): void {
  keep('tables', JSON.stringify(knownTables().filter((entry) => entry.table !== table)));
}

const phones = (): string[] => (recall('phones') ?? '').split(' ').filter(Boolean);

/** This device is a phone at a table that all look at on another screen: its hand is covered while its person waits. */
export function holdOnPhone(table: string): void {
  keep('phones', [table, ...phones().filter((other) => other !== table)].slice(0, MOST).join(' '));
}

export const isHeldOnPhone = (table: string): boolean => phones().includes(table);

export const rememberedName = (): string => recall('name') ?? '';
export const rememberName = (name: string): void => keep('name', name);

/** The bot last chosen to play against. */
export const rememberedLevel = (): string | null => recall('level');
export const rememberLevel = (bot: string): void => keep('level', bot);
