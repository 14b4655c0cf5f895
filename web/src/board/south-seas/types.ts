// The JSON of South Seas, as `crates/south-seas/src/wire.rs` writes it (docs/json.md).

import type { Ware } from '../../art/ware';
import type { GameProps, Place } from '../module';

export type { Ware } from '../../art/ware';
export type { Place } from '../module';

/** A seat's letter, `A` to `E`. */
export type Seat = string;
/** Clockwise quarter turns. */
export type Rotation = number;
export type FeatureKind = 'bridge' | 'island' | 'sea' | 'market';
export type Role = 'shell collector' | 'banana picker' | 'fisher' | 'merchant';
export type Phase =
  'set-up' | 'draw' | 'place' | 'islander' | 'choose' | 'refill-market' | 'deliver' | 'refill-delivery' | 'over';

export interface Site {
  cell: Place;
  /** `b1`…, `i1`…, `s1`… or `m`. */
  part: string;
}

export interface Wares {
  bananas: number;
  shells: number;
  fish: number;
}

export interface LaidTile {
  tile: string;
  cell: Place;
  rotation: Rotation;
  /** Sea parts whose fish are covered. */
  covered: string[];
}

export interface SeatState {
  seat: Seat;
  score: number;
  supply: number;
  islanders: Site[];
  wares: Wares;
  ships: string[];
}

export interface Count {
  id: string;
  count: number;
}

/** An open cell: empty, beside a tile. */
export interface OpenCell {
  cell: Place;
  /** How many of the tiles left in the stack fit there. */
  fitting: number;
}

export interface View {
  viewer: Seat | null;
  phase: Phase;
  active: Seat;
  to_act: Seat | null;
  drawn: string | null;
  tiles: LaidTile[];
  removed: string[];
  seats: SeatState[];
  display: (string | null)[];
  stack: Count[];
  bag: Count[];
  open: OpenCell[];
  tokens: number;
  due: [Seat, number][];
  due_from: number;
}

export type Event =
  | { event: 'ship-turned-up'; ship: string; slot: number }
  | { event: 'tile-drawn'; seat: Seat; tile: string }
  | { event: 'tile-removed'; tile: string; rule: string }
  | { event: 'tile-placed'; seat: Seat; tile: string; cell: Place; rotation: Rotation }
  | { event: 'islander-placed'; seat: Seat; site: Site; role: Role }
  | { event: 'islander-taken-back'; seat: Seat; site: Site }
  | {
      event: 'evaluated';
      kind: FeatureKind;
      site: Site;
      trigger: 'complete' | 'boat' | 'end';
      rule: string;
      symbols: number;
      islanders: number[];
      cells: Place[];
    }
  | { event: 'gained'; seat: Seat; ware: Ware; amount: number; site: Site; rule: string }
  | { event: 'fish-covered'; site: Site; double: boolean; token: boolean; rule: string }
  | { event: 'islander-returned'; seat: Seat; site: Site; rule: string }
  | { event: 'market-completed'; site: Site; owner: Seat | null; rule: string }
  | { event: 'ship-won'; seat: Seat; ship: string; value: number; rule: string }
  | { event: 'no-ship-left'; seat: Seat; rule: string }
  | { event: 'ship-delivered'; seat: Seat; ship: string; value: number; payment: Wares; rule: string }
  | { event: 'game-ended'; reason: 'last-tile' | 'last-ship' | 'nothing-fits'; rule: string }
  | { event: 'wares-counted'; seat: Seat; wares: number; points: number; rule: string };

export type Action =
  | { action: 'place'; cell: Place; rotation: Rotation }
  | { action: 'put'; site: Site; kind: FeatureKind; symbols: number; open: number }
  | { action: 'back'; site: Site; kind: FeatureKind }
  | { action: 'take'; ship: string; value: number }
  | { action: 'load'; ship: string; value: number; payment: Wares }
  | { action: 'skip' };

export interface Layout {
  key: string;
  name: string;
  /** Place in the rulebook's overview; 0 if none. */
  overview: number;
  count: number;
  /** North, east, south, west: `I` island, `S` sea, `B` sea with a bridge. */
  edges: string;
  /** Sides, such as `NW`. */
  islands: string[];
  /** Two ends, such as `E-W`, `E-stone`, `S-island`, `N-market`. */
  bridges: string[];
  /** Half-edges, such as `n2 e1`. */
  seas: string[];
  market: boolean;
  provenance: string;
}

export interface Part {
  name: string;
  kind: FeatureKind;
  symbols: number;
  boat: boolean;
}

export interface TileKind {
  id: string;
  layout: string;
  count: number;
  start: boolean;
  /** Bridges, islands, seas, then the market, in the order of the layout's lists. */
  parts: Part[];
  provenance: string;
}

export type Demand =
  | { demand: 'named'; wares: Wares }
  | { demand: 'any'; count: number }
  | { demand: 'same'; count: number }
  | { demand: 'pair'; more: number; less: number };

export interface ShipKind {
  id: string;
  value: number;
  count: number;
  demand: Demand;
  provenance: string;
}

export interface Components {
  name: string;
  hash: string;
  layouts: Layout[];
  tiles: TileKind[];
  ships: ShipKind[];
}

/** What a component of this game is given. */
export type Props = GameProps<View, Components, Event>;
/** An action that may be played, with its notation. */
export interface Choice<A extends Action = Action> {
  text: string;
  action: A;
}
/** The shell's translator, from context `say`. */
export type Say = (key: string, args?: Record<string, unknown>) => string;
