// Four languages: switched during the game, followed by the log, and without a key or a gap that nobody filled.

import type { Page } from '@playwright/test';
import { complaints, expect, makeTable, test } from './lib/fixtures';
import { logOf, Player } from './lib/player';

const LANGUAGES = { de: 'Deutsch', hu: 'Magyar', cs: 'Čeština', en: 'English' };

/** Texts and names on the page that look like a message's key or hold an unfilled gap. The law and the notation of
    actions are shown as they are. */
const raw = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const check = (text: string | null) => {
      if (text && /(^|[\s(„“])[a-z]+(-[a-z]+){2,}([\s).,:]|$)|[{}]|\bundefined\b|\[object|\bNaN\b/.test(text)) found.push(text.trim());
    };
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) if (!walk.currentNode.parentElement?.closest('script, style, code, section[lang=en], div[lang=en]')) check(walk.currentNode.nodeValue);
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [aria-valuetext]')) {
      for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext']) check(element.getAttribute(name));
    }
    return found;
  });

async function speak(page: Page, language: keyof typeof LANGUAGES): Promise<void> {
  await page.locator('.tools .btn, .gear').last().click();
  if (!(await page.locator('dialog input[name=language]').first().isVisible())) await page.locator('dialog .menu button').nth(3).click();
  await page.locator(`dialog input[name=language][value=${language}]`).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('the table speaks four languages', async ({ page, server, games }) => {
  test.setTimeout(90_000 * games.length);
  const found = complaints(page);
  for (const game of games) {
    const table = await makeTable(page.context(), server, game, [{ kind: 'here', name: 'Ada' }, { kind: 'bot', bot: 'greedy' }]);
    await page.goto(`/table/${table}`);
    const player = new Player(page);
    expect(await player.turn()).toBe('mine');
    expect(await player.rush(16)).toBe('mine');
    const logs = new Set<string>();
    for (const language of Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[]) {
      await player.turn();
      await speak(page, language);
      logs.add((await logOf(page)).at(-1) ?? '');
      expect(await raw(page), language).toEqual([]);
      for (const sheet of ['a', '?']) {
        await page.keyboard.press(sheet);
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await raw(page), `${language} ${sheet}`).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
      await page.locator('.tools .btn').first().click();
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
      expect(await raw(page), `${language} words`).toEqual([]);
      await page.keyboard.press('Escape');
      await player.act();
    }
    // The oldest line of the log is the same event, said four times.
    expect(logs.size).toBe(4);
  }
  expect(found).toEqual([]);
});

test('every page speaks four languages', async ({ page, server, games }) => {
  test.setTimeout(60_000 * games.length);
  const found = complaints(page);
  const [game] = games;
  if (!game) throw new Error('no games');
  const waiting = await makeTable(page.context(), server, game, [{ kind: 'here', name: 'Ada' }, { kind: 'open' }]);
  const over = await makeTable(page.context(), server, game, [{ kind: 'bot', bot: 'random' }, { kind: 'bot', bot: 'random' }]);
  await expect.poll(async () => (await (await page.request.get(`${server.url}/api/v1/tables/${over}`)).json()).state, { timeout: 60_000 }).toBe('over');
  const paths = ['/', `/table/${waiting}`, `/replay/${over}#step=60`, '/replay', '/nowhere', ...games.flatMap(({ id }) => [`/rules/${id}`, `/components/${id}`])];
  for (const language of Object.keys(LANGUAGES)) {
    await page.goto('/');
    await page.evaluate((language) => localStorage.setItem('atoll.language', language), language);
    for (const path of paths) {
      await page.goto('about:blank');
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('main')).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await raw(page), `${language} ${path}`).toEqual([]);
    }
  }
  expect(found).toEqual([]);
});
