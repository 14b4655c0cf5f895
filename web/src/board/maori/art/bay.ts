// A player's board without tiles: the wooden frame, the water, the printed land with its boats and the overview of the
// scoring, and the reef. A space is 100 units wide; the frame is 16 more on every side.

import { along, at, circlePath, closed, n1, open, type Point } from '../../../art/geometry';
import { stroke, tone, type Tone } from '../../../art/palette';
import { hut } from '../../../art/scenery';
import { bush, palm } from '../../../art/plant';
import { seeded } from '../../../art/seeded';
import { shell } from '../../../art/ware';
import { canoe, scaled, wreath } from './things';
import type { Detail } from './tile';

/** A board's plan as the data gives it: `.` space, `#` land, `r` and `b` inside the reef, `b` with a boat. */
export interface Plan {
  width: number;
  height: number;
  rows: readonly string[];
  boats: number;
}

export const FRAME = 16;

type Cell = readonly [x: number, y: number];
const cellsOf = (plan: Plan, letters: string): Cell[] => plan.rows.flatMap((row, y) => [...row].flatMap((letter, x) => (letters.includes(letter) ? [[x, y] as const] : [])));

/** The outlines of a set of cells, the cells on the right of the walk. */
function outlines(cells: readonly Cell[]): Cell[][] {
  const inside = new Set(cells.map(([x, y]) => `${x},${y}`));
  const next = new Map<string, Cell[]>();
  for (const [x, y] of cells) {
    for (const [dx, dy, ax, ay, bx, by] of [[0, -1, 0, 0, 1, 0], [1, 0, 1, 0, 1, 1], [0, 1, 1, 1, 0, 1], [-1, 0, 0, 1, 0, 0]] as const) {
      if (!inside.has(`${x + dx},${y + dy}`)) {
        const key = `${x + ax},${y + ay}`;
        next.set(key, [...(next.get(key) ?? []), [x + bx, y + by]]);
      }
    }
  }
  const loops: Cell[][] = [];
  for (let start = [...next.keys()][0]; start !== undefined; start = [...next.keys()][0]) {
    const loop: Cell[] = [];
    let key = start;
    for (;;) {
      const list = next.get(key);
      const to = list?.shift();
      if (!list || !to) break;
      if (!list.length) next.delete(key);
      const [x, y] = key.split(',').map(Number);
      loop.push([x ?? 0, y ?? 0]);
      key = `${to[0]},${to[1]}`;
    }
    // Corners only.
    loops.push(loop.filter((p, i) => {
      const [a, b] = [loop[(i + loop.length - 1) % loop.length] ?? p, loop[(i + 1) % loop.length] ?? p];
      return !((a[0] === p[0] && p[0] === b[0]) || (a[1] === p[1] && p[1] === b[1]));
    }));
  }
  return loops;
}

/** The coast of the cells, moved inwards by `inset` except along the rim of the board, with a soft wobble. */
function coast(loop: readonly Cell[], plan: Plan, inset: number, wobble: number, seed: string): Point[] {
  const sides = loop.map((a, i) => {
    const b = loop[(i + 1) % loop.length] ?? a;
    const upright = a[0] === b[0];
    const rim = upright ? a[0] === 0 || a[0] === plan.width : a[1] === 0 || a[1] === plan.height;
    const [dx, dy] = [Math.sign(b[0] - a[0]), Math.sign(b[1] - a[1])];
    // Inwards is to the right of the walk.
    const shift = rim ? 0 : inset;
    return { upright, rim, at: (upright ? a[0] : a[1]) * 100 + (upright ? -dy : dx) * shift };
  });
  const corner = (i: number): Point => {
    const [before, after] = [sides[(i + sides.length - 1) % sides.length], sides[i % sides.length]];
    if (!before || !after) return [0, 0];
    return before.upright ? [before.at, after.at] : [after.at, before.at];
  };
  const out: Point[] = [];
  sides.forEach((side, i) => {
    const [a, b] = [corner(i), corner(i + 1)];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const [ux, uy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
    if (side.rim) {
      out.push(a, b);
      return;
    }
    const phase = seeded(`${seed}${i}`)(0, 6);
    const [previous, next] = [sides[(i + sides.length - 1) % sides.length], sides[(i + 1) % sides.length]];
    const [from, to] = [previous?.rim ? 0 : 20, next?.rim ? length : length - 20];
    const steps = Math.max(2, Math.round((to - from) / 8));
    for (let k = 0; k <= steps; k++) {
      const s = from + ((to - from) * k) / steps;
      const w = Math.sin(s / 13 + phase) * wobble + Math.sin(s / 29 + phase * 2) * wobble * 0.8;
      out.push([a[0] + ux * s - uy * w, a[1] + uy * s + ux * w]);
    }
  });
  return out;
}

function groups(cells: readonly Cell[]): Cell[][] {
  const left = new Map(cells.map((cell) => [`${cell[0]},${cell[1]}`, cell]));
  const out: Cell[][] = [];
  for (let start = [...left.values()][0]; start; start = [...left.values()][0]) {
    const group: Cell[] = [];
    const open = [start];
    left.delete(`${start[0]},${start[1]}`);
    for (let cell = open.pop(); cell; cell = open.pop()) {
      group.push(cell);
      for (const [dx, dy] of [[0, 1], [1, 0], [0, -1], [-1, 0]] as const) {
        const key = `${cell[0] + dx},${cell[1] + dy}`;
        const other = left.get(key);
        if (other) {
          left.delete(key);
          open.push(other);
        }
      }
    }
    out.push(group);
  }
  return out;
}

const box = (cells: readonly Cell[]): { x: number; y: number; width: number; height: number } => {
  const [xs, ys] = [cells.map(([x]) => x), cells.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x: x * 100, y: y * 100, width: (Math.max(...xs) + 1 - x) * 100, height: (Math.max(...ys) + 1 - y) * 100 };
};

/** Where the overview's lines stand on land that lies crosswise. */
const ABREAST: readonly Point[] = [[20, 22], [20, 60], [68, 22], [84, 60], [132, 22]];

/** The overview of the scoring, printed on the land in the upper right. */
function overview(cells: readonly Cell[], most: string): string {
  const { x, y, width, height } = box(cells);
  const tall = height >= width;
  const random = seeded('overview');
  const rows: readonly (readonly [string, string])[] = [
    [at(0, 10, palm(random, 0.8)), '1'],
    [at(0, 9, scaled(0.95, hut())), '×2'],
    [scaled(0.62, wreath(0, 360, 14)), '10'],
    [scaled(0.8, canoe()), most],
    [scaled(0.95, shell()), most],
  ];
  const [w, h] = tall ? [82, 172] : [182, 80];
  const [left, top] = tall ? [x + width - 91, y + 14] : [x + width - 190, y + 8];
  const items = rows
    .map(([svg, value], i) => {
      const [cx, cy] = tall ? [21, 24 + i * 32] : (ABREAST[i] ?? [0, 0]);
      return at(left + cx, top + cy, svg) +
        `<text x="${n1(left + cx + (tall ? 17 : 15))}" y="${n1(top + cy + 5)}" class="art-glyph" font-size="${value.length > 6 ? 9.5 : value.length > 3 ? 11.5 : 15}" fill="#4a3418">${value}</text>`;
    })
    .join('');
  return `<rect x="${left}" y="${top}" width="${w}" height="${h}" rx="9" fill="${tone('halo')}" opacity=".95"/>${items}`;
}

/** The landing place of the printed boats. */
function harbour(cells: readonly Cell[], boats: number): string {
  const { x, y, width, height } = box(cells);
  const random = seeded('harbour');
  const tall = height >= width;
  const spot = (i: number): Point => (tall ? [x + 52, y + height - 20 - i * 33] : [x + width - 52 - i * 62, y + height - 26]);
  const scenery = tall
    ? at(x + 34, y + 54, scaled(1.2, hut())) + at(x + 60, y + 34, bush(random, 0.9)) + at(x + 20, y + 96, bush(random, 0.8))
    : at(x + 36, y + 48, scaled(1.2, hut())) + at(x + 84, y + 34, bush(random, 0.9)) + at(x + 30, y + 82, bush(random, 0.8));
  return scenery + Array.from({ length: Math.min(boats, 9) }, (_, i) => boats - 1 - i).map((i) => at(...spot(i), scaled(boats > 3 ? 1 : 1.3, canoe()))).join('');
}

/** Shallow water inside the reef, and coral along the outline. */
function reefOf(plan: Plan): { shallows: string; coral: string } {
  const inside = cellsOf(plan, 'rb');
  const parts = outlines(inside)
    .map((loop, index) => {
      const random = seeded(`reef${index}`);
      const line = coast(loop, { ...plan, width: -1, height: -1 }, 0, 1.6, 'reef');
      const ring = [...line, ...line.slice(0, 1)];
      const coral = along(ring, 9)
        .steps.map(({ at: [x, y] }, i) => {
          const [ox, oy, r] = [random(-2.5, 2.5), random(-2.5, 2.5), random(3.4, 5.4)];
          return `<path d="${circlePath(x + ox + 0.8, y + oy + 1.6, r + 0.8)}" fill="${tone('reef-deep')}"/><path d="${circlePath(x + ox, y + oy, r)}" fill="${
            tone((['reef', 'reef-lit', 'petal'] as const satisfies readonly Tone[])[i % 3] ?? 'reef')
          }"/>`;
        })
        .join('');
      return {
        shallows: `<path d="${closed(line)}" fill="url(#art-shallows)" fill-opacity=".5"/>`,
        coral: `<path d="${closed(line)}" fill="none" stroke="${tone('shallow')}" stroke-width="17" opacity=".6"/>` +
          `<path d="${open(ring)}" fill="none" stroke="${tone('foam')}" stroke-width="12" stroke-dasharray="14 9" opacity=".75"/>${coral}`,
      };
    });
  return { shallows: parts.map((part) => part.shallows).join(''), coral: parts.map((part) => part.coral).join('') };
}

export interface Ground {
  /** Below the tiles. */
  under: string;
  /** On the ground of the tiles: the coral, which may not vanish under them. */
  over: string;
}

const memory = new Map<string, Ground>();

/** The board's ground. `most` is the word for whoever has the most. */
export function groundOf(plan: Plan, most: string, detail: Detail): Ground {
  const key = [plan.rows.join('/'), plan.boats, most, detail].join(';');
  const made = memory.get(key);
  if (made) return made;
  const [w, h] = [plan.width * 100, plan.height * 100];
  const land = cellsOf(plan, '#');
  const loops = outlines(land);
  const all = (inset: number, wobble: number, seed: string): string => loops.map((loop) => closed(coast(loop, plan, inset, wobble, seed))).join('');
  const parts = groups(land);
  const corner = (cells: readonly Cell[]): number => Math.max(...cells.map(([x, y]) => x - y));
  const northeast = [...parts].sort((a, b) => corner(b) - corner(a))[0];
  const southwest = parts.filter((part) => part !== northeast || parts.length === 1).sort((a, b) => corner(a) - corner(b))[0];
  const printed = cellsOf(plan, 'b').map(([x, y]) => at(x * 100 + 50, y * 100 + 52, `<circle cy="-1" r="34" fill="${tone('shallow-lit')}" opacity=".5"/>${scaled(1.5, canoe())}`)).join('');
  const shoreline = `<path d="${all(-8, 1.4, 'ring')}" fill="${tone('sea-mid')}"/><path d="${all(-3, 1.4, 'ring')}" fill="url(#art-shallows)"/>` +
    `<path d="${all(3, 1.4, 'ring')}" fill="url(#art-sand)" stroke="${tone('foam')}" stroke-width="2" stroke-opacity=".8"/><path d="${all(17, 2.6, 'grass')}" fill="${
      tone('grass-deep')
    }" transform="translate(.5 1.3)"/>` +
    `<path d="${all(17, 2.6, 'grass')}" fill="url(#art-grass)"/>`;
  const loose = southwest ? ''
    : at(
      34,
      h + 2,
      Array.from({ length: Math.min(plan.boats, 5) }, (_, i) =>
        at(
          i * 58,
          0,
          `<rect x="-27" y="-19" width="54" height="34" rx="17" fill="${tone('plank-dark')}"/><rect x="-24.5" y="-17" width="49" height="30" rx="15" fill="${tone('sea')}"/>${
            at(0, -1, scaled(1.1, canoe()))
          }`,
        )).join(''),
    );
  const reef = reefOf(plan);
  const ground: Ground = {
    under:
      `<rect x="${-FRAME}" y="${-FRAME + 7}" width="${w + 2 * FRAME}" height="${h + 2 * FRAME}" rx="20" fill="var(--card-edge)"/><rect x="${-FRAME}" y="${-FRAME}" width="${w + 2 * FRAME}" height="${
        h + 2 * FRAME
      }" rx="20" fill="${tone('plank')}"/>` +
      stroke(`M${-FRAME + 6} ${h + FRAME - 18}V${-FRAME + 22}Q${-FRAME + 6} ${-FRAME + 6} ${-FRAME + 22} ${-FRAME + 6}H${w + FRAME - 22}`, 'plank-lit', 3, 'stroke-linecap="round"') +
      `<rect x="-3" y="-3" width="${w + 6}" height="${h + 6}" rx="9" fill="${tone('gap')}" opacity=".4"/><rect width="${w}" height="${h}" rx="7" fill="url(#art-sea)"/>` +
      (land.length ? `<svg x="0" y="0" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" overflow="hidden">${shoreline}</svg>` : '') +
      (southwest ? harbour(southwest, plan.boats) : '') + (northeast && parts.length > 1 && detail === 'full' ? overview(northeast, most) : '') + reef.shallows + printed + loose,
    over: reef.coral,
  };
  memory.set(key, ground);
  return ground;
}

/** An empty space, for the tiles to come. */
export const emptySpace = (x: number, y: number): string =>
  `<rect x="${x * 100 + 9}" y="${y * 100 + 9}" width="82" height="82" rx="10" fill="none" stroke="#fff" stroke-opacity=".42" stroke-width="2.2" stroke-dasharray="6 7"/>`;

/** Marks islands that would be taken off. */
export const unfinishedMark = (): string =>
  `<circle r="13" fill="${tone('halo')}"/><circle r="11" fill="var(--warn)"/>` +
  '<path d="M0 -6.4V1" fill="none" stroke="#fff" stroke-width="3.4" stroke-linecap="round"/><circle cy="5.8" r="2" fill="#fff"/>';

/** The outline of some cells, a little inside them. */
export const around = (cells: readonly { x: number; y: number }[], plan: { width: number; height: number }): string =>
  outlines(cells.map(({ x, y }) => [x, y] as const)).map((loop) => closed(coast(loop, { ...plan, width: -1, height: -1, rows: [], boats: 0 }, 5, 0, ''))).join('');
