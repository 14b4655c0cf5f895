// The shapes of land and bridges on a tile.

import { describe, expect, it } from 'vitest';
import { landOf } from './coast';
import { has, waterOf } from '../../../art/field';
import { distance, inside, type Line, nth, spline, toLine, turn } from '../../../art/geometry';
import { type Drawn, readPlan, type Side, SIDES } from './layout';
import { LAYOUTS, ODD } from './layouts.fixture';
import { refinementOf } from './refinements';
import { bananaSpots, seasOf, type Shape, shapeOf, shellSpots } from './shape';

const name = (layout: Drawn): string => `${layout.edges} ${layout.islands.join('+')} ${layout.bridges.join('+')} ${layout.seas.join('|')}`;
const onTile = ([x, y]: readonly [number, number]): boolean => x >= 2 && x <= 98 && y >= 2 && y <= 98;

function check(layout: Drawn, shape: Shape): void {
  const seas = seasOf(layout, shape);
  shape.seas.forEach((sea, i) => {
    expect(has(seas[i] as Uint8Array, sea.goods), `symbol of sea ${i}`).toBe(true);
    expect(has(seas[i] as Uint8Array, sea.lie), `fisher of sea ${i}`).toBe(true);
  });
  shape.islands.forEach((island, i) => {
    const { land } = landOf(island.sides, island.depth, 'shape', 0);
    for (const p of [...bananaSpots(island, 2), island.stand]) {
      expect(onTile(p), `spot of island ${i}`).toBe(true);
      expect(inside(p, land), `spot of island ${i}`).toBe(true);
    }
  });
  shape.bridges.forEach((bridge, i) => {
    const line = spline(bridge.way, 10);
    for (const p of [bridge.goods, bridge.stand, ...shellSpots(bridge, 3)]) {
      expect(toLine(p, line), `spot of bridge ${i}`).toBeLessThan(7);
    }
  });
}

describe('spots lie in their own region', () => {
  it.each(LAYOUTS.map((layout) => [name(layout), layout] as const))('%s', (_, layout) => check(layout, shapeOf(layout)));
  it.each([...LAYOUTS, ...ODD].map((layout) => [name(layout), layout] as const))('without refinement: %s', (_, layout) => check(layout, shapeOf(layout, false)));
});

describe('refinements', () => {
  it('know every shape of the built-in set, however it is turned or listed', () => {
    for (const layout of LAYOUTS) {
      expect(refinementOf(readPlan(layout)), name(layout)).toBeDefined();
      const shuffled = { ...layout, seas: [...layout.seas].reverse(), bridges: [...layout.bridges].reverse() };
      expect(refinementOf(readPlan(shuffled)), name(layout)).toBeDefined();
    }
  });

  it('turn with the shape', () => {
    const turned = shapeOf({ edges: 'SISS', islands: ['E'], bridges: [], seas: ['s1 s2 w1 w2 n1 n2'], market: false });
    const straight = shapeOf({ edges: 'ISSS', islands: ['N'], bridges: [], seas: ['e1 e2 s1 s2 w1 w2'], market: false });
    expect(turned.islands[0]?.stand).toEqual(turn(straight.islands[0]?.stand ?? [0, 0], 1));
    expect(turned.seas[0]?.goods).toEqual(turn(straight.seas[0]?.goods ?? [0, 0], 1));
  });

  it('leave unknown shapes alone', () => {
    for (const layout of ODD) expect(refinementOf(readPlan(layout)), name(layout)).toBeUndefined();
  });
});

describe('bridges', () => {
  it('meet the border in its middle', () => {
    for (const layout of [...LAYOUTS, ...ODD]) {
      for (const refine of [true, false]) {
        shapeOf(layout, refine).bridges.forEach((bridge, i) => {
          const ends = (layout.bridges[i] ?? '').split('-').filter((end) => end.length === 1);
          for (const end of ends) {
            const border = turn([50, 0], SIDES.indexOf(end));
            const near = Math.min(distance(nth(bridge.way, 0), border), distance(nth(bridge.way, -1), border));
            expect(near, `${name(layout)} ${end}`).toBeLessThan(0.01);
          }
        });
      }
    }
  });

  it('that end at an island end on its sand', () => {
    for (const layout of [...LAYOUTS, ...ODD]) {
      for (const refine of [true, false]) {
        const shape = shapeOf(layout, refine);
        layout.bridges.forEach((text, i) => {
          if (!text.includes('island')) return;
          const lands = shape.islands.map((island) => landOf(island.sides, island.depth, 'shape', 0).land);
          const end = nth(shape.bridges[i]?.way ?? [], -1);
          const reach = Math.min(...lands.map((land) => (inside(end, land) ? 0 : toLine(end, land))));
          expect(reach, name(layout)).toBeLessThan(4);
        });
      }
    }
  });
});

/** Where a line crosses a side of the tile, as distances from the side's first corner, clockwise. */
function crossings(polygon: Line, side: Side): number[] {
  const out: number[] = [];
  polygon.forEach((point, i) => {
    const p = turn(point, 4 - side);
    const q = turn(nth(polygon, (i + 1) % polygon.length), 4 - side);
    if (Math.abs(p[1]) < 0.05 && Math.abs(q[1]) < 0.05 && Math.abs(p[0] - q[0]) > 1) out.push(p[0], q[0]);
  });
  return out.sort((a, b) => a - b);
}

describe('coasts meet at the corners of tiles', () => {
  const islands = [...LAYOUTS, ...ODD].flatMap((layout) => [true, false].flatMap((refine) => shapeOf(layout, refine).islands.map(({ sides, depth }) => ({ sides, depth, name: name(layout) }))));
  const edges = islands.flatMap(({ sides, depth, name: layout }, i) =>
    [0, 1, 2, 3].flatMap((quarters) => {
      const land = landOf(sides, depth, `seed${i}`, quarters);
      return sides.map((printed) => ({ layout, side: ((printed + quarters) % 4) as Side, land, whole: sides.length === 4 }));
    })
  );

  it('sand runs from corner to corner on every island edge', () => {
    for (const { land, side, layout } of edges) {
      const cut = crossings(land.land, side);
      expect(cut[0], layout).toBeCloseTo(0, 1);
      expect(cut[cut.length - 1], layout).toBeCloseTo(100, 1);
    }
  });

  it('grass begins at the same place on both sides of every pair of island edges', () => {
    // Where a run of island edges goes on round a corner, grass goes into the corner; else it stays back by as much everywhere.
    const starts = new Set<string>();
    for (const { land, side } of edges) {
      const cut = crossings(land.grass, side);
      for (const end of [cut[0] ?? 0, 100 - (cut[cut.length - 1] ?? 100)]) starts.add(end < 1 ? 'corner' : end.toFixed(0));
    }
    expect([...starts].filter((start) => start !== 'corner').every((start) => Math.abs(Number(start) - 10.7) <= 1)).toBe(true);
  });

  it('shallows and foam are gone at the corners', () => {
    for (const { land, layout } of edges) {
      land.coasts.forEach((coast, i) => {
        for (const at of [0, -1] as const) {
          expect(toLine(nth(coast, at), land.rings[0]), layout).toBeLessThan(0.2);
          expect(land.far[i]?.[at === 0 ? 0 : (land.far[i]?.length ?? 1) - 1], layout).toBe(0);
        }
      });
    }
  });

  it('water never reaches an island edge', () => {
    for (const layout of LAYOUTS) {
      const shape = shapeOf(layout);
      const lands = shape.islands.map(({ sides, depth }) => landOf(sides, depth, 'shape', 0).land);
      const water = waterOf({ lands, ways: [] });
      shape.islands.forEach(({ sides }) => sides.forEach((side) => expect(has(water, turn([50, 1], side)), name(layout)).toBe(false)));
    }
  });
});
