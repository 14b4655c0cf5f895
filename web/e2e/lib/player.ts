// A person at a table: looks at what the page shows and uses it with the mouse, the finger or the keyboard.

import { expect, type Locator, type Page } from '@playwright/test';

export type Standing = 'mine' | 'over';
/** How the pointer touches: a click or a tap. */
export type Pointer = 'mouse' | 'touch';

/** Whatever one can point at now in order to choose (`web/src/board/module.ts`). */
export const CHOICE = '[data-choice]';
/** More parts than any choice has. */
const PARTS = 6;

export class Player {
  /** Opens the list of actions; it is there when there is something to decide. */
  readonly list: Locator;
  readonly skip: Locator;
  readonly scores: Locator;
  readonly board: Locator;
  readonly confirmation: Locator;
  /** How many actions the page has sent. */
  acts = 0;
  /** Shows the hand of whoever is to decide, where several people share the screen. */
  readonly hand: Locator;

  constructor(readonly page: Page, readonly pointer: Pointer = 'mouse') {
    page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => void (String(payload).startsWith('{"t":"act"') && (this.acts += 1))));
    this.board = page.locator('#board');
    this.list = page.locator('.foot [aria-keyshortcuts="A"]');
    this.skip = page.locator('.foot [aria-keyshortcuts="S"]');
    this.scores = page.locator('.foot .btn.main');
    this.hand = page.locator('.foot .hand-over .btn.go');
    this.confirmation = page.locator('.foot [aria-keyshortcuts="Enter"]');
  }

  async press(what: Locator): Promise<void> {
    await (this.pointer === 'touch' ? what.tap() : what.click());
  }

  /** Waits until it is this player's turn or the game is over. Around one screen, the hand is shown first. */
  async turn(timeout = 30_000): Promise<Standing> {
    await expect(this.list.or(this.scores).or(this.hand)).toBeVisible({ timeout });
    if (await this.hand.isVisible()) {
      await this.press(this.hand);
      await expect(this.list).toBeVisible();
    }
    return (await this.scores.isVisible()) ? 'over' : 'mine';
  }

  /** How many actions there are to choose from. */
  async choices(): Promise<number> {
    return Number.parseInt((await this.list.innerText()).replace(/\D+/, ''), 10);
  }

  /** Makes a choice by the list of actions. `which` counts from 0; a number too large takes the last one. */
  async act(which = 0): Promise<void> {
    const dialog = this.page.getByRole('dialog');
    // Faster than people are: a second tap on one place is not heard by what has come up there.
    await expect(async () => {
      await this.press(this.list);
      await expect(dialog).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 10_000 });
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

  /** A point where a touch reaches something to choose: what has come up since the last touch before what was there, and
      nothing that was touched for this decision already. With `isNew`, only what has come up. */
  async choice(isFirst: boolean, isNew = false): Promise<{ x: number; y: number } | null> {
    return this.page.evaluate(([selector, isFirst, isNew]) => {
      type Memory = { touched: WeakSet<Element>; known: WeakSet<Element> };
      const page = window as unknown as { pointed?: Memory };
      const memory: Memory = !page.pointed || isFirst ? (page.pointed = { touched: new WeakSet(), known: new WeakSet() }) : page.pointed;
      const offered = [...document.querySelectorAll(selector)];
      const found = [...offered.filter((element) => !memory.known.has(element)), ...(isNew ? [] : offered)].find((element) => {
        const box = element.getBoundingClientRect();
        const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return hit !== null && element.contains(hit) && !memory.touched.has(element);
      });
      for (const element of offered) memory.known.add(element);
      if (!found) return null;
      memory.touched.add(found);
      const box = found.getBoundingClientRect();
      return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    }, [CHOICE, isFirst, isNew] as const);
  }

  /** Makes a choice by pointing at what the board offers, part by part where it has several, and confirms. Falls back to
      the list where the board offers nothing. */
  async point(): Promise<'board' | 'list'> {
    if ((await this.page.locator(CHOICE).count()) === 0) {
      await this.act();
      return 'list';
    }
    for (let touches = 0; touches < PARTS && !(await this.confirmation.isVisible()); touches += 1) {
      let place = await this.choice(touches === 0);
      if (!place) {
        // What is out of sight comes into it by the button that shows everything.
        await this.press(this.board.getByRole('button', { name: '(0)' }));
        place = await this.choice(true);
      }
      if (!place) throw new Error('nothing to choose is in sight');
      const before = this.acts;
      await this.touch(place);
      await this.frame();
      if (this.acts > before) {
        await this.settled();
        return 'board';
      }
    }
    await expect(this.confirmation).toBeVisible();
    await this.press(this.confirmation);
    await this.settled();
    return 'board';
  }

  /** Confirms what was clicked, where the click was not enough. */
  async finish(): Promise<void> {
    await this.frame();
    if (await this.confirmation.isVisible()) await this.press(this.confirmation);
    await this.settled();
  }

  /** What was touched has been drawn. */
  async frame(): Promise<void> {
    await this.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }

  /** Goes on by Tab until what has the focus matches; back by Shift and Tab where that is the shorter way, as people do. */
  async tabTo(selector: string, most = 60): Promise<void> {
    for (let press = 0; press < most; press += 1) {
      const where = await this.page.evaluate((selector) => {
        const { activeElement } = document;
        if (activeElement?.matches(selector)) return 'there';
        return activeElement?.closest('[role=group], [role=radiogroup], [role=toolbar]')?.querySelector(selector) ? 'beside' : 'elsewhere';
      }, selector);
      if (where === 'there') return;
      // Among things that belong together, arrows lead from one to the next.
      for (let step = 0; where === 'beside' && step < 12; step += 1) {
        await this.page.keyboard.press('ArrowRight');
        if (await this.page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector)) return;
      }
      await this.page.keyboard.press(press < most / 3 ? 'Tab' : 'Shift+Tab');
    }
    throw new Error(`Tab does not lead to ${selector}`);
  }

  /** Makes a choice by the keyboard alone: on the board, or where it offers nothing by the list. */
  async type(seen: { moved: number; turned: number }): Promise<'board' | 'list'> {
    const { keyboard } = this.page;
    const focus = () => this.page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim() ?? '');
    if ((await this.page.locator(CHOICE).count()) === 0) {
      await keyboard.press('a');
      await this.tabTo('dialog [role=radio]');
      await keyboard.press('ArrowDown');
      await this.tabTo('dialog .btn.go:enabled');
      await keyboard.press('Enter');
      await this.settled();
      return 'list';
    }
    for (let part = 0; part < PARTS && !(await this.confirmation.isVisible()); part += 1) {
      await this.tabTo(`${CHOICE}:not([aria-pressed=true], [aria-checked=true])`);
      const before = await focus();
      expect(before).not.toBe('');
      for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
        await keyboard.press(key);
        if ((await focus()) === before) continue;
        seen.moved += 1;
        break;
      }
      await keyboard.press('Enter');
      await this.frame();
    }
    await expect(this.confirmation).toBeVisible();
    const tip = this.page.locator('.foot .tip');
    if (await this.page.locator('.foot [aria-keyshortcuts="R"]').isVisible()) {
      const words = await tip.innerText();
      await keyboard.press('r');
      await expect(tip).not.toHaveText(words);
      seen.turned += 1;
    }
    await keyboard.press('Enter');
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
        let next = await until(() => find('.foot .btn.main') ?? find('.foot [aria-keyshortcuts="A"]') ?? find('.foot .hand-over .btn.go'));
        if (next.matches('.main')) return 'over';
        if (next.matches('.go')) {
          next.click();
          next = await until(() => find('.foot [aria-keyshortcuts="A"]'));
        }
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

/** A result whose bars add up to the points beside them, seat by seat. */
export async function tallies(result: Locator, seats: number): Promise<void> {
  const rows = result.locator('[data-tally]');
  await expect(rows).toHaveCount(seats);
  for (const row of await rows.all()) {
    const points = Number(await row.getAttribute('data-points'));
    const parts = await row.locator('[data-part]').evaluateAll((all) => all.map((part) => Number(part.getAttribute('data-part'))));
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(points);
  }
}

/** The log as it stands in the page, the newest line first. */
export const logOf = (page: Page): Promise<string[]> => page.locator('.log .line').allInnerTexts();
