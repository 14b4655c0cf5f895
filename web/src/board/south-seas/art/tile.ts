// A tile as layers. A board paints one layer of all tiles, then the next; that is why nothing shows a seam.

import type { Components, FeatureKind, Layout, Part, ShipKind, TileKind } from '../../../protocol/games/south-seas';
import { boat, boatToken } from '../../../art/boat';
import { bridge, centreLine, type Detail } from './bridge';
import { type Land, landOf } from './coast';
import { regionPath } from '../../../art/field';
import { at, closed, distance, ease, inside, offset, open, type Point, turn } from '../../../art/geometry';
import { market } from './market';
import { bush, palm, peak, rock } from '../../../art/plant';
import { seeded } from '../../../art/seeded';
import { bananaSpots, seasOf, type Shape, shapeOf, shellSpots } from './shape';
import { tone } from '../../../art/palette';
import { stone } from '../../../art/stone';
import { banana, fish, fishPair, shell } from '../../../art/ware';

export type { Detail } from './bridge';

/** Things that stand on a tile are painted in bands from north to south, across all tiles. */
export const BANDS = 5;
export const bandOf = (y: number): number => Math.max(0, Math.min(BANDS - 1, Math.floor((y * BANDS) / 100)));

export interface Layers {
  /** Two rings of shallows, the outer one first. */
  outer: string;
  lagoon: string;
  foam: string;
  sand: string;
  wet: string;
  grass: string;
  shadows: string;
  decks: string;
  bands: string[];
  symbols: string;
}

interface Thing {
  y: number;
  svg: string;
}
const byDepth = (things: Thing[]): string => things.sort((a, b) => a.y - b.y).map((thing) => thing.svg).join('');
const grown = (svg: string, scale: number): string => (scale === 1 ? svg : `<g transform="scale(${scale})">${svg}</g>`);

/** Stands in for the layout of a tile that the set does not have: open sea, so that nothing seems to join it. */
const UNKNOWN: Layout = { key: '?', name: '', overview: 0, count: 0, edges: 'SSSS', islands: [], bridges: [], seas: [], market: false, provenance: '' };

/** Marks such a tile by a dashed frame, a question mark and its id. */
const unknown = (id: string): string =>
  `<rect x="9" y="9" width="82" height="82" rx="8" fill="${tone('halo')}" stroke="${tone('awning-a')}" stroke-width="3" stroke-dasharray="8 6"/>` +
  `<g class="art-glyph" text-anchor="middle" fill="${tone('ink-solid')}"><text x="50" y="58" font-size="40">?</text><text x="50" y="80" font-size="14">${
    id.replace(/[<>&"]/g, '').slice(0, 8)
  }</text></g>`;

/** Everything that is drawn from one component set. */
export class TileArt {
  readonly layouts: Map<string, Layout>;
  readonly kinds: Map<string, TileKind>;
  readonly ships: Map<string, ShipKind>;
  readonly #layers = new Map<string, Layers>();

  constructor(components: Components) {
    this.layouts = new Map(components.layouts.map((layout) => [layout.key, layout]));
    this.kinds = new Map(components.tiles.map((kind) => [kind.id, kind]));
    this.ships = new Map(components.ships.map((ship) => [ship.id, ship]));
  }

  /** What the set says of a tile. One it does not have, say of a newer set than this client's, is a stand-in. */
  kind(id: string): TileKind {
    return this.kinds.get(id) ?? { id, layout: '', count: 0, start: false, parts: [], provenance: '' };
  }

  layoutOf(id: string): Layout {
    return this.layouts.get(this.kind(id).layout) ?? UNKNOWN;
  }

  shape(id: string): Shape {
    return shapeOf(this.layoutOf(id));
  }

  part(id: string, name: string): { part: Part; index: number } {
    const { parts } = this.kind(id);
    const found = parts.find((part) => part.name === name);
    if (!found) return { part: { name, kind: 'sea', symbols: 0, boat: false }, index: -1 };
    return { part: found, index: parts.filter((part) => part.kind === found.kind).indexOf(found) };
  }

  /** The part's symbols, or its middle. */
  symbol(id: string, rotation: number, name: string): Point {
    const { part, index } = this.part(id, name);
    const shape = this.shape(id);
    if (part.kind === 'market') return turn(shape.market ?? [50, 50], rotation);
    if (part.kind === 'bridge') return turn(shape.bridges[index]?.goods ?? [50, 50], rotation);
    if (part.kind === 'island') return turn(shape.islands[index]?.goods[0] ?? [50, 50], rotation);
    const sea = shape.seas[index];
    const [x, y] = turn(sea?.goods ?? [50, 50], rotation);
    return [x, y - (sea?.tight ? 7 : 0)];
  }

  /** Where an islander's feet, or board, go. */
  stand(id: string, rotation: number, name: string): Point {
    const { part, index } = this.part(id, name);
    const shape = this.shape(id);
    if (part.kind === 'market') {
      const [x, y] = turn(shape.market ?? [50, 50], rotation);
      return [x + 15, y + 19];
    }
    if (part.kind === 'bridge') return turn(shape.bridges[index]?.stand ?? [50, 50], rotation);
    if (part.kind === 'island') return turn(shape.islands[index]?.stand ?? [50, 50], rotation);
    const sea = shape.seas[index];
    if (!sea) return [50, 50];
    if (!sea.tight) return turn(sea.lie, rotation);
    const [x, y] = turn(sea.goods, rotation);
    return [x, y + (part.boat || part.symbols ? 11 : 4)];
  }

  /** Where the coin of a possible islander goes. */
  coin(id: string, rotation: number, name: string): Point {
    const { part, index } = this.part(id, name);
    const sea = part.kind === 'sea' ? this.shape(id).seas[index] : undefined;
    if (sea?.tight) return turn(sea.goods, rotation);
    const [x, y] = this.stand(id, rotation, name);
    return [x, Math.min(91, y - 4)];
  }

  /** The part as an area, to light it. */
  area(id: string, rotation: number, name: string): string {
    const { part, index } = this.part(id, name);
    const shape = this.shape(id);
    if (part.kind === 'sea') {
      const region = seasOf(this.layoutOf(id), shape)[index];
      return `<path d="${region ? regionPath(region) : ''}" transform="rotate(${rotation * 90} 50 50)"/>`;
    }
    if (part.kind === 'island') return `<path d="${closed(this.#land(id, index, rotation).land)}"/>`;
    if (part.kind === 'bridge') {
      const way = shape.bridges[index];
      if (!way) return '';
      const line = centreLine(way.way, rotation, way.trim);
      return `<path d="${closed([...offset(line, () => 9), ...offset(line, () => -9).reverse()])}"/>`;
    }
    const [x, y] = turn(shape.market ?? [50, 50], rotation);
    return `<rect x="${x - 23}" y="${y - 23}" width="46" height="46" rx="8"/>`;
  }

  #land(id: string, index: number, rotation: number): Land {
    const island = this.shape(id).islands[index];
    return landOf(island?.sides ?? [0], island?.depth ?? 30, `${id}${index}`, rotation);
  }

  layers(id: string, rotation: number, covered: readonly string[], detail: Detail): Layers {
    const key = `${id}/${rotation}/${covered.join('+')}/${detail}`;
    let layers = this.#layers.get(key);
    if (!layers) this.#layers.set(key, layers = this.#draw(id, rotation, covered, detail));
    return layers;
  }

  #draw(id: string, rotation: number, covered: readonly string[], detail: Detail): Layers {
    const [shape, { parts }] = [this.shape(id), this.kind(id)];
    const small = detail === 'small';
    const big = small ? 1.7 : 1;
    const spot = (p: Point): Point => turn(p, rotation);
    const things: Thing[] = [];
    const symbols: Thing[] = [];
    const put = (list: Thing[], [x, y]: Point, svg: string): void => void list.push({ y, svg: at(x, y, svg) });
    const layers: Layers = { outer: '', lagoon: '', foam: '', sand: '', wet: '', grass: '', shadows: '', decks: '', bands: [], symbols: '' };
    const of = (kind: FeatureKind): Part[] => parts.filter((part) => part.kind === kind);

    of('sea').forEach((part) => {
      const p = small ? spot(shape.seas[this.part(id, part.name).index]?.goods ?? [50, 50]) : this.symbol(id, rotation, part.name);
      if (part.boat) put(symbols, p, grown(boat(), big));
      else if (part.symbols) put(symbols, p, grown(covered.includes(part.name) ? boatToken() : part.symbols > 1 ? fishPair() : fish(), big));
    });
    of('island').forEach((part, i) => {
      const [island, land] = [shape.islands[i], this.#land(id, i, rotation)];
      if (!island) return;
      layers.outer += `<path d="${closed(land.rings[0])}"/>`;
      layers.lagoon += `<path d="${closed(land.rings[1])}"/>`;
      const shore = (d: number): string => land.coasts.map((coast, c) => `<path d="${open(offset(coast, (_, k) => d * ease((land.far[c]?.[k] ?? 0) / 25)))}"/>`).join('');
      layers.foam += shore(-1.7);
      layers.sand += `<path d="${closed(land.land)}"/>`;
      layers.wet += shore(0.9);
      layers.grass += `<path d="${closed(land.grass)}"/>`;
      const goods = bananaSpots(island, part.symbols).map(spot);
      for (const p of goods) put(symbols, p, grown(banana(), big * (part.symbols > 4 ? 0.8 : 1.05)));
      if (small) return;
      const hill = island.peak && spot(island.peak);
      if (hill) put(things, hill, grown(peak(), 0.95));
      this.#plant(`${id}trees${i}`, land, goods, spot(island.stand), hill, things);
    });
    of('bridge').forEach((part, i) => {
      const way = shape.bridges[i];
      if (!way) return;
      const art = bridge(centreLine(way.way, rotation, way.trim), `${id}b${i}`, detail);
      layers.shadows += art.shadow;
      layers.decks += art.deck;
      for (const p of shellSpots(way, part.symbols)) put(symbols, spot(p), grown(shell(), part.symbols > 2 ? big * 0.8 : big));
    });
    if (shape.stone) layers.decks += at(...spot(shape.stone), grown(stone(), small ? 1.3 : 1));
    if (shape.market) {
      const [x, y] = spot(shape.market);
      put(things, [x, y + 4], at(0, -4, grown(market(), small ? 1.35 : 1)));
    }
    layers.symbols = this.layoutOf(id) === UNKNOWN ? unknown(id) : byDepth(symbols);
    layers.bands = Array.from({ length: BANDS }, (_, band) => byDepth(things.filter((thing) => bandOf(thing.y) === band)));
    return layers;
  }

  /** Throws darts at the grass; every third hit grows a palm. */
  #plant(seed: string, land: Land, goods: Point[], stand: Point, hill: Point | undefined, things: Thing[]): void {
    const avoid: [Point, number][] = [...goods.map((p): [Point, number] => [p, 11.5]), [stand, 8], ...(hill ? [[hill, 20] as [Point, number]] : [])];
    const random = seeded(seed);
    const placed: Point[] = [];
    for (let tries = 0; tries < 260 && placed.length < 16; tries++) {
      const p: Point = [random(6, 94), random(6, 94)];
      const tall = placed.length % 3 === 0;
      if (!inside(p, land.inner) || avoid.some(([q, d]) => distance(p, q) < d) || placed.some((q) => distance(p, q) < 8.6)) continue;
      // Never hide a symbol.
      if (goods.some((q) => p[1] > q[1] && p[1] - q[1] < (tall ? 34 : 17) && Math.abs(p[0] - q[0]) < 13)) continue;
      placed.push(p);
      const svg = tall ? palm(random, 0.92) : random() < 0.12 ? rock() : bush(random, random(0.75, 1));
      things.push({ y: p[1], svg: at(p[0], p[1], svg) });
    }
  }
}

const sets = new WeakMap<Components, TileArt>();

/** The drawings of a set, made once. */
export function artOf(components: Components): TileArt {
  let art = sets.get(components);
  if (!art) sets.set(components, art = new TileArt(components));
  return art;
}

/** What is flat and what stands on it, of one tile alone: hand, previews, overviews. */
export function singleTile(art: TileArt, id: string, rotation: number, detail: Detail = 'full', covered: readonly string[] = []): string {
  const layers = art.layers(id, rotation, covered, detail);
  return (
    `<g clip-path="url(#art-tile)"><rect width="100" height="100" fill="url(#art-sea)"/><g class="art-outer">${layers.outer}</g><g class="art-lagoon">${layers.lagoon}</g>` +
    `<g class="art-foam">${layers.foam}</g><g class="art-sand">${layers.sand}</g><g class="art-wet">${layers.wet}</g><g class="art-brow">${layers.grass}</g><g class="art-grass">${layers.grass}</g>` +
    `${layers.shadows}${layers.decks}<rect x=".6" y=".6" width="98.8" height="98.8" rx="2.6" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="1.2"/></g>` +
    `${layers.bands.join('')}${layers.symbols}`
  );
}

/** The same with the card's thickness; 102 x 104 from -1, -1. */
export const tileCard = (art: TileArt, id: string, rotation = 0, detail: Detail = 'full'): string =>
  `<rect y="3" width="100" height="100" rx="4" fill="var(--card-edge)"/>${singleTile(art, id, rotation, detail)}`;
