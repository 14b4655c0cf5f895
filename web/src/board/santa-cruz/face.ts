// Santa Cruz before the game: the volcano, the rivers that come down from it, and who has built there.

import { at } from '../../art/geometry';
import { isle, lagoon, scaled } from '../../art/lagoon';
import { drawBush, drawPalm } from '../../art/plant';
import { explorer } from '../../art/scenery';
import type { Face } from '../face';
import { building } from './art/building';
import { volcano } from './art/volcano';

const BUILT = [['lighthouse', 'A', 56, 146], ['church', 'C', 98, 146], ['house', 'B', 128, 168], ['church', 'A', 164, 160], ['house', 'D', 198, 172], ['church', 'B', 226, 146], [
  'house',
  'C',
  256,
  166,
], ['lighthouse', 'D', 286, 146]] as const;
const river = (d: string): string =>
  `<path d="${d}" fill="none" stroke="var(--river-bank)" stroke-width="12" stroke-linecap="round"/><path d="${d}" fill="none" stroke="var(--river)" stroke-width="8" stroke-linecap="round"/>`;

export default {
  cover: () =>
    lagoon('santa-cruz', 62) + at(304, 88, scaled(0.85, explorer())) + at(170, 142, isle(140, 42)) +
    river('M140 116C130 134 116 142 112 180') + river('M202 116C214 134 236 142 240 180') + at(170, 112, volcano(1.55)) +
    ([[80, 122], [112, 120], [236, 120], [266, 126], [178, 136], [148, 140]] as const).map(([x, y], i) => at(x, y, scaled(1.2, i % 2 ? drawBush(`face${i}`) : drawPalm(`face${i}`)))).join('') +
    BUILT.map(([kind, seat, x, y]) => at(x, y, scaled(0.85, building(kind, seat)))).join(''),
  tagline: 'santa-cruz-ui-tagline',
  minutes: 60,
} satisfies Face;
