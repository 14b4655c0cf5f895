// Palms, bushes, rocks and the hill. They always stand upright; origin = foot. Pieces of one tone share one path.
// A forest is made of a few dozen plants drawn once and used again.

import { circlePath, clamp, closed, n1, type Point } from './geometry';
import { fill, ROUND, shadow, stroke, type Tone } from './palette';
import { type Random, seeded } from './seeded';

/** One palm leaf: smooth back, toothed lower edge. */
function frond(angle: number, length: number, width: number, droop: number, [ox, oy]: Point): { shape: string; rib: string } {
  const a = (angle * Math.PI) / 180;
  const end: Point = [Math.cos(a) * length, Math.sin(a) * length + droop];
  const bend: Point = [Math.cos(a) * length * 0.55, Math.sin(a) * length * 0.55 - length * 0.28];
  const on = (t: number): Point => [2 * (1 - t) * t * bend[0] + t * t * end[0], 2 * (1 - t) * t * bend[1] + t * t * end[1]];
  const back: Point[] = [];
  const teeth: Point[] = [];
  const count = 6;
  for (let i = 0; i <= count; i++) {
    const t = i / count;
    const [x, y] = on(t);
    const [x2, y2] = on(Math.min(1, t + 0.02));
    const [x0, y0] = on(Math.max(0, t - 0.02));
    const l = Math.hypot(x2 - x0, y2 - y0) || 1;
    let [nx, ny] = [-(y2 - y0) / l, (x2 - x0) / l];
    if (ny < 0) [nx, ny] = [-nx, -ny];
    const w = width * Math.sin(Math.PI * clamp(t, 0.04, 0.98) ** 0.7);
    back.push([x - nx * w * 0.45, y - ny * w * 0.45]);
    teeth.unshift([x + nx * w, y + ny * w]);
    if (i < count) {
      const [mx, my] = on(t + 0.5 / count);
      teeth.unshift([mx + nx * w * 0.25, my + ny * w * 0.25]);
    }
  }
  const moved = [...back, ...teeth].map(([x, y]): Point => [x + ox, y + oy]);
  return { shape: closed(moved), rib: `M${n1(ox)} ${n1(oy)}q${n1(bend[0])} ${n1(bend[1])} ${n1(end[0])} ${n1(end[1])}` };
}

/** A palm of its own: the same seed gives the same palm. */
export function drawPalm(seed: string): string {
  const random = seeded(`palm${seed}`);
  const [lean, h, len] = [random(-5, 5), random(17, 22), random(11, 13)];
  const top: Point = [lean, -h];
  const leaves = (list: readonly (readonly [number, number])[], name: Tone, ribs = true): string => {
    const parts = list.map(([angle, k]) => frond(angle + random(-7, 7), len * k * random(0.92, 1.08), 2.9, len * 0.42, top));
    const rib = ribs ? stroke(parts.map((part) => part.rib).join(''), 'jungle-lit', 0.5, 'opacity=".55"') : '';
    return fill(parts.map((part) => part.shape).join(''), name) + rib;
  };
  const [l, t] = [lean, h];
  const trunk = fill(
    `M-1.7 0C${n1(-1.5 + l * 0.1)} ${n1(-t * 0.4)} ${n1(l - 2)} ${n1(-t * 0.6)} ${n1(l - 0.9)} ${n1(-t)}L${n1(l + 0.9)} ${n1(-t)}C${n1(l - 0.2)} ${n1(-t * 0.6)} ${n1(1 + l * 0.1)} ${
      n1(-t * 0.35)
    } 1.7 .2Q0 1 -1.7 0Z`,
    'trunk',
  ) +
    stroke(`M-1.2 0C${n1(-1 + l * 0.1)} ${n1(-t * 0.4)} ${n1(l - 1.5)} ${n1(-t * 0.6)} ${n1(l - 0.5)} ${n1(-t)}`, 'trunk-lit', 0.9);
  const nuts = fill(circlePath(l - 1.3, 1.2 - t, 1.25) + circlePath(l + 1.2, 1.5 - t, 1.25), 'nut');
  return (
    `${shadow(10, 3.6, 8, 2.6)}${leaves([[-128, 0.86], [-52, 0.86], [-90, 0.7]], 'jungle-deep', false)}${trunk}` +
    `${leaves([[140, 0.82], [40, 0.82]], 'jungle-deep')}${leaves([[176, 1], [4, 1]], 'jungle')}${nuts}${leaves([[-155, 1], [-25, 1]], 'jungle-mid')}${leaves([[-105, 0.6]], 'jungle-lit', false)}`
  );
}

/** A bush of its own. */
export function drawBush(seed: string): string {
  const random = seeded(`bush${seed}`);
  const lobes = [[-4.4, -2.6, 4], [0, -5.2, 4.8], [4.6, -2.8, 3.9], [0.2, -1.6, 4.4]].map(([x = 0, y = 0, r = 4]) => [
    x + random(-0.7, 0.7),
    y + random(-0.7, 0.7),
    r * random(0.88, 1.1),
  ]);
  const discs = (dx: number, dy: number, k: number, name: Tone): string => fill(lobes.map(([x = 0, y = 0, r = 4]) => circlePath(x + dx, y + dy, r * k)).join(''), name);
  const spots = [[-3, -4], [2, -6.6], [4.5, -2.4]] as const;
  const bloom = random() < 0.3
    ? fill(spots.map(([x, y]) => circlePath(x, y, 1.15)).join(''), 'bloom') + fill(spots.map(([x, y]) => circlePath(x - 0.3, y - 0.3, 0.45)).join(''), 'bloom-lit')
    : '';
  return `${shadow(8.6, 3.2, 3.6, 1.4)}${discs(0.3, 1, 1.06, 'jungle-deep')}${discs(0, 0, 0.98, 'jungle')}${discs(-0.9, -1.2, 0.66, 'jungle-mid')}${discs(-1.5, -2, 0.34, 'jungle-lit')}${bloom}`;
}

const PALMS = 14;
const BUSHES = 16;
const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** The plants that are used again, for the page's definitions. */
export const plants = (): string =>
  numbers(PALMS).map((i) => `<g id="art-palm-${i}">${drawPalm(String(i))}</g>`).join('') +
  numbers(BUSHES).map((i) => `<g id="art-bush-${i}">${drawBush(String(i))}</g>`).join('');

const used = (id: string, scale: number): string => `<use href="#art-${id}"${scale === 1 ? '' : ` transform="scale(${n2(scale)})"`}/>`;
const n2 = (value: number): string => String(Math.round(value * 100) / 100);
export const palm = (random: Random, scale = 1): string => used(`palm-${Math.floor(random(0, PALMS - 0.01))}`, scale * random(0.94, 1.06));
export const bush = (random: Random, scale = 1): string => used(`bush-${Math.floor(random(0, BUSHES - 0.01))}`, scale);

export const rock = (): string =>
  shadow(4.5, 1.8, 1.8, 0.7) +
  fill('M-4 .5L-3.6 -2.2L-1.1 -4.1L2.3 -3.6L4.3 -.9L3.8 .9Q0 2 -4 .5Z', 'stone') +
  fill('M-3.6 -2.2L-1.1 -4.1L2.3 -3.6L.4 -1.4Z', 'stone-lit') +
  fill('M.4 -1.4L2.3 -3.6L4.3 -.9L3.8 .9Q2.3 1.4 .8 1.4Z', 'stone-dark');

/** A green hill with a bare top and a waterfall, for the widest islands. */
export const peak = (): string =>
  shadow(23, 6, 9, 1) +
  fill('M-24 1C-16 -4 -14 -15 -7 -24Q-2 -30 3 -25C10 -16 15 -5 24 0Q0 6 -24 1Z', 'jungle') +
  fill('M3 -25C10 -16 15 -5 24 0Q14 3.4 4 3.5C8 -6 4 -14 3 -25Z', 'jungle-deep') +
  fill('M-20 -1C-14 -5 -12 -14 -7.5 -20C-10 -12 -12 -5 -20 -1Z', 'jungle-mid') +
  fill('M-14 -13Q-11 -19 -7 -24Q-2 -30 3 -25Q6 -21 8 -17L4 -19L2 -14L-2 -18.6L-6 -13L-9 -17Z', 'stone-lit') +
  fill('M3 -25Q6 -21 8 -17L4 -19L2.4 -15Z', 'stone') +
  stroke('M-1 -13C-3 -8 1 -5 -1 2', 'shallow-lit', 1.6, ROUND);
