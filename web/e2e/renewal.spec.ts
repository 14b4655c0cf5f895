// The server is renewed under open pages, or gone: what they still name is missing, or it speaks another protocol.

import { expect, makeTable, test } from './lib/fixtures';

test('a page whose first script is gone is loaded anew once, and then says so', async ({ page }) => {
  let loads = 0;
  page.on('request', (request) => void (loads += Number(request.isNavigationRequest())));
  let isGone = true;
  await page.route(/\/assets\/index-[^/]+\.js$/, (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()));
  await page.goto('/#seat=kept');
  const words = page.locator('#unstarted p[lang=en]');
  await expect(words).toContainText('Atoll has not started yet.');
  expect(loads).toBe(2);
  isGone = false;
  await words.getByRole('link', { name: 'Reload' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(words).toHaveCount(0);
  expect([loads, new URL(page.url()).hash]).toEqual([3, '#seat=kept']);
});

test('a missing part on the way brings the page anew once, and then a sentence', async ({ page }) => {
  let loads = 0;
  page.on('request', (request) => void (loads += Number(request.isNavigationRequest())));
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.route(/\/assets\/Rules-[^/]+\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('article').first().getByRole('link', { name: 'Rules' }).click();
  await expect(page.getByRole('main')).toContainText('A part of this page is missing on the server');
  expect(loads).toBe(2);
  await page.unroute(/\/assets\/Rules-[^/]+\.js$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('main h2').first()).toBeVisible();
});

test('a law that cannot be fetched takes no page away while the server is gone', async ({ page, server, games }) => {
  const [game] = games;
  if (!game) throw new Error('no games');
  const table = await makeTable(page.context(), server, game, Array.from({ length: game.min_seats }, () => ({ kind: 'bot', bot: 'greedy' })));
  const state = async () => (await (await page.request.get(`/api/v1/tables/${table}`)).json()).state;
  await expect.poll(state, { timeout: 60_000 }).toBe('over');
  await page.goto(`/replay/${table}#step=60`);
  const line = page.locator('.scroll a.line').first();
  await expect(line).toBeVisible({ timeout: 30_000 });
  await server.kill();
  await line.click();
  await expect(page.getByRole('dialog', { name: 'Why' }).getByRole('alert')).toContainText('The server does not answer.');
  await expect(page.locator('#board')).toBeVisible();
});

test('a page of another protocol is told to reload, and if that does not help, so much', async ({ page, server, games }) => {
  const [game] = games;
  if (!game) throw new Error('no games');
  const table = await makeTable(page.context(), server, game, [{ kind: 'here', name: 'Ada' }, { kind: 'open' }]);
  let dials = 0;
  // The server itself refuses the version that this page names.
  await page.routeWebSocket(/\/socket$/, (near) => {
    dials += 1;
    const far = near.connectToServer();
    near.onMessage((text) => far.send(String(text).replace(/"protocol":\d+/, '"protocol":99')));
  });
  await page.goto(`/table/${table}`);
  const told = page.getByRole('alert');
  await expect(told).toContainText('The server has been renewed. Reload the page to go on.');
  await told.getByRole('button', { name: 'Reload' }).click();
  await expect(told).toContainText('reloading did not help');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  expect(dials).toBe(2);
});
