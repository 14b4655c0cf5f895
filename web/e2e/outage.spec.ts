// The server dies in the middle of a turn, or the network goes: both clients catch up by themselves and play on.

import type { Page } from '@playwright/test';
import { expect, makeTable, test } from './lib/fixtures';
import { logOf, Player } from './lib/player';

/** Marks the page: a reload would wipe the mark out. */
const mark = (page: Page) => page.evaluate(() => void ((window as { marked?: boolean }).marked = true));
const isMarked = (page: Page) => page.evaluate(() => (window as { marked?: boolean }).marked === true);

test.describe('two clients', () => {
  let players: Player[] = [];

  test.beforeEach(async ({ browser, page, server, games, baseURL }) => {
    const [game] = games;
    if (!game) throw new Error('no games');
    const table = await makeTable(page.context(), server, game, [{ kind: 'here', name: 'Ada' }, { kind: 'open' }]);
    const context = await browser.newContext({ baseURL, locale: 'en-GB', reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
    const other = await context.newPage();
    await page.goto(`/table/${table}`);
    await other.goto(`/table/${table}`);
    await other.getByLabel('Your name').fill('Bo');
    await other.getByRole('button', { name: 'Sit down' }).click();
    await page.getByRole('button', { name: 'Start the game' }).click();
    players = [new Player(page), new Player(other)];
    for (const player of players) await expect(player.page.locator('.headline')).toBeVisible();
    for (const player of players) await mark(player.page);
  });

  const mover = async (): Promise<Player> => {
    let found: Player | undefined;
    await expect
      .poll(async () => {
        for (const player of players) if (await player.list.isVisible()) found = player;
        return found !== undefined;
      }, { intervals: [20, 50, 100], timeout: 20_000 })
      .toBe(true);
    return found as Player;
  };
  const play = async (decisions: number) => {
    for (let decision = 0; decision < decisions; decision += 1) await (await mover()).act();
  };
  const agree = async () => {
    const [one, two] = players as [Player, Player];
    for (const { page } of players) await expect(page.locator('.wire.connected')).toHaveCount(1, { timeout: 20_000 });
    await expect.poll(async () => (await logOf(one.page)).join('\n') === (await logOf(two.page)).join('\n')).toBe(true);
    for (const { page } of players) expect(await isMarked(page)).toBe(true);
  };

  test('the server is killed and started again', async ({ server }) => {
    await play(4);
    await agree();
    const before = await logOf(players[0]!.page);

    // In the middle of a turn: the choice is in preview, nothing is sent.
    const player = await mover();
    await player.list.click();
    await player.page.getByRole('dialog').getByRole('radio').first().click();
    await player.page.keyboard.press('Escape');
    await expect(player.page.getByRole('dialog')).toHaveCount(0);
    await server.kill();
    for (const { page } of players) await expect(page.getByRole('alert')).toHaveText('Reconnecting. Nothing is lost.');

    // A choice confirmed now waits; it is shown as sent, not as done, and arrives once.
    await player.confirmation.click();
    await expect(player.page.locator('.foot .dots')).toBeVisible();
    await expect(player.page.getByRole('alert')).toHaveText('Reconnecting, your move is safe.');
    expect(await logOf(player.page)).toEqual(before);
    await server.start();
    await agree();
    await expect(player.page.locator('.foot .dots')).toHaveCount(0);
    const after = await logOf(players[0]!.page);
    expect(after.slice(-before.length)).toEqual(before);
    expect(after.length).toBeGreaterThan(before.length);
    await play(6);
    await agree();
  });

  test('one client loses the network and comes back', async () => {
    await play(2);
    await agree();
    const [one, two] = players as [Player, Player];
    await two.page.context().setOffline(true);
    await expect(two.page.getByRole('alert')).toBeVisible({ timeout: 25_000 });
    if (await one.list.isVisible()) await one.act();
    await two.page.context().setOffline(false);
    await agree();
    await play(4);
    await agree();
  });
});
