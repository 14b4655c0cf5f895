// Without a pointer: from the lobby through several whole turns.

import type { Page } from '@playwright/test';
import { complaints, expect, test } from './lib/fixtures';
import { Player } from './lib/player';

/** Goes on by Tab until the element in focus is what is wanted. */
async function tabTo(page: Page, selector: string, most = 40): Promise<void> {
  for (let press = 0; press < most; press += 1) {
    if (await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

test('several turns by the keyboard alone', async ({ page }) => {
  const found = complaints(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play now' })).toBeEnabled();
  await tabTo(page, '.pitch .btn.main');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/table\//);
  const player = new Player(page);
  await player.turn();

  // The first Tab leads to the way past everything else.
  await tabTo(page, 'a.skip');
  await page.keyboard.press('Enter');
  await expect(page.locator('#board .board')).toBeFocused();

  const step = page.locator('.log .chip');
  const done = { placed: 0, turned: 0, put: 0, skipped: 0, moved: 0 };
  for (let decision = 0; decision < 60 && (done.placed < 6 || done.put < 2 || done.skipped < 2); decision += 1) {
    if ((await player.turn()) === 'over') break;
    const before = await step.innerText();
    if ((await page.locator('#board .legal').count()) > 0) {
      await tabTo(page, '#board .legal');
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-cell'));
      const cell = await focused();
      for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
        await page.keyboard.press(key);
        if ((await focused()) !== cell) {
          done.moved += 1;
          break;
        }
      }
      await expect(page.locator('#board .legal:focus')).toHaveAttribute('aria-label', /./);
      await page.keyboard.press('Enter');
      await expect(player.confirmation).toBeVisible();
      await expect(page.locator('#board .legal:focus')).toHaveAttribute('aria-pressed', 'true');
      const named = await page.locator('#board .legal:focus').getAttribute('aria-label');
      await page.keyboard.press('r');
      if (await page.getByRole('button', { name: 'Turn', exact: true }).isVisible()) {
        await expect(page.locator('#board .legal:focus')).not.toHaveAttribute('aria-label', named ?? '');
        done.turned += 1;
      }
      await page.keyboard.press('Enter');
      done.placed += 1;
    } else if ((await page.locator('#board .spot').count()) > 0 && done.put <= done.skipped) {
      await tabTo(page, '#board .board, #board .spot');
      await page.keyboard.press('1');
      await expect(player.confirmation).toBeVisible();
      await page.keyboard.press('Enter');
      done.put += 1;
    } else if (await page.locator('.foot .btn').first().isVisible()) {
      // Neither tile nor islander is asked for, or it is left out: the key for doing neither, or the list.
      await page.keyboard.press('s');
      done.skipped += 1;
      await expect.poll(async () => (await step.innerText()) !== before || (await player.list.isVisible())).toBe(true);
      if ((await step.innerText()) === before) {
        await page.keyboard.press('a');
        await tabTo(page, 'dialog [role=radio]');
        await page.keyboard.press('ArrowDown');
        await tabTo(page, 'dialog .btn.go');
        await page.keyboard.press('Enter');
      }
    }
    await expect(step).not.toHaveText(before);
    await player.settled();
  }
  expect(done.placed).toBeGreaterThan(3);
  expect(done.turned).toBeGreaterThan(0);
  expect(done.moved).toBeGreaterThan(0);
  expect(done.put).toBeGreaterThan(0);
  expect(done.skipped).toBeGreaterThan(0);

  // Help and the list open by key and close by Escape.
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'How to play here' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(found).toEqual([]);
});
