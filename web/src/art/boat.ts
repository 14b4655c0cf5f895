// The fishing boat (an outrigger with a claw sail: boats come to fish here) and the token that covers fish.

import { fill, halo, ROUND, stroke, tone } from './palette';

const HULL = 'M-12 3.4Q0 6 12 3.4Q10.6 8.4 5.4 9.2H-5.4Q-10.6 8.4 -12 3.4Z';
const SAIL = 'M-.6 3L-8 -9.4Q1.6 -5.4 9 -11.4Q6.8 -2 -.6 3Z';

export const boat = (): string =>
  `<ellipse cx="2" cy="9.6" rx="14" ry="3" fill="${tone('shade-ink')}" opacity=".25"/>${halo(HULL)}${halo(SAIL)}` +
  stroke('M-9 11.2Q0 12.6 9 11.2', 'plank-dark', 1.6, ROUND) +
  stroke('M-5 8L-5 11.4M5 8V11.4', 'gap', 0.9) +
  fill(HULL, 'boat') +
  fill('M-12 3.4Q0 6 12 3.4L11.4 5Q0 7.4 -11.4 5Z', 'boat-lit') +
  stroke('M-.6 4.4L-8.4 -10', 'gap', 1.1, ROUND) +
  fill(SAIL, 'sail') +
  fill('M-5.2 -4.8Q1 -2.4 7.8 -6.8Q7 -4.6 5.6 -2.6Q.6 -.4 -3.4 -1.8Z', 'awning-a');

/** A wooden disc on covered fish. */
export const boatToken = (): string =>
  `<circle cx="1.4" cy="2.6" r="10" fill="${tone('shade-ink')}" opacity=".3"/><circle cy="1.2" r="10" fill="${tone('plank-dark')}"/><circle r="10" fill="${tone('plank')}"/>` +
  `<circle r="7.9" fill="none" stroke="${tone('plank-lit')}" stroke-width="1.2"/><g transform="scale(.58) translate(0 1)">${boat()}</g>`;
