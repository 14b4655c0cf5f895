// Two people share one screen, in every game there is.

import { complaints, expect, test } from './lib/fixtures';
import { Player } from './lib/player';

test('two people finish every game on one screen', async ({ page, games }) => {
  test.setTimeout(120_000 * games.length);
  const found = complaints(page);
  for (const [index, game] of games.entries()) {
    await page.goto('/');
    await page.getByRole('article').nth(index).getByRole('button', { name: 'Set a table' }).click();
    const dialog = page.getByRole('dialog', { name: 'New table' });
    await dialog.getByRole('radio', { name: String(Math.max(2, game.min_seats)) }).check({ force: true });
    await dialog.getByLabel('Name for seat A').fill('Ada');
    await dialog.getByLabel('Who plays seat B').selectOption('here');
    await dialog.getByRole('button', { name: 'Set the table' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Seat B still needs a name.');
    await expect(dialog.getByLabel('Name for seat B')).toBeFocused();
    await dialog.getByLabel('Name for seat B').fill('Béla <b>');
    await dialog.getByRole('button', { name: 'Set the table' }).click();

    const player = new Player(page);
    expect(await player.turn()).toBe('mine');
    const headline = page.locator('.headline');
    await expect(headline).toHaveText(/^(Ada|Béla <b>), your turn$/);
    const first = await headline.innerText();
    for (let decision = 0; decision < 8 && (await headline.innerText()) === first; decision += 1) await player.act(99);
    await expect(headline).not.toHaveText(first);
    await expect(headline).toHaveText(/your turn$/);

    // The last choice goes back and forth while nobody has acted since and nothing was drawn.
    const step = page.locator('.log .chip');
    await player.act();
    const undo = page.locator('.foot').getByRole('button', { name: 'Take back', exact: true });
    if (await undo.isVisible()) {
      const before = await step.innerText();
      await undo.click();
      await expect(step).not.toHaveText(before);
      await expect(page.locator('.log .undone').first()).toBeVisible();
    }

    expect(await player.rush()).toBe('over');
    const result = page.getByRole('dialog', { name: 'Final scores' });
    await expect(result.getByText('Ada')).toBeVisible();
    await expect(result.getByText('Béla <b>')).toBeVisible();
  }
  expect(found).toEqual([]);
});
