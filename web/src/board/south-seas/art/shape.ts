// Where everything lies on a tile, unturned, for any layout. Shapes we know are refined by hand (refinements.ts).

import { coastsOf, type Land, landOf, runsOf } from './coast';
import { clearance, type Region, regionOf, roomiest, seaRegions, waterOf } from '../../../art/field';
import { distance, inside, mix, nth, type Point, pointAlong, spline, turn } from '../../../art/geometry';
import { bridgeKey, type Drawn, type End, islandKey, type Plan, readPlan, seaKey, type Side } from './layout';
import { refinementOf } from './refinements';

export interface IslandShape {
  sides: Side[];
  depth: number;
  /** Spots for bananas, as many as are asked for; see `goodsOf`. */
  goods: Point[];
  stand: Point;
  peak?: Point;
}
export interface BridgeShape {
  way: Point[];
  /** Stops before the middle of the stone it ends at. */
  trim: number;
  /** Where a single shell lies. */
  goods: Point;
  stand: Point;
}
export interface SeaShape {
  goods: Point;
  lie: Point;
  /** Symbol and fisher share one spot. */
  tight: boolean;
}
export interface Shape {
  islands: IslandShape[];
  bridges: BridgeShape[];
  seas: SeaShape[];
  stone?: Point;
  market?: Point;
}

const edgePoint = (side: Side): Point => turn([50, 0], side);
const inward = (side: Side, depth: number): Point => turn([50, depth], side);

/** Where a stone or a market stands: in the middle, pushed away from islands. */
function middle(plan: Plan): Point {
  let [x, y] = [50, 50];
  for (const side of plan.islands.flat()) {
    const [ix, iy] = edgePoint(side);
    x += (50 - ix) * 0.16;
    y += (50 - iy) * 0.16;
  }
  return [Math.max(38, Math.min(62, x)), Math.max(38, Math.min(62, y))];
}

/** How deep each island's coasts may reach without touching the others. */
function depths(plan: Plan): number[] {
  const built = plan.bridges.length > 0 || plan.market;
  return plan.islands.map((sides, i) => {
    const runs = runsOf(sides);
    const others = plan.islands.filter((_, k) => k !== i);
    const bigger = others.some((other) => runsOf(other).some((run) => run.length > 1));
    if (runs.length > 1) return plan.market ? 14 : 25;
    const length = runs[0]?.length ?? 1;
    if (length === 1) return plan.market ? 22 : bigger ? 24 : others.length ? 29 : built ? 31 : 36;
    if (length === 2) return plan.market ? 30 : others.length ? 40 : built ? 45 : 56;
    return others.length ? 52 : plan.market ? 64 : built ? 44 : 40;
  });
}

function wayOf(ends: [End, End], coasts: Point[][], centre: Point, lane: number): Point[] {
  const [one, other] = typeof ends[0] === 'number' ? ends : [ends[1], ends[0]];
  if (typeof one !== 'number') return [centre, mix(centre, [50, 50], 0.5)];
  const start = edgePoint(one);
  if (typeof other === 'number') {
    if ((one + 1) % 4 === other || (other + 1) % 4 === one) {
      const first = (one + 1) % 4 === other ? one : other;
      // From the first edge to the next one clockwise, round the corner between them.
      const curve: Point[] = [[100, 50], [80, 51], [63, 63], [51, 80], [50, 100]];
      return curve.map((p) => turn(p, first + 3));
    }
    const bow: Point = [centre[0] === 50 ? 50 : centre[0] + (centre[0] - 50) * 0.3, centre[1] === 50 ? 50 : centre[1] + (centre[1] - 50) * 0.3];
    const side: Point = one % 2 ? [0, bow[1] - 50 + lane] : [bow[0] - 50 + lane, 0];
    const between = (depth: number, part: number): Point => {
      const [x, y] = inward(one, depth);
      return [x + side[0] * part, y + side[1] * part];
    };
    return [start, between(18, 0.1), between(34, 0.75), between(50, 1), between(66, 0.75), between(82, 0.1), edgePoint(other)];
  }
  if (other === 'island') {
    const aim = inward(one, 24);
    let best: Point | undefined;
    for (const coast of coasts) {
      const line = spline(coast, 9);
      // Not at the tips of the coast, where the beach is thin.
      for (let i = Math.round(line.length * 0.22); i < line.length * 0.78; i++) {
        const p = nth(line, i);
        if (!best || distance(p, aim) < distance(best, aim)) best = p;
      }
    }
    const goal = best ?? [50, 50];
    const inner = inward(one, 18);
    const land = mix(inner, goal, 1.04);
    return [start, inner, mix(inner, land, 0.5), land];
  }
  const straight = Math.abs(centre[one % 2 ? 1 : 0] - 50) < 1;
  return straight ? [start, centre] : [start, inward(one, 18), mix(inward(one, 18), centre, 0.5), centre];
}

function derived(plan: Plan): Shape {
  const centre = middle(plan);
  const deep = depths(plan);
  const stone = plan.bridges.some((ends) => ends.includes('stone')) ? centre : undefined;
  const market = plan.market ? (stone ? mix(centre, [50, 20], 0.8) : centre) : undefined;
  const coasts = plan.islands.flatMap((sides, i) => coastsOf(runsOf(sides), deep[i] ?? 30));
  const lands = plan.islands.map((sides, i) => landOf(sides, deep[i] ?? 30, 'shape', 0));
  const through = plan.bridges.filter(([a, b]) => typeof a === 'number' && typeof b === 'number').length;
  const ways = plan.bridges.map((ends) => wayOf(ends, coasts, ends.includes('market') && market ? market : centre, plan.market && through ? 26 : 0));
  const obstacles = { lands: lands.map((land) => land.land), ways: ways.map((way) => spline(way, 10)), ...(stone && { stone }), ...(market && { market }) };
  const regions = seaRegions(waterOf(obstacles), plan.seas);
  const shape: Shape = {
    islands: plan.islands.map((sides, i) => {
      const room = roomIn(lands[i] as Land);
      const goods = [roomiest(room) ?? [50, 50]];
      return { sides, depth: deep[i] ?? 30, goods, stand: roomiest(room, goods) ?? goods[0] ?? [50, 50] };
    }),
    bridges: ways.map((way, i) => {
      const ends = plan.bridges[i] as [End, End];
      const line = spline(way, 10);
      const short = !ends.every((end) => typeof end === 'number');
      const [goods, stand] = short ? [0.5, 0.22] : [0.38, 0.74];
      return { way, trim: ends.includes('stone') ? 7 : 0, goods: pointAlong(line, goods).at, stand: pointAlong(line, stand).at };
    }),
    seas: regions.map((region) => {
      const room = clearance(region);
      const goods = roomiest(room) ?? [50, 50];
      const lie = roomiest(room, [goods], 36) ?? goods;
      return Math.max(...room) > 13 && distance(goods, lie) > 20 ? { goods, lie, tight: false } : { goods, lie: goods, tight: true };
    }),
  };
  return { ...shape, ...(stone && { stone }), ...(market && { market }) };
}

const roomIn = (land: Land): Float32Array => clearance(regionOf((p) => inside(p, land.grass)));

function refined(plan: Plan): Shape | undefined {
  const found = refinementOf(plan);
  if (!found) return undefined;
  const { known, quarters } = found;
  const back = (p: Point): Point => turn(p, 4 - quarters);
  const turnedKey = (list: readonly (number | string)[], turned: (value: number) => number): (number | string)[] => list.map((value) => (typeof value === 'number' ? turned(value) : value));
  const side = (value: number): number => (value + quarters) % 4;
  const shape: Shape = { islands: [], bridges: [], seas: [] };
  for (const sides of plan.islands) {
    const points = known.islands[islandKey(turnedKey(sides, side) as Side[])];
    if (!points) return undefined;
    const peak = points.peak && { peak: back(points.peak) };
    shape.islands.push({ sides, depth: points.depth, goods: points.goods.map(back), stand: back(points.stand), ...peak });
  }
  for (const ends of plan.bridges) {
    const points = known.bridges[bridgeKey(turnedKey(ends, side) as [End, End])];
    if (!points) return undefined;
    shape.bridges.push({ way: points.way.map(back), trim: ends.includes('stone') ? 7 : 0, goods: back(points.goods), stand: back(points.stand) });
  }
  for (const halves of plan.seas) {
    const points = known.seas[seaKey(halves.map((half) => (half + 2 * quarters) % 8))];
    if (!points) return undefined;
    shape.seas.push({ goods: back(points.goods), lie: back(points.lie), tight: distance(points.goods, points.lie) < 9 });
  }
  return { ...shape, ...(known.stone && { stone: back(known.stone) }), ...(known.market && { market: back(known.market) }) };
}

const cache = new Map<string, Shape>();
const waters = new WeakMap<Shape, Region[]>();
const bunches = new WeakMap<IslandShape, Map<number, Point[]>>();

/** Where everything lies on tiles of this layout. */
export function shapeOf(layout: Drawn, refine = true): Shape {
  const key = [layout.edges, layout.islands, layout.bridges, layout.seas, layout.market, refine].join(';');
  let shape = cache.get(key);
  if (!shape) {
    const plan = readPlan(layout);
    shape = (refine ? refined(plan) : undefined) ?? derived(plan);
    cache.set(key, shape);
  }
  return shape;
}

/** As many spots for bananas as there are. */
export function bananaSpots(island: IslandShape, count: number): Point[] {
  if (count <= island.goods.length) return island.goods.slice(0, count);
  const known = bunches.get(island) ?? new Map<number, Point[]>();
  bunches.set(island, known);
  const made = known.get(count);
  if (made) return made;
  const room = roomIn(landOf(island.sides, island.depth, 'shape', 0));
  const out: Point[] = [];
  known.set(count, out);
  while (out.length < count) out.push(roomiest(room, [...out, island.stand], 90 / Math.sqrt(count)) ?? [50, 50]);
  return out;
}

/** As many spots for shells as there are. */
export function shellSpots(bridge: BridgeShape, count: number): Point[] {
  if (count <= 1) return count ? [bridge.goods] : [];
  const line = spline(bridge.way, 10);
  return Array.from({ length: count }, (_, i) => pointAlong(line, 0.1 + (0.8 * (i + 0.5)) / count).at);
}

/** The water of each sea part. */
export function seasOf(layout: Drawn, shape: Shape): Region[] {
  let regions = waters.get(shape);
  if (!regions) {
    const lands = shape.islands.map(({ sides, depth }) => landOf(sides, depth, 'shape', 0).land);
    const ways = shape.bridges.map(({ way }) => spline(way, 10));
    const built = { ...(shape.stone && { stone: shape.stone }), ...(shape.market && { market: shape.market }) };
    waters.set(shape, regions = seaRegions(waterOf({ lands, ways, ...built }), readPlan(layout).seas));
  }
  return regions;
}
