// Bananas, shells and fish; origin = centre, about 16 units wide, always with a cream halo and the darkest ink.

import { at } from './geometry';
import { fill, halo, ROUND, stroke, tone } from './palette';

export type Ware = 'banana' | 'shell' | 'fish';

const FINGER = 'M-1.5 -7C-6 -1.6 -5 5.6 1.4 7.6C3.6 8.2 4.2 6.4 2.6 5.4C-.4 3.4 -.6 -1.4 1.6 -6.6Z';
const BODY = 'M-8.6 .2C-5.6 -5.4 2 -5.6 5 -1L8.8 -4.4C8 -1.4 8 1.8 8.8 4.8L5 1.4C2 6 -5.6 5.8 -8.6 .2Z';
const FAN = 'M-2.4 6.6H2.4L3 4.4C8.6 2 8.6 -3.8 5 -6C2.2 -7.6 -2.2 -7.6 -5 -6C-8.6 -3.8 -8.6 2 -3 4.4Z';

export function banana(): string {
  const finger = (angle: number): string =>
    `<g transform="rotate(${angle} 0 -6.5)">${fill(FINGER, 'banana', `stroke="${tone('banana-ink')}" stroke-width=".9" stroke-linejoin="round"`)}${
      stroke('M-2.4 -3.2C-4.4 2 -1.6 5.4 1 6.2', 'banana-lit', 1.2, ROUND)
    }</g>`;
  const halos = [30, 2, -26].map((angle) => `<g transform="rotate(${angle} 0 -6.5)">${halo(FINGER)}</g>`).join('');
  return `<g transform="translate(.6 -.2)">${halos}${finger(-30)}${finger(26)}${finger(-3)}${
    fill('M-2 -6L-1 -9.4H1.4L2 -6Q0 -4.6 -2 -6Z', 'trunk', `stroke="${tone('banana-ink')}" stroke-width=".7"`)
  }</g>`;
}

export const shell = (): string =>
  halo(FAN) +
  fill(FAN, 'shell', `stroke="${tone('shell-ink')}" stroke-width=".9" stroke-linejoin="round"`) +
  stroke('M0 4.6V-6.4M-1.6 4.2L-3.6 -5.6M1.6 4.2L3.6 -5.6M-2.6 3.4L-6.2 -3M2.6 3.4L6.2 -3', 'shell-ink', 0.8, ROUND) +
  stroke('M-5 -4.6Q-2.6 -6.2 0 -6.2', 'shell-lit', 1.1, ROUND);

export const fish = (flip: 1 | -1 = 1, scale = 1): string =>
  `<g transform="scale(${flip * scale} ${scale})">${halo(BODY)}${fill(BODY, 'fish')}` +
  fill('M-8.6 .2C-5.6 4.6 1.6 5.4 4.8 1.4C1 2.6 -5 2.2 -8.6 .2Z', 'fish-belly') +
  stroke('M-3.6 -3.6Q-2 0 -3.6 3.6M.2 -4Q1.8 0 .2 3.8', 'fish-lit', 1.1) +
  '<circle cx="-5.6" cy="-.7" r="1.05" fill="#fff"/><circle cx="-5.7" cy="-.7" r=".5" fill="#12222e"/></g>';

/** A double group: two fish, nose to tail. */
export const fishPair = (): string => at(-1.6, -4.4, fish(1, 0.95)) + at(2, 5, fish(-1, 0.95));

export const WARES: readonly Ware[] = ['banana', 'shell', 'fish'];
export const ware = (kind: Ware): string => (kind === 'banana' ? banana() : kind === 'shell' ? shell() : fish());

/** A wooden ware, as it lies before a player. */
export const wareToken = (kind: Ware): string =>
  `<ellipse cx="2.5" cy="5" rx="13" ry="10.8" fill="${tone('shade-ink')}" opacity=".22"/><circle cy="2.6" r="12" fill="${tone('plank-dark')}"/>` +
  `<circle r="12" fill="${tone('plank-lit')}"/><circle r="10.2" fill="none" stroke="${tone('plank')}" stroke-width="1.4"/>${ware(kind)}`;
