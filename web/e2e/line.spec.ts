// Lines that look dead and are not, and lines that are dead and do not look it: whatever clocks and timers do.

import type { Page, WebSocketRoute } from '@playwright/test';
import { expect, makeTable, type Game, test } from './lib/fixtures';
import type { Server } from './lib/server';
import { Player } from './lib/player';

/** A table whose line can be made silent, or closed by its far end; says how often it was opened. */
async function tableOnALine(page: Page, server: Server, games: Game[]) {
  const [game] = games;
  if (!game) throw new Error('no games');
  const table = await makeTable(page.context(), server, game, Array.from({ length: game.min_seats }, (_, seat) => (seat === 0 ? { kind: 'here', name: 'Ada' } : { kind: 'bot', bot: 'greedy' })));
  const line = { dials: 0, isDead: false, near: null as WebSocketRoute | null };
  await page.routeWebSocket(/\/socket$/, (near) => {
    line.dials += 1;
    line.near = near;
    const far = near.connectToServer();
    const isDead = () => line.isDead && line.near === near;
    near.onMessage((text) => isDead() || far.send(text));
    far.onMessage((text) => isDead() || near.send(text));
  });
  await page.clock.install();
  await page.goto(`/table/${table}`);
  await expect(page.locator('.wire.connected')).toHaveCount(1);
  return line;
}
const lost = (page: Page) => page.getByRole('alert').filter({ hasText: 'Reconnecting' });

test('a tab in the background keeps its line, and one that comes back to a dead line finds out', async ({ page, server, games }) => {
  const line = await tableOnALine(page, server, games);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  // Minutes in which each timer runs once, as in a tab that nobody looks at.
  for (let minute = 0; minute < 5; minute += 1) {
    await page.clock.fastForward(60_000);
    await page.waitForTimeout(50);
  }
  const look = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await look();
  await page.waitForTimeout(100);
  await page.clock.runFor(4_000);
  await expect(lost(page)).toHaveCount(0);
  expect(line.dials).toBe(1);

  // Asleep; meanwhile the line died without a word.
  line.isDead = true;
  await page.clock.fastForward(3_600_000);
  await look();
  await page.clock.runFor(3_000);
  await expect.poll(() => line.dials).toBe(2);
  line.isDead = false;
  await page.clock.resume();
  await expect(page.locator('.wire.connected')).toHaveCount(1);
  const player = new Player(page);
  await player.turn();
  await player.act();
});

test('a dead line is found although the clock was set back', async ({ page, server, games }) => {
  const line = await tableOnALine(page, server, games);
  await page.clock.setSystemTime(new Date(2001, 0, 1));
  line.isDead = true;
  await page.clock.runFor(15_000);
  await expect(lost(page)).toBeVisible();
  line.isDead = false;
  await page.clock.runFor(15_000);
  await expect(lost(page)).toHaveCount(0);
});

test('a server that cannot store says so, and not that the connection is slow', async ({ page, server, games }) => {
  const line = await tableOnALine(page, server, games);
  await line.near?.close({ code: 1013, reason: 'the table could not be stored; connect again' });
  await expect(page.getByRole('alert')).toHaveText('The server has trouble storing the game. Nothing it has confirmed is lost; the game goes on by itself as soon as it can.');
  await page.clock.runFor(5_000);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
