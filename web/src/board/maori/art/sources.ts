// What brings points, each as a small picture about the origin.

import { palm } from '../../../art/plant';
import { seeded } from '../../../art/seeded';
import { shell } from '../../../art/ware';
import type { Score } from '../../../protocol/games/maori';
import { canoe, scaled, wreath } from './things';

export const PICTURES: Record<Exclude<keyof Score, 'total'>, string> = {
  palms: `<g transform="translate(0 11)">${palm(seeded('p'), 1)}</g>`,
  wreaths: scaled(0.58, wreath(0, 360, 14)),
  boats: scaled(0.68, canoe()),
  shells: scaled(1.15, shell()),
  empty: '<rect x="-8" y="-8" width="16" height="16" rx="3.5" fill="none" stroke="currentColor" stroke-width="2" stroke-dasharray="3.6 2.6"/>',
};
