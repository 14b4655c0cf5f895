// The mountains of fire: ash in three tones, a glowing crater, lava in folds, smoke. Origin = middle of the foot.

import { at } from '../../../art/geometry';
import { shadow } from '../../../art/palette';
import { fill, ROUND, stroke } from './paint';

/** Width of the foot and height of the rim at scale 1. */
export const VOLCANO = { width: 78, height: 46 } as const;

const BODY = 'M-39 2C-27 -4 -21 -25 -12 -41Q0 -48 12 -41C21 -25 27 -4 39 2Q0 13 -39 2Z';
const LIGHT = 'M-39 2C-27 -4 -21 -25 -12 -41Q-8 -44.4 -4 -45.4C-10 -26 -14 -4 -19 5.4Q-31 4.4 -39 2Z';
const DARK = 'M12 -41C21 -25 27 -4 39 2Q29 5.4 18 6.6C18 -10 14.5 -28 8.6 -43Z';
const FOLDS = 'M-24 -8C-21 -5 -22 0 -25 2.6M-30 -3C-28 -1 -29 1 -31 2.6M-13 -22C-10 -16 -11 -6 -12.6 2M20 -14C21 -8 23.6 -2 28 2.4M14.6 -26C15 -22 17 -16 18.4 -12M25.6 -9C27 -5 30 -1 33.4 1.6';
const STREAMS = 'M-4.4 -40C-6.6 -30 -1.4 -26 -5.4 -14C-7.4 -8 -4.2 -6 -6.4 -1C-2.2 -6 -1.2 -10 -.2 -15C1.8 -24 -1 -30 1 -40ZM5 -40.6C6 -33 10.4 -30 9 -21C12.6 -29 9.2 -34 8.2 -41Z';
const GLOW = 'M-2.8 -39C-4.2 -30 0 -26 -3.2 -16M6.8 -39C7.6 -34 9.6 -31 9.4 -27';

const smoke = (): string =>
  '<g fill="var(--foam)" opacity=".82"><circle cx="2" cy="-52" r="4.8"/><circle cx="8" cy="-58" r="6.2"/><circle cx="1" cy="-61" r="5"/><circle cx="14" cy="-66" r="5.2"/><circle cx="7" cy="-69" r="4.2"/><circle cx="17" cy="-73" r="3.4"/></g>' +
  '<g fill="var(--stone-lit)" opacity=".35"><circle cx="5" cy="-55" r="3.6"/><circle cx="11.4" cy="-63.6" r="3.8"/><circle cx="16.6" cy="-70" r="2.6"/></g>';

export const volcano = (scale = 1): string =>
  `<g transform="scale(${scale})">${shadow(39, 8, 8, 2)}` +
  fill(BODY, 'ash') + fill(LIGHT, 'ash-lit') + fill(DARK, 'ash-dark') +
  stroke(FOLDS, 'ash-dark', 1.1, `${ROUND} opacity=".55"`) +
  '<ellipse cy="-43" rx="12.4" ry="4.6" fill="var(--ash-dark)"/><ellipse cy="-42.4" rx="9.6" ry="3.2" fill="var(--lava)"/><ellipse cy="-42.8" rx="5.4" ry="1.7" fill="var(--lava-lit)"/>' +
  '<ellipse cy="-40" rx="26" ry="16" fill="url(#art-lamp)" opacity="var(--lamps)"/>' +
  fill(STREAMS, 'lava') + stroke(GLOW, 'lava-lit', 1.3, ROUND) +
  `${smoke()}</g>`;

/** What flies out of the crater when it erupts. */
export const ember = (size: number): string =>
  `<circle r="${size}" fill="var(--lava)"/><circle r="${size * 0.5}" fill="var(--lava-lit)"/>` + at(0, 0, stroke(`M0 0L${-size * 0.7} ${size * 2.4}`, 'lava', size * 0.8, `${ROUND} opacity=".45"`));
