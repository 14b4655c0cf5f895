// What a game shows of itself before anybody sits down: a picture, a sentence and how long it takes. It is small and knows
// no board, so that the lobby need not load one. A `face.ts` in a game's folder is its face.

import { lagoon } from '../art/lagoon';
import { boat } from '../art/boat';
import { at } from '../art/geometry';
import { part } from '../renewal';

export interface Face {
  /** What fills the picture of 340 x 196, as SVG. Its middle can be cut out as a square. */
  cover: () => string;
  /** The key of what the game is about, in one sentence. */
  tagline: string | null;
  /** How long a game of three takes people, about. */
  minutes: number | null;
}

const own = import.meta.glob<{ default: Face }>('./*/face.ts');

/** The face of a game that has none of its own. */
const plain = (game: string): Face => ({ cover: () => lagoon(game, 250) + at(170, 124, `<g transform="scale(3)">${boat()}</g>`), tagline: null, minutes: null });

export async function faceOf(game: string): Promise<Face> {
  const load = own[`./${game}/face.ts`];
  return load ? (await part(load)).default : plain(game);
}
