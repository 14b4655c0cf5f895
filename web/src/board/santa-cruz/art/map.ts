// The map's data, read for drawing: sites with their places, islands as what hangs together, and the lines of paths and rivers.

import { distance, type Line, type Point, spline } from '../../../art/geometry';
import { seeded } from '../../../art/seeded';
import type { Category, Components } from '../../../protocol/games/santa-cruz';

/** The part of the component set that is the map. */
export type MapData = Pick<Components, 'paths' | 'rivers'> & { sites: readonly Pick<Components['sites'][number], 'id' | 'category' | 'x' | 'y'>[] };

export interface Way {
  ends: readonly [string, string];
  line: Point[];
}

/** What is drawn of the map, apart from shores and planting. */
export interface Plan {
  sites: Map<string, { id: string; category: Category; at: Point }>;
  /** Site ids of each island, the largest first. */
  islands: string[][];
  ways: Way[];
  rivers: Point[][];
  /** Groups of volcano sites round one mountain. */
  craters: string[][];
}

/** Groups of what is joined, directly or through others. */
function groups(ids: readonly string[], joined: readonly (readonly [string, string])[]): string[][] {
  const leader = new Map(ids.map((id) => [id, id]));
  const find = (id: string): string => {
    const up = leader.get(id) ?? id;
    return up === id ? id : find(up);
  };
  for (const [a, b] of joined) leader.set(find(a), find(b));
  const out = new Map<string, string[]>();
  for (const id of ids) out.set(find(id), [...(out.get(find(id)) ?? []), id]);
  return [...out.values()].sort((a, b) => b.length - a.length);
}

/** Volcano sites nearer than this to each other stand round the same mountain. */
const RING = 95;

export function planOf({ sites, paths, rivers }: MapData): Plan {
  const byId = new Map(sites.map((site) => [site.id, { id: site.id, category: site.category, at: [site.x, site.y] as Point }]));
  const place = (id: string): Point => byId.get(id)?.at ?? [0, 0];
  const ends = paths.map((path) => path.ends);
  const flows = rivers.map((river) => river.sites);
  const links = [...ends, ...flows.flatMap((river) => river.slice(1).map((id, i) => [river[i] ?? id, id] as const))];
  const fire = sites.filter((site) => site.category === 'volcano').map((site) => site.id);
  const near = fire.flatMap((a, i) => fire.slice(i + 1).flatMap((b) => (distance(place(a), place(b)) < RING ? [[a, b] as const] : [])));
  return {
    sites: byId,
    islands: groups(sites.map((site) => site.id), links),
    ways: ends.map(([a, b]) => ({ ends: [a, b], line: bent(place(a), place(b), a + b) })),
    rivers: flows.map((river) => spline(river.map(place), 12)),
    craters: groups(fire, near),
  };
}

/** A path leaves the straight line a little, always the same way. */
function bent([ax, ay]: Point, [bx, by]: Point, seed: string): Point[] {
  const random = seeded(seed);
  const [q, s] = [random(-0.1, 0.1), random(-0.035, 0.035)];
  const off = (t: number, by_: number): Point => [ax + (bx - ax) * t - (by - ay) * by_, ay + (by - ay) * t + (bx - ax) * by_];
  return spline([[ax, ay], off(0.34, q * 0.9 + s), off(0.67, q * 0.9 - s), [bx, by]], 7);
}

/** The middle of some points. */
export const middleOf = (points: Line): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / (points.length || 1),
  points.reduce((sum, [, y]) => sum + y, 0) / (points.length || 1),
];
