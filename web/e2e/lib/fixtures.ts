// What the tests share: a server for each, pages that report their errors, and a game that is quick to set up.

import { type BrowserContext, type Page, test as base } from '@playwright/test';
import { type Combination, type Game, GAMES } from './games';
import { Server } from './server';

export type { Game } from './games';
export type NewSeat = { kind: 'here'; name: string } | { kind: 'open' } | { kind: 'bot'; bot: string };

export const test = base.extend<{ server: Server; games: Game[] }>({
  server: async ({}, use) => {
    const server = await Server.create();
    await use(server);
    await server.destroy();
  },
  baseURL: async ({ server }, use) => use(server.url),
  games: async ({}, use) => use(GAMES),
});
export { expect } from '@playwright/test';

/** Errors a page throws or the browser complains about, except those that `allowed` matches. */
export function complaints(page: Page, allowed: RegExp = /^$/): string[] {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !allowed.test(message.text())) found.push(message.text());
  });
  return found;
}

/** Makes a table with the context's cookies, as the dialog of the lobby does, and starts it if it is full. */
export async function makeTable(context: BrowserContext, server: Server, game: Game, seats: NewSeat[], options: Combination['options'] = []): Promise<string> {
  const headers = { origin: server.url };
  const made = await context.request.post(`${server.url}/api/v1/tables`, {
    headers,
    data: { game: game.id, seats, options, components: null, policy: { watch: 'link', undo: 'turn', aids: true } },
  });
  if (!made.ok()) throw new Error(await made.text());
  const { table } = await made.json();
  if (table.state === 'waiting' && seats.every((seat) => seat.kind !== 'open')) {
    const started = await context.request.post(`${server.url}/api/v1/tables/${table.table}/start`, { headers });
    if (!started.ok()) throw new Error(await started.text());
  }
  return table.table;
}
