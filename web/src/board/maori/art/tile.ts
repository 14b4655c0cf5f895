// An island tile by layers, each in the tile's own coordinates. Islands run straight; where land goes on, the sand spans
// 19 to 81 of the edge and the grass 26 to 74, on every piece, so that tiles meet without knowing each other.

import { at, closed, ease, type Line, nth, offset, open, type Point, spline, turn } from '../../../art/geometry';
import { bush, palm, rock } from '../../../art/plant';
import { hut } from '../../../art/scenery';
import { seeded } from '../../../art/seeded';
import { shell } from '../../../art/ware';
import type { Edge, Look } from './look';
import { canoe, scaled, volcano, wreath } from './things';

/** How much is drawn: `small` leaves out what does not count and draws what counts larger. */
export type Detail = 'full' | 'small';

/** Something upright; what stands farther down the board covers what stands higher. */
export interface Thing {
  y: number;
  svg: string;
}

export interface Layers {
  outer: string;
  lagoon: string;
  foam: string;
  sand: string;
  wet: string;
  grass: string;
  things: Thing[];
  /** What counts and may not be covered: wreaths, boats, shells. */
  symbols: Thing[];
}

// Control points, land on the right-hand side of the walk; the closed end lies in the west, middles run west to east.
const END: readonly Line[] = [[[100, 81], [80, 82.5], [52, 88], [25, 79], [12, 50], [25, 21], [52, 12], [80, 17.5], [100, 19]]];
const MIDDLE: readonly Line[] = [
  [[100, 81], [80, 82], [50, 86], [20, 82], [0, 81]],
  [[0, 19], [20, 18], [50, 14], [80, 18], [100, 19]],
];
const SINGLE: readonly Line[] = [[[50, 12], [74, 17], [88, 40], [86, 66], [66, 86], [40, 88], [17, 74], [12, 48], [22, 22], [50, 12]]];
const CONE: readonly Line[] = [[[50, 22], [72, 27], [86, 46], [84, 70], [64, 86], [38, 87], [17, 74], [13, 50], [26, 28], [50, 22]]];

/** The coast's control points and the quarter turns that bring them where they belong. */
function coastOf(look: Look): { base: readonly Line[]; quarters: number; loop: boolean } {
  switch (look.shape) {
    case 'end':
      return { base: END, quarters: (look.land[0] ?? 1) + 3, loop: false };
    case 'middle':
      return { base: MIDDLE, quarters: (look.land[0] ?? 1) % 2 ? 0 : 1, loop: false };
    case 'single':
      return { base: SINGLE, quarters: 0, loop: true };
    case 'volcano':
      return { base: CONE, quarters: 0, loop: true };
    case 'water':
      return { base: [], quarters: 0, loop: false };
  }
}

/** The closed end's side, if there is one. */
const endOf = (look: Look): Edge | null => (look.shape === 'end' ? (((look.land[0] ?? 1) + 2) % 4) as Edge : null);

/** Where palms stand: feet, the back row first. */
const PALMS: Record<number, readonly Point[]> = {
  0: [],
  1: [[48, 66]],
  2: [[36, 64], [63, 70]],
  3: [[28, 62], [50, 77], [70, 61]],
  4: [[32, 52], [66, 50], [34, 78], [66, 76]],
};
const BESIDE_HUT: Record<number, readonly Point[]> = { 0: [], 1: [[67, 69]], 2: [[28, 64], [72, 70]], 3: [[26, 60], [72, 56], [70, 78]] };

function palmFeet(count: number, huts: number): readonly Point[] {
  const known = (huts ? BESIDE_HUT : PALMS)[count];
  if (known) return known;
  // Other component sets may show more than ours: rows of three.
  return Array.from({ length: count }, (_, i): Point => [28 + (i % 3) * 22, 46 + Math.floor(i / 3) * (36 / Math.ceil(count / 3))]);
}

/** Where the middle of the land lies, seen from the tile's middle. */
const LEAN: Record<Edge, Point> = { 1: [5, 0], 3: [-5, 0], 2: [0, 6], 0: [0, -3] };
/** Away from half a wreath on that edge. */
const AWAY: Record<Edge, Point> = { 1: [-14, 8], 3: [14, 8], 2: [-18, -8], 0: [-18, 22] };
/** On the beach at the closed side. */
const BEACH: Record<Edge, Point> = { 3: [27, 82], 1: [73, 82], 0: [76, 25], 2: [74, 80] };
/** The middle of each edge, and where its half wreath begins in degrees. */
const EDGE: Record<Edge, readonly [number, number, number]> = { 1: [100, 50, 90], 3: [0, 50, -90], 2: [50, 100, 180], 0: [50, 0, 0] };

function afloat(count: number): readonly Point[] {
  if (count <= 1) return [[50, 52]];
  if (count === 2) return [[35, 42], [64, 62]];
  if (count === 3) return [[50, 32], [32, 66], [69, 66]];
  return Array.from({ length: count }, (_, i): Point => [28 + (i % 3) * 22, 30 + Math.floor(i / 3) * 22]);
}

const memory = new Map<string, Layers>();

/** Every layer of a tile. The seed makes each copy a little different; what counts stays where it is. */
export function layersOf(look: Look, seed: string, detail: Detail = 'full'): Layers {
  const key = [look.shape, look.palms, look.huts, look.boats, look.shells, look.land.join(''), look.wreaths.join(''), seed, detail].join(';');
  let made = memory.get(key);
  if (!made) {
    if (memory.size > 4000) memory.clear();
    memory.set(key, made = drawn(look, seed, detail));
  }
  return made;
}

function drawn(look: Look, seed: string, detail: Detail): Layers {
  const random = seeded(`isle${seed}`);
  const { base, quarters, loop } = coastOf(look);
  const phase = random(0, 6);
  // The wobble fades towards the border, where tiles must agree.
  const free = (u: number): number => (loop ? 1 : Math.min(ease(u / 0.16), ease((1 - u) / 0.16)));
  const lines = base.map((control) => {
    const round = loop ? spline([nth(control, -2), ...control, nth(control, 1)], 9).slice(9, -9) : spline(control, 9);
    return offset(round, (u) => free(u) * Math.sin(u * (loop ? 6.283 * 4 : 21) + phase) * 0.8);
  });
  const home = (points: Line): Point[] => points.map((point) => turn(point, quarters));
  const area = (amount: (u: number) => number): string => (lines.length ? `<path d="${closed(home(lines.flatMap((line) => offset(line, amount))))}"/>` : '');
  const shore = (amount: number): string => lines.map((line) => `<path d="${open(home(offset(line, () => amount)))}"/>`).join('');
  const layers: Layers = {
    outer: area(() => -10),
    lagoon: area(() => -5.5),
    foam: shore(-1.7),
    sand: area(() => 0),
    wet: shore(0.9),
    grass: look.shape === 'volcano' ? '' : area((u) => 7 + free(u) * Math.sin(u * 25 + phase)),
    things: [],
    symbols: [],
  };
  const put = ([x, y]: Point, svg: string, list = layers.things): unknown => list.push({ y, svg: at(x, y, svg) });
  const bold = detail === 'small' ? 1.22 : 1;
  if (look.shape === 'volcano') {
    put([50, 76], scaled(1.02, volcano()));
    return layers;
  }

  const end = endOf(look);
  const [lx, ly] = end === null ? [0, 0] : LEAN[((end + 2) % 4) as Edge];
  const [ax, ay] = look.wreaths.length === 1 ? AWAY[look.wreaths[0] ?? 1] : [0, 0];
  if (look.shape !== 'water') {
    for (const [x, y] of palmFeet(look.palms, look.huts)) put([x + lx + ax, y + ly + ay], palm(random, 1.62 * (detail === 'small' ? 1.12 : 1)));
    for (let i = 0; i < look.huts; i++) put([46 + lx + ax * 0.6 - i * 20, 62 + ly + ay * 0.5 + i * 9], scaled(1.5 * bold, hut()));
    if (detail === 'full') {
      const bushes: readonly Point[] = [[30, 36], [70, 34], [52, 30]];
      bushes.forEach(([x, y], i) => {
        const near = look.wreaths.some((edge) => Math.hypot(x + lx - EDGE[edge][0], y + ly - EDGE[edge][1]) < 32);
        if (random() > 0.58 || near || (look.palms > 2 && i === 2)) return;
        put([x + lx + random(-4, 4), y + ly + random(-3, 3)], i === 2 && random() < 0.4 ? scaled(0.9, rock()) : bush(random, random(0.62, 0.82)));
      });
      if (!look.palms) {
        put([40, 58], bush(random, 1.15));
        put([62, 64], scaled(1.3, rock()));
        put([58, 44], bush(random, 0.8));
      }
    }
  } else if (!look.boats && !look.shells) {
    const crests: readonly Point[] = [[26, 32], [64, 24], [42, 54], [72, 70], [24, 78]];
    const lit = (detail === 'small' ? crests.slice(0, 3) : crests)
      .map(([x, y]) => at(x, y, `<path d="M-9 0q4.5 -5 9 0t9 0" fill="none" stroke="var(--sea-lit)" stroke-width="${2 * bold}" stroke-linecap="round"/>`))
      .join('');
    layers.things.push({ y: 0, svg: lit });
  }

  for (const edge of look.wreaths) {
    const [x, y, a] = EDGE[edge];
    put([x, y], wreath(a, a + 180, 17, detail === 'small' ? 6.2 : 5.4), layers.symbols);
  }
  const beach: Point = end !== null ? BEACH[end] : look.shape === 'single' ? [71, 82] : look.land[0] !== undefined && look.land[0] % 2 ? [72, 84] : [82, 66];
  for (let i = 0; i < look.boats; i++) {
    if (look.shape === 'water') put(afloat(look.boats)[i] ?? [50, 50], scaled((look.boats > 1 ? 1.25 : 1.75) * (look.boats > 1 ? 1 : 1 + (bold - 1) / 2), canoe()), layers.symbols);
    else put([beach[0] - i * 30 * Math.sign(beach[0] - 50 || 1), beach[1]], scaled(1.14 * bold, canoe()), layers.symbols);
  }
  for (let i = 0; i < look.shells; i++) {
    if (look.shape === 'water') put(afloat(look.shells)[i] ?? [50, 50], scaled((look.shells > 2 ? 1.3 : 1.75) * bold, shell()), layers.symbols);
    else put([beach[0] - i * 20 * Math.sign(beach[0] - 50 || 1) - (look.boats ? 40 : 0), beach[1] - 2], scaled(1.3 * bold, shell()), layers.symbols);
  }
  layers.things.sort((a, b) => a.y - b.y);
  return layers;
}
