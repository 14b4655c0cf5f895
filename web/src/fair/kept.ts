// What this device keeps of each table in order to judge its draws by itself: the seal it saw, the salts it added, what it
// was told when the game began, and what was not as promised. Where nothing may be stored it is kept while the page is open.

import { keep as store, recall } from '../storage';
import type { AgreedTerms } from '../protocol/AgreedTerms';
import type { Seat } from '../protocol/Seat';

/** Something that was not as promised while the table was watched. */
export type Alarm = { kind: 'other-seal' } | { kind: 'own-salt' | 'bot-salt'; seat: Seat };

export type Kept = {
  /** The commitment seen first. */
  seal: string;
  /** Whether it was seen before the game began. */
  early: boolean;
  /** Salts of this device's seats that the table has acknowledged. */
  own: Partial<Record<Seat, string>>;
  /** Salts on their way: whether they arrived is not known yet. */
  sent: Partial<Record<Seat, string>>;
  /** Every seat's salt as told when the game began, in seat order; nothing before. */
  told: string[] | null;
  agreed: AgreedTerms | null;
  alarms: Alarm[];
};

const KEY = 'fair';
/** Tables that are kept; those touched longest ago go first. */
const MOST = 60;

function read(): Map<string, Kept> {
  try {
    const stored: unknown = JSON.parse(recall(KEY) ?? '[]');
    if (Array.isArray(stored)) return new Map(stored.filter((entry): entry is [string, Kept] => Array.isArray(entry) && typeof entry[1]?.seal === 'string'));
  } catch {
    // It holds something else.
  }
  return new Map();
}

/** What is kept of a table. Other tabs may have kept something since, so what is stored goes first. */
export function kept(table: string): Kept | null {
  return read().get(table) ?? null;
}

export function keep(table: string, what: Kept): void {
  const stored = read();
  stored.delete(table);
  stored.set(table, what);
  store(KEY, JSON.stringify([...stored].slice(-MOST)));
}
