// The pictures on the cards, 100 x 84: a small scene for each building card; rays, a symbol and the worth for each scoring card.

import { at, n1 } from '../../../art/geometry';
import { bush, palm } from '../../../art/plant';
import { seeded } from '../../../art/seeded';
import type { BuildingCard, Category, Reach, Resource, ScoringCard } from '../../../protocol/games/santa-cruz';
import { stencil } from './building';
import { fill, ROUND, stroke } from './paint';
import { bird, resource } from './resource';
import { explorer } from './sea';
import { FRAME } from './site';
import { volcano } from './volcano';

const SKY = '<rect width="100" height="84" fill="var(--sky)"/>';
const hills = (y: number, tone: string): string => `<path d="M0 ${y}Q20 ${y - 16} 42 ${y - 4}T100 ${y - 8}V84H0Z" fill="var(--${tone})"/>`;
const sun = (x: number, y: number, r: number): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="var(--sun-disc)"/>`;
const cloud = (x: number, y: number): string => `<path d="M${x} ${y}q-1 -5 4 -5q2 -4 6.4 -2q5 -1 5 4q4 0 3.4 3Z" fill="#fff" opacity=".75"/>`;
const plant = (kind: 'palm' | 'bush', seed: string, scale: number): string => (kind === 'palm' ? palm : bush)(seeded(seed), scale);

const ship = (): string =>
  SKY + sun(79, 19, 11) + cloud(10, 20) + fill('M0 52Q25 46 50 51T100 50V84H0Z', 'sea-mid') + at(16, 52, `<g transform="scale(.9 .6)">${fill('M-22 1C-14 -14 10 -16 22 1Z', 'jungle-mid')}</g>`) +
  fill('M0 66Q25 60 50 65T100 64V84H0Z', 'sea') + at(52, 46, explorer(0.86)) + stroke('M6 77q5 -3 10 0t10 0M66 79q5 -3 10 0t10 0', 'sea-lit', 1.6, ROUND);

const path = (): string =>
  SKY + sun(18, 17, 8) + cloud(62, 18) + hills(44, 'jungle-mid') + hills(56, 'grass') +
  fill('M30 84C34 70 66 70 62 60C59 53 46 54 50 47L54 47C51 53 66 52 70 60C75 71 52 72 52 84Z', 'path', 'stroke="var(--path-edge)" stroke-width="1.2"') +
  stroke('M42 82C44 72 66 70 66 61C65 56 54 55 51 49', 'path-edge', 1.3, `${ROUND} stroke-dasharray="1 5"`) +
  at(18, 66, plant('palm', 'ca', 0.9)) + at(84, 74, plant('bush', 'cb', 1)) + at(26, 80, plant('bush', 'cc', 0.8));

const river = (): string =>
  SKY + cloud(14, 18) + sun(82, 16, 8) + hills(42, 'jungle') + hills(54, 'grass') +
  fill('M20 84C30 72 70 74 64 62C60 55 42 56 47 46L53 45C51 53 70 52 76 61C84 73 62 74 62 84Z', 'river', 'stroke="var(--river-bank)" stroke-width="2.4"') +
  stroke('M38 80Q50 75 60 72M58 60Q66 62 68 66', 'shallow-lit', 1.8, ROUND) + at(16, 70, plant('palm', 'ra', 0.85)) + at(88, 74, plant('palm', 'rb', 0.8));

const worth = (x: number, y: number, text: string, size = 17): string =>
  at(
    x,
    y,
    `<circle cy="1.4" r="16" fill="var(--shade-ink)" opacity=".2"/><circle r="16" fill="var(--halo)"/><circle r="13.5" fill="var(--sun)" stroke="var(--sun-edge)" stroke-width="1"/><text y="${
      n1(size * 0.36)
    }" class="art-glyph" font-size="${size}" text-anchor="middle" fill="var(--sun-ink)">${text}</text>`,
  );

const double = (): string =>
  '<rect width="100" height="84" fill="var(--accent-soft)"/>' + fill('M0 60Q30 50 60 58T100 54V84H0Z', 'grass-lit', 'opacity=".55"') +
  at(25, 30, explorer(0.46)) + fill('M56 46C60 36 74 38 72 30C71 26 66 27 68 22L74 22C72 27 80 27 81 32C82 40 70 40 70 46Z', 'path', 'stroke="var(--path-edge)"') +
  fill('M34 80C38 68 52 70 50 62L56 62C60 70 48 72 48 80Z', 'river', 'stroke="var(--river-bank)" stroke-width="1.5"') + worth(79, 62, '×2', 16);

const BUILDING: Record<BuildingCard, () => string> = { ship, path, river, double };
export const buildingScene = (card: BuildingCard): string => BUILDING[card]();

const TRAIL = 'M-22 15C-9 15 -15 -2 0 0S9 -15 22 -13';
const STREAM = 'M-24 17C-7 19 -15 -4 0 -2S9 -17 24 -15';
const block = (kind: Parameters<typeof stencil>[0], x: number, y: number, scale: number): string => at(x, y, `<g transform="scale(${scale})">${stencil(kind)}</g>`);
const goods = (kind: Resource, x: number, y: number, scale: number): string => at(x, y, `<g transform="scale(${scale})">${resource(kind)}</g>`);
const place = (category: Category): string =>
  `<g transform="scale(1.3)"><path d="${FRAME[category].d}" fill="var(--${FRAME[category].tone})" stroke="var(--${FRAME[category].tone}-edge)" stroke-width="1.2"/><path d="${
    FRAME[category].d
  }" transform="scale(.84)" fill="var(--${FRAME[category].tone}-face)"/></g>${stencil('house')}`;
const dots = (): string => [[-22, 15], [-8, 9], [6, 0], [22, -13]].map(([x = 0, y = 0]) => block('house', x, y - 3, 0.62)).join('');

const SYMBOL: Record<ScoringCard, () => string> = {
  sheep: () => goods('sheep', 0, 0, 2.4),
  fish: () => goods('fish', 0, 0, 2.5),
  wood: () => goods('wood', 0, 0, 2.4),
  sugar: () => goods('sugar', 0, 0, 2.3),
  gold: () => goods('gold', 0, 0, 2.3),
  'sheep-fish': () => goods('sheep', -17, -3, 1.75) + goods('fish', 17, 8, 1.75),
  'wood-sugar': () => goods('wood', -17, -1, 1.75) + goods('sugar', 17, 6, 1.75),
  'great-gold': () => goods('gold', -15, 9, 1.5) + goods('gold', 15, 9, 1.5) + goods('gold', 0, -6, 1.9),
  'four-houses': () => [[-12, -10], [10, -10], [-12, 13], [10, 13]].map(([x = 0, y = 0]) => block('house', x, y, 1.1)).join(''),
  mixed: () => block('house', -25, 10, 1.15) + block('church', -2, 10, 1.2) + block('lighthouse', 20, 10, 1.15),
  street: () => stroke(TRAIL, 'path-edge', 10) + stroke(TRAIL, 'path', 7) + dots(),
  coast: () => place('coast'),
  river: () => stroke(STREAM, 'river-bank', 14, ROUND) + stroke(STREAM, 'river', 9.4, ROUND) + stroke('M-12 8C-10 0 -6 -3 0 -2S8 -10 12 -12', 'shallow-lit', 1.6, ROUND) + block('house', 0, -4, 1),
  volcano: () => place('volcano'),
  eruption: () => at(0, 24, volcano(0.74)),
  birds: () => at(-4, 2, `<g transform="scale(2.3)">${bird()}</g>`),
};

const RAYS = Array.from({ length: 12 }, (_, i) => {
  const tip = (d: number): string => `${n1(50 + 90 * Math.cos(i * 0.5236 + d))} ${n1(46 + 90 * Math.sin(i * 0.5236 + d))}`;
  return `M50 46L${tip(-0.13)}L${tip(0.13)}Z`;
}).join('');

/** A scoring card's picture; `points` as on the card, negative for what it costs. */
export function scoringScene(card: ScoringCard, points: number): string {
  const dark = card === 'eruption';
  const ground = dark ? '<rect width="100" height="84" fill="var(--soil)"/>' + fill(RAYS, 'lava', 'opacity=".35"') : '<rect width="100" height="84" fill="var(--score-a)"/>' + fill(RAYS, 'score-b');
  return ground + at(44, 47, SYMBOL[card]()) + worth(81, 19, points < 0 ? `−${-points}` : String(points), points < 0 || points > 9 ? 14.5 : 17);
}

/** The symbol of a kind of building step, for small buttons; origin = centre, 40 units wide. */
export const reachSymbol = (kind: Reach): string =>
  kind === 'ship' || kind === 'landing' ? at(0, 4, explorer(0.5))
    : kind === 'path' ? `<g transform="scale(.8)">${stroke(TRAIL, 'path-edge', 11, ROUND)}${stroke(TRAIL, 'path', 7.6, ROUND)}</g>`
    : `<g transform="scale(.75)">${stroke(STREAM, 'river-bank', 15, ROUND)}${stroke(STREAM, 'river', 10, ROUND)}</g>`;

/** The back of a scoring card. */
export const backScene = (): string =>
  '<rect width="100" height="84" fill="var(--sea)"/><path d="M0 14H100M0 28H100M0 42H100M0 56H100M0 70H100M14 0V84M28 0V84M42 0V84M56 0V84M70 0V84M84 0V84" stroke="var(--foam)" stroke-width=".7" opacity=".22"/>' +
  `<g transform="translate(50 42)"><circle r="25" fill="var(--sea-deep)" opacity=".6"/><path d="M0 -30L6 -6L30 0L6 6L0 30L-6 6L-30 0L-6 -6Z" fill="var(--halo)" opacity=".9"/><circle r="4" fill="var(--sun)"/></g>`;
