// An installation calls games and seats by names of its own.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from './lib/fixtures';
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
