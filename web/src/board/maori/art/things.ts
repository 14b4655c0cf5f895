// Canoes, flowers, the volcano and the seats' ships. They stand upright; origin = foot or centre.

import { at, n1 } from '../../../art/geometry';
import { fill, halo, ROUND, shadow, stroke, type Tone, tone } from '../../../art/palette';
import { seatPattern, seatTone } from '../../../art/seats';

export const scaled = (scale: number, svg: string): string => `<g transform="scale(${Math.round(scale * 100) / 100})">${svg}</g>`;

const HULL = 'M-17 -4.5C-13 1 -8 2 0 2S13 1 17 -4.5C16.5 3 11 8 4 8H-4C-11 8 -16.5 3 -17 -4.5Z';

/** A canoe with its paddle, 36 wide; origin = centre. It is the boat of this game, so it carries the cream halo. */
export const canoe = (): string =>
  `<ellipse cx="2" cy="8.6" rx="16" ry="2.8" fill="${tone('shade-ink')}" opacity=".28"/>${halo(HULL, 3.2)}` +
  stroke('M-2 -8L9 5', 'gap', 1.6, ROUND) +
  `<ellipse cx="-3.6" cy="-9.8" rx="1.9" ry="3.8" transform="rotate(-40 -3.6 -9.8)" fill="${tone('plank-lit')}" stroke="${tone('gap')}" stroke-width=".7"/>` +
  fill(HULL, 'boat', `stroke="${tone('gap')}" stroke-width=".6"`) +
  fill('M-17 -4.5C-13 1 -8 2 0 2S13 1 17 -4.5L16.6 -1.6C12 3.6 8 4.6 0 4.6S-12 3.6 -16.6 -1.6Z', 'boat-lit') +
  stroke('M-7 2V7.2M0 2.2V8M7 2V7.2', 'gap', 0.8, 'opacity=".6"') +
  stroke('M-18 7q5 3 9 0t9 0t9 0t9 0', 'foam', 1.5, ROUND);

function flower(r: number, angle: number, name: Tone): string {
  const petals = [0, 72, 144, 216, 288]
    .map((b) => `<ellipse cy="${n1(-r * 0.62)}" rx="${n1(r * 0.44)}" ry="${n1(r * 0.58)}" transform="rotate(${angle + b})"/>`)
    .join('');
  return `<g fill="${tone(name)}" stroke="var(--bloom-edge)" stroke-width=".5">${petals}</g><circle r="${n1(r * 0.3)}" fill="${tone('banana')}"/>`;
}

const BLOOMS: readonly Tone[] = ['bloom-lit', 'petal', 'bloom'];

/** Blossoms and leaves along an arc, in degrees clockwise from east. A full turn is a whole wreath. */
export function wreath(from: number, to: number, radius = 17, bloom = 5.4): string {
  const count = Math.round((to - from) / 30);
  const ring = Array.from({ length: count }, (_, i) => {
    const degrees = from + 15 + i * 30;
    const a = (degrees * Math.PI) / 180;
    return { degrees, i, x: Math.cos(a) * radius, y: Math.sin(a) * radius };
  });
  const arc = (d: number): string => `${n1(Math.cos((d * Math.PI) / 180) * radius)} ${n1(Math.sin((d * Math.PI) / 180) * radius)}`;
  const whole = to - from >= 360;
  const vine = whole
    ? `<circle r="${radius}" fill="none" stroke="${tone('halo')}" stroke-width="${n1(bloom * 2.5)}"/>`
    : `<path d="M${arc(from)}A${radius} ${radius} 0 0 1 ${arc(to)}" fill="none" stroke="${tone('halo')}" stroke-width="${n1(bloom * 2.5)}"/>`;
  const leaf = 'M-6 0Q0 -3.4 6 0Q0 3.4 -6 0Z';
  const leaves = ring
    .map(({ x, y, degrees }) => at(x, y, fill(leaf, 'jungle', `transform="rotate(${degrees + 90}) translate(0 4)"`) + fill(leaf, 'jungle-mid', `transform="rotate(${degrees + 70}) translate(0 -4)"`)))
    .join('');
  return vine + leaves + ring.map(({ x, y, i }) => at(x, y, flower(bloom, i * 40, BLOOMS[i % 3] ?? 'bloom'))).join('');
}

/** The volcano, 76 wide; origin = foot. */
export const volcano = (): string =>
  shadow(38, 8, 7, 2) +
  fill('M-38 2C-26 -4 -20 -26 -11 -42Q0 -49 11 -42C20 -26 26 -4 38 2Q0 12 -38 2Z', 'ash') +
  fill('M-38 2C-26 -4 -20 -26 -11 -42Q-7 -45 -4 -45.6C-10 -26 -14 -4 -18 5Q-30 4 -38 2Z', 'ash-lit') +
  fill('M11 -42C20 -26 26 -4 38 2Q28 5 18 6C18 -10 14 -28 9 -43Z', 'ash-dark') +
  stroke('M-26 -4C-20 -10 -18 -20 -14 -30M-22 2C-16 -4 -14 -10 -12 -16M22 -2C19 -10 18 -16 15 -24', 'ash-dark', 1.1, 'stroke-linecap="round" opacity=".55"') +
  `<ellipse cy="-43" rx="11.4" ry="4.4" fill="var(--ash-dark)"/><ellipse cy="-42.6" rx="8.6" ry="3" fill="var(--lava)"/><ellipse cy="-42.8" rx="5" ry="1.6" fill="var(--lava-lit)"/>` +
  fill('M-4 -40C-6 -30 -1 -26 -5 -14C-7 -8 -4 -6 -6 -2C-2 -6 -1 -10 0 -15C2 -24 -1 -30 1 -40Z', 'lava') +
  fill('M5 -40.6C6 -33 10 -30 9 -22C12 -29 9 -34 8 -41Z', 'lava') +
  stroke('M-2.6 -39C-4 -30 0 -26 -3 -16', 'lava-lit', 1.2, ROUND) +
  `<g fill="${
    tone('foam')
  }" opacity=".82"><circle cx="2" cy="-50" r="4.6"/><circle cx="7.4" cy="-54.6" r="6"/><circle cx="0" cy="-57.4" r="4.8"/><circle cx="13" cy="-60.4" r="4.6"/><circle cx="6.6" cy="-63" r="3.6"/></g>` +
  `<g fill="${tone('shade-ink')}" opacity=".12"><circle cx="4.6" cy="-48.6" r="3.4"/><circle cx="9.6" cy="-52.6" r="4.2"/><circle cx="14.6" cy="-58.6" r="3"/></g>`;

const KEEL = 'M-13 2Q0 5.4 13 2Q12 9.4 6.4 10.4H-6.4Q-12 9.4 -13 2Z';
const CLOTH = 'M.6 -21Q14.4 -13 11.4 .4Q5 -2 .6 .2Z';
const JIB = 'M-1.8 -17Q-10.4 -9 -10 .2Q-5 -1.6 -1.8 .2Z';

/** A seat's own ship of the variants, 28 wide: wood with a sail in the seat's pattern and its letter. Origin = centre. */
export const ownShip = (seat: string): string =>
  `<ellipse cx="2" cy="10.6" rx="14" ry="3" fill="${tone('shade-ink')}" opacity=".32"/>${halo(KEEL, 3.4)}${halo(CLOTH, 3.4)}${halo(JIB, 3.4)}` +
  stroke('M-.6 -22V4', 'gap', 1.6, ROUND) +
  `<path d="${JIB}" fill="${seatTone(seat)}" stroke="${seatTone(seat, 'edge')}" stroke-width="1"/>` +
  `<path d="${CLOTH}" fill="${seatPattern(seat)}" stroke="${seatTone(seat, 'edge')}" stroke-width="1"/>` +
  `<path d="${KEEL}" fill="${seatTone(seat)}" stroke="${seatTone(seat, 'edge')}" stroke-width="1.1"/>` +
  `<circle cx="5.6" cy="-8" r="5" fill="${seatTone(seat)}" stroke="${seatTone(seat, 'edge')}" stroke-width=".6"/>` +
  `<text x="5.6" y="-4.8" class="art-glyph" font-size="8.8" text-anchor="middle" fill="${seatTone(seat, 'ink')}">${seat}</text>`;
