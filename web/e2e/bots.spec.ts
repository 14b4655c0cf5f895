// Bots of every level at one table, people who see them think and hurry them, and hints that are played.

import { complaints, expect, makeTable, test } from './lib/fixtures';
import { Player } from './lib/player';
import { Server } from './lib/server';

test('a table of every level is set, and a hint is asked for and played', async ({ page, games }) => {
  const game = games.find((known) => known.max_seats >= 4) ?? games[0]!;
  // Long enough to be seen, short enough for a test.
  const server = await Server.create(['--bot-pause', '600', '--bot-think', '300']);
  try {
    const found = complaints(page);
    await page.goto(server.url);
    await page.getByRole('article').nth(games.indexOf(game)).getByRole('button', { name: 'Set a table' }).click();
    const dialog = page.getByRole('dialog', { name: 'New table' });
    await dialog.getByRole('radio', { name: '4', exact: true }).check({ force: true });
    await dialog.getByLabel('Name for seat A').fill('Ada');
    for (const [seat, bot, character] of [['B', 'Beachcomber', /not always careful/], ['C', 'Navigator', /keeps its course/], ['D', 'Captain', /many possible futures/]] as const) {
      const select = dialog.getByLabel(`Who plays seat ${seat}`);
      await select.selectOption({ label: `Bot: ${bot}` });
      await expect(select).toHaveAccessibleDescription(character);
    }
    await dialog.getByRole('button', { name: 'Set the table' }).click();
    const player = new Player(page);
    // A deal may begin with a choice between one or two.
    while ((await player.turn()) === 'mine' && (await player.choices()) < 3) await player.act();

    // The panel names three actions; choosing one puts it into preview, and confirming plays it.
    const hint = page.locator('.foot').getByRole('button', { name: 'Hint', exact: true });
    await hint.click();
    const panel = page.getByRole('region', { name: 'What the Captain would play' });
    const actions = panel.getByRole('listitem').getByRole('button');
    await expect(actions).toHaveCount(3);
    await expect(actions.first()).toContainText(/expected to end/);
    await expect(actions.first()).toBeFocused();
    await expect(panel.getByRole('status')).toContainText('1. ');
    await page.keyboard.press('ArrowDown');
    await expect(actions.nth(1)).toBeFocused();
    const words = await actions.nth(1).locator('.what').innerText();
    await page.keyboard.press('Enter');
    await expect(player.confirmation).toBeFocused();
    await expect(page.locator('.foot .tip')).toHaveText(words);
    await expect(actions.nth(1)).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Enter');
    await player.settled();
    await expect(panel).toHaveCount(0);

    // By the keyboard it opens and closes; asking again is answered alike.
    while ((await player.turn()) === 'mine' && (await page.getByText('is thinking').count()) === 0 && (await page.locator('.log .line').count()) < 3) await player.act();
    await player.turn();
    await page.keyboard.press('h');
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);

    // When the turn is over a bot is seen to think, and can be hurried.
    const hurry = page.locator('.foot').getByRole('button', { name: 'Faster' });
    for (let move = 0; move < 8 && !(await hurry.isVisible()); move += 1) {
      await player.act();
      await expect(hurry.or(player.list)).toBeVisible();
    }
    await expect(page.locator('.players .now .dots')).toBeVisible();
    await expect(page.locator('.players .now')).toContainText('is thinking');
    await expect(page.locator('.headline')).toHaveText(/is thinking/);
    await hurry.click();
    await expect(hurry).toHaveCount(0);
    await player.turn();
    // Without pauses the game goes to its end.
    await page.evaluate(() => setInterval(() => document.querySelector<HTMLElement>('.foot [aria-keyshortcuts="F"]')?.click(), 50));
    expect(await player.rush()).toBe('over');
    expect(found).toEqual([]);
  } finally {
    await server.destroy();
  }
});

test('where hints are off, or the game is serious, none are offered', async ({ page, server, games }) => {
  const found = complaints(page);
  await page.goto('/');
  await page.getByRole('article').first().getByRole('button', { name: 'Set a table' }).click();
  const dialog = page.getByRole('dialog', { name: 'New table' });
  await dialog.getByLabel('Name for seat A').fill('Ada');
  await dialog.getByLabel('Who plays seat B').selectOption({ label: 'Bot: Drift' });
  await dialog.getByText('More choices').click();
  const hints = dialog.getByRole('checkbox', { name: /^Allow hints/ });
  await expect(hints).toBeChecked();
  await dialog.getByRole('checkbox', { name: /^Serious game/ }).check();
  await expect(hints).not.toBeChecked();
  await expect(hints).toBeDisabled();
  await expect(dialog.getByRole('combobox', { name: 'Taking back' })).toHaveValue('none');
  await dialog.getByRole('button', { name: 'Set the table' }).click();
  const player = new Player(page);
  await player.turn();
  await expect(page.locator('.foot .hint')).toHaveCount(0);
  await page.keyboard.press('h');
  await expect(page.locator('.foot .hints')).toHaveCount(0);
  // A table that says nothing else has hints.
  const usual = await makeTable(page.context(), server, games[0]!, [{ kind: 'here', name: 'Ada' }, { kind: 'bot', bot: 'random' }]);
  await page.goto(`/table/${usual}`);
  await expect(page.locator('.foot .hint')).toBeVisible();
  expect(found).toEqual([]);
});

test('the waiting room gives a free seat to a bot by name and character', async ({ page, server, games }) => {
  const table = await makeTable(page.context(), server, games[0]!, [{ kind: 'here', name: 'Ada' }, { kind: 'open' }]);
  await page.goto(`/table/${table}`);
  const select = page.getByLabel('Bot for seat B');
  await expect(select).toHaveValue('normal');
  await expect(select).toHaveAccessibleDescription(/keeps its course/);
  await select.selectOption('easy');
  await page.getByRole('button', { name: 'Give it to Beachcomber' }).click();
  await expect(page.getByRole('listitem').nth(1)).toContainText('Beachcomber');
});
