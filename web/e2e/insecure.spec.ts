// The client by plain http in a home network, where browsers withhold what they keep for secure pages.

import { complaints, expect, test } from './lib/fixtures';
import { Player } from './lib/player';

const HOST = 'atoll.test';

test.use({
  launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${HOST} 127.0.0.1`] }),
  baseURL: async ({ server }, use) => use(`http://${HOST}:${server.port}`),
});

test('a table is made, played and shared without a secure page', async ({ page, baseURL, games, browser }) => {
  // The server's isolation of windows is for secure pages too; the browser says so.
  const found = complaints(page, /Cross-Origin-Opener-Policy/);
  await page.goto('/');
  expect(await page.evaluate(() => [window.isSecureContext, 'randomUUID' in crypto, 'clipboard' in navigator])).toEqual([false, false, false]);

  // The lobby tells others in the network what to type.
  await page.getByRole('button', { name: 'Show the address' }).click();
  await expect(page.getByRole('dialog', { name: 'Play in your home network' }).locator('code')).toHaveText(String(baseURL));
  await page.keyboard.press('Escape');

  const index = games.findIndex((game) => !game.private);
  await page.getByRole('article').nth(index).getByRole('button', { name: 'Set a table' }).click();
  const dialog = page.getByRole('dialog', { name: 'New table' });
  await dialog.getByLabel('Name for seat A').fill('Ada');
  await dialog.getByRole('button', { name: 'Set the table' }).click();

  // A friend sits down; the secret link of that seat reaches the clipboard although nobody sees it.
  const link = await page.getByLabel('Link to this table').inputValue();
  expect(link).toContain(HOST);
  const context = await browser.newContext({ baseURL, locale: 'en-GB', reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
  const friend = await context.newPage();
  await friend.goto(link);
  await friend.getByLabel('Your name').fill('Bo');
  await friend.getByRole('button', { name: 'Sit down' }).click();
  const secret = await friend.getByLabel('Secret link to the seat of Bo').inputValue();
  const rows = friend.locator('.link-row');
  for (const [row, copied] of [[rows.first(), link], [rows.last(), secret]] as const) {
    await row.getByRole('button', { name: 'Copy' }).click();
    await expect(row.getByRole('button', { name: 'Copied' })).toBeVisible();
    const paste = await context.newPage();
    await paste.goto('/');
    await paste.getByLabel('Link or code').focus();
    await paste.keyboard.press('Control+V');
    await expect(paste.getByLabel('Link or code')).toHaveValue(copied);
    await paste.close();
  }

  await page.getByRole('button', { name: 'Start the game' }).click();
  const [ada, bo] = [new Player(page), new Player(friend)];
  for (let decision = 0; decision < 4; decision += 1) {
    await expect.poll(async () => (await ada.list.isVisible()) || (await bo.list.isVisible()), { intervals: [20, 50, 100] }).toBe(true);
    await ((await ada.list.isVisible()) ? ada : bo).point();
  }
  await expect(page.locator('.log .line').first()).toBeVisible();

  // In a dialog as well, where the page behind it can hold no selection.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(found).toEqual([]);
  await context.close();
});
