// Seats: colour, pattern and letter always travel together.

import type { Seat } from '../protocol/Seat';

type Shade = 'edge' | 'ink' | 'mark';
export const seatTone = (seat: string, shade?: Shade): string => `var(--seat-${seat}${shade ? `-${shade}` : ''})`;
export const seatPattern = (seat: string): string => `url(#art-seat-${seat})`;

/** A line of the seat's on paper, where white would not be seen: its colour and its dashes. */
export const seatLine = (seat: string): { stroke: string; 'stroke-dasharray': string | undefined } => ({ stroke: seatTone(seat, seat === 'D' ? 'edge' : undefined), 'stroke-dasharray': DASHES[seat] });
const DASHES: Record<string, string> = { B: '1.5 4', C: '9 3', D: '4 3', E: '9 3 2 3' };

const MARKS: Record<Seat, (ink: string) => string> = {
  // stripes, dots, waves, lattice, bands
  A: (ink) => `<path d="M-1 5L5 -1M1 9L9 1" stroke="${ink}" stroke-width="1.5"/>`,
  B: (ink) => `<path d="M.85 2a1.15 1.15 0 1 0 2.3 0a1.15 1.15 0 1 0-2.3 0M4.85 6a1.15 1.15 0 1 0 2.3 0a1.15 1.15 0 1 0-2.3 0" fill="${ink}"/>`,
  C: (ink) => `<path d="M0 3Q2 0 4 3T8 3M0 7Q2 4 4 7T8 7" fill="none" stroke="${ink}" stroke-width="1.2"/>`,
  D: (ink) => `<path d="M0 0L8 8M8 0L0 8" stroke="${ink}" stroke-width="1"/>`,
  E: (ink) => `<path d="M0 2H8M0 6H8" stroke="${ink}" stroke-width="1.5"/>`,
};

export const SEATS = Object.keys(MARKS) as Seat[];

export const seatPatterns = (): string =>
  SEATS.map(
    (seat) => `<pattern id="art-seat-${seat}" width="8" height="8" patternUnits="userSpaceOnUse"><rect width="8" height="8" fill="${seatTone(seat)}"/>${MARKS[seat](seatTone(seat, 'mark'))}</pattern>`,
  ).join('');

/** A patterned coin with the letter. */
export const seatCoin = (seat: string, r: number): string =>
  `<circle r="${r}" fill="var(--halo)"/><circle r="${r * 0.84}" fill="${seatPattern(seat)}"/><circle r="${r * 0.62}" fill="${seatTone(seat)}"/>` +
  `<text y="${r * 0.37}" class="art-glyph" font-size="${r * 1.12}" text-anchor="middle" fill="${seatTone(seat, 'ink')}">${seat}</text>`;
