// Where land ends and the sea begins. An island is what its sites, paths and rivers fill when every bay narrower than a
// certain circle is closed; coast sites therefore lie on the shore, and land sites well inside it.

import type { Point } from '../../../art/geometry';
import { areaOf, type Box, contours, distances, Raster, toLines } from './raster';
import type { Plan } from './map';

/** Distance between crossings of the grid, in map units. */
const STEP = 6;
/** How far the sea reaches round the sites. */
const MARGIN = 150;
/** Radius of the circle that must not fit into a bay. */
const BAY = 120;
/** How much land lies round a site that is not on the coast. */
const ROOM = { coast: 0, land: 37, volcano: 41 } as const;
/** How far the shore runs outside the coast sites. */
const BEACH = 9;

/** Heights of the shore: negative on land, growing with the distance to it. */
export interface Land {
  field: Raster;
  box: Box;
}

/** Slow waves that make a coast look drawn by hand, −1 to 1. */
export const swell = ([x, y]: Point): number => 0.5 * Math.sin(x / 31 + Math.sin(y / 47) * 1.7) + 0.3 * Math.sin(y / 23 + Math.sin(x / 29) * 1.3 + 2) + 0.2 * Math.sin((x + y) / 13 + 1);

export function landOf(plan: Plan): Land {
  const places = [...plan.sites.values()];
  const [xs, ys] = [places.map(({ at }) => at[0]), places.map(({ at }) => at[1])];
  const [x, y] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  const box: Box = { x, y, width: Math.max(...xs) + MARGIN - x, height: Math.max(...ys) + MARGIN - y };
  const field = new Raster(box, STEP).fill(() => Infinity);
  for (const island of plan.islands) {
    const own = island.flatMap((id) => plan.sites.get(id) ?? []);
    const within = new Set(island);
    const lines = [
      ...plan.ways.filter((way) => within.has(way.ends[0])).map((way) => way.line),
      ...plan.rivers.filter((river) => own.some(({ at }) => at[0] === river[0]?.[0] && at[1] === river[0]?.[1])),
    ];
    const near = nearBox(box, own.map(({ at }) => at), BAY + ROOM.volcano + 4 * STEP);
    const bones = toLines(near, STEP, [...own.map(({ at }) => [at]), ...lines]).fill((point, far) =>
      Math.min(far, ...own.map(({ at, category }) => (category === 'coast' ? Infinity : Math.hypot(point[0] - at[0], point[1] - at[1]) - ROOM[category])))
    );
    // Grow by the bay's radius, then shrink by it: what was narrower is filled.
    const grown = distances(bones, (value) => value < STEP * 0.7);
    const outside = distances(grown, (value) => value > BAY);
    // Within the land the distance to the shore is counted from the filled shape.
    const shore = new Raster(near, STEP).fill((point) => BAY - outside.at(point));
    const inward = distances(shore, (value) => value > 0.5);
    const outward = distances(shore, (value) => value <= 0.5);
    field.fill((point, before) => {
      if (point[0] < near.x || point[1] < near.y || point[0] > near.x + near.width || point[1] > near.y + near.height) return before;
      return Math.min(before, outward.at(point) - inward.at(point) - BEACH);
    });
  }
  const coast = places.filter(({ category }) => category === 'coast').map(({ at }) => at);
  field.fill((point, value) => {
    if (!Number.isFinite(value)) return MARGIN;
    // Close to a coast site the shore keeps its distance; between them there are capes and coves.
    const far = Math.min(...coast.map((at) => Math.hypot(point[0] - at[0], point[1] - at[1])));
    const free = Math.max(0, Math.min(1, (far - 22) / 34));
    return value - swell(point) * 9 * free - free * 4;
  }).soften(4);
  return { field, box };
}

/** The part of the box round these points, on its grid. */
function nearBox(box: Box, points: readonly Point[], margin: number): Box {
  const snap = (value: number, origin: number): number => origin + Math.round((value - origin) / STEP) * STEP;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [snap(Math.min(...xs) - margin, box.x), snap(Math.min(...ys) - margin, box.y)];
  return { x, y, width: snap(Math.max(...xs) + margin, box.x) - x, height: snap(Math.max(...ys) + margin, box.y) - y };
}

/** Lines round all land at a distance from the shore; negative distances lie on land. */
export const shoreLines = ({ field }: Land, level: number): Point[][] => contours(field, level).filter((line) => areaOf(line) > 250);

/** A closed line, softened: it goes through the middles of its pieces. */
export function softly(line: readonly Point[], digits = 1): string {
  const put = ([x, y]: Point): string => `${x.toFixed(digits)} ${y.toFixed(digits)}`;
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const thin = line.filter((_, i) => i % 2 === 0);
  const [first, last] = [thin[0], thin[thin.length - 1]];
  if (!first || !last) return '';
  return `M${put(middle(last, first))}${thin.map((p, i) => `Q${put(p)} ${put(middle(p, thin[(i + 1) % thin.length] ?? p))}`).join('')}Z`;
}
