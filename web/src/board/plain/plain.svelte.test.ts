// A game without a board of its own is shown and played by lists. `table.fixture.json` is a table of such a game, which
// `crates/atoll-catalog/tests/plain_board.rs` plays.

import { flushSync, mount, unmount } from 'svelte';
import { expect, it, vi } from 'vitest';
import { boardModule } from '../index';
import table from './table.fixture.json';
import plain from './index';

const common = {
  components: table.components,
  view: table.view,
  seats: [],
  you: ['B'],
  legal: table.legal,
  chosen: null,
  highlight: null,
  lastMoves: {},
  events: [],
  step: 0,
  aids: true,
};

it('is the board of every game without one', async () => {
  expect(await boardModule('flotsam')).toBe(plain);
  expect(await boardModule('south-seas')).not.toBe(plain);
});

it('shows the view and offers what is legal', async () => {
  const { Board, Belongings, Pieces, Side, describe } = await boardModule('flotsam');
  const chosen = vi.fn();
  const confirmed = vi.fn();
  const props = { ...common, onchoose: chosen, onconfirm: confirmed };
  const target = document.createElement('div');
  const shown = mount(Board, { target, props: props as never });
  flushSync();
  const buttons = [...target.querySelectorAll('button')];
  expect(buttons.map((button) => button.textContent)).toEqual(['flotsam-keep', 'flotsam-toss']);
  buttons[1]?.click();
  expect(chosen).toHaveBeenCalledWith('toss 3');
  buttons[1]?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
  expect(confirmed).toHaveBeenCalledOnce();
  const rows = [...target.querySelectorAll('dl > div')].map((row) => row.textContent);
  expect(rows).toEqual(['held 3', 'bag 4, 3, 3', 'sunk 0, 0, 0', 'seats A 2 0, 1, 0, B 0 0, 0, 0']);
  expect(describe(table.view, table.components, (key) => key, {}).join('\n')).toContain('bag: 4, 3, 3');
  void unmount(shown);

  const texts = [
    [Belongings, { ...props, seat: 'A' }, 'points 2 · hoard 0, 1, 0'],
    [Side, props, ''],
    [Pieces, props, ''],
  ] as const;
  for (const [part, given, text] of texts) {
    if (!part) continue;
    const place = document.createElement('div');
    const made = mount(part as never, { target: place, props: given as never });
    flushSync();
    expect(place.textContent).toContain(text);
    void unmount(made);
  }
});
