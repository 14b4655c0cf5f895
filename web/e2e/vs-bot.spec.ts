// A newcomer plays against bots with the mouse: from the lobby to the final scores, the replay and the reasons.

import { complaints, expect, test } from './lib/fixtures';
import { Player } from './lib/player';

test('a newcomer finishes a game against bots', async ({ page }) => {
  const found = complaints(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page).toHaveURL(/\/table\//);
  const player = new Player(page);

  // The first moves on the board, as somebody would who has never seen it.
  let onBoard = 0;
  for (let move = 0; move < 6 && (await player.turn()) === 'mine'; move += 1) if ((await player.point()) === 'board') onBoard += 1;
  expect(onBoard).toBeGreaterThan(2);

  await player.act();
  expect(await player.rush()).toBe('over');
  const result = page.getByRole('dialog', { name: 'Final scores' });
  await expect(result).toBeVisible();
  await expect(result.getByRole('listitem')).toHaveCount(3);
  await expect(result).toContainText('Guest');

  await result.getByRole('link', { name: 'Watch the replay' }).click();
  await expect(page).toHaveURL(/\/replay\//);
  await expect(page.getByText('Every move follows the rules.')).toBeVisible();
  await expect(page.getByText(/draws were checked against the seal/)).toBeVisible();
  const where = page.locator('.where');
  await expect(where).toHaveText(/^Step 0 of/);
  await page.getByRole('button', { name: 'One move on' }).click();
  await expect(where).not.toHaveText(/^Step 0 of/);
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(page).toHaveURL(/#step=\d+$/);

  // The reason behind a line: the sentence and the paragraph.
  const line = page.locator('.scroll a.line').first();
  const sentence = await line.innerText();
  await line.click();
  const why = page.getByRole('dialog', { name: 'Why' });
  await expect(why).toContainText(sentence);
  await expect(why.locator('section').first()).not.toBeEmpty();
  const rules = page.waitForEvent('popup');
  await why.getByRole('link', { name: 'Open it in the rules' }).click();
  await expect(await rules).toHaveURL(/\/rules\/[a-z-]+#/);
  expect(found).toEqual([]);
});
