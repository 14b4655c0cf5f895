// A field of heights over the map, as a grid: distances to drawn things, and the lines of equal height.

import type { Point } from '../../../art/geometry';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Values at the crossings of a square grid, read between them by linear interpolation. */
export class Raster {
  readonly columns: number;
  readonly rows: number;
  readonly values: Float64Array;

  constructor(
    readonly box: Box,
    readonly step: number,
  ) {
    this.columns = Math.ceil(box.width / step) + 1;
    this.rows = Math.ceil(box.height / step) + 1;
    this.values = new Float64Array(this.columns * this.rows);
  }

  /** Where a crossing lies on the map. */
  place(column: number, row: number): Point {
    return [this.box.x + column * this.step, this.box.y + row * this.step];
  }

  fill(value: (point: Point, before: number) => number): this {
    for (let row = 0; row < this.rows; row++) {
      for (let column = 0; column < this.columns; column++) {
        const i = row * this.columns + column;
        this.values[i] = value(this.place(column, row), this.values[i] ?? 0);
      }
    }
    return this;
  }

  /** Evens out what is smaller than a step. */
  soften(times: number): this {
    const { columns, rows, values } = this;
    for (let pass = 0; pass < times; pass++) {
      const before = values.slice();
      const value = (column: number, row: number): number => before[Math.max(0, Math.min(rows - 1, row)) * columns + Math.max(0, Math.min(columns - 1, column))] ?? 0;
      for (let row = 0; row < rows; row++) {
        for (let column = 0; column < columns; column++) {
          values[row * columns + column] = (2 * value(column, row) + value(column - 1, row) + value(column + 1, row) + value(column, row - 1) + value(column, row + 1)) / 6;
        }
      }
    }
    return this;
  }

  /** The value at a point; outside the box, that of the nearest point of its border. */
  at([x, y]: Point): number {
    const u = Math.max(0, Math.min(this.columns - 1.001, (x - this.box.x) / this.step));
    const v = Math.max(0, Math.min(this.rows - 1.001, (y - this.box.y) / this.step));
    const [i, j] = [Math.floor(u), Math.floor(v)];
    const [s, t] = [u - i, v - j];
    const value = (column: number, row: number): number => this.values[row * this.columns + column] ?? 0;
    return (value(i, j) * (1 - s) + value(i + 1, j) * s) * (1 - t) + (value(i, j + 1) * (1 - s) + value(i + 1, j + 1) * s) * t;
  }
}

/** Distance of every crossing to the nearest of these lines. */
export function toLines(box: Box, step: number, lines: readonly (readonly Point[])[]): Raster {
  const marks = new Raster(box, step);
  const mark = ([x, y]: Point): void => {
    const [column, row] = [Math.round((x - box.x) / step), Math.round((y - box.y) / step)];
    if (column >= 0 && row >= 0 && column < marks.columns && row < marks.rows) marks.values[row * marks.columns + column] = 1;
  };
  for (const line of lines) {
    line.forEach((a, i) => {
      const b = line[i + 1] ?? a;
      const count = Math.max(1, Math.ceil((2 * Math.hypot(b[0] - a[0], b[1] - a[1])) / step));
      for (let k = 0; k <= count; k++) mark([a[0] + ((b[0] - a[0]) * k) / count, a[1] + ((b[1] - a[1]) * k) / count]);
    });
  }
  return distances(marks, (value) => value === 1);
}

/** One row or column of the squared distance transform (Felzenszwalb and Huttenlocher): lower envelope of parabolas. */
function envelope(f: Float64Array, out: Float64Array, count: number, feet: Int32Array, bounds: Float64Array): void {
  const square = (i: number): number => (f[i] ?? 0) + i * i;
  let k = 0;
  feet[0] = 0;
  bounds[0] = -Infinity;
  bounds[1] = Infinity;
  for (let q = 1; q < count; q++) {
    const meet = (): number => (square(q) - square(feet[k] ?? 0)) / (2 * (q - (feet[k] ?? 0)));
    let s = meet();
    while (s <= (bounds[k] ?? 0)) {
      k--;
      s = meet();
    }
    k++;
    feet[k] = q;
    bounds[k] = s;
    bounds[k + 1] = Infinity;
  }
  k = 0;
  for (let q = 0; q < count; q++) {
    while ((bounds[k + 1] ?? Infinity) < q) k++;
    const foot = feet[k] ?? 0;
    out[q] = (q - foot) ** 2 + (f[foot] ?? 0);
  }
}

/** Distance of every crossing to the nearest one that is `marked`. */
export function distances(raster: Raster, marked: (value: number) => boolean): Raster {
  const { columns, rows, step } = raster;
  const out = new Raster(raster.box, step);
  const far = (columns + rows) ** 2;
  raster.values.forEach((value, i) => (out.values[i] = marked(value) ? 0 : far));
  const longest = Math.max(columns, rows);
  const [line, done, feet, bounds] = [new Float64Array(longest), new Float64Array(longest), new Int32Array(longest), new Float64Array(longest + 1)];
  const sweep = (count: number, index: (i: number) => number): void => {
    for (let i = 0; i < count; i++) line[i] = out.values[index(i)] ?? 0;
    envelope(line, done, count, feet, bounds);
    for (let i = 0; i < count; i++) out.values[index(i)] = done[i] ?? 0;
  };
  for (let column = 0; column < columns; column++) sweep(rows, (i) => i * columns + column);
  for (let row = 0; row < rows; row++) sweep(columns, (i) => row * columns + i);
  out.values.forEach((value, i) => (out.values[i] = Math.sqrt(value) * step));
  return out;
}

/** The closed lines along which the field has this value; what is lower lies inside them. */
export function contours(raster: Raster, level: number): Point[][] {
  const { columns, rows } = raster;
  const value = (column: number, row: number): number => raster.values[row * columns + column] ?? 0;
  const low = (column: number, row: number): boolean => value(column, row) < level;
  // A crossing of the line with an edge of the grid is named by the edge: its upper or left end, and its direction.
  const name = (column: number, row: number, down: boolean): number => (row * columns + column) * 2 + (down ? 1 : 0);
  const where = (key: number): Point => {
    const cell = key >> 1;
    const [column, row] = [cell % columns, Math.floor(cell / columns)];
    const [dx, dy] = key & 1 ? [0, 1] : [1, 0];
    const [a, b] = [value(column, row), value(column + dx, row + dy)];
    const t = a === b ? 0.5 : Math.max(0, Math.min(1, (level - a) / (b - a)));
    const [x, y] = raster.place(column, row);
    return [x + dx * t * raster.step, y + dy * t * raster.step];
  };
  const next = new Map<number, number>();
  for (let row = 0; row + 1 < rows; row++) {
    for (let column = 0; column + 1 < columns; column++) {
      const [a, b, c, d] = [low(column, row), low(column + 1, row), low(column + 1, row + 1), low(column, row + 1)];
      const [north, east, south, west] = [name(column, row, false), name(column + 1, row, true), name(column, row + 1, false), name(column, row, true)];
      // Edges in clockwise order with the corners before and after them: the line goes from where low ends to where it begins.
      const edges = [[north, a, b], [east, b, c], [south, c, d], [west, d, a]] as const;
      const ends = edges.filter(([, before, after]) => before && !after);
      for (const [from] of ends) {
        const start = edges.findIndex(([edge]) => edge === from);
        for (let k = 1; k < 4; k++) {
          const [edge, before, after] = edges[(start - k + 4) % 4] ?? edges[0];
          if (!before && after) {
            next.set(from, edge);
            break;
          }
        }
      }
    }
  }
  const lines: Point[][] = [];
  while (next.size) {
    const [first] = next.keys();
    const line: Point[] = [];
    for (let key = first; key !== undefined && next.has(key);) {
      line.push(where(key));
      const to: number | undefined = next.get(key);
      next.delete(key);
      key = to;
    }
    if (line.length > 3) lines.push(line);
  }
  return lines;
}

/** The area a closed line goes round. */
export function areaOf(line: readonly Point[]): number {
  let sum = 0;
  line.forEach(([x, y], i) => {
    const [nx, ny] = line[(i + 1) % line.length] ?? [x, y];
    sum += x * ny - nx * y;
  });
  return Math.abs(sum / 2);
}
