// Every page of the client, each in a state worth looking at.

import { type BrowserContext, expect, type Page } from '@playwright/test';
import { type Game, makeTable } from './fixtures';
import type { Server } from './server';

export type Spot = { name: string; open: (page: Page) => Promise<void>; /** A game under way, with a seat of ours. */ isGame?: true };

/** The pages to look at, with tables made for them. */
export async function places(context: BrowserContext, server: Server, games: Game[]): Promise<Spot[]> {
  const spots: Spot[] = [];
  const go = (path: string, ready: string) => async (page: Page) => {
    await page.goto('about:blank');
    await page.goto(path);
    await expect(page.locator(ready).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
  };
  const [first] = games;
  if (!first) throw new Error('no games');
  spots.push({ name: 'lobby', open: go('/', '.game') });
  spots.push({
    name: 'new-table',
    open: async (page) => {
      await go('/', '.game')(page);
      await page.locator('.game .btn').last().click();
      await page.locator('dialog summary').click();
      await expect(page.locator('dialog .options')).toBeVisible();
    },
  });
  spots.push({
    name: 'home-network',
    open: async (page) => {
      await go('/', '.game')(page);
      await page.locator('.list.join button.btn').last().click();
      await expect(page.locator('dialog code').first()).toBeVisible();
    },
  });
  spots.push({ name: 'open-record', open: go('/replay', 'main h1') });
  spots.push({ name: 'nowhere', open: go('/nowhere', 'main h1') });
  spots.push({ name: 'no-such-table', open: go('/table/zzzzzzzz', 'main h1') });
  const waiting = await makeTable(context, server, first, [{ kind: 'here', name: 'Ada' }, { kind: 'open' }]);
  spots.push({ name: 'waiting', open: go(`/table/${waiting}`, 'main h1') });
  for (const game of games) {
    const bots = Array.from({ length: game.min_seats }, () => ({ kind: 'bot', bot: 'greedy' }) as const);
    const table = await makeTable(context, server, game, [{ kind: 'here', name: 'Ada' }, ...bots.slice(1)]);
    const over = await makeTable(context, server, game, bots);
    const state = async () => (await (await context.request.get(`${server.url}/api/v1/tables/${over}`)).json()).state;
    await expect.poll(state, { timeout: 60_000 }).toBe('over');
    spots.push({ name: `${game.id}-table`, open: go(`/table/${table}`, '.foot .btn'), isGame: true });
    spots.push({ name: `${game.id}-over`, open: go(`/table/${over}`, 'dialog ol') });
    spots.push({ name: `${game.id}-replay`, open: go(`/replay/${over}#step=90`, '.time') });
    spots.push({ name: `${game.id}-rules`, open: go(`/rules/${game.id}`, 'main h2') });
    spots.push({ name: `${game.id}-components`, open: go(`/components/${game.id}`, 'main h1') });
  }
  return spots;
}
