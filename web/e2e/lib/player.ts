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

  async touch({ x, y }: { x: number; y: number }): Promise<void> {
    await (this.pointer === 'touch' ? this.page.touchscreen.tap(x, y) : this.page.mouse.click(x, y));
  }

  /** Makes a choice on the board: points at a legal place, or at one of the buttons the board shows, and confirms.
      Falls back to the list where the board offers nothing. */
  async point(): Promise<'board' | 'list'> {
    const targets = '#board .legal, #board .strip .choice, #board .spot, .side button.ship.can';
    let place = await this.reachable(targets);
    if (!place && (await this.page.locator(targets).count()) > 0) {
      // What is out of sight comes into it by the button that shows everything.
      await this.press(this.board.locator('.zoom .tool').nth(2));
      place = await this.reachable(targets);
    }
    if (!place) {
      await this.act();
      return 'list';
    }
    await this.touch(place);
    await expect(this.confirmation).toBeVisible();
    await this.press(this.confirmation);
    await this.settled();
    return 'board';
  }

  /** Plays by the list of actions until the game is over, or `turns` decisions long. */
  async play(turns = Number.POSITIVE_INFINITY, choose: (decision: number) => number = () => 0): Promise<Standing> {
    for (let decision = 0; decision < turns; decision += 1) {
      if ((await this.turn()) === 'over') return 'over';
      await this.act(choose(decision));
    }
    return 'mine';
  }
}

/** The log as it stands in the page, the newest line first. */
export const logOf = (page: Page): Promise<string[]> => page.locator('.log .line').allInnerTexts();
