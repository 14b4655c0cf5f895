// Every page by day and by night: axe finds nothing serious.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import { expect, test } from './lib/fixtures';
import { places } from './lib/places';
import { Player } from './lib/player';

const SOURCE = readFileSync(fileURLToPath(new URL('../node_modules/axe-core/axe.min.js', import.meta.url)), 'utf8');

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, bypassCSP: true });

    test('axe finds nothing serious', async ({ page, server, games }) => {
      test.setTimeout(180_000);
      const serious: string[] = [];
      const look = async (name: string) => {
        await page.evaluate(SOURCE);
        const violations = await page.evaluate(async () => {
          const found = await (window as unknown as { axe: typeof axe }).axe.run(document);
          // What is printed on a drawn piece is no label that somebody would speak; its name says it in words.
          const isDrawn = (target: unknown) => document.querySelector(String(target))?.closest('[data-board], .side, .belongings') != null;
          for (const violation of found.violations) {
            if (violation.id === 'label-content-name-mismatch') violation.nodes = violation.nodes.filter(({ target }) => !isDrawn(target[0]));
          }
          return found.violations.filter(({ nodes }) => nodes.length > 0);
        });
        for (const { id, impact, nodes } of violations) {
          if (impact !== 'serious' && impact !== 'critical') continue;
          serious.push(`${name}: ${id}: ${nodes.length} × ${nodes[0]?.target.join(' ')}: ${nodes[0]?.failureSummary?.split('\n')[1]?.trim()}`);
        }
      };
      for (const { name, open, isGame } of await places(page.context(), server, games)) {
        await open(page);
        await look(name);
        if (!isGame) continue;
        // At the table also: a choice in preview, and the sheets.
        const player = new Player(page);
        await player.turn();
        await player.rush(6);
        // Until something has counted, the log has no reason to open.
        const reasons = page.locator('.log a.line, .log button.law');
        for (let more = 0; more < 30 && (await reasons.count()) === 0; more += 1) await player.rush(2);
        await player.turn();
        await page.keyboard.press('h');
        await expect(page.locator('.foot .hints li')).not.toHaveCount(0);
        await look(`${name}, hint`);
        await page.keyboard.press('Escape');
        await player.list.click();
        await look(`${name}, actions`);
        await page.getByRole('dialog').getByRole('radio').first().click();
        await page.keyboard.press('Escape');
        await expect(player.confirmation).toBeVisible();
        await look(`${name}, preview`);
        await reasons.first().click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await look(`${name}, why`);
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Menu' }).click();
        await look(`${name}, menu`);
        await page.getByRole('dialog').getByRole('button', { name: 'Settings' }).click();
        await look(`${name}, settings`);
      }
      expect(serious).toEqual([]);
    });
  });
}
