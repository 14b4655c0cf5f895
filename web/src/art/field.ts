// A coarse grid over the tile: which ground belongs to which sea part, and the roomiest spots of a region.

import { clamp, distance, inside, type Line, type Point, toLine } from './geometry';

const STEP = 2;
const SIZE = 50;
const CELLS = SIZE * SIZE;

const middleOf = (cell: number): Point => [((cell % SIZE) + 0.5) * STEP, (Math.floor(cell / SIZE) + 0.5) * STEP];
const cellAt = ([x, y]: Point): number => clamp(Math.floor(y / STEP), 0, SIZE - 1) * SIZE + clamp(Math.floor(x / STEP), 0, SIZE - 1);
const HALF_POINTS: readonly Point[] = [[25, 1], [75, 1], [99, 25], [99, 75], [75, 99], [25, 99], [1, 75], [1, 25]];

/** True for each cell of the region. */
export type Region = Uint8Array;

export const has = (region: Region, point: Point): boolean => region[cellAt(point)] === 1;

export function regionOf(test: (point: Point) => boolean): Region {
  const out = new Uint8Array(CELLS);
  for (let cell = 0; cell < CELLS; cell++) out[cell] = test(middleOf(cell)) ? 1 : 0;
  return out;
}

export interface Obstacles {
  lands: Line[];
  ways: Line[];
  stone?: Point;
  market?: Point;
}

/** Water that nothing built or grown takes up. */
export const waterOf = ({ lands, ways, stone, market }: Obstacles): Region =>
  regionOf(
    (p) =>
      !lands.some((land) => inside(p, land)) &&
      !ways.some((way) => toLine(p, way) < 5) &&
      !(stone && distance(p, stone) < 12) &&
      !(market && Math.abs(p[0] - market[0]) < 20 && p[1] > market[1] - 20 && p[1] < market[1] + 19),
  );

/** One region for each sea part: all water that its half-edges reach first. */
export function seaRegions(water: Region, seas: readonly (readonly number[])[]): Region[] {
  const owner = new Int8Array(CELLS).fill(-1);
  let edge: number[] = [];
  seas.forEach((halves, part) => {
    for (const half of halves) {
      const start = HALF_POINTS[half];
      if (!start) continue;
      // The middle of a half-edge may lie under something in odd layouts: walk on to the nearest water.
      let cell = cellAt(start);
      if (!water[cell] || owner[cell] !== -1) {
        let best = Infinity;
        for (let other = 0; other < CELLS; other++) {
          const d = distance(middleOf(other), start);
          if (water[other] && owner[other] === -1 && d < best && d < 24) [best, cell] = [d, other];
        }
        if (best === Infinity) continue;
      }
      owner[cell] = part;
      edge.push(cell);
    }
  });
  // All parts grow at once, so that each keeps what it reaches first even where a layout cannot be drawn flat.
  while (edge.length) {
    const next: number[] = [];
    for (const cell of edge) {
      const [x, y] = [cell % SIZE, Math.floor(cell / SIZE)];
      for (const [other, ok] of [[cell - 1, x > 0], [cell + 1, x < SIZE - 1], [cell - SIZE, y > 0], [cell + SIZE, y < SIZE - 1]] as const) {
        if (ok && water[other] && owner[other] === -1) {
          owner[other] = owner[cell] as number;
          next.push(other);
        }
      }
    }
    edge = next;
  }
  return seas.map((_, part) => Uint8Array.from(owner, (value) => (value === part ? 1 : 0)));
}

/** Distance of each cell to whatever is not the region; the tile's border counts too. */
export function clearance(region: Region): Float32Array {
  const out = new Float32Array(CELLS);
  const get = (x: number, y: number): number => (x < 0 || y < 0 || x >= SIZE || y >= SIZE ? 0 : (out[y * SIZE + x] ?? 0));
  for (let cell = 0; cell < CELLS; cell++) {
    const [x, y] = [cell % SIZE, Math.floor(cell / SIZE)];
    out[cell] = region[cell] ? Math.min(get(x - 1, y) + STEP, get(x, y - 1) + STEP, get(x - 1, y - 1) + 2.83, get(x + 1, y - 1) + 2.83) : 0;
  }
  for (let cell = CELLS - 1; cell >= 0; cell--) {
    const [x, y] = [cell % SIZE, Math.floor(cell / SIZE)];
    if (region[cell]) {
      out[cell] = Math.min(out[cell] ?? 0, get(x + 1, y) + STEP, get(x, y + 1) + STEP, get(x + 1, y + 1) + 2.83, get(x - 1, y + 1) + 2.83);
    }
  }
  return out;
}

/** The roomiest spot, away from those already taken. */
export function roomiest(room: Float32Array, taken: readonly Point[] = [], apart = 24): Point | undefined {
  let [best, found] = [0, -1];
  // Never squeezed against a shore or the border, however far that is from the others.
  const least = Math.min(8, Math.max(...room) * 0.6);
  for (let cell = 0; cell < CELLS; cell++) {
    const free = room[cell] ?? 0;
    if (free <= 0 || free < least) continue;
    const middle = middleOf(cell);
    const near = Math.min(...taken.map((p) => distance(p, middle)), apart);
    const worth = Math.min(free, 15) + near * 0.8 + 1e-3 * free;
    if (worth > best) [best, found] = [worth, cell];
  }
  return found < 0 ? undefined : middleOf(found);
}

/** The region as a path of rows; drawn under coasts and bridges, so that its steps do not show. */
export function regionPath(region: Region): string {
  let out = '';
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      if (!region[y * SIZE + x]) continue;
      let to = x;
      while (to < SIZE && region[y * SIZE + to]) to++;
      const [from, width] = [x * STEP - (x ? 1.4 : 0), (to - x) * STEP + (x ? 1.4 : 0) + (to < SIZE ? 1.4 : 0)];
      out += `M${from} ${y * STEP}h${width}v${STEP + (y < SIZE - 1 ? 0.1 : 0)}h${-width}Z`;
      x = to;
    }
  }
  return out;
}
