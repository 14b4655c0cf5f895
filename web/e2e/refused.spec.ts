// A browser that refuses to keep anything: the client works all the same, and says what cannot.

import { complaints, expect, test } from './lib/fixtures';
import { Player } from './lib/player';

test('everything works while storage is refused', async ({ page }) => {
  const found = complaints(page);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  const choose = (name: string) => page.getByRole('radio', { name, exact: true }).check({ force: true });
  await choose('Deutsch');
  await expect(page.getByRole('dialog', { name: 'Einstellungen' })).toBeVisible();
  await choose('English');
  await choose('night');
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.getByRole('article').first().locator('.btn.main').click();
  const player = new Player(page);
  for (let move = 0; move < 3 && (await player.turn()) === 'mine'; move += 1) await player.act();
  // As long as the page is open, it knows the table.
  const table = page.url().split('/').at(-1) ?? '';
  await page.locator('header a[href="/"]').first().click();
  await expect(page.locator('.item .code')).toHaveText(table);
  expect(found).toEqual([]);
});

test('a browser that refuses cookies is told what they are for', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false }));
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText('This browser refuses cookies.');
  await expect(page.getByRole('article').first()).toBeVisible();
});
