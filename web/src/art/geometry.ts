// Points and lines on a tile of 100 x 100, origin top left, y grows south.

export type Point = readonly [x: number, y: number];
export type Line = readonly Point[];

export const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));
/** 0 to 1, slow at both ends. */
export const ease = (u: number): number => (u <= 0 ? 0 : u >= 1 ? 1 : u * u * (3 - 2 * u));
export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
export const mix = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** Element `index`, counted from the end if negative; the line must have it. */
export function nth(points: Line, index: number): Point {
  const point = points[index < 0 ? points.length + index : index];
  if (!point) throw new RangeError(`no point ${index}`);
  return point;
}

/** Clockwise quarter turns about the tile's middle. */
export function turn(point: Point, quarters: number): Point {
  let [x, y] = point;
  for (let k = ((quarters % 4) + 4) % 4; k > 0; k--) [x, y] = [100 - y, x];
  return [x, y];
}

/** Catmull-Rom spline through control points. */
export function spline(points: Line, per = 8): Point[] {
  const out: Point[] = [];
  const last = points.length - 1;
  for (let i = 0; i < last; i++) {
    const [a, b, c, d] = [nth(points, Math.max(0, i - 1)), nth(points, i), nth(points, i + 1), nth(points, Math.min(last, i + 2))];
    const at = (j: 0 | 1, t: number): number =>
      0.5 *
      (2 * b[j] +
        (c[j] - a[j]) * t +
        (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * t * t +
        (3 * b[j] - a[j] - 3 * c[j] + d[j]) * t * t * t);
    for (let k = 0; k < per; k++) out.push([at(0, k / per), at(1, k / per)]);
  }
  out.push(nth(points, last));
  return out;
}

/** Moves a line to its right by `amount(u, i)`; u runs from 0 to 1 along it. */
export function offset(points: Line, amount: (u: number, index: number) => number): Point[] {
  const last = points.length - 1;
  return points.map(([x, y], i) => {
    const [ax, ay] = nth(points, Math.max(0, i - 1));
    const [bx, by] = nth(points, Math.min(last, i + 1));
    const [dx, dy] = [bx - ax, by - ay];
    const length = Math.hypot(dx, dy) || 1;
    const by_ = amount(i / last, i);
    return [x - (dy / length) * by_, y + (dx / length) * by_];
  });
}

export function lengthOf(points: Line): number {
  let total = 0;
  for (let i = 1; i < points.length; i++) total += distance(nth(points, i - 1), nth(points, i));
  return total;
}

export interface Step {
  at: Point;
  /** Direction in degrees. */
  angle: number;
}

/** Where one is after `want` of the way, 0 to 1. */
export function pointAlong(points: Line, want: number): Step {
  const goal = lengthOf(points) * clamp(want, 0, 1);
  let gone = 0;
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [nth(points, i - 1), nth(points, i)];
    const length = distance(a, b);
    if (gone + length >= goal - 1e-9 || i === points.length - 1) {
      const angle = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
      return { at: mix(a, b, length ? clamp((goal - gone) / length, 0, 1) : 0), angle };
    }
    gone += length;
  }
  return { at: nth(points, 0), angle: 0 };
}

/** Equal steps, about `step` long, so that a whole number fits; each step stands in the middle of its part. */
export function along(points: Line, step: number): { steps: Step[]; gap: number } {
  const total = lengthOf(points);
  const count = Math.max(1, Math.round(total / step));
  return { steps: Array.from({ length: count }, (_, i) => pointAlong(points, (i + 0.5) / count)), gap: total / count };
}

/** Distance of every point to the nearer end, along the line. */
export function fromEnds(points: Line): number[] {
  const gone = [0];
  for (let i = 1; i < points.length; i++) gone.push((gone[i - 1] ?? 0) + distance(nth(points, i - 1), nth(points, i)));
  const total = gone[gone.length - 1] ?? 0;
  return gone.map((value) => Math.min(value, total - value));
}

export function inside([x, y]: Point, polygon: Line): boolean {
  let odd = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [ax, ay] = nth(polygon, i);
    const [bx, by] = nth(polygon, j);
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  }
  return odd;
}

/** Distance from a point to a line. */
export function toLine(point: Point, points: Line): number {
  let best = Infinity;
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [nth(points, i - 1), nth(points, i)];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const l2 = dx * dx + dy * dy;
    const t = l2 ? clamp(((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / l2, 0, 1) : 0;
    best = Math.min(best, distance(point, [a[0] + dx * t, a[1] + dy * t]));
  }
  return best;
}

/** The part of a line that lies on the tile, its ends cut at the border. */
export function clipToTile(points: Line): Point[] {
  const on = (p: Point): boolean => p.every((v) => v > -1e-6 && v < 100 + 1e-6);
  const cut = (a: Point, b: Point): Point => {
    let [low, high] = [0, 1];
    for (let k = 0; k < 16; k++) {
      const middle = (low + high) / 2;
      if (on(mix(a, b, middle))) low = middle;
      else high = middle;
    }
    return mix(a, b, low);
  };
  const out: Point[] = [];
  points.forEach((point, i) => {
    const before = i ? nth(points, i - 1) : undefined;
    if (on(point)) {
      if (before && !on(before)) out.push(cut(point, before));
      out.push(point);
    } else if (before && on(before)) out.push(cut(before, point));
  });
  return out;
}

// ── SVG text ──

/** A number with one decimal. */
export const n1 = (value: number): string => String(Math.round(value * 10) / 10);
export const open = (points: Line): string => `M${points.map(([x, y]) => `${n1(x)} ${n1(y)}`).join('L')}`;
export const closed = (points: Line): string => `${open(points)}Z`;
export const circlePath = (x: number, y: number, r: number): string => `M${n1(x - r)} ${n1(y)}a${n1(r)} ${n1(r)} 0 1 0 ${n1(2 * r)} 0a${n1(r)} ${n1(r)} 0 1 0 ${n1(-2 * r)} 0Z`;
export const at = (x: number, y: number, svg: string, more = ''): string => `<g transform="translate(${n1(x)} ${n1(y)})${more}">${svg}</g>`;
