// The camera over the map. Panning moves one composited layer; the map is drawn anew only after a zoom has come to rest.

import { clamp, type Point } from '../art/geometry';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What covers the element's borders, in pixels. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** Where to go: the map's origin on the screen, and the scale. */
export type Framing = readonly [x: number, y: number, k: number];

/** Smallest and largest width of a tile on the screen, in pixels. */
const SMALLEST = 22;
const LARGEST = 260;
/** How long a zoom must rest before the map is drawn at its new size, in milliseconds. */
const REST = 160;

const slow = (u: number): number => 1 - (1 - u) ** 3;

export class Camera {
  /** Screen = map * k + (x, y). */
  x = $state(0);
  y = $state(0);
  /** Pixels per unit; a tile is 100 units wide. */
  k = $state(1);
  /** The scale the map is drawn at. */
  raster = $state(1);
  width = $state(0);
  height = $state(0);
  /** What is framed is framed between these. */
  insets: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
  /** Whether the player has moved it since it was last framed. */
  touched = false;
  /** Whether a pointer is down. Nothing but that pointer moves the map then. */
  held = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #frame = 0;
  /** Where a glide leads. */
  #goal: Framing | null = null;

  get tile(): number {
    return this.k * 100;
  }

  toMap(x: number, y: number): Point {
    return [(x - this.x) / this.k, (y - this.y) / this.k];
  }

  toScreen(x: number, y: number): Point {
    return [x * this.k + this.x, y * this.k + this.y];
  }

  /** Where a point of the map will be once the camera is at rest. */
  toRest(x: number, y: number): Point {
    const [gx, gy, k] = this.#goal ?? [this.x, this.y, this.k];
    return [x * k + gx, y * k + gy];
  }

  stop(): void {
    this.#goal = null;
    cancelAnimationFrame(this.#frame);
  }

  /** Goes there; keeps a piece of the map in sight. */
  set(x: number, y: number, k: number, bounds?: Box): void {
    this.k = clamp(k, SMALLEST / 100, LARGEST / 100);
    if (bounds) {
      const edge = 90;
      x = clamp(x, edge - (bounds.x + bounds.width) * this.k, this.width - edge - bounds.x * this.k);
      y = clamp(y, edge - (bounds.y + bounds.height) * this.k, this.height - edge - bounds.y * this.k);
    }
    this.x = Math.round(x * 2) / 2;
    this.y = Math.round(y * 2) / 2;
    if (this.k === this.raster) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.raster = this.k), REST);
  }

  pan(dx: number, dy: number, bounds: Box): void {
    this.set(this.x + dx, this.y + dy, this.k, bounds);
  }

  /** Zooms about a point on the screen. */
  zoom(factor: number, px: number, py: number, bounds: Box): void {
    const k = clamp(this.k * factor, SMALLEST / 100, LARGEST / 100);
    const [mx, my] = this.toMap(px, py);
    this.set(px - mx * k, py - my * k, k, bounds);
  }

  /** Glides there. */
  glide(x: number, y: number, k: number, calm: boolean, duration = 300): void {
    this.stop();
    if (calm || typeof requestAnimationFrame === 'undefined') {
      this.set(x, y, k);
      this.raster = this.k;
      return;
    }
    this.#goal = [x, y, k];
    const from = [this.x, this.y, this.k] as const;
    const start = performance.now();
    const step = (now: number): void => {
      const u = slow(clamp((now - start) / duration, 0, 1));
      this.set(from[0] + (x - from[0]) * u, from[1] + (y - from[1]) * u, from[2] + (k - from[2]) * u);
      if (u < 1) this.#frame = requestAnimationFrame(step);
      else this.#goal = null;
    };
    this.#frame = requestAnimationFrame(step);
  }

  /** The part of the element that nothing covers: its middle and its size. */
  get #free(): { x: number; y: number; width: number; height: number } {
    const { top, right, bottom, left } = this.insets;
    const [width, height] = [Math.max(1, this.width - left - right), Math.max(1, this.height - top - bottom)];
    return { x: left + width / 2, y: top + height / 2, width, height };
  }

  /** The middle of what nothing covers, on the screen. */
  get middle(): Point {
    return [this.#free.x, this.#free.y];
  }

  /** The point of the map that is in the middle. */
  looking(): Point {
    return this.toMap(...this.middle);
  }

  /** Where to go so that all of the box is seen. */
  framing(box: Box, margin: number, largest = 150): Framing {
    const free = this.#free;
    const k = clamp(Math.min((free.width - 2 * margin) / box.width, (free.height - 2 * margin) / box.height), SMALLEST / 100, largest / 100);
    return [free.x - (box.x + box.width / 2) * k, free.y - (box.y + box.height / 2) * k, k];
  }

  /** Where to go so that the point is in the middle. */
  centred(x: number, y: number, k = this.k): Framing {
    const free = this.#free;
    return [free.x - x * k, free.y - y * k, k];
  }

  /** Where to go so that the point is as near to the middle as it can be with the box filling the view. */
  within(x: number, y: number, k: number, box: Box, margin: number): Framing {
    const free = this.#free;
    const along = (point: number, from: number, size: number, middle: number, room: number): number => {
      const [least, most] = [middle + room / 2 - margin - (from + size) * k, middle - room / 2 + margin - from * k];
      return least > most ? middle - (from + size / 2) * k : clamp(middle - point * k, least, most);
    };
    return [along(x, box.x, box.width, free.x, free.width), along(y, box.y, box.height, free.y, free.height), k];
  }

  /** Whether it will be in sight once the camera is at rest. */
  willSee(box: Box): boolean {
    const { top, right, bottom, left } = this.insets;
    const [x, y] = this.toRest(box.x, box.y);
    const [farX, farY] = this.toRest(box.x + box.width, box.y + box.height);
    return x >= left && y >= top && farX <= this.width - right && farY <= this.height - bottom;
  }

  sees(box: Box, margin = 0): boolean {
    const { top, right, bottom, left } = this.insets;
    const [x, y] = this.toScreen(box.x, box.y);
    return (
      x >= left + margin && y >= top + margin &&
      x + box.width * this.k <= this.width - right - margin && y + box.height * this.k <= this.height - bottom - margin
    );
  }
}

/** The smallest box round these cells, grown by a margin. */
export function boxOf(cells: readonly { x: number; y: number }[], margin = 0): Box {
  if (!cells.length) return { x: -margin, y: -margin, width: 100 + 2 * margin, height: 100 + 2 * margin };
  const [xs, ys] = [cells.map((cell) => cell.x), cells.map((cell) => cell.y)];
  const [x, y] = [Math.min(...xs) * 100 - margin, Math.min(...ys) * 100 - margin];
  return { x, y, width: (Math.max(...xs) + 1) * 100 + margin - x, height: (Math.max(...ys) + 1) * 100 + margin - y };
}
