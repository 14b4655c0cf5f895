// The tile in hand on its way to the map: it is taken up beside the map and tried where it is held.

import type { Target } from './targets';

class Hand {
  /** Where it may lie. */
  places = $state.raw<readonly Target[]>([]);
  /** Tries the tile on a cell; false if it may not lie there. */
  preview: (cell: string | null) => boolean = () => false;
  /** A tile is being dragged. */
  over = $state(false);
}

export const hand = new Hand();
