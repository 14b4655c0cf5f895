// A person at a table: looks at what the page shows and uses it with the mouse, the finger or the keyboard.

import { expect, type Locator, type Page } from '@playwright/test';

export type Standing = 'mine' | 'over';
/** How the pointer touches: a click or a tap. */
export type Pointer = 'mouse' | 'touch';

export class Player {
  /** Opens the list of actions; it is there when there is something to decide. */
  readonly list: Locator;
  readonly skip: Locator;
  readonly scores: Locator;
  readonly board: Locator;
  readonly confirmation: Locator;

  constructor(readonly page: Page, readonly pointer: Pointer = 'mouse') {
    this.board = page.locator('#board');
    this.list = page.locator('.foot [aria-keyshortcuts="A"]');
    this.skip = page.locator('.foot [aria-keyshortcuts="S"]');
    this.scores = page.locator('.foot .btn.main');
    this.confirmation = page.locator('.foot [aria-keyshortcuts="Enter"]');
  }

  async press(what: Locator): Promise<void> {
    await (this.pointer === 'touch' ? what.tap() : what.click());
  }

  /** Waits until it is this player's turn or the game is over. */
  async turn(timeout = 30_000): Promise<Standing> {
    await expect(this.list.or(this.scores)).toBeVisible({ timeout });
    return (await this.scores.isVisible()) ? 'over' : 'mine';
  }

  /** Makes a choice by the list of actions. `which` counts from 0; a number too large takes the last one. */
  async act(which = 0): Promise<void> {
    await this.press(this.list);
    const dialog = this.page.getByRole('dialog');
    const actions = dialog.getByRole('radio');
    await this.press(actions.nth(Math.min(which, (await actions.count()) - 1)));
    await this.press(dialog.locator('.btn.go'));
    await this.settled();
  }

  /** The choice made is on the server, or was refused. */
  async settled(): Promise<void> {
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
    await expect(this.page.locator('.foot .dots')).toHaveCount(0);
  }

  /** A point of the page where a touch reaches one of these elements, if there is one. */
  async reachable(selector: string): Promise<{ x: number; y: number } | null> {
    return this.page.evaluate((selector) => {
      for (const element of document.querySelectorAll(selector)) {
        const box = element.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const hit = document.elementFromPoint(x, y);
        if (hit && element.contains(hit)) return { x, y };
      }
      return null;
    }, selector);
  }

  /** The names of those elements that no touch reaches: something lies over them, or they are out of sight. */
  async covered(selector: string): Promise<string[]> {
    return this.page.evaluate((selector) => {
      const isFree = (element: Element) => {
        const box = element.getBoundingClientRect();
        const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return hit !== null && element.contains(hit);
      };
      return [...document.querySelectorAll(selector)].filter((element) => !isFree(element)).map((element) => element.getAttribute('aria-label') ?? '');
    }, selector);
  }

  async touch({ x, y }: { x: number; y: number }): Promise<void> {
    await (this.pointer === 'touch' ? this.page.touchscreen.tap(x, y) : this.page.mouse.click(x, y));
  }

  /** Makes a choice on the board: points at a legal place, or at one of the buttons the board shows, and confirms.
      Falls back to the list where the board offers nothing. */
  async point(): Promise<'board' | 'list'> {
    const targets = '#board .legal, #board .strip .choice, #board .spot, .side button.ship.can';
    if ((await this.page.locator(targets).count()) === 0) {
      await this.act();
      return 'list';
    }
    let place = await this.reachable(targets);
    if (!place) {
      // What is out of sight comes into it by the button that shows everything.
      await this.press(this.board.getByRole('button', { name: '(0)' }));
      place = await this.reachable(targets);
    }
    if (!place) throw new Error('no place is in sight');
    await this.touch(place);
    await expect(this.confirmation).toBeVisible();
    await this.press(this.confirmation);
    await this.settled();
    return 'board';
  }

  /** Plays by the list of actions, in the page itself and so much faster, until the game is over or for a number of
      decisions. Of the actions it takes the first, or now and then the last. */
  async rush(decisions = 10_000): Promise<Standing> {
    return this.page.evaluate(async (decisions) => {
      const find = (selector: string) => document.querySelector<HTMLElement>(selector);
      const until = <T>(what: () => T | null | false | undefined): Promise<T> =>
        new Promise((resolve, reject) => {
          const look = () => {
            const found = what();
            if (!found) return false;
            watch.disconnect();
            clearTimeout(limit);
            resolve(found);
            return true;
          };
          const watch = new MutationObserver(() => void look());
          const limit = setTimeout(() => (watch.disconnect(), reject(new Error(`nothing happens: ${what}`))), 30_000);
          if (!look()) watch.observe(document.body, { subtree: true, childList: true, attributes: true });
        });
      for (let decision = 0; decision < decisions; decision += 1) {
        const next = await until(() => find('.foot .btn.main') ?? find('.foot [aria-keyshortcuts="A"]'));
        if (next.matches('.main')) return 'over';
        next.click();
        const actions = await until(() => {
          const found = document.querySelectorAll<HTMLElement>('dialog [role=radio]');
          return found.length > 0 && found;
        });
        actions[decision % 3 === 2 ? actions.length - 1 : 0]?.click();
        (await until(() => find('dialog .btn.go:enabled'))).click();
        await until(() => !find('dialog') && !find('.foot .dots'));
      }
      return 'mine';
    }, decisions);
  }
}

/** The log as it stands in the page, the newest line first. */
export const logOf = (page: Page): Promise<string[]> => page.locator('.log .line').allInnerTexts();
