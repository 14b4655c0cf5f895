// Pictures of every page for people to look at, in `e2e/shots`.

import { fileURLToPath } from 'node:url';
import { expect, test } from './lib/fixtures';
import { places } from './lib/places';
import { Player } from './lib/player';

const FOLDER = fileURLToPath(new URL('./shots', import.meta.url));
const KINDS = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  night: { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
} as const;

for (const [kind, options] of Object.entries(KINDS)) {
  test.describe(kind, () => {
    test.use(options);

    test('pictures of every page', async ({ page, server, games }) => {
      test.setTimeout(180_000);
      const shoot = (name: string) => page.screenshot({ path: `${FOLDER}/${kind}/${name}.png`, animations: 'disabled' });
      for (const { name, open, isGame } of await places(page.context(), server, games)) {
        await open(page);
        if (!isGame) {
          await shoot(name);
          continue;
        }
        const player = new Player(page, kind === 'phone' ? 'touch' : 'mouse');
        await player.turn();
        await shoot(`${name}-begin`);
        await player.rush(14);
        await player.turn();
        await shoot(`${name}-middle`);
        const place = await player.choice(true);
        if (place) {
          await player.touch(place);
          await player.frame();
        }
        await shoot(`${name}-preview`);
        await page.keyboard.press('a');
        await expect(page.getByRole('dialog')).toBeVisible();
        await shoot(`${name}-actions`);
      }
    });
  });
}
