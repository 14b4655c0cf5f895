// Where coins stand: on their places, or round the tile where they would hide each other.

import type { Box } from '../../camera/camera.svelte';
import type { Point } from '../../art/geometry';

/** The gap between coins, and from the tile to those beside it, in map units at scale 1. */
const GAP = 4;
const OFF = 10;
/** Half the room of what a coin must not hide. */
const TABOO = 12;

const apart = (a: Point, b: Point, width: number, height: number): boolean => Math.abs(a[0] - b[0]) >= width || Math.abs(a[1] - b[1]) >= height;

/** The middles of places round a tile at which coins of this size do not touch: beside it first, then above and below it. */
function slots({ x, y, width, height }: Box, wide: number, high: number): Point[] {
  const along = (from: number, room: number, size: number): number[] => {
    const count = Math.max(1, Math.floor((room + GAP) / (size + GAP)));
    return Array.from({ length: count }, (_, i) => from + room / 2 + (i - (count - 1) / 2) * (size + GAP));
  };
  const rows = along(y - high / 2, height + high, high);
  const columns = along(x, width, wide);
  return [
    ...rows.flatMap((row): Point[] => [[x - OFF - wide / 2, row], [x + width + OFF + wide / 2, row]]),
    ...columns.flatMap((column): Point[] => [[column, y + height + OFF + high / 2], [column, y - OFF - high / 2]]),
  ];
}

/**
 * A place for each coin, in the order of `anchors`. They stay where they are if they leave each other and their tile's sight
 * free; else each goes to the nearest place round the tile, those that are in sight
 * first, and none on what is `taboo` as long as there are others; no two lines cross if that can be helped.
 */
export function spread(anchors: readonly Point[], tile: Box, wide: number, high: number, isSeen: (box: Box) => boolean, taboo: readonly Point[] = []): Point[] {
  const hides = (place: Point): boolean => taboo.some((point) => !apart(place, point, wide / 2 + TABOO, high / 2 + TABOO));
  const isCrowded = anchors.some((one, i) => hides(one) || anchors.some((other, j) => j > i && !apart(one, other, wide + GAP, high + GAP)));
  if (!isCrowded) return [...anchors];
  const boxOf = ([x, y]: Point): Box => ({ x: x - wide / 2, y: y - high / 2, width: wide, height: high });
  const every = slots(tile, wide, high);
  const clear = every.filter((slot) => !hides(slot));
  const all = clear.length >= anchors.length ? clear : every;
  const seen = all.filter((slot) => isSeen(boxOf(slot)));
  const places = seen.length >= anchors.length ? seen : all;
  if (places.length < anchors.length) return [...anchors];
  const far = (a: Point | undefined, b: Point | undefined): number => (a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : Infinity);
  const taken = new Map<number, Point>();
  const free = new Set(places);
  while (taken.size < anchors.length) {
    let best: { index: number; place: Point; far: number } | null = null;
    anchors.forEach((anchor, index) => {
      if (taken.has(index)) return;
      for (const place of free) {
        const way = far(anchor, place);
        if (!best || way < best.far) best = { index, place, far: way };
      }
    });
    if (!best) break;
    const { index, place } = best as { index: number; place: Point };
    taken.set(index, place);
    free.delete(place);
  }
  const result = anchors.map((anchor, index) => taken.get(index) ?? anchor);
  // Two that change places shorten what crosses.
  for (let again = true, rounds = 0; again && rounds < 20; rounds += 1) {
    again = false;
    for (let i = 0; i < result.length; i += 1) {
      for (let j = i + 1; j < result.length; j += 1) {
        if (far(anchors[i], result[j]) + far(anchors[j], result[i]) >= far(anchors[i], result[i]) + far(anchors[j], result[j]) - 0.01) continue;
        const [one, other] = [result[i] as Point, result[j] as Point];
        [result[i], result[j]] = [other, one];
        again = true;
      }
    }
  }
  return result;
}
