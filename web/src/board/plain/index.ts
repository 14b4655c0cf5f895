// A board made of lists: works for every game, from its legal actions and its JSON alone.

import type { BoardModule, Place } from '../module';
import Belongings from './Belongings.svelte';
import Board from './Board.svelte';
import Pieces from './Pieces.svelte';
import Side from './Side.svelte';
import { cellsOf, lines } from './read';

const plain: BoardModule = {
  Board,
  Side,
  Belongings,
  Pieces,
  place: (event) => {
    const cells = cellsOf(event);
    return cells.length > 0 ? { cells } : null;
  },
  target: (action): Place | null => cellsOf(action)[0] ?? null,
  describe: (view) => lines(view),
};

export default plain;
