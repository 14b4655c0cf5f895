// Coasts: each leaves its corner of the tile at the same angle, so that two tiles always make one clean tip.

import { clipToTile, ease, fromEnds, type Line, mix, nth, offset, type Point, spline, turn } from '../../../art/geometry';
import type { Side } from './layout';
import { seeded } from '../../../art/seeded';

const CORNERS: readonly Point[] = [[0, 0], [100, 0], [100, 100], [0, 100]];

export interface Run {
  /** Its first side, clockwise. */
  from: Side;
  /** How many sides. */
  length: number;
}

/** The island's sides as clockwise runs. */
export function runsOf(sides: readonly Side[]): Run[] {
  const has = (value: number): boolean => sides.includes(((value + 4) % 4) as Side);
  if (sides.length >= 4) return [{ from: 0, length: 4 }];
  const runs: Run[] = [];
  for (const from of [0, 1, 2, 3] as Side[]) {
    if (!has(from) || has(from - 1)) continue;
    let length = 1;
    while (has(from + length)) length++;
    runs.push({ from, length });
  }
  return runs;
}

// Control points, land on the right-hand side of the walk.
const cap = (d: number): Point[] => [[100, 0], [86, 11], [70, d * 0.82], [50, d], [30, d * 0.82], [14, 11], [0, 0]];
const nook = (m: number): Point[] => [[100, 0], [86, 11], [m + 20, m * 0.66], [m, m], [m * 0.66, m + 20], [11, 86], [0, 100]];
const bay = (d: number): Point[] => [[100, 100], [89, 86], [74, 108 - d], [50, 100 - d], [26, 108 - d], [11, 86], [0, 100]];
const bowl = (d: number): Point[] => [[100, 100], [89, 86], [72, 103 - d], [50, 100 - d], [28, 103 - d], [11, 86], [0, 100]];

/** How many sides lie between two runs of an island. */
const gapAfter = (runs: Run[], k: number): number => {
  const [run, next] = [runs[k], runs[(k + 1) % runs.length]];
  if (!run || !next) return 0;
  return runs.length === 1 ? 4 - run.length : (next.from - run.from - run.length + 8) % 4;
};

/** The coast behind each run: control points from the end of the run to the start of the next. */
export function coastsOf(runs: Run[], depth: number): Point[][] {
  return runs.flatMap((run, k) => {
    const gap = gapAfter(runs, k);
    const end = (run.from + run.length) % 4;
    if (gap === 3) return [cap(depth).map((p) => turn(p, end + 3))];
    if (gap === 2) return [nook(depth).map((p) => turn(p, end + 3))];
    if (gap === 1) return [(runs.length === 1 ? bay : bowl)(depth).map((p) => turn(p, end + 2))];
    return [];
  });
}

type Coast = Point[] & { far: number[]; free: number[] };

export interface Land {
  coasts: Point[][];
  /** Distance of each coast point to the nearer end. */
  far: number[][];
  /** Sand and all. */
  land: Point[];
  grass: Point[];
  /** Where plants may stand. */
  inner: Point[];
  /** Shallows, the outer one first. */
  rings: [Point[], Point[]];
}

/** Joins the coasts along the tile's border. */
function close(runs: Run[], lines: Line[]): Point[] {
  const out: Point[] = [];
  if (!lines.length) return [...CORNERS];
  runs.forEach((_, k) => {
    out.push(...(lines[k] ?? []));
    const next = runs[(k + 1) % runs.length];
    for (let i = 1; next && i < next.length; i++) out.push(nth(CORNERS, (next.from + i) % 4));
  });
  return out;
}

/** The ground of one island. `seed` makes its coast its own; `quarters` turns the finished numbers. */
export function landOf(sides: readonly Side[], depth: number, seed: string, quarters: number): Land {
  const runs = runsOf(sides);
  const lines = coastsOf(runs, depth).map((points, i) => {
    const random = seeded(`${seed}${i}`);
    const last = points.length - 1;
    const bent: Point[] = points.map(([x, y], k) => (k < 2 || k > last - 2 ? [x, y] : [x + random(-2.2, 2.2), y + random(-2.2, 2.2)]));
    // Dead straight near both corners: tiles must agree where they meet.
    bent.splice(last, 0, mix(nth(bent, last), nth(bent, last - 1), 0.6));
    bent.splice(1, 0, mix(nth(bent, 0), nth(bent, 1), 0.6));
    const phase = random(0, 6);
    const base = spline(bent, 9);
    const far = fromEnds(base);
    const free = far.map((d) => ease((d - 12) / 14));
    const bend = (u: number, k: number): number => (free[k] ?? 0) * (Math.sin(u * 17 + phase) * 0.8 + Math.sin(u * 31 + phase * 2) * 0.45);
    return Object.assign(offset(base, bend), { far, free }) as Coast;
  });
  const wave = seeded(`${seed}g`)(0, 6);
  const turned = (points: Line): Point[] => points.map((p) => turn(p, quarters));
  const inset = (d: (line: Coast) => (u: number, k: number) => number): Point[] => turned(close(runs, lines.map((line) => clipToTile(offset(line, d(line))))));
  const narrow = runs.length > 1 || (runs[0]?.length ?? 0) > 2;
  const ring = (d: number): Point[] => turned(close(runs, lines.map((line) => offset(line, (_, k) => -d * ease((line.far[k] ?? 0) / 40)))));
  return {
    coasts: lines.map(turned),
    far: lines.map((line) => line.far),
    land: turned(close(runs, lines)),
    grass: inset((line) => (u, k) => 6.6 + Math.sin(u * 23 + wave) * 1.1 * (line.free[k] ?? 0)),
    inner: inset(() => () => 10.5),
    rings: narrow ? [ring(11), ring(5.5)] : [ring(17), ring(9)],
  };
}
