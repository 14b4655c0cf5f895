// Sheep, fish, wood, sugar and gold, and the bird; origin = centre, about 16 units wide, with a cream halo.

import { fish as swimmer } from '../../../art/ware';
import type { Resource } from '../../../protocol/games/santa-cruz';

const edge = (colour: string, width = 0.9): string => `stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"`;
const halo = (d: string, width = 2.6): string => `<path d="${d}" fill="none" stroke="var(--halo)" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;

const sheep = (): string =>
  halo('M-4 4V6.5M3 4V6.5M-8.8 -2.4Q-7 -5.2 -4 -4.4Q-.4 -7.4 3 -4.6Q7.2 -4 6.6 1.6Q6 5 2.6 5.2H-4Q-7.4 5 -7.4 .6Z') +
  '<path d="M-4 4V6.5M3 4V6.5" stroke="#4b4038" stroke-width="1.8" stroke-linecap="round"/>' +
  `<g fill="#fffdf5" ${edge('#8d816c', 0.8)}><circle cx="-3.8" cy="1" r="3.4"/><circle cx="2.8" cy="1.4" r="3.5"/><circle cx="-.6" cy="-2" r="3.8"/><circle cx="3.4" cy="-1.4" r="2.8"/></g>` +
  '<circle cx="-.6" cy="0" r="3.6" fill="#fffdf5"/><path d="M1 1.2q1.2 1 2.4 .2M-2.6 -2.2q1.2 -1 2.2 -.2" fill="none" stroke="#cfc4ae" stroke-width=".7" stroke-linecap="round"/>' +
  '<path d="M-9 -2.5Q-8.6 -5.4 -6 -5Q-4.2 -4.6 -4.6 -2Q-5.2 .4 -7.2 .3Q-8.9 0 -9 -2.5Z" fill="#4b4038"/><circle cx="-7" cy="-2.8" r=".6" fill="#fff"/>';

const wood = (): string =>
  halo('M-7 -.4H-5V-5.8H6Q8.4 -5.2 8.4 -3T6 -.2Q6.4 1 6.4 2.6T4 5.6H-7Z') +
  `<g ${
    edge('#5d3a1c')
  }><path d="M-7 -.4H4V5.6H-7Z" fill="#a9713f"/><path d="M-5 -5.8H6V-.2H-5Z" fill="#b98048"/><ellipse cx="4" cy="2.6" rx="2.4" ry="3" fill="#f0d3a2"/><ellipse cx="6" cy="-3" rx="2.4" ry="2.8" fill="#f0d3a2"/></g>` +
  '<path d="M-5.4 1.4H-1M-4.6 3.6H.6M-3 -4H1.6M-2.4 -1.9H2.4" stroke="#7d5028" stroke-width=".6" stroke-linecap="round"/>' +
  '<circle cx="4" cy="2.6" r="1" fill="none" stroke="#a9713f" stroke-width=".7"/><circle cx="6" cy="-3" r="1" fill="none" stroke="#a9713f" stroke-width=".7"/>';

const sugar = (): string =>
  halo('M-4.6 7V-5H-2L.5 -7.5L8 -7L1.8 -6L3 -4H5.6V7Z') +
  `<g ${edge('#5d7a1f', 0.8)}><path d="M-4.6 7V-5H-2V7Z" fill="#cfd96a"/><path d="M-.8 7V-7.5H1.8V7Z" fill="#dbe37c"/><path d="M3 7V-4H5.6V7Z" fill="#cfd96a"/></g>` +
  '<path d="M-4.6 -1.5H-2M-4.6 2.6H-2M-.8 -4H1.8M-.8 0H1.8M-.8 4H1.8M3 -1H5.6M3 3H5.6" stroke="#5d7a1f" stroke-width=".9"/>' +
  '<path d="M.5 -7.5Q-4 -10 -7.5 -6.5Q-4 -7.6 .5 -6.5Q4 -10.5 8 -7Q4.5 -7.6 .5 -6.5Z" fill="var(--jungle-mid)"/>';

const gold = (): string =>
  halo('M-7 5L-4.4 -1L-2.2 -6H2.2L4.4 -1L7 5Z') +
  `<path d="M-7 5L-4.6 -1H4.6L7 5Z" fill="#f3b81f" ${edge('#8a5f00')}/><path d="M-4 -1.2L-2.2 -6H2.2L4 -1.2Z" fill="#ffd24d" ${edge('#8a5f00')}/>` +
  '<path d="M-5.2 2.6L-4 -.2H-1.6M-2.4 -3.2L-1.6 -4.9H0" fill="none" stroke="#fff0b0" stroke-width="1.2" stroke-linecap="round"/>';

export const bird = (): string =>
  halo('M-7 4.5C-7.5 -1 -4.5 -6.5 .6 -6.5C4.5 -6.5 6 -4 5.6 -2.2L8.6 -.6L5.2 .4C4.6 4 1 5.6 -2 5.2L-9 9Z') +
  `<path d="M-7 4.5C-7.5 -1 -4.5 -6.5 .6 -6.5C4.5 -6.5 6 -4 5.6 -2.2L8.6 -.6L5.2 .4C4.6 4 1 5.6 -2 5.2L-9 9Z" fill="#e2463f" ${edge('#7d1a1a', 0.8)}/>` +
  '<path d="M-5.6 3.8C-4.6 0 -1.6 -2 2 -1.6C1.6 2.6 -1.6 4.8 -5.6 3.8Z" fill="#2f6fd0"/><path d="M-4.6 3.6C-3 2.6 -1.6 2 .6 1.4M-4 2.2C-2.6 1 -1 .2 1 -.2" stroke="#ffd24d" stroke-width="1.1" fill="none"/>' +
  '<circle cx="2.6" cy="-3.8" r="1.7" fill="#fff"/><circle cx="2.9" cy="-3.8" r=".8" fill="#1c1c1c"/><path d="M5.3 -3.4L8.6 -.6L5 -.2Z" fill="#ffcf4a" stroke="#a0681a" stroke-width=".4"/>';

const DRAWN: Record<Resource, () => string> = { sheep, fish: () => `<g transform="scale(.86)">${swimmer()}</g>`, wood, sugar, gold };
export const RESOURCES: readonly Resource[] = ['sheep', 'fish', 'wood', 'sugar', 'gold'];
export const resource = (kind: Resource): string => DRAWN[kind]();

/** The number that a fish adds. */
export const bonus = (value: number): string =>
  `<text x="2.6" y="12.4" class="art-glyph" font-size="13" text-anchor="middle" fill="#16365f" stroke="#fff" stroke-width="2.2" paint-order="stroke">+${value}</text>`;

/** A bird chip: a wooden disc; with its value when that is known. */
export const birdChip = (value: number | null = null): string =>
  '<ellipse cx="2" cy="4" rx="12.5" ry="11" fill="var(--shade-ink)" opacity=".22"/><circle cy="2" r="12" fill="var(--plank-dark)"/><circle r="12" fill="var(--plank-lit)"/><circle r="10.2" fill="var(--card-paper)" stroke="var(--plank)" stroke-width="1.3"/>' +
  (value === null
    ? `<g transform="translate(0 -.4) scale(.9)">${bird()}</g>`
    : `<g transform="translate(-2.2 1.6) scale(.72)">${bird()}</g><circle cx="5.8" cy="-4.4" r="5.4" fill="var(--sun)" stroke="var(--sun-edge)" stroke-width=".9"/><text x="5.8" y="-1.1" class="art-glyph" font-size="9" text-anchor="middle" fill="var(--sun-ink)">${value}</text>`);
