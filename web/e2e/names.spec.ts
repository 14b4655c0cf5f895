// An installation calls games and seats by names of its own.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, makeTable, test } from './lib/fixtures';
import { Server } from './lib/server';

test('the names of an installation are those its visitors read, in every language', async ({ browser, games }) => {
  const folder = mkdtempSync(join(tmpdir(), 'atoll-names-'));
  const [game] = games;
  if (!game) throw new Error('no games');
  const file = join(folder, 'names.toml');
  writeFileSync(file, `[games]\n${game.id} = "Our <b>reef</b>"\n[seats]\nA = "Coral"\n`);
  const server = await Server.create(['--names', file]);
  try {
    for (const locale of ['en-GB', 'de-DE']) {
      const context = await browser.newContext({ locale, baseURL: server.url });
      const page = await context.newPage();
      await page.goto('/');
      const card = page.locator('.game', { hasText: 'Our <b>reef</b>' });
      await expect(card).toHaveCount(1);
      await card.locator('.btn').first().click();
      await expect(page).toHaveURL(/\/table\//);
      await expect(page).toHaveTitle(/Our <b>reef<\/b>/);
      await expect(page.getByText('Coral').first()).toBeVisible();
      await context.close();
    }
  } finally {
    await server.destroy();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a name that runs the other way turns nothing around it', async ({ page, server, games }) => {
  const [game] = games;
  if (!game) throw new Error('no games');
  const table = await makeTable(page.context(), server, game, Array.from({ length: game.min_seats }, (_, seat) => ({ kind: 'here', name: seat === 0 ? 'שלום' : `Ada ${seat}` })));
  await page.goto(`/table/${table}`);
  await expect(page.locator('.headline')).toHaveText(/^(\u2068שלום\u2069|Ada 1), your turn$/);
  await expect(page.getByRole('region', { name: 'Seat A, \u2068שלום\u2069' })).toHaveText(/\u2068שלום\u2069/);
  // Where a number follows the name, it stands to the right of it.
  const places = await page.locator('.seat.A .name b').evaluate((name) => {
    name.append(' 12');
    return [...name.childNodes].filter((node) => node.textContent?.trim()).map((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect().left;
    });
  });
  expect(places).toEqual([...places].sort((a, b) => a - b));
});
