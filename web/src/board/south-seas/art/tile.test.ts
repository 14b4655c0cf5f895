// Every tile can be drawn, with any number of symbols.

import { describe, expect, it } from 'vitest';
import type { Components, FeatureKind } from '../../../protocol/games/south-seas';
import { LAYOUTS, ODD } from './layouts.fixture';
import { seamsOf } from './seam';
import { artOf, singleTile, TileArt } from './tile';

/** A set with one tile for every layout, and as many symbols as a file may ask for. */
function setOf(layouts: typeof ODD, symbols: number): Components {
  const list = layouts.map((layout, i) => ({ ...layout, key: `L${i}`, name: '', overview: 0, count: 1, provenance: '' }));
  return {
    name: 'test',
    hash: '',
    layouts: list,
    ships: [],
    tiles: list.map((layout) => {
      const of = (kind: FeatureKind, count: number) =>
        Array.from({ length: count }, (_, i) => ({ name: `${kind[0]}${i + 1}`, kind, symbols: kind === 'sea' ? Math.min(2, symbols) : symbols, boat: false }));
      const market = layout.market ? [{ name: 'm', kind: 'market' as const, symbols: 0, boat: false }] : [];
      return {
        id: `${layout.key}a`,
        layout: layout.key,
        count: 1,
        start: false,
        provenance: '',
        parts: [...of('bridge', layout.bridges.length), ...of('island', layout.islands.length), ...of('sea', layout.seas.length), ...market],
      };
    }),
  };
}

describe('any set draws', () => {
  it.each([0, 1, 2, 9])('with %i symbols on each part', (symbols) => {
    const art = new TileArt(setOf([...LAYOUTS, ...ODD], symbols));
    for (const [id, kind] of art.kinds) {
      for (let rotation = 0; rotation < 4; rotation++) {
        for (const detail of ['full', 'plain', 'small'] as const) {
          const svg = singleTile(art, id, rotation, detail);
          expect(svg).not.toMatch(/NaN|undefined|Infinity/);
          // The page forbids inline styles and scripts.
          expect(svg).not.toMatch(/style=|<script|href="[^#]/);
        }
        for (const part of kind.parts) {
          for (const p of [art.stand(id, rotation, part.name), art.coin(id, rotation, part.name), art.symbol(id, rotation, part.name)]) {
            expect(p[0]).toBeGreaterThan(-1);
            expect(p[0]).toBeLessThan(101);
            expect(p[1]).toBeGreaterThan(-8);
            expect(p[1]).toBeLessThan(106);
          }
          expect(art.area(id, rotation, part.name)).not.toMatch(/NaN|undefined/);
        }
      }
    }
  });

  it('the same each time', () => {
    const [one, other] = [setOf(LAYOUTS, 1), setOf(LAYOUTS, 1)];
    for (const { id } of one.tiles) expect(singleTile(artOf(one), id, 1)).toBe(singleTile(artOf(other), id, 1));
  });

  it('in little: a tile costs few elements', () => {
    const art = new TileArt(setOf(LAYOUTS, 1));
    const sizes = [...art.kinds.keys()].map((id) => singleTile(art, id, 0).split('<').length);
    expect(Math.max(...sizes)).toBeLessThan(240);
  });

  it('draws each layer once', () => {
    const art = new TileArt(setOf(LAYOUTS, 1));
    expect(art.layers('L4a', 0, [], 'full')).toBe(art.layers('L4a', 0, [], 'full'));
  });
});

describe('seams', () => {
  it('join islands only', () => {
    const art = new TileArt(setOf(LAYOUTS, 1));
    const at = (tile: string, x: number, y: number, rotation = 0) => ({ tile, cell: { x, y }, rotation, covered: [] });
    const caps = seamsOf(art, [at('L4a', 0, 0), at('L4a', 0, -1, 2)], []);
    const seas = seamsOf(art, [at('L4a', 0, 0), at('L4a', 0, 1, 0)], []);
    expect(seas.length).toBe(0);
    expect(caps.every((seam) => Math.abs(seam.y) < 6)).toBe(true);
  });
});

describe('a tile that the set does not have', () => {
  const art = new TileArt(setOf(LAYOUTS, 1));

  it('is drawn as a marked stand-in with its id', () => {
    for (const detail of ['full', 'small'] as const) expect(singleTile(art, 'Zz<', 1, detail)).toMatch(/>\?<.*>Zz</);
  });

  it('has places for islanders and seams like any other', () => {
    for (const p of [art.stand('Zz', 0, 's1'), art.coin('Zz', 0, 'b1'), art.symbol('Zz', 0, 'm')]) expect(p.every(Number.isFinite)).toBe(true);
    expect(art.area('Zz', 0, 'i1')).not.toMatch(/NaN|undefined/);
    const known = art.kinds.keys().next().value as string;
    const laid = [{ tile: 'Zz', x: 0 }, { tile: known, x: 1 }].map(({ tile, x }) => ({ tile, cell: { x, y: 0 }, rotation: 0, covered: [] }));
    expect(() => seamsOf(art, laid, [])).not.toThrow();
  });
});
