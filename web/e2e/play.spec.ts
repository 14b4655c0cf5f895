// Every game there is, as people play it: with the mouse, with a finger, by the keyboard, and in all its variants.

import { complaints, expect, makeTable, test, type Game, type NewSeat } from './lib/fixtures';
import { combinations, FITTING, GAMES } from './lib/games';
import { CHOICE, Player, type Pointer, tallies } from './lib/player';
import { watchMap } from './lib/still';

/** One person and bots; the person decides first. */
const withBots = (count: number): NewSeat[] => [{ kind: 'here', name: 'Ada' }, ...Array.from({ length: count - 1 }, () => ({ kind: 'bot', bot: 'greedy' }) as const)];

for (const [index, game] of GAMES.entries()) {
  test.describe(game.id, () => {
    test('a newcomer plays bots with the mouse, to the scores, the replay and the reasons', async ({ page }) => {
      const found = complaints(page);
      await page.goto('/');
      await page.getByRole('article').nth(index).locator('.btn.main').click();
      await expect(page).toHaveURL(/\/table\//);
      const player = new Player(page);

      // The first moves on the board, as somebody would who has never seen it.
      let onBoard = 0;
      for (let move = 0; move < 7 && (await player.turn()) === 'mine'; move += 1) if ((await player.point()) === 'board') onBoard += 1;
      expect(onBoard).toBeGreaterThan(2);
      expect(await player.rush()).toBe('over');
      const result = page.getByRole('dialog', { name: 'Final scores' });
      await expect(result).toBeVisible();
      await tallies(result, Math.max(game.min_seats, Math.min(3, game.max_seats)));
      await expect(result).toContainText('Guest');
      await expect(result.locator('h3')).not.toBeEmpty();

      // Again with the same people, each one seat further on; the old table is where it was.
      const table = page.url();
      await expect(page.locator('[data-seat-card="A"]')).toContainText('you');
      await result.getByRole('button', { name: 'Rematch, seats move on' }).click();
      await expect(page).not.toHaveURL(table);
      await expect(page.locator('[data-seat-card="B"]')).toContainText('you');
      await page.goBack();
      await expect(page).toHaveURL(table);

      await result.getByRole('link', { name: 'Watch the replay' }).click();
      await expect(page).toHaveURL(/\/replay\//);
      await expect(page.getByText(/draws recomputed on this device.* your own salt\./)).toBeVisible();
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

    test('two people around one screen, one hand at a time', async ({ page }) => {
      const found = complaints(page);
      await page.goto('/');
      await page.getByRole('article').nth(index).getByRole('button', { name: 'Set a table' }).click();
      const dialog = page.getByRole('dialog', { name: 'New table' });
      await dialog.getByRole('radio', { name: String(game.min_seats), exact: true }).check({ force: true });
      await dialog.getByLabel('Name for seat A').fill('Ada');
      await dialog.getByLabel('Who plays seat B').selectOption('here');
      await dialog.getByRole('button', { name: 'Set the table' }).click();
      await expect(dialog.getByRole('alert')).toHaveText('Seat B still needs a name.');
      await expect(dialog.getByLabel('Name for seat B')).toBeFocused();
      await dialog.getByLabel('Name for seat B').fill('Béla <b>');
      for (let seat = 2; seat < game.min_seats; seat += 1) await dialog.getByLabel(`Who plays seat ${'ABCDE'[seat]}`).selectOption('bot:greedy');
      await dialog.getByRole('button', { name: 'Set the table' }).click();

      const player = new Player(page);
      const headline = page.locator('.headline');
      const ours = /^(Ada|Béla <b>), your turn$/;
      await expect(headline).toHaveText(ours);
      const lines = () => page.locator('.log .line').allInnerTexts();
      const before = new Set(await lines());
      // Nothing of a hand is on the page before its owner asks for it.
      if (game.private) {
        await expect(player.hand).toBeVisible();
        await expect(page.locator(CHOICE)).toHaveCount(0);
        await expect(player.list).toHaveCount(0);
      } else await expect(player.hand).toHaveCount(0);
      expect(await player.turn()).toBe('mine');
      const own = (await lines()).filter((line) => !before.has(line));
      if (game.private) expect(own.length).toBeGreaterThan(0);

      // The last choice goes back and forth while nobody has acted since and nothing was drawn.
      const first = await headline.innerText();
      const step = page.locator('.log .chip');
      const undo = page.locator('.foot').getByRole('button', { name: 'Take back', exact: true });
      let tookBack = false;
      for (let decision = 0; decision < 30; decision += 1) {
        await player.act(99);
        await expect(player.list.or(player.hand).or(player.scores)).toBeVisible();
        if ((await headline.innerText()) !== first) break;
        if (tookBack || !(await undo.isVisible())) continue;
        const count = await step.innerText();
        await undo.click();
        await expect(step).not.toHaveText(count);
        await expect(page.locator('.log .undone').first()).toBeVisible();
        tookBack = true;
      }
      await expect(headline).not.toHaveText(first);
      await expect(headline).toHaveText(ours);
      if (game.private) {
        await expect(player.hand).toBeVisible();
        await expect(page.locator(CHOICE)).toHaveCount(0);
        const text = await page.locator('body').evaluate((body) => body.textContent ?? '');
        for (const line of own) expect(text).not.toContain(line);
      }

      // Whole games are played to the end by newcomers and on the phone; here, where hands open and close all the way.
      await player.rush(game.private ? undefined : 20);
      if (!game.private) return expect(found).toEqual([]);
      const result = page.getByRole('dialog', { name: 'Final scores' });
      for (const name of ['Ada', 'Béla <b>']) await expect(result.getByText(name, { exact: true })).toBeVisible();
      expect(found).toEqual([]);
    });

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

      test('a whole game with the finger, on a board that holds still', async ({ page, server }) => {
        const found = complaints(page);
        const moved = await watchMap(page);
        const table = await makeTable(page.context(), server, game, withBots(game.min_seats));
        await page.goto(`/table/${table}`);
        const player = new Player(page, 'touch');
        let onBoard = 0;
        for (let move = 0; move < 10 && (await player.turn()) === 'mine'; move += 1) {
          // While little lies on the table all of it is in sight, and no button lies over a choice.
          if (move < 2 && FITTING.has(game.id)) expect(await player.covered(`#board svg ${CHOICE}`)).toEqual([]);
          if ((await player.point()) === 'board') onBoard += 1;
        }
        expect(onBoard).toBeGreaterThan(3);
        // A map that does not fit is framed anew for the sites of each card.
        if (FITTING.has(game.id)) expect(await moved()).toEqual([]);

        // Nothing makes the page scroll, to the side or down.
        const overflow = () => page.evaluate(() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]);
        expect(await overflow()).toEqual([0, 0]);
        await page.getByRole('button', { name: 'Log' }).tap();
        const log = page.getByRole('dialog', { name: 'Log' });
        await expect(log.getByRole('listitem').first()).toBeVisible();
        await log.getByRole('button', { name: 'Close' }).tap();

        // What is chosen in the list is in sight, and so is the button that confirms it.
        expect(await player.turn()).toBe('mine');
        await player.list.tap();
        const sheet = page.getByRole('dialog');
        await sheet.getByRole('radio').last().tap();
        for (const part of [sheet.getByRole('radio', { checked: true }), sheet.locator('.btn.go')]) await expect(part).toBeInViewport({ ratio: 0.9 });
        await sheet.locator('.btn.go').tap();
        await player.settled();
        expect(await player.rush()).toBe('over');
        await tallies(page.getByRole('dialog', { name: 'Final scores' }), game.min_seats);
        expect(await overflow()).toEqual([0, 0]);

        // The replay fits as well, and goes on as a game of its own from where one stops.
        await page.getByRole('dialog').getByRole('link', { name: 'Watch the replay' }).tap();
        const where = page.locator('.where');
        await expect(where).toHaveText(/^Step 0 of/);
        for (let step = 0; step < 4; step += 1) await page.getByRole('button', { name: 'One move on' }).tap();
        await expect(where).not.toHaveText(/^Step 0 of/);
        expect(await overflow()).toEqual([0, 0]);
        await page.getByRole('button', { name: 'Play on from here' }).tap();
        const onward = page.getByRole('dialog', { name: 'Play on from here' });
        await expect(onward.getByLabel('Name for seat A')).toHaveValue('Ada');
        await onward.getByRole('button', { name: 'Set the table' }).tap();
        await expect(page).toHaveURL(/\/table\//);
        expect(page.url()).not.toContain(table);
        expect(await player.turn()).toBe('mine');
        await player.act();
        expect(found).toEqual([]);
      });
    });

    test('several turns by the keyboard alone', async ({ page, server }) => {
      const found = complaints(page);
      const table = await makeTable(page.context(), server, game, withBots(game.min_seats));
      await page.goto(`/table/${table}`);
      const player = new Player(page);
      await player.turn();

      // The first Tab leads to the way past everything else.
      await player.tabTo('a.skip');
      await page.keyboard.press('Enter');
      expect(await page.evaluate(() => document.activeElement?.closest('#board') !== null)).toBe(true);

      const step = page.locator('.log .chip');
      const seen = { moved: 0, turned: 0 };
      const done = { board: 0, list: 0, skipped: 0 };
      for (let decision = 0; decision < 12 && (await player.turn()) === 'mine'; decision += 1) {
        const before = await step.innerText();
        if (done.skipped < 2 && (await page.locator('.foot .skip-step').isVisible())) {
          // It ends the turn, so it is asked about.
          await page.keyboard.press('s');
          await expect(page.getByRole('dialog').locator('.sure')).toBeFocused();
          await page.keyboard.press('Enter');
          done.skipped += 1;
          await player.settled();
        } else done[await player.type(seen)] += 1;
        await expect(step).not.toHaveText(before);
      }
      expect(done.board).toBeGreaterThan(3);
      expect(seen.moved).toBeGreaterThan(0);

      // Help and the list open by key and close by Escape.
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'How to play here' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(found).toEqual([]);
    });

    for (const [number, { options, seats }] of combinations(game).entries()) {
      // By turns with each pointer.
      const pointer: Pointer = number % 2 === 0 ? 'mouse' : 'touch';
      test.describe(options.map(([key, value]) => `${key} ${value}`).join(', '), () => {
        test.use(pointer === 'touch' ? { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true } : {});

        test(`at a table of up to ${seats} with the ${pointer}`, async ({ page, server }) => {
          const found = complaints(page);
          const table = await tableOf(seats).catch(() => tableOf(game.min_seats));
          await page.goto(`/table/${table}`);
          const player = new Player(page, pointer);
          for (let move = 0; move < 4 && (await player.turn()) === 'mine'; move += 1) await player.point();
          await player.rush(12);
          expect(found).toEqual([]);

          function tableOf(count: number): Promise<string> {
            return makeTable(page.context(), server, game as Game, withBots(count), options);
          }
        });
      });
    }
  });
}
