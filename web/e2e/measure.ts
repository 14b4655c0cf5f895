// How fast a table appears and how smoothly its map moves, by the browser's own clocks. `npm run measure` prints the
// numbers; nothing here fails because a machine is slow.

import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { makeTable, test, type Game } from './lib/fixtures';
import type { Server } from './lib/server';

const SHAPES: Record<string, BrowserContextOptions> = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
};
/** Visits with an empty cache; the middle one counts. */
const VISITS = 5;
/** How long the map is dragged about, in milliseconds. */
const DRAG = 4_000;

const middle = (list: number[]): number => [...list].sort((a, b) => a - b)[list.length >> 1] ?? NaN;

/** A context nobody has used: its cache is empty. */
async function fresh(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ ...options, locale: 'en-GB' });
  return context.newPage();
}

/** A finished game between bots, with every piece that has found a place on its board. */
async function finished(page: Page, server: Server, game: Game): Promise<string> {
  const table = await makeTable(page.context(), server, game, Array.from({ length: game.min_seats }, () => ({ kind: 'bot', bot: 'greedy' }) as const));
  for (;;) {
    const info = await (await page.request.get(`${server.url}/api/v1/tables/${table}`)).json();
    if (info.state === 'over') return table;
    await page.waitForTimeout(200);
  }
}

/** What the compositor did while something ran: frames drawn and frames it had to leave out. */
async function frames(cdp: CDPSession, run: () => Promise<number>): Promise<{ drawn: number; dropped: number; ms: number }> {
  const events: { name: string }[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as { name: string }[])));
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline', 'devtools.timeline.frame', 'disabled-by-default-devtools.timeline.frame', 'benchmark'] },
  });
  const ms = await run();
  const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.end');
  await complete;
  const count = (name: string) => events.filter((event) => event.name === name).length;
  return { drawn: count('DrawFrame'), dropped: count('DroppedFrame'), ms };
}

/** Drags in circles; answers how long that took. Every move waits for its frame, as a hand's moves do. */
async function drag(page: Page): Promise<number> {
  const { width, height } = page.viewportSize() ?? { width: 400, height: 400 };
  const [x, y, r] = [width * 0.4, height * 0.45, Math.min(width, height) * 0.2];
  await page.mouse.move(x + r, y);
  await page.mouse.down();
  const start = performance.now();
  for (let turn = 0; performance.now() - start < DRAG; turn += 0.09) await page.mouse.move(x + r * Math.cos(turn), y + r * Math.sin(turn));
  const ms = performance.now() - start;
  await page.mouse.up();
  return ms;
}

test('how fast and how smooth', async ({ browser, page, server, games }) => {
  test.setTimeout(600_000);
  const say = (line: string) => process.stdout.write(`${line}\n`);
  for (const game of games) {
    const running = await makeTable(page.context(), server, game, Array.from({ length: game.min_seats }, (_, seat) => ({ kind: 'here', name: `P${seat}` }) as const));
    const over = await finished(page, server, game);
    for (const [shape, options] of Object.entries(SHAPES)) {
      const [first, whole] = [[] as number[], [] as number[]];
      for (let visit = 0; visit < VISITS; visit += 1) {
        const other = await fresh(browser, options);
        await other.addInitScript(() => {
          const look = () => (document.querySelector('[data-board] svg g') ? requestAnimationFrame(() => performance.mark('board')) : requestAnimationFrame(look));
          look();
        });
        await other.goto(`${server.url}/table/${running}`);
        await other.waitForFunction(() => performance.getEntriesByName('board').length > 0 && performance.getEntriesByName('first-contentful-paint').length > 0);
        const times = await other.evaluate(() => ['first-contentful-paint', 'board'].map((name) => performance.getEntriesByName(name)[0]?.startTime ?? NaN));
        first.push(times[0] ?? NaN);
        whole.push(times[1] ?? NaN);
        await other.context().close();
      }
      say(
        `${game.id} ${shape}: a running table, empty cache: first paint ${middle(first).toFixed(0)} ms, board ${middle(whole).toFixed(0)} ms (middle of ${VISITS}: ${
          whole.map((ms) => ms.toFixed(0)).join(', ')
        })`,
      );

      const other = await fresh(browser, options);
      const cdp = await other.context().newCDPSession(other);
      const rate = ({ drawn, ms }: { drawn: number; ms: number }) => ((drawn * 1000) / ms).toFixed(1);
      // An empty page of the same size, where something moves in every frame: what this machine can draw at all.
      await other.goto('about:blank');
      await other.evaluate(() => {
        const dot = document.body.appendChild(document.createElement('div'));
        dot.textContent = '.';
        addEventListener('pointermove', (event) => (dot.style.transform = `translate(${event.clientX}px, ${event.clientY}px)`));
      });
      const empty = await frames(cdp, () => drag(other));
      await other.goto(`${server.url}/replay/${over}#step=99999`);
      await other.waitForSelector('[data-board] svg g');
      await other.waitForLoadState('networkidle');
      const panned = await frames(cdp, () => drag(other));
      // A board that stands still draws nothing while one drags.
      if (panned.drawn < 20) say(`${game.id} ${shape}: the board stands still, there is nothing to drag`);
      else say(`${game.id} ${shape}: dragging the whole map: ${rate(panned)} frames a second, ${panned.dropped} dropped; an empty page in the same run: ${rate(empty)}, ${empty.dropped} dropped`);
      await other.context().close();
    }
  }
});
