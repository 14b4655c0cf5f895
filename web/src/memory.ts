// What this device remembers: ids of tables and the name last used. No tokens; those are in HttpOnly cookies.

const TABLES = 'atoll.tables';
const MOST = 30;

export type Known = { table: string; game: string; at: number };

/** Tables opened on this device, latest first. */
export function knownTables(): Known[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(TABLES) ?? '[]');
    if (!Array.isArray(list)) return [];
    return list.filter((entry): entry is Known => typeof entry?.table === 'string' && typeof entry?.game === 'string');
  } catch {
    return [];
  }
}

export function rememberTable(table: string, game: string): void {
  const rest = knownTables().filter((entry) => entry.table !== table);
  localStorage.setItem(TABLES, JSON.stringify([{ table, game, at: Date.now() }, ...rest].slice(0, MOST)));
}

export function forgetTable(table: string): void {
  localStorage.setItem(TABLES, JSON.stringify(knownTables().filter((entry) => entry.table !== table)));
}

export const rememberedName = (): string => localStorage.getItem('atoll.name') ?? '';
export const rememberName = (name: string): void => localStorage.setItem('atoll.name', name);
