// The games with a board of their own. A folder beside this file with an `index.ts` is one; its name is the game's id.

import type { BoardModule } from './module';

// The client hands every game its own JSON; from here on it has its types.
const own = import.meta.glob<{ default: BoardModule }>(['./*/index.ts', '!./plain/index.ts']);

/** The board of a game: its own, or the plain one made of lists. */
export const boardModule = async (game: string): Promise<BoardModule> => (await (own[`./${game}/index.ts`]?.() ?? import('./plain/index'))).default;
