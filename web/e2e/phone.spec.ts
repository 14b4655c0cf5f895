// A phone in the hand: a whole game with the finger only.

import { complaints, expect, test } from './lib/fixtures';
import { Player } from './lib/player';
import { watchMap } from './lib/still';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

test('a game on a phone', async ({ page }) => {
  const found = complaints(page);
  const moved = await watchMap(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).tap();
  const player = new Player(page, 'touch');

  let onBoard = 0;
  for (let move = 0; move < 12 && (await player.turn()) === 'mine'; move += 1) {
    // While the map is small all of it is in sight, and no button lies over a place.
    if (move < 2) expect(await player.covered('#board .legal')).toEqual([]);
    if ((await player.point()) === 'board') onBoard += 1;
  }
  expect(onBoard).toBeGreaterThan(3);
  expect(await moved()).toEqual([]);

  // Nothing makes the page scroll, to the side or down.
  const overflow = () => page.evaluate(() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]);
  expect(await overflow()).toEqual([0, 0]);
  await page.getByRole('button', { name: 'Log' }).tap();
  const log = page.getByRole('dialog', { name: 'Log' });
  await expect(log.getByRole('listitem').first()).toBeVisible();
  await log.getByRole('button', { name: 'Close' }).tap();

  expect(await player.turn()).toBe('mine');
  await player.act();
  expect(await player.rush()).toBe('over');
  await expect(page.getByRole('dialog', { name: 'Final scores' })).toBeVisible();
  expect(await overflow()).toEqual([0, 0]);
  await page.getByRole('dialog').getByRole('link', { name: 'Watch the replay' }).tap();
  await expect(page.locator('.where')).toHaveText(/^Step 0 of/);
  await page.getByRole('button', { name: 'One move on' }).tap();
  await expect(page.locator('.where')).not.toHaveText(/^Step 0 of/);
  expect(found).toEqual([]);
});
