// Wooden houses, churches and lighthouses: roof in the seat's pattern, letter on the wall, cream halo. Origin = middle of the foot.

import { ROUND, shadow } from '../../../art/palette';
import { fill } from './paint';
import { seatPattern, seatTone } from '../../../art/seats';
import type { Building, Seat } from '../../../protocol/games/santa-cruz';

const outline = (d: string, width = 3.6): string => `<path d="${d}" fill="none" stroke="var(--halo)" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;

function piece(
  seat: Seat,
): { wall: (d: string) => string; roof: (d: string) => string; dark: (d: string) => string; shine: (d: string) => string; letter: (x: number, y: number, size: number) => string } {
  const [colour, edge, ink, pattern] = [seatTone(seat), seatTone(seat, 'edge'), seatTone(seat, 'ink'), seatPattern(seat)];
  const paint = (d: string, with_: string): string => `<path d="${d}" fill="${with_}" stroke="${edge}" stroke-width="1.1" stroke-linejoin="round"/>`;
  return {
    wall: (d) => paint(d, colour),
    roof: (d) => paint(d, pattern),
    dark: (d) => `<path d="${d}" fill="${edge}"/>`,
    shine: (d) => `<path d="${d}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1" ${ROUND}/>`,
    letter: (x, y, size) => `<text x="${x}" y="${y}" class="art-glyph" font-size="${size}" text-anchor="middle" fill="${ink}">${seat}</text>`,
  };
}

function house(seat: Seat): string {
  const { wall, roof, dark, shine, letter } = piece(seat);
  return (
    shadow(14, 4, 5, 2) + outline('M-12 -9L0 -21L12 -9V2Q0 5 -12 2Z') + outline('M6 -20V-14') +
    dark('M5 -21H9V-11L5 -15Z') + wall('M-10.4 -10H10.4V2Q0 4.5 -10.4 2Z') + roof('M-14.4 -8L0 -22.4L14.4 -8L11.6 -5.8L0 -10.6L-11.6 -5.8Z') +
    shine('M-11.6 -8.6L-.4 -19.8') + letter(0, 1.6, 11.6)
  );
}

function church(seat: Seat): string {
  const { wall, roof, dark, shine, letter } = piece(seat);
  return (
    shadow(15, 4, 6, 2) + outline('M-14 2V-9L-7 -15V-23L-1 -31L5 -23V-15L13 -9V2Q0 5 -14 2Z') +
    '<path d="M-1 -38V-30M-4 -35H2" stroke="var(--halo)" stroke-width="4.6" stroke-linecap="round"/>' +
    `<path d="M-1 -38V-29M-4 -35H2" stroke="${seatTone(seat, 'edge')}" stroke-width="2" stroke-linecap="round"/>` +
    wall('M-13 -8H13V2Q0 4.5 -13 2Z') + roof('M-15.4 -7L-8.4 -14.4H8.4L15.4 -7Z') + wall('M-7.4 2.8V-23H5.4V2.8Q-1 3.8 -7.4 2.8Z') +
    roof('M-9 -21.6L-1 -32L7 -21.6Z') + dark('M-3.2 -13.6V-17.4Q-1 -20.4 1.2 -17.4V-13.6Z') + shine('M-7.4 -22.6L-1.4 -30') + letter(-1, -.4, 11)
  );
}

function lighthouse(seat: Seat): string {
  const { wall, roof, dark, shine, letter } = piece(seat);
  return (
    shadow(10, 3.5, 6, 2) + outline('M-8.4 2L-5.5 -24V-31L0 -37.4L5.5 -31V-24L8.4 2Q0 4.6 -8.4 2Z', 3.8) +
    '<ellipse cy="-27.6" rx="17" ry="12" fill="url(#art-lamp)" opacity="var(--lamps)"/>' +
    wall('M-8.4 2L-5.2 -24H5.2L8.4 2Q0 4.6 -8.4 2Z') + roof('M-6.3 -15.4H6.3L7 -9.6H-7Z') + roof('M-5.4 -22.4H5.4L5.8 -18.6H-5.8Z') + dark('M-7.4 -24.6H7.4V-22H-7.4Z') +
    `<rect x="-4" y="-31" width="8" height="6.6" fill="var(--lava-lit)" stroke="${seatTone(seat, 'edge')}" stroke-width="1"/>` +
    `<path d="M0 -31V-24.6" stroke="${seatTone(seat, 'edge')}" stroke-width=".8"/>` + roof('M-6 -30.4L0 -37.6L6 -30.4Z') + shine('M-4.2 -8L-4.9 -1') + letter(0.2, 1, 10.4)
  );
}

const DRAWN: Record<Building, (seat: Seat) => string> = { house, church, lighthouse };
export const BUILDINGS: readonly Building[] = ['house', 'church', 'lighthouse'];
export const building = (kind: Building, seat: Seat): string => DRAWN[kind](seat);

/** What must be built here, as a neutral stencil; origin = centre. */
export const STENCIL: Record<Building, string> = {
  house: 'M-8 7V-1L0 -8L8 -1V7Z',
  church: 'M-8.5 7V-.5L-4 -4V-6L-1.2 -9.5V-12H-2.8V-13.8H-1.2V-15.4H.6V-13.8H2.2V-12H.6V-9.5L3.4 -6V-4L8.5 -.5V7Z',
  lighthouse: 'M-5 7L-3 -7H-4.2V-9.2H-2.4V-12L0 -15L2.4 -12V-9.2H4.2V-7H3L5 7Z',
};
export const stencil = (kind: Building, tone = 'var(--stencil)'): string => `<path d="${STENCIL[kind]}" fill="${tone}"/>` + (kind === 'house' ? fill('M-2 7V2.4H2V7Z', 'halo', 'opacity=".55"') : '');
