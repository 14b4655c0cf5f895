// Hand-set points for shapes we know. They only refine what `shape.ts` derives for any layout, and they are found by
// the shape itself, turned if need be, never by a tile's id.

import type { Point } from '../../../art/geometry';
import { type Plan, readPlan, signature, turnPlan } from './layout';

export interface IslandPoints {
  /** How far the coast reaches into the tile. */
  depth: number;
  goods: Point[];
  stand: Point;
  /** A hill. */
  peak?: Point;
}
export interface BridgePoints {
  way: Point[];
  goods: Point;
  stand: Point;
}
export interface SeaPoints {
  goods: Point;
  lie: Point;
}
export interface Refinement {
  edges: string;
  islands: Record<string, IslandPoints>;
  bridges: Record<string, BridgePoints>;
  seas: Record<string, SeaPoints>;
  stone?: Point;
  market?: Point;
}

const island = (depth: number, goods: Point[], stand: Point, peak?: Point): IslandPoints => peak ? { depth, goods, stand, peak } : { depth, goods, stand };
const bridge = (way: Point[], goods: Point, stand: Point): BridgePoints => ({ way, goods, stand });
const sea = (goods: Point, lie: Point): SeaPoints => ({ goods, lie });

const ES: Point[] = [[100, 50], [80, 51], [63, 63], [51, 80], [50, 100]];
const SW: Point[] = [[50, 100], [49, 80], [37, 63], [20, 51], [0, 50]];
const TO_STONE = {
  E: bridge([[100, 50], [50, 50]], [76, 50], [84, 54]),
  S: bridge([[50, 100], [50, 50]], [50, 76], [50, 92]),
  W: bridge([[0, 50], [50, 50]], [24, 50], [16, 54]),
  N: bridge([[50, 0], [50, 50]], [50, 23], [50, 20]),
};
const TO_MARKET = {
  N: bridge([[50, 0], [50, 50]], [50, 14], [50, 16]),
  E: bridge([[100, 50], [50, 50]], [84, 50], [86, 54]),
  S: bridge([[50, 100], [50, 50]], [50, 84], [50, 96]),
  W: bridge([[0, 50], [50, 50]], [16, 50], [14, 54]),
};
const capN = (depth: number): IslandPoints => island(depth, [[36, depth < 30 ? 11 : 12]], [64, depth < 30 ? 14 : 16]);

const KNOWN: Refinement[] = [
  {
    edges: 'BSBS',
    islands: {},
    bridges: { 'N-S': bridge([[50, 0], [50.5, 28], [49, 62], [50, 100]], [50, 30], [50, 74]) },
    seas: { 'n2 e1 e2 s1': sea([78, 38], [78, 74]), 'n1 s2 w1 w2': sea([22, 62], [22, 30]) },
  },
  {
    edges: 'SBBB',
    stone: [50, 50],
    islands: {},
    bridges: { 'E-stone': TO_STONE.E, 'S-stone': TO_STONE.S, 'W-stone': TO_STONE.W },
    seas: { 'n1 n2 e1 w2': sea([50, 21], [80, 24]), 'e2 s1': sea([78, 78], [78, 82]), 's2 w1': sea([22, 78], [22, 82]) },
  },
  {
    edges: 'SSBB',
    islands: {},
    bridges: { 'S-W': bridge(SW, [36, 62], [47, 84]) },
    seas: { 'n1 n2 e1 e2 s1 w2': sea([68, 36], [74, 70]), 's2 w1': sea([20, 80], [19, 86]) },
  },
  {
    edges: 'BBBB',
    stone: [50, 50],
    islands: {},
    bridges: { 'N-stone': TO_STONE.N, 'E-stone': TO_STONE.E, 'S-stone': TO_STONE.S, 'W-stone': TO_STONE.W },
    seas: { 'n2 e1': sea([78, 22], [78, 24]), 'e2 s1': sea([78, 78], [78, 80]), 's2 w1': sea([22, 78], [22, 80]), 'n1 w2': sea([22, 22], [22, 24]) },
  },
  {
    edges: 'ISSS',
    islands: { N: island(36, [[36, 14]], [64, 19]) },
    bridges: {},
    seas: { 'e1 e2 s1 s2 w1 w2': sea([34, 68], [72, 76]) },
  },
  {
    edges: 'IBSB',
    islands: { N: capN(31) },
    bridges: { 'E-W': bridge([[100, 50], [82, 51], [66, 58], [50, 61], [34, 58], [18, 51], [0, 50]], [38, 59], [68, 60]) },
    seas: { 'e1 w2': sea([50, 43], [88, 31]), 'e2 s1 s2 w1': sea([27, 82], [72, 86]) },
  },
  {
    edges: 'IBBS',
    islands: { N: capN(31) },
    bridges: { 'E-S': bridge(ES, [62, 64], [52, 86]) },
    seas: { 'e1 s2 w1 w2': sea([26, 54], [25, 80]), 'e2 s1': sea([80, 80], [81, 86]) },
  },
  {
    edges: 'ISBB',
    islands: { N: capN(31) },
    bridges: { 'S-W': bridge(SW, [38, 64], [48, 86]) },
    seas: { 'e1 e2 s1 w2': sea([73, 54], [75, 80]), 's2 w1': sea([20, 80], [19, 86]) },
  },
  {
    edges: 'IBBB',
    stone: [50, 59],
    islands: { N: capN(29) },
    bridges: {
      'E-stone': bridge([[100, 50], [82, 51], [66, 56], [50, 59]], [76, 53], [84, 55]),
      'S-stone': bridge([[50, 100], [50, 59]], [50, 81], [50, 94]),
      'W-stone': bridge([[0, 50], [18, 51], [34, 56], [50, 59]], [24, 53], [16, 55]),
    },
    seas: { 'e1 w2': sea([50, 41], [88, 31]), 'e2 s1': sea([79, 79], [79, 83]), 's2 w1': sea([21, 79], [21, 83]) },
  },
  {
    edges: 'IBSS',
    islands: { N: island(32, [[34, 12]], [66, 15]) },
    bridges: { 'E-island': bridge([[100, 50], [82, 51], [64, 48], [55, 30]], [73, 51], [84, 56]) },
    seas: { e1: sea([84, 33], [86, 34]), 'e2 s1 s2 w1 w2': sea([36, 68], [70, 82]) },
  },
  {
    edges: 'ISBS',
    islands: { N: island(32, [[34, 12]], [66, 15]) },
    bridges: { 'S-island': bridge([[50, 100], [50.5, 72], [49.5, 46], [50, 30]], [50, 58], [50, 88]) },
    seas: { 'e1 e2 s1': sea([77, 58], [77, 82]), 's2 w1 w2': sea([23, 58], [23, 82]) },
  },
  {
    edges: 'ISIS',
    islands: { N: island(31, [[36, 12]], [64, 17]), S: island(31, [[64, 87]], [36, 92]) },
    bridges: {},
    seas: { 'e1 e2 w1 w2': sea([40, 50], [76, 53]) },
  },
  {
    edges: 'SISI',
    islands: { EW: island(25, [[38, 50], [62, 50]], [80, 56]) },
    bridges: {},
    seas: { 'n1 n2': sea([42, 12], [68, 14]), 's1 s2': sea([42, 88], [68, 91]) },
  },
  {
    edges: 'IISI',
    islands: { NEW: island(40, [[38, 33], [62, 33]], [80, 52]) },
    bridges: {},
    seas: { 's1 s2': sea([50, 78], [50, 90]) },
  },
  {
    edges: 'IISS',
    islands: { N: island(29, [[42, 12]], [24, 12]), E: island(29, [[88, 58]], [88, 82]) },
    bridges: {},
    seas: { 's1 s2 w1 w2': sea([44, 54], [34, 80]) },
  },
  {
    edges: 'ISSI',
    islands: { NW: island(56, [[28, 31], [46, 17]], [18, 62]) },
    bridges: {},
    seas: { 'e1 e2 s1 s2': sea([72, 68], [52, 87]) },
  },
  {
    edges: 'IBBI',
    islands: { NW: island(45, [[26, 22], [42, 13]], [15, 52]) },
    bridges: { 'E-S': bridge(ES, [62, 64], [52, 86]) },
    seas: { 'e1 s2': sea([80, 38], [30, 86]), 'e2 s1': sea([80, 80], [81, 86]) },
  },
  { edges: 'IIII', islands: { NESW: island(0, [[36, 66], [64, 66]], [22, 42], [52, 42]) }, bridges: {}, seas: {} },
  {
    edges: 'IIBI',
    islands: { NEW: island(44, [[38, 30], [62, 30]], [82, 50]) },
    bridges: { 'S-island': bridge([[50, 100], [50.5, 80], [50, 54]], [50, 76], [50, 94]) },
    seas: { s1: sea([71, 84], [72, 90]), s2: sea([29, 84], [28, 90]) },
  },
  { edges: 'SSSS', market: [50, 50], islands: {}, bridges: {}, seas: { 'n1 n2 e1 e2 s1 s2 w1 w2': sea([22, 78], [78, 84]) } },
  {
    edges: 'SSBS',
    market: [50, 46],
    islands: {},
    bridges: { 'S-market': bridge([[50, 100], [50, 46]], [50, 82], [50, 96]) },
    seas: { 'n1 n2 e1 e2 s1 s2 w1 w2': sea([20, 74], [80, 80]) },
  },
  {
    edges: 'BSBS',
    market: [50, 50],
    islands: {},
    bridges: { 'N-market': TO_MARKET.N, 'S-market': TO_MARKET.S },
    seas: { 'n2 e1 e2 s1': sea([82, 76], [82, 26]), 'n1 s2 w1 w2': sea([18, 76], [18, 26]) },
  },
  {
    edges: 'SBBB',
    market: [50, 50],
    islands: {},
    bridges: { 'E-market': TO_MARKET.E, 'S-market': TO_MARKET.S, 'W-market': TO_MARKET.W },
    seas: { 'n1 n2 e1 w2': sea([20, 20], [80, 22]), 'e2 s1': sea([82, 82], [82, 84]), 's2 w1': sea([18, 82], [18, 84]) },
  },
  {
    edges: 'BBBB',
    market: [50, 50],
    islands: {},
    bridges: { 'N-market': TO_MARKET.N, 'E-market': TO_MARKET.E, 'S-market': TO_MARKET.S, 'W-market': TO_MARKET.W },
    seas: { 'n2 e1': sea([82, 18], [82, 20]), 'e2 s1': sea([82, 82], [82, 84]), 's2 w1': sea([18, 82], [18, 84]), 'n1 w2': sea([18, 18], [18, 20]) },
  },
];

const bySignature = new Map(
  KNOWN.map((known) => {
    const { islands, bridges, seas, market, edges } = known;
    const text = { edges, islands: Object.keys(islands), bridges: Object.keys(bridges), seas: Object.keys(seas), market: !!market };
    return [signature(readPlan(text)), known];
  }),
);

/** The refinement of this shape and how far it is turned against it, if it is known. */
export function refinementOf(plan: Plan): { known: Refinement; quarters: number } | undefined {
  for (let quarters = 0; quarters < 4; quarters++) {
    const known = bySignature.get(signature(turnPlan(plan, quarters)));
    if (known) return { known, quarters };
  }
  return undefined;
}
