// Maori before the game: the explorer sails round the islands on display.

import { at } from '../../art/geometry';
import { isle, lagoon, scaled } from '../../art/lagoon';
import { drawBush, drawPalm } from '../../art/plant';
import { explorer, hut } from '../../art/scenery';
import { shell } from '../../art/ware';
import type { Face } from '../face';
import { canoe, wreath } from './art/things';

/** The islands on display, back to front: where, how large, and what grows there. */
const ISLANDS = [[128, 100, 24, 9], [186, 96, 20, 8], [240, 106, 24, 9], [82, 124, 26, 11], [152, 126, 30, 12], [222, 134, 26, 11], [122, 158, 28, 12]] as const;

export default {
  cover: () =>
    lagoon('maori', 60) +
    '<ellipse cx="168" cy="130" rx="150" ry="54" fill="none" stroke="var(--foam)" stroke-width="2.4" stroke-dasharray="1 8" stroke-linecap="round"/>' +
    ISLANDS.map(([x, y, rx, ry], i) =>
      at(x, y, isle(rx, ry) + at(-rx * 0.4, 0, scaled(1.05 + i * 0.05, drawPalm(`face${i}`))) + (i % 2 ? at(rx * 0.35, 1, scaled(0.75, hut())) : at(rx * 0.35, 2, scaled(0.85, drawBush(`face${i}`)))))
    ).join('') +
    at(162, 130, scaled(0.5, wreath(0, 360))) + at(190, 118, scaled(0.9, shell())) + at(176, 152, scaled(1, shell())) +
    at(40, 142, scaled(1.1, canoe())) + at(292, 112, scaled(0.9, canoe())) + at(262, 160, scaled(1.25, explorer())),
  tagline: 'maori-ui-tagline',
  minutes: 40,
} satisfies Face;
