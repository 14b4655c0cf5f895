// Links that carry a seat to another device. They are kept while the page is open and nowhere else.

const all = $state<Record<string, Record<string, string>>>({});

/** The links of a table's seats, by letter. */
export const seatLinks = (table: string): Record<string, string> => all[table] ?? {};

export function keepLinks(table: string, links: [string, string][]): void {
  all[table] = { ...all[table], ...Object.fromEntries(links) };
}
