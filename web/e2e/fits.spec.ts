// Every text in every language fits its place over a game: on a small phone, enlarged, and in forced colours; whoever uses
// the keyboard keeps a place, whoever watches is told so, and whoever is offline at once.

import type { Page } from '@playwright/test';
import { expect, makeTable, type NewSeat, test } from './lib/fixtures';
import { GAMES } from './lib/games';
import { misfits } from './lib/misfits';
import { Player } from './lib/player';

const LANGUAGES = ['en', 'de', 'hu', 'cs'];
const PHONE = { width: 360, height: 740 };
const DESK = { width: 1440, height: 900 };

/** The reader's text, in percent of the usual one. */
const enlarge = (page: Page, percent: number) =>
  page.evaluate((percent) => {
    document.documentElement.style.fontSize = `${percent}%`;
    window.dispatchEvent(new Event('resize'));
  }, percent);

for (const game of GAMES) {
  test(`${game.id}: every text fits its place`, async ({ page, server }) => {
    test.setTimeout(420_000);
    const bots = Array.from({ length: game.max_seats - 1 }, (): NewSeat => ({ kind: 'bot', bot: 'random' }));
    const table = await makeTable(page.context(), server, game, [{ kind: 'here', name: 'Leilani' }, ...bots]);
    const player = new Player(page);
    const found: Record<string, string[]> = {};
    const look = async (name: string, least?: number) => {
      await player.frame();
      const wrong = await misfits(page, least);
      if (wrong.length > 0) found[name] = wrong;
    };
    await page.goto('/');
    for (const language of LANGUAGES) {
      await page.evaluate((language) => localStorage.setItem('atoll.language', language), language);
      await page.goto(`/table/${table}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      for (let moment = 0; moment < 2; moment += 1) {
        if ((await player.turn(60_000)) === 'over') break;
        const name = (what: string) => `${language}, ${moment}, ${what}`;
        await page.setViewportSize(PHONE);
        await look(name('phone'));
        await page.setViewportSize({ width: 320, height: 640 });
        await look(name('320 px'));
        await page.setViewportSize({ width: 844, height: 390 });
        await look(name('on its side'));
        await page.setViewportSize(DESK);
        await look(name('desk'), 10);
        await enlarge(page, 200);
        await look(name('200 %'));
        await enlarge(page, 100);
        await page.emulateMedia({ forcedColors: 'active' });
        await look(name('forced colours'));
        const isMarked = await page.locator('.seat.now').evaluate((seat) => getComputedStyle(seat).outlineStyle);
        expect(isMarked).toBe('solid');
        await page.emulateMedia({ forcedColors: 'none' });
        await player.rush(2);
      }
    }
    expect(found).toEqual({});
  });

  test(`${game.id}: the focus stays on the page`, async ({ page, server, browser }) => {
    const table = await makeTable(page.context(), server, game, [{ kind: 'here', name: 'Ada' }, { kind: 'here', name: 'Ben' }]);
    await page.goto(`/table/${table}`);
    const player = new Player(page);
    await expect(player.list.or(player.hand)).toBeVisible();
    // What is to be done comes before what was.
    expect(await page.evaluate(() => Boolean((document.querySelector('.foot')?.compareDocumentPosition(document.querySelector('.log') as Node) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING))).toBe(true);
    const seen = { moved: 0, turned: 0 };
    for (let decision = 0; decision < 4; decision += 1) {
      await expect(player.list.or(player.hand)).toBeVisible();
      if (await player.hand.isVisible()) {
        await player.hand.focus();
        await page.keyboard.press('Enter');
        await expect(player.list).toBeVisible();
        await expect.poll(() => page.evaluate(() => document.activeElement?.matches('[data-choice], .foot button')), { message: 'the focus after a hand is shown' }).toBe(true);
      }
      await player.type(seen);
      await expect(player.list.or(player.hand)).toBeVisible();
      await expect.poll(() => page.evaluate(() => document.activeElement !== document.body && document.activeElement?.id !== 'board'), { message: `the focus after decision ${decision}` }).toBe(true);
    }
    const other = await browser.newContext({ locale: 'en-GB' });
    const watching = await other.newPage();
    await watching.goto(`${server.url}/table/${table}`);
    await expect(watching.locator('.foot .watching')).toBeVisible();
    await other.setOffline(true);
    await expect(watching.locator('.wire.reconnecting')).toBeVisible({ timeout: 2_000 });
    await other.setOffline(false);
    await expect(watching.locator('.wire.connected')).toBeVisible();
    await other.close();
  });
}
