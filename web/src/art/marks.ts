// Marks on the board: last moves, legal places, rims, focus.

import { at } from './geometry';
import { seatCoin, seatTone } from './seats';

const BRACKETS = 'M3 17V6Q3 3 6 3H17M83 3H94Q97 3 97 6V17M97 83V94Q97 97 94 97H83M17 97H6Q3 97 3 94V83';

/** Last move of a seat: four corner brackets and a letter, so that it reads without colour. */
export const lastMove = (seat: string, shift = 0): string =>
  (shift
    ? ''
    : `<path d="${BRACKETS}" fill="none" stroke="var(--halo)" stroke-width="4.6" stroke-linecap="round"/><path d="${BRACKETS}" fill="none" stroke="${
      seatTone(seat)
    }" stroke-width="2.6" stroke-linecap="round"/>`) +
  at(88 - shift * 15, 12, seatCoin(seat, 8));

/** Where the tile in hand may lie. */
export const legalCell = (): string => '<rect class="art-card" x="7" y="7" width="86" height="86" rx="9"/><path class="art-plus" d="M50 42V58M42 50H58"/>';

/** Rim of what is yours to do now. Sun alone is too close to sand and grass, so it always carries a dark line. */
export const sunRim = (): string =>
  [['sun-edge', 5.8], ['sun', 3.4]].map(([name, width]) => `<rect x="-1.5" y="-1.5" width="103" height="103" rx="5" fill="none" stroke="var(--${name})" stroke-width="${width}"/>`).join('');

/** Keyboard focus: a dark and a white ring, on any ground. */
export const focusRing = (x: number, y: number, width: number, height: number, radius: number, unit: number): string =>
  [['#fff', 7], ['var(--ink-solid)', 3.5]].map(([colour, w]) =>
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="none" stroke="${colour}" stroke-width="${Number(w) * unit}" pointer-events="none"/>`
  ).join('');

/** An arrow that brings something back. */
export const backArrow = (): string =>
  '<circle cy="1" r="8.6" fill="var(--shade-ink)" opacity=".35"/><circle r="8.4" fill="var(--halo)"/><circle r="7" fill="none" stroke="var(--sun-edge)" stroke-width="1.2"/>' +
  '<path d="M-1.6 -3.4L-4.4 -.6L-1.6 2.2M-4 -.6H1.2A2.7 2.7 0 0 1 1.2 4.2H-1" fill="none" stroke="var(--sun-ink, #4a3200)" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/>';
