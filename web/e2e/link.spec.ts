// Friends on their own devices: by the table's link, by a seat's secret link, and somebody who watches.

import { complaints, expect, test } from './lib/fixtures';
import { logOf, Player } from './lib/player';

test('two browsers by link, and a spectator', async ({ browser, page, baseURL, games }) => {
  // All three see the same log only where nothing is hidden.
  const index = games.findIndex((game) => !game.private);
  const options = { baseURL, locale: 'en-GB', reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } } as const;
  const found = complaints(page);

  await page.goto('/');
  await page.getByRole('article').nth(index).getByRole('button', { name: 'Set a table' }).click();
  const dialog = page.getByRole('dialog', { name: 'New table' });
  await dialog.getByLabel('Name for seat A').fill('Ada');
  await dialog.getByRole('button', { name: 'Set the table' }).click();
  await expect(page.getByRole('heading', { name: 'The table is set' })).toBeVisible();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('alert')).toHaveText('A seat is still free. Wait for somebody, or give it to a bot.');
  // Who sits already is not asked for a name again.
  await expect(page.getByLabel('Your name')).toHaveCount(0);
  const link = await page.getByLabel('Link to this table').inputValue();

  // A friend opens the link and sits down; the host sees it without reloading.
  const friendContext = await browser.newContext(options);
  const friendPage = await friendContext.newPage();
  await friendPage.goto(link);
  await friendPage.getByRole('button', { name: 'Sit down' }).click();
  await expect(friendPage.getByLabel('Your name')).toBeFocused();
  await friendPage.getByLabel('Your name').fill('Bo');
  await friendPage.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByText('Bo', { exact: true })).toBeVisible();
  await expect(page.getByText('All seats are taken.')).toBeVisible();
  const secret = await friendPage.getByLabel('Secret link to the seat of Bo').inputValue();
  expect(secret).toMatch(/#seat=/);

  // Somebody watches: no seat is free, nothing can be decided.
  const watcherContext = await browser.newContext(options);
  const watcherPage = await watcherContext.newPage();
  await watcherPage.goto(link);
  await expect(watcherPage.getByText('The game begins as soon as the host starts it.')).toBeVisible();
  await page.getByRole('button', { name: 'Start the game' }).click();

  const [ada, bo] = [new Player(page), new Player(friendPage)];
  for (const other of [page, friendPage, watcherPage]) await expect(other.locator('.headline')).toBeVisible();
  const play = async (decisions: number) => {
    for (let decision = 0; decision < decisions; decision += 1) {
      await expect
        .poll(async () => (await ada.list.isVisible()) || (await bo.list.isVisible()), { intervals: [20, 50, 100] })
        .toBe(true);
      await ((await ada.list.isVisible()) ? ada : bo).act();
    }
  };
  await play(8);
  const step = await page.locator('.log .chip').innerText();
  for (const other of [friendPage, watcherPage]) {
    await expect(other.locator('.log .chip')).toHaveText(step);
    expect(await logOf(other)).toEqual(await logOf(page));
  }
  await expect(watcherPage.locator('.foot .btn')).toHaveCount(0);

  // The secret link brings the seat to another device; both devices play it.
  const tabletContext = await browser.newContext({ ...options, viewport: { width: 1024, height: 768 } });
  const tabletPage = await tabletContext.newPage();
  await tabletPage.goto(secret);
  await expect(tabletPage).toHaveURL(link);
  const tablet = new Player(tabletPage);
  for (let decision = 0; decision < 6 && !(await bo.list.isVisible()); decision += 1) {
    await ada.act(99);
    await expect(ada.list.or(page.getByText('Bo decides'))).toBeVisible();
    if (await page.getByText('Bo decides').isVisible()) await expect(bo.list).toBeVisible();
  }
  expect(await tablet.turn()).toBe('mine');
  await tablet.act();
  await expect(watcherPage.locator('.log .chip')).toHaveText(await page.locator('.log .chip').innerText());

  // A secret link that is not one says so.
  await watcherPage.goto(`${link}#seat=${'0'.repeat(64)}`);
  await watcherPage.reload();
  await expect(watcherPage.getByText('This secret link is not valid at this table.')).toBeVisible();
  expect(found).toEqual([]);
});
