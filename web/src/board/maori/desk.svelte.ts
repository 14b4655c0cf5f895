// What the player's hand does before an action is complete. The display, the bay and the belongings stand in different parts
// of the page and share it.

import type { Seat } from '../../protocol/games/maori';

/** A tile by its depth in the faced line, or the stored one. */
export type Source = number | 'stored';
export type Mode = 'lay' | 'store' | 'remove';

class Desk {
  /** The tile in hand. */
  source = $state<Source | null>(null);
  mode = $state<Mode>('lay');
  /** Whose board is shown enlarged over the display. */
  enlarged = $state<Seat | null>(null);
  /** How many bays stand beside the display; without one the display shows a bay itself. */
  bays = $state(0);
  /** Whether the board is played by keyboard, so that the focus goes on to the next decision. */
  keyboard = false;

  /** Takes back the preview, else the tile in hand; false if there is neither. */
  putDown(chosen: string | null, onchoose: (text: null) => void): boolean {
    if (chosen !== null) onchoose(null);
    else if (this.source !== null) this.source = null;
    else return false;
    return true;
  }

  /** A new decision begins with empty hands. */
  reset(): void {
    this.source = null;
    this.mode = 'lay';
  }
}

export const desk = new Desk();
