// What grows together on the map: the feature that each part of a tile belongs to, what it holds and who stands on it. It is
// counted before a tile is laid, so that somebody who tries a tile sees what it would bring; a test holds it against what the
// engine says once the tile lies there.

import { readPlan, turnPlan } from './art/layout';
import type { TileArt } from './art/tile';
import type { FeatureKind, Place, Rotation, Seat, Site, View } from '../../protocol/games/south-seas';

/** A tile on the map, or one that is tried there. */
export interface Lying {
  tile: string;
  cell: Place;
  rotation: Rotation;
  covered: readonly string[];
}

export interface Feature {
  kind: FeatureKind;
  /** Its parts, the tile asked about first. */
  sites: Site[];
  /** Cells it reaches. */
  cells: Place[];
  /** Wares that count; covered fish do not. */
  symbols: number;
  /** Connections that face an empty cell; for a market, missing neighbours. */
  open: number;
  /** How many islanders each seat has on it. */
  islanders: Partial<Record<Seat, number>>;
  /** Whether the tile asked about brings a fishing boat to it, so that it pays although it is open. */
  boat: boolean;
}

/** A free feature of a tile that is tried: an islander may stand there. */
export interface Free extends Feature {
  /** The part that stands for it. */
  site: Site;
  /** Whether an islander put there is paid at once. */
  pays: boolean;
}

const keyOf = ({ x, y }: Place): string => `${x},${y}`;
const BESIDE: readonly (readonly [number, number])[] = [[0, -1], [1, 0], [0, 1], [-1, 0]];
const AROUND = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => ({ x, y }))).filter(({ x, y }) => x !== 0 || y !== 0);

/** The parts at each side of a tile: what lies at the first half of the edge, in the middle, and at the second half. */
type Ports = readonly (readonly [number | null, number | null, number | null])[];

function portsOf(art: TileArt, { tile, rotation }: Lying): Ports {
  const plan = turnPlan(readPlan(art.layoutOf(tile)), rotation);
  const from = { islands: plan.bridges.length, seas: plan.bridges.length + plan.islands.length };
  const find = (index: number, base: number): number | null => (index < 0 ? null : index + base);
  return [0, 1, 2, 3].map((side) => {
    const water = (half: number): number | null => find(plan.seas.findIndex((halves) => halves.includes(2 * side + half)), from.seas);
    const letter = plan.edges[side];
    const middle = letter === 'B' ? find(plan.bridges.findIndex((ends) => ends.includes(side as 0)), 0)
      : letter === 'I' ? find(plan.islands.findIndex((sides) => sides.includes(side as 0)), from.islands)
      : water(0);
    return letter === 'B' ? [water(0), middle, water(1)] : [null, middle, null];
  });
}

/** The map with everything that lies on it, to ask about its features. */
export class Features {
  readonly #tiles = new Map<string, Lying>();
  readonly #ports = new Map<string, Ports>();
  readonly #islanders = new Map<string, Seat[]>();

  constructor(
    readonly art: TileArt,
    view: Pick<View, 'tiles' | 'seats'>,
    tried?: Lying,
  ) {
    for (const tile of tried ? [...view.tiles, tried] : view.tiles) this.#tiles.set(keyOf(tile.cell), tile);
    for (const { seat, islanders } of view.seats) {
      for (const { cell, part } of islanders) {
        const key = `${keyOf(cell)} ${part}`;
        this.#islanders.set(key, [...(this.#islanders.get(key) ?? []), seat]);
      }
    }
  }

  #portsAt(key: string, tile: Lying): Ports {
    let ports = this.#ports.get(key);
    if (!ports) this.#ports.set(key, ports = portsOf(this.art, tile));
    return ports;
  }

  /** The feature a part belongs to. */
  at({ cell, part }: Site): Feature | null {
    const asked = this.#tiles.get(keyOf(cell));
    const first = asked && this.art.kind(asked.tile).parts.findIndex(({ name }) => name === part);
    const kind = asked && this.art.kind(asked.tile).parts[first ?? -1]?.kind;
    if (!asked || first === undefined || !kind) return null;
    const feature: Feature = { kind, sites: [], cells: [], symbols: 0, open: 0, islanders: {}, boat: false };
    const seen = new Set<string>();
    const todo: [Lying, number][] = [[asked, first]];
    for (let next = todo.pop(); next; next = todo.pop()) {
      const [tile, index] = next;
      const here = keyOf(tile.cell);
      const found = this.art.kind(tile.tile).parts[index];
      if (!found || seen.has(`${here} ${index}`)) continue;
      seen.add(`${here} ${index}`);
      feature.sites.push({ cell: tile.cell, part: found.name });
      if (!feature.cells.includes(tile.cell)) feature.cells.push(tile.cell);
      if (!tile.covered.includes(found.name)) feature.symbols += found.symbols;
      feature.boat ||= tile === asked && found.boat;
      for (const seat of this.#islanders.get(`${here} ${found.name}`) ?? []) feature.islanders[seat] = (feature.islanders[seat] ?? 0) + 1;
      if (kind === 'market') feature.open = AROUND.filter(({ x, y }) => !this.#tiles.has(keyOf({ x: tile.cell.x + x, y: tile.cell.y + y }))).length;
      else this.#follow(tile, index, todo, feature);
    }
    return feature;
  }

  /** Goes on over each edge the part reaches: there is a part that meets it, or the edge is open. */
  #follow(tile: Lying, index: number, todo: [Lying, number][], feature: Feature): void {
    this.#portsAt(keyOf(tile.cell), tile).forEach((ports, side) => {
      ports.forEach((port, place) => {
        if (port !== index) return;
        const [dx, dy] = BESIDE[side] ?? [0, 0];
        const cell = { x: tile.cell.x + dx, y: tile.cell.y + dy };
        const other = this.#tiles.get(keyOf(cell));
        // Halves are told clockwise on either side, so the first meets the second.
        const met = other && this.#portsAt(keyOf(cell), other)[(side + 2) % 4]?.[2 - place];
        if (!other) feature.open += 1;
        else if (met !== undefined && met !== null) todo.push([other, met]);
      });
    });
  }

  /** SS-10, SS-11: the features of a tile on which nobody stands; of several parts of one feature the first stands for it. */
  free(tile: Lying): Free[] {
    const known = new Set<string>();
    return this.art.kind(tile.tile).parts.flatMap(({ name }) => {
      const site = { cell: tile.cell, part: name };
      const feature = known.has(name) ? null : this.at(site);
      if (!feature) return [];
      for (const other of feature.sites) if (other.cell === tile.cell) known.add(other.part);
      const pays = feature.kind !== 'market' && feature.symbols > 0 && (feature.open === 0 || feature.boat);
      return Object.keys(feature.islanders).length ? [] : [{ ...feature, site, pays }];
    });
  }
}
