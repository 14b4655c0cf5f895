// Maori with the mouse, a finger and the keyboard: the explorer sails, a tile goes from the display to the bay.

import type { Page } from '@playwright/test';
import { complaints, expect, makeTable, test } from './lib/fixtures';
import { Player } from './lib/player';

/** A table with one person here and one bot. */
async function sit(page: Page, server: Parameters<typeof makeTable>[1], games: Parameters<typeof makeTable>[2][]): Promise<Player> {
  const game = games.find((known) => known.id === 'maori');
  if (!game) throw new Error('the program does not know the game');
  const table = await makeTable(page.context(), server, game, [{ kind: 'here', name: 'Noa' }, { kind: 'bot', bot: 'random' }]);
  await page.goto(`/table/${table}`);
  return new Player(page);
}

const berth = '#board [data-berth]';
const take = '#board [data-take]';
const space = '.side [data-cell]';

/** Plays one decision on the board; says what it was. */
async function decide(player: Player, page: Page): Promise<'sail' | 'lay' | 'other'> {
  await page.locator(`${berth}, ${take}, ${space}, .foot [aria-keyshortcuts="A"]`).first().waitFor();
  if (await page.locator(berth).count()) {
    await page.locator(berth).first().click();
    await player.finish();
    return 'sail';
  }
  if (await page.locator(take).count()) {
    await page.locator(take).first().click();
    if (await page.locator(space).count()) {
      await page.locator(space).first().click();
      await player.finish();
      return 'lay';
    }
  }
  await player.act();
  return 'other';
}

test('sails and lays with the mouse, and finishes by the list', async ({ page, server, games }) => {
  const found = complaints(page);
  const player = await sit(page, server, games);
  const done = { sail: 0, lay: 0, other: 0 };
  for (let move = 0; move < 8 && (await player.turn()) === 'mine'; move += 1) done[await decide(player, page)] += 1;
  expect(done.sail).toBeGreaterThan(1);
  expect(done.lay).toBeGreaterThan(1);
  await expect(page.locator('.side [data-bay]')).toBeVisible();
  // A tap on somebody's card shows their bay large, Escape the display again.
  await page.locator('.players [data-seat-card="B"] button.own').click();
  await expect(page.locator('#board svg[data-bay="B"]')).toBeVisible();
  await page.locator('#board').getByRole('button').first().press('Escape');
  await expect(page.locator('#board svg[data-bay="B"]')).toHaveCount(0);
  expect(await player.rush()).toBe('over');
  expect(found).toEqual([]);
});

test('is played with the keyboard alone', async ({ page, server, games }) => {
  const player = await sit(page, server, games);
  await player.turn();
  await page.locator(`${berth}[tabindex="0"]`).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(player.confirmation).toBeVisible();
  await page.keyboard.press('Enter');
  await player.settled();
  for (let tries = 0; tries < 4 && (await player.turn()) === 'mine' && !(await page.locator(take).count()); tries += 1) await player.act();
  await page.locator(`${take}[tabindex="0"]`).focus();
  await page.keyboard.press('Enter');
  await page.locator(`${space}[tabindex="0"]`).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('r');
  await expect(player.confirmation).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(player.confirmation).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  test('nothing scrolls and every part is in sight', async ({ page, server, games }) => {
    const player = await sit(page, server, games);
    for (let move = 0; move < 4 && (await player.turn()) === 'mine'; move += 1) {
      for (const part of ['#board svg[data-lagoon]', '.side svg[data-bay]']) {
        const box = await page.locator(part).boundingBox();
        expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= 360.5 && box.y + box.height <= 640.5, part).toBe(true);
      }
      expect(await page.evaluate(() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight])).toEqual([0, 0]);
      await decide(player, page);
    }
  });
});
