// The games with a board of their own. A folder beside this file with an `index.ts` is one; its name is the game's id.

import { part } from '../renewal';
import type { BoardModule } from './module';

const own = import.meta.glob<{ default?: BoardModule; module?: BoardModule } & Record<string, unknown>>(['./*/index.ts', '!./plain/index.ts']);

const isModule = (value: unknown): value is BoardModule => typeof value === 'object' && value !== null && 'Board' in value && 'describe' in value && 'place' in value;

/** The board of a game: its own, or the plain one made of lists. */
export async function boardModule(game: string): Promise<BoardModule> {
  const load = own[`./${game}/index.ts`];
  if (load) {
    const loaded = await part(load);
    const found = [loaded.default, ...Object.values(loaded), loaded].find(isModule);
    if (found) return found;
    console.warn(`board/${game}/index.ts exports no board module`);
  }
  return (await part(() => import('./plain/index'))).default;
}
