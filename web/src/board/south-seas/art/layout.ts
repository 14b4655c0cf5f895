// A layout's text (edges, islands, bridges, seas) read into numbers, and turned.

import type { Layout } from '../../../protocol/games/south-seas';

/** 0 north, 1 east, 2 south, 3 west. */
export type Side = 0 | 1 | 2 | 3;
export const SIDES = 'NESW';
export const STEP: readonly (readonly [number, number])[] = [[0, -1], [1, 0], [0, 1], [-1, 0]];
/** Half-edges, clockwise from the western half of the north edge. */
export const HALVES = ['n1', 'n2', 'e1', 'e2', 's1', 's2', 'w1', 'w2'];

export type End = Side | 'island' | 'market' | 'stone';

export interface Plan {
  edges: string;
  islands: Side[][];
  bridges: [End, End][];
  seas: number[][];
  market: boolean;
}

const side = (letter: string): Side => Math.max(0, SIDES.indexOf(letter)) as Side;
const end = (word: string): End => (word.length === 1 ? side(word) : word === 'island' || word === 'market' ? word : 'stone');
const ENDS: End[] = [0, 1, 2, 3, 'island', 'market', 'stone'];

export type Drawn = Pick<Layout, 'edges' | 'islands' | 'bridges' | 'seas' | 'market'>;

export function readPlan(layout: Drawn): Plan {
  return {
    edges: layout.edges,
    islands: layout.islands.map((text) => [...text].map(side)),
    bridges: layout.bridges.map((text) => {
      const [one = 'N', other = 'stone'] = text.split('-');
      return [end(one), end(other)];
    }),
    seas: layout.seas.map((text) => text.split(/\s+/).map((half) => HALVES.indexOf(half)).filter((half) => half >= 0)),
    market: layout.market,
  };
}

export const turnSide = (value: Side, quarters: number): Side => ((value + quarters) % 4) as Side;
export const turnHalf = (half: number, quarters: number): number => (half + 2 * quarters) % 8;
const turnEnd = (value: End, quarters: number): End => (typeof value === 'number' ? turnSide(value, quarters) : value);

export function turnPlan(plan: Plan, quarters: number): Plan {
  const edges = [0, 1, 2, 3].map((i) => plan.edges[(i - quarters + 4) % 4] ?? 'S').join('');
  return {
    edges,
    islands: plan.islands.map((sides) => sides.map((value) => turnSide(value, quarters))),
    bridges: plan.bridges.map(([a, b]) => [turnEnd(a, quarters), turnEnd(b, quarters)]),
    seas: plan.seas.map((halves) => halves.map((half) => turnHalf(half, quarters))),
    market: plan.market,
  };
}

// The name of a part says where it lies, whatever its place in the list.
export const islandKey = (sides: readonly Side[]): string => [...sides].sort().map((value) => SIDES[value]).join('');
export const bridgeKey = (ends: readonly [End, End]): string =>
  [...ends].sort((a, b) => ENDS.indexOf(a) - ENDS.indexOf(b)).map((value) => (typeof value === 'number' ? SIDES[value] : value)).join('-');
export const seaKey = (halves: readonly number[]): string => [...halves].sort((a, b) => a - b).map((half) => HALVES[half]).join(' ');

/** Equal for layouts that show the same picture, in whatever order they list its parts. */
export function signature(plan: Plan): string {
  const lists = [plan.islands.map(islandKey), plan.bridges.map(bridgeKey), plan.seas.map(seaKey)];
  return [plan.edges, ...lists.map((list) => list.sort().join(',')), plan.market ? 'm' : ''].join('/');
}

/** The letter of the edge that lies on this side of a turned tile. */
export const edgeAt = (layout: Drawn, rotation: number, at: Side): string => layout.edges[(at - rotation + 4) % 4] ?? 'S';
