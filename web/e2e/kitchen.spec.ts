// A kitchen table: one screen shows the board, four phones hold the hands of a whole game.

import { type Locator, type Page } from '@playwright/test';
import jsQR from 'jsqr';
import { complaints, expect, makeTable, test } from './lib/fixtures';
import { Player } from './lib/player';

const PHONE = { locale: 'en-GB', reducedMotion: 'reduce', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const SHOTS = 'e2e/shots';

/** What a phone's camera makes of a code on the screen. */
async function scan(code: Locator): Promise<string> {
  const { data, size } = await code.evaluate(async (svg) => {
    const size = 400;
    const copy = svg.cloneNode(true) as SVGElement;
    copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
    copy.setAttribute('width', String(size));
    copy.setAttribute('height', String(size));
    const picture = new Image();
    picture.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`;
    await picture.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size });
    const brush = canvas.getContext('2d');
    brush?.drawImage(picture, 0, 0, size, size);
    return { data: [...(brush?.getImageData(0, 0, size, size).data ?? [])], size };
  });
  const found = jsQR(Uint8ClampedArray.from(data), size, size);
  if (!found) throw new Error('no code is seen');
  return found.data;
}

const seatOnScreen = (screen: Page, letter: string): Locator => screen.locator('.holder', { has: screen.locator(`[data-seat-card="${letter}"]`) });

test('four phones play around one screen', async ({ browser, page: screen, context, server, games }) => {
  const game = games.find((game) => game.private && game.max_seats >= 4);
  if (!game) throw new Error('no game has hands');
  const found = complaints(screen);
  const table = await makeTable(context, server, game, Array.from({ length: 4 }, () => ({ kind: 'open' as const })));
  await screen.setViewportSize({ width: 1920, height: 1080 });
  await screen.goto(`/screen/${table}`);
  const link = await scan(screen.locator('.invite svg'));
  expect(link).toBe(`${server.url}/table/${table}#phone`);
  await screen.screenshot({ path: `${SHOTS}/kitchen-gathering.png` });

  const phones: Player[] = [];
  for (const name of ['Noa', 'Ilka', 'Eva', 'Matěj']) {
    const context = await browser.newContext(PHONE);
    const phone = await context.newPage();
    await phone.goto(link);
    await phone.getByLabel('Your name').fill(name);
    await phone.getByRole('button', { name: 'Sit down' }).first().tap();
    await expect(screen.getByRole('listitem').filter({ hasText: name })).toContainText('on a phone');
    phones.push(new Player(phone, 'touch'));
  }
  await expect(screen.locator('.invite')).toHaveCount(0);
  await screen.getByRole('button', { name: 'Start the game' }).click();

  // Everybody sees the one board; the screen shows no card, and a phone that waits covers its own.
  await expect(screen.locator('.pill b')).toBeVisible();
  await expect(screen.getByText('on a phone')).toHaveCount(4);
  for (const round of [0, 1, 2, 3, 4, 5, 6, 7]) {
    const card = screen.locator('[data-seat-card].now');
    await expect(card).toBeVisible();
    const letter = (await card.getAttribute('data-seat-card')) ?? '';
    const phone = phones['ABCD'.indexOf(letter)];
    if (!phone) throw new Error(`nobody sits at ${letter}`);
    await phone.turn();
    if (round === 5) await screen.screenshot({ path: `${SHOTS}/kitchen-screen.png` });
    await phone.act();
    await expect(screen.locator('[data-card]')).toHaveCount(0);
  }
  const waiting = [];
  for (const phone of phones) if (!(await phone.list.isVisible())) waiting.push(phone);
  const [idle] = waiting;
  if (!idle) throw new Error('somebody waits');
  const hold = idle.page.getByRole('button', { name: 'Hold to see your cards' });
  const hand = idle.page.locator('.goods > .under');
  await expect(hand).toHaveAttribute('inert', '');
  await idle.page.screenshot({ path: `${SHOTS}/kitchen-covered.png` });
  await hold.dispatchEvent('pointerdown');
  await expect(hand).not.toHaveAttribute('inert', '');
  await idle.page.dispatchEvent('body', 'pointerup');
  await expect(hand).toHaveAttribute('inert', '');
  await hold.press('Space', { delay: 50 });
  await expect(hand).toHaveAttribute('inert', '');

  // A phone that breaks down is replaced: its own seat link is not on the screen, which has none of the seats.
  await expect(seatOnScreen(screen, 'A').locator('.code')).toHaveCount(0);
  await expect(Promise.all(phones.map((phone) => phone.rush()))).resolves.toEqual(['over', 'over', 'over', 'over']);
  await expect(screen.getByRole('heading', { name: 'Final scores' })).toBeVisible();
  await screen.screenshot({ path: `${SHOTS}/kitchen-over.png` });
  expect(found).toEqual([]);
});

test('seats of one device go to phones by a code', async ({ browser, page: screen, context, server, games }) => {
  const game = games.find((game) => game.private);
  if (!game) throw new Error('no game has hands');
  const table = await makeTable(context, server, game, [{ kind: 'here', name: 'Ann' }, { kind: 'here', name: 'Ben' }]);
  // From the running game's menu.
  await screen.goto(`/table/${table}`);
  await screen.getByRole('button', { name: 'Menu' }).click();
  await screen.getByRole('link', { name: 'Show on this screen' }).click();
  await expect(screen).toHaveURL(new RegExp(`/screen/${table}$`));
  for (const [letter, name] of [['A', 'Ann'], ['B', 'Ben']] as const) {
    const holder = seatOnScreen(screen, letter);
    await expect(holder).toContainText(`${name} has no phone yet`);
    const link = await scan(holder.locator('.code svg'));
    const phoneContext = await browser.newContext(PHONE);
    const phone = await phoneContext.newPage();
    await phone.goto(link);
    await expect(phone).toHaveURL(new RegExp(`/table/${table}$`));
    await expect(holder).toContainText('on a phone');
    await expect(holder.locator('.code')).toHaveCount(0);
    await expect(phone.locator('.headline')).toBeVisible();
  }
  // After a reload the screen is what it was.
  await screen.reload();
  await expect(screen.getByText('on a phone')).toHaveCount(2);
  await expect(screen.locator('[data-card]')).toHaveCount(0);
});
