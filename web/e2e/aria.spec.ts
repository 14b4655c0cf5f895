// What a screen reader is told: the landmarks, headings and controls of every page.

import { expect, makeTable, test } from './lib/fixtures';
import { Player } from './lib/player';

const HEAD = `
  - banner:
    - navigation "Pages":
      - link "Atoll"
      - link "Lobby"
      - link "Replays"
      - link "Rules"
      - link "Pieces"
      - button "Settings"`;

test.describe('landmarks', () => {
  test('the lobby', async ({ page, games }) => {
    await page.goto('/');
    await expect(page.getByRole('article')).toHaveCount(games.length);
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - link "Skip to the content"
      - banner:
        - navigation "Pages":
          - link "Atoll"
          - link "Lobby"
          - link "Replays"
          - link "Rules"
          - link "Pieces"
          - button "Settings"
      - region "Islands on your table.":
        - heading "Islands on your table." [level=1]
        - paragraph
        - button "Play now"
        - button "Set a table"
      - main:
        - article:
          - heading [level=2]
          - link "Rules"
          - link "Pieces"
          - group "Bots to play against":
            - radio "Beachcomber first games" [checked]
            - radio "Navigator knows the way"
            - radio "Captain thinks ahead"
          - button "Play bots"
          - button "Set a table"
        - heading "Your tables" [level=2]
        - heading "Join a table" [level=2]
        - textbox "Link or code"
        - button "Go there" [disabled]
        - heading "Replays" [level=2]
        - link "Open a record"
      - contentinfo
    `);
    await page.getByRole('button', { name: 'Set a table' }).first().click();
    // A dialog's head is no landmark of the page.
    await expect(page.getByRole('dialog').getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
      - dialog "New table":
        - heading "New table" [level=2]
        - button "Close"
        - group "Seats":
          - radio "2" [checked]
          - combobox "Who plays seat A"
          - textbox "Name for seat A"
          - combobox "Who plays seat B"
        - group "Rules of this table":
          - combobox
        - group: More choices
        - button "Set the table"
    `);
  });

  test('the waiting room', async ({ page, server, games }) => {
    const table = await makeTable(page.context(), server, games[0]!, [{ kind: 'here', name: 'Ada' }, { kind: 'open' }]);
    await page.goto(`/table/${table}`);
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - main:
        - heading "The table is set" [level=1]
        - paragraph: One seat is free.
        - list:
          - listitem:
            - button "Leave"
          - listitem:
            - button /Give it to/
        - button "Somebody else sits at this device too"
        - button "Start the game"
        - paragraph: A seat is still free. Wait for somebody, or give it to a bot.
        - heading "Invite" [level=2]
        - textbox "Link to this table"
        - button "Copy"
    `);
  });

  test('the table', async ({ page, server, games }) => {
    for (const game of games) {
      const table = await makeTable(page.context(), server, game, [{ kind: 'here', name: 'Ada' }, ...Array.from({ length: game.min_seats - 1 }, () => ({ kind: 'bot', bot: 'greedy' }) as const)]);
      await page.goto(`/table/${table}`);
      const player = new Player(page);
      await player.turn();
      await expect(page.locator('body')).toMatchAriaSnapshot(`
        - link "Skip to the board"
        - main "Board":
          - heading [level=1]
        - region "Your choice":
          - toolbar "Your choice":
            - button /choices?/
        - banner:
          - link /Table/
          - status: connected
          - button "The board in words"
          - link "Rules"
          - button "How to play here"
          - button "Menu"
        - region "Players":
          - region "Seat A, Ada":
            - button "Seat of Ada"
          - region /Seat B/
        - complementary "Display and stacks":
          - region "Log":
            - heading "Log" [level=2]
            - list
      `);
      await player.list.click();
      await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
        - dialog "What you can do":
          - paragraph
          - radiogroup "What you can do":
            - radio
          - button "Confirm" [disabled]
      `);
    }
  });

  test('the replay', async ({ page, server, games }) => {
    for (const game of games) {
      const table = await makeTable(page.context(), server, game, Array.from({ length: game.min_seats }, () => ({ kind: 'bot', bot: 'random' }) as const));
      await expect.poll(async () => (await (await page.request.get(`${server.url}/api/v1/tables/${table}`)).json()).state, { timeout: 60_000 }).toBe('over');
      await page.goto(`/replay/${table}#step=9`);
      await expect(page.locator('body')).toMatchAriaSnapshot(`
        - banner:
          - link /Replay/
          - button "Copy a link to this position"
          - button "Download the record"
          - button "Settings"
        - main "Board":
          - heading /Replay/ [level=1]
        - complementary "Log":
          - region /Seat A/
          - region /Seat B/
          - heading "Log" [level=2]
          - list
          - status:
            - paragraph: /draws recomputed on this device/
        - region "Course of the game":
          - button "To the beginning"
          - button "One move back"
          - button "Play"
          - button "One move on"
          - button "To the end"
          - slider "Course of the game"
      `);
    }
  });

  test('rules, pieces and the pages for what is not there', async ({ page, games }) => {
    for (const { id } of games) {
      await page.goto(`/rules/${id}`);
      await expect(page.locator('body')).toMatchAriaSnapshot(`${HEAD}
  - navigation "Contents":
    - list
  - main:
    - heading [level=1]
    - heading [level=2]`);
      await page.goto(`/components/${id}`);
      await expect(page.locator('body')).toMatchAriaSnapshot(`${HEAD}
  - main:
    - heading /The pieces of/ [level=1]`);
      // Both lead to the same page of every other game.
      await expect(page.getByRole('navigation', { name: 'Game' }).getByRole('link')).toHaveCount(games.length);
    }
    await page.goto('/nowhere');
    await expect(page.locator('body')).toMatchAriaSnapshot(`${HEAD}
  - main:
    - heading "No island here" [level=1]
    - link "Lobby"`);
    await page.goto('/table/zzzzzzzz');
    await expect(page.locator('body')).toMatchAriaSnapshot(`
  - main:
    - heading "That did not work" [level=1]
    - paragraph: There is no such table. Check the code or the link.
    - button "Try again"
    - link "Lobby"`);
    await page.goto('/replay');
    await expect(page.locator('body')).toMatchAriaSnapshot(`${HEAD}
  - main:
    - heading "Replays" [level=1]
    - heading "Open a record" [level=2]
    - button "Choose a record or drop it here"`);
  });
});
