// Choosing: how many clicks a turn takes, that nothing is decided by accident, that what may be chosen is in sight, and that
// a tile that is tried says what the engine says once it lies.

import type { Page } from '@playwright/test';
import { Features } from '../src/board/south-seas/features';
import { artOf } from '../src/board/south-seas/art/tile';
import type { Action, Components, View } from '../src/protocol/games/south-seas';
import { expect, makeTable, test, type Game, type NewSeat } from './lib/fixtures';
import { GAMES } from './lib/games';
import { CHOICE, Player, type Pointer } from './lib/player';

const withBots = (count: number): NewSeat[] => [{ kind: 'here', name: 'Noa' }, ...Array.from({ length: count - 1 }, () => ({ kind: 'bot', bot: 'greedy' }) as const)];
const confirms = (page: Page, value: string) => page.addInitScript((value) => localStorage.setItem('atoll.confirms', value), value);

async function sit(page: Page, server: Parameters<typeof makeTable>[1], game: Game): Promise<string> {
  const table = await makeTable(page.context(), server, game, withBots(game.min_seats));
  await page.goto(`/table/${table}`);
  return table;
}

/** The most clicks a turn may take: choosing what is decided in each turn, without turning a piece. What a turn brings
    besides, a ship that could be loaded or a second building, is a click more each. */
const CLICKS: Record<string, number> = { 'south-seas': 2, maori: 3, 'santa-cruz': 2 };

for (const game of GAMES.filter(({ id }) => id in CLICKS)) {
  test.describe(game.id, () => {
    test(`a turn takes ${CLICKS[game.id]} clicks, by what is seen`, async ({ page, server }) => {
      await confirms(page, 'never');
      const player = new Player(page);
      await sit(page, server, game);
      const step = page.locator('.log .chip');
      const turns: number[] = [];
      const isTurning = () => page.locator('.foot [aria-keyshortcuts="R"]').isVisible();
      for (let clicks = 0, decisions = 0; turns.length < 8 && decisions < 60; decisions += 1) {
        if ((await player.turn()) === 'over') break;
        const kinds = await offered(page);
        const isMore = kinds === 'more';
        const isNew = kinds === 'turn';
        if (isNew) {
          if (clicks > 0) turns.push(clicks);
          clicks = 0;
        }
        if ((await page.locator(CHOICE).count()) === 0) {
          await player.act();
          continue;
        }
        const before = await step.innerText();
        const sent = player.acts;
        for (let touches = 0; touches < 6 && player.acts === sent; touches += 1) {
          const place = touches === 0 ? await nextTouch(page, player) : await player.choice(false, true);
          // A piece that can be turned is confirmed when it lies as it should.
          const isTurned = !place && game.id !== 'south-seas' && (await isTurning());
          if (place) await player.touch(place);
          else if (await player.confirmation.isVisible()) await player.press(player.confirmation);
          else break;
          if (!isMore && !isTurned) clicks += 1;
          await player.frame();
        }
        await player.settled();
        await expect(step).not.toHaveText(before);
      }
      expect(turns.length).toBeGreaterThan(3);
      expect(Math.max(...turns), turns.join(' ')).toBeLessThanOrEqual(CLICKS[game.id] ?? 0);
    });

    test('two quick taps decide no more than one', async ({ page, server }) => {
      const player = new Player(page);
      const twice = async ({ x, y }: { x: number; y: number }) => {
        await page.mouse.click(x, y);
        await page.mouse.click(x, y);
        await player.frame();
      };
      await sit(page, server, game);
      for (let decision = 0; decision < 8 && (await player.turn()) === 'mine'; decision += 1) {
        await expect(page.locator('.foot .dots')).toHaveCount(0);
        for (let first = true;; first = false) {
          const place = await player.choice(first);
          if (!place) break;
          const before = player.acts;
          await twice(place);
          await player.settled();
          // The tile and who follows it are one decision of two steps.
          expect(player.acts - before).toBeLessThanOrEqual(game.id === 'santa-cruz' || game.id === 'south-seas' ? 2 : 1);
          if (player.acts > before) break;
        }
        if ((await player.turn()) === 'over') break;
        await page.keyboard.press('Escape');
        // Doing nothing is asked about, and the second tap is not the answer.
        if (await page.locator('.foot .skip-step').isVisible()) {
          const before = player.acts;
          const box = await page.locator('.foot .skip-step').boundingBox();
          if (box) await twice({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
          expect(player.acts).toBe(before);
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toHaveCount(0);
        }
        await player.act(decision % 2 === 0 ? 0 : 99);
      }
    });

    const SIZES: { width: number; height: number; pointer: Pointer }[] = [
      { width: 412, height: 915, pointer: 'touch' },
      { width: 390, height: 844, pointer: 'touch' },
      { width: 844, height: 390, pointer: 'touch' },
      { width: 1024, height: 768, pointer: 'mouse' },
      { width: 1440, height: 900, pointer: 'mouse' },
    ];
    for (const { width, height, pointer } of SIZES) {
      test.describe(`at ${width} × ${height}`, () => {
        test.use(pointer === 'touch' ? { viewport: { width, height }, hasTouch: true, isMobile: true } : { viewport: { width, height } });

        test('what may be chosen is in sight, or an arrow counts it', async ({ page, server }) => {
          const player = new Player(page, pointer);
          await sit(page, server, game);
          let looked = 0;
          const look = async (when: string) => {
            // The map may still be on its way.
            const missed = async () => {
              const found = await sight(page);
              looked += found.offered;
              return found.hidden.length <= found.counted ? [] : found.hidden;
            };
            await expect.poll(missed, { message: when, timeout: 4_000 }).toEqual([]);
          };
          for (let round = 0; round < 5 && (await player.turn()) === 'mine'; round += 1) {
            await look(`round ${round}`);
            // A card shows where it reaches.
            const card = page.locator('[data-card][data-choice]').first();
            if (await card.count()) {
              await player.press(card);
              await look(`card of round ${round}`);
              await page.keyboard.press('Escape');
            }
            if (round === 2) {
              await page.reload();
              await player.turn();
              await look('after a reload');
            }
            if ((await player.rush(7)) === 'over') break;
          }
          expect(looked).toBeGreaterThan(0);
        });
      });
    }
  });
}

test.describe('a tile in South Seas', () => {
  const find = () => GAMES.find(({ id }) => id === 'south-seas');
  const cells = '#board .legal';

  test('is dragged from the hand, shows what it brings, and is laid with its islander by one button', async ({ page, server }) => {
    const game = find();
    test.skip(!game, 'the program does not have the game');
    if (!game) return;
    await confirms(page, 'always');
    const player = new Player(page);
    await sit(page, server, game);
    await player.turn();
    const [hand, cell] = [await page.locator('.side .drawn').boundingBox(), await page.locator(cells).first().boundingBox()];
    if (!hand || !cell) throw new Error('nothing to drag');
    await page.mouse.move(hand.x + 20, hand.y + 30);
    await page.mouse.down();
    await page.mouse.move(hand.x - 40, hand.y + 30, { steps: 3 });
    await expect(page.locator('.dragged')).toBeVisible();
    await expect(player.confirmation).toHaveCount(0);
    await page.mouse.move(cell.x + cell.width / 2, cell.y + cell.height / 2, { steps: 3 });
    await expect(player.confirmation).toBeVisible();
    await expect(page.locator('.dragged')).toBeHidden();
    await page.mouse.up();
    await expect(page.locator('.dragged')).toHaveCount(0);
    // What is pointed at stands there, its whole feature in the light; nothing is laid before the button says so.
    const coin = page.locator('#board .spot.put').first();
    await coin.hover();
    await expect(page.locator('#board .light')).toHaveCount(1);
    await expect(page.locator('.foot .card')).toContainText(/tile/);
    await coin.click();
    await expect(coin).toHaveAttribute('aria-pressed', 'true');
    expect(player.acts).toBe(0);
    await expect(player.confirmation).toHaveText('Lay both');
    await player.press(player.confirmation);
    await player.settled();
    await expect.poll(() => player.acts).toBe(2);
    await expect(page.locator('.log .line').filter({ hasText: /^Noa places / })).toHaveCount(1);
  });

  test('is dropped where it may not lie, and stays in the hand', async ({ page, server }) => {
    const game = find();
    test.skip(!game, 'the program does not have the game');
    if (!game) return;
    const player = new Player(page);
    await sit(page, server, game);
    await player.turn();
    const [hand, cell] = [await page.locator('.side .drawn').boundingBox(), await page.locator(cells).first().boundingBox()];
    if (!hand || !cell) throw new Error('nothing to drag');
    await page.mouse.move(hand.x + 20, hand.y + 30);
    await page.mouse.down();
    await page.mouse.move(cell.x + cell.width / 2, cell.y + cell.height / 2, { steps: 4 });
    await expect(player.confirmation).toBeVisible();
    await page.mouse.move(cell.x + cell.width / 2, cell.y - cell.height * 0.7, { steps: 4 });
    await page.mouse.up();
    await expect(player.confirmation).toHaveCount(0);
    expect(player.acts).toBe(0);
  });

  test('leaves the map where a hand has put it, until something is to be chosen that is out of sight', async ({ page, server }) => {
    const game = find();
    test.skip(!game, 'the program does not have the game');
    if (!game) return;
    const player = new Player(page);
    await sit(page, server, game);
    await player.turn();
    const at = async () => (await page.locator(cells).first().boundingBox())?.x ?? 0;
    const before = await at();
    await page.mouse.move(400, 640);
    await page.mouse.down();
    await page.mouse.move(440, 640, { steps: 4 });
    await page.mouse.up();
    await expect.poll(at).toBeCloseTo(before + 40, 0);
    await page.locator(cells).last().click();
    await player.frame();
    expect(await at()).toBeCloseTo(before + 40, 0);
    await page.keyboard.press('Escape');
    // Far away: the arrow brings it back, and so does the next choice.
    await page.mouse.move(400, 640);
    await page.mouse.down();
    await page.mouse.move(1000, 640, { steps: 4 });
    await page.mouse.up();
    await page.mouse.move(400, 640);
    await page.mouse.down();
    await page.mouse.move(1000, 640, { steps: 4 });
    await page.mouse.up();
    await expect(page.locator('[data-edge="east"]')).toBeVisible();
    await player.act();
    await player.turn();
    await player.frame();
    const found = await sight(page);
    expect(found.hidden.length).toBeLessThanOrEqual(found.counted);
    await expect(page.locator('[data-edge="east"]')).toHaveCount(0);
  });
});

/** Whether a turn begins, goes on, or brings something that not every turn has. */
async function offered(page: Page): Promise<'turn' | 'on' | 'more'> {
  return page.evaluate(() => {
    const has = (selector: string) => document.querySelector(selector) !== null;
    if (has('.ship.can')) return 'more';
    if (has('#board .legal, [data-berth], [data-card][data-choice]')) return 'turn';
    return has('[data-take]') || has('.side [data-cell]') ? 'on' : 'more';
  });
}

/** Where to click first: on a card that is one building, else on what is offered. */
async function nextTouch(page: Page, player: Player): Promise<{ x: number; y: number } | null> {
  const first = await player.choice(true);
  const box = await page.locator('[data-card][data-choice]:not([data-card="double"])').first().boundingBox({ timeout: 300 }).catch(() => null);
  return box ? { x: box.x + 14, y: box.y + 40 } : first;
}

/** What of the board's choices no touch reaches, and how many the arrows at its borders count. */
async function sight(page: Page): Promise<{ offered: number; hidden: string[]; counted: number }> {
  return page.evaluate((selector) => {
    const isFree = (element: Element) => {
      const box = element.getBoundingClientRect();
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return hit !== null && element.contains(hit);
    };
    const choices = [...document.querySelectorAll(selector)];
    const counted = [...document.querySelectorAll('[data-edge]')].filter(isFree).reduce((sum, edge) => sum + Number(edge.textContent), 0);
    return { offered: choices.length, hidden: choices.filter((element) => !isFree(element)).map((element) => element.getAttribute('aria-label') ?? ''), counted };
  }, `#board svg ${CHOICE}`);
}

type Told = { snapshot: { view: View; legal: { action: Action }[] } };

test('a tile that is tried says what the engine says once it lies', async ({ page, server }) => {
  const game = GAMES.find(({ id }) => id === 'south-seas');
  test.skip(!game, 'the program does not have the game');
  if (!game) return;
  let before: Told['snapshot'] | null = null;
  const told: { view: View; placed: Extract<Action, { action: 'place' }>; after: Told['snapshot'] }[] = [];
  let placed: Extract<Action, { action: 'place' }> | null = null;
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      const { t, d } = JSON.parse(String(payload)) as { t: string; d: { action?: string } };
      if (t !== 'act') return;
      const found = before?.legal.find((choice) => (choice as unknown as { text: string }).text === d.action)?.action;
      placed = found?.action === 'place' ? found : null;
    });
    socket.on('framereceived', ({ payload }) => {
      const { d } = JSON.parse(String(payload)) as { d?: Partial<Told> };
      if (!d?.snapshot) return;
      if (placed && before && d.snapshot.view.phase === 'islander') told.push({ view: before.view, placed, after: d.snapshot });
      placed = null;
      before = d.snapshot;
    });
  });
  const player = new Player(page);
  const table = await sit(page, server, game);
  const components = (await (await page.request.get(`${server.url}/api/v1/tables/${table}/components`)).json()) as Components;
  await player.turn();
  await player.rush(110);
  expect(told.length).toBeGreaterThan(12);
  const art = artOf(components);
  for (const { view, placed: { cell, rotation }, after } of told) {
    const own = view.seats.find(({ seat }) => seat === view.to_act);
    const features = new Features(art, view, { tile: view.drawn ?? '', cell, rotation, covered: [] });
    const free = own && own.supply > 0 ? features.free({ tile: view.drawn ?? '', cell, rotation, covered: [] }) : [];
    const puts = after.legal.flatMap(({ action }) => (action.action === 'put' ? [action] : []));
    expect(free.map(({ site, kind, symbols, open }) => ({ part: site.part, kind, symbols, open }))).toEqual(puts.map(({ site, kind, symbols, open }) => ({ part: site.part, kind, symbols, open })));
    const backs = after.legal.flatMap(({ action }) => (action.action === 'back' ? [action.site] : []));
    expect(own?.islanders ?? []).toEqual(backs);
  }
});
