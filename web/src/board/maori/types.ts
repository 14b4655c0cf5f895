// The JSON of Maori, as its engine writes it (docs/json.md).

import type { GameProps, Place } from '../module';
import type { LegalAction } from '../../protocol/LegalAction';

export type { Place } from '../module';

/** A seat's letter, `A` to `E`. */
export type Seat = string;
/** Clockwise quarter turns. */
export type Rotation = number;
export type Phase = 'set-up' | 'placer' | 'place' | 'move' | 'act' | 'refill' | 'ship' | 'over';

export interface LaidTile {
  tile: string;
  cell: Place;
  rotation: Rotation;
  /** Whether its island is finished; null for water. */
  finished: boolean | null;
}

export interface Island {
  cells: Place[];
  finished: boolean;
  palms: number;
  hut: boolean;
  reef: boolean;
  wreaths: number;
  points: number;
}

/** What a seat would score if the game ended now. */
export interface Score {
  palms: number;
  wreaths: number;
  boats: number;
  shells: number;
  /** Not positive. */
  empty: number;
  total: number;
}

export interface SeatState {
  seat: Seat;
  shells: number;
  /** Visible boats: positions it moves for nothing. */
  boats: number;
  /** The farthest it could move if it paid every shell. */
  range: number;
  storage: string | null;
  ship: Place | null;
  tiles: LaidTile[];
  empty: number;
  islands: Island[];
  score: Score;
}

export interface Count {
  id: string;
  count: number;
}

/** A tile of the faced line that may be taken; its depth is its price. */
export interface Faced {
  depth: number;
  tile: string;
  /** Index in the display. */
  place: number;
  affordable: boolean;
}

export interface Move {
  steps: number;
  position: number;
  price: number;
}

export interface Reach {
  cell: Place;
  from: Place | null;
  price: number;
}

export interface View {
  viewer: Seat | null;
  mode: 'basic' | 'advanced' | 'pro';
  board: string;
  phase: Phase;
  active: Seat;
  to_act: Seat | null;
  explorer: number | null;
  /** Row by row. */
  display: (string | null)[];
  gap: number | null;
  faced: Faced[];
  stack: Count[];
  removed: Count[];
  aside: number;
  supply: number;
  passes: number;
  filled: Seat | null;
  seats: SeatState[];
  moves: Move[];
  reach: Reach[];
}

export interface TileKind {
  id: string;
  shape: 'single' | 'end' | 'middle' | 'water' | 'volcano';
  /** Edges over which the island goes on, unturned. */
  open: string;
  palms: number;
  hut: boolean;
  wreath: string;
  boats: number;
  shells: number;
  count: number;
  upright: boolean;
  rotations: Rotation[];
  provenance: string;
}

export interface BoardKind {
  id: string;
  width: number;
  height: number;
  /** `.` space, `#` printed land, `r` inside the reef, `b` such a space with a printed boat. */
  rows: string[];
  /** Printed off the spaces. */
  boats: number;
  spaces: number;
  provenance: string;
}

export interface Components {
  name: string;
  hash: string;
  tiles: TileKind[];
  boards: BoardKind[];
}

export type Lay = {
  action: 'lay';
  /** Null: from the storage. */
  depth: number | null;
  tile: string;
  place: number | null;
  cell: Place;
  rotation: Rotation;
  from: Place | null;
  tile_price: number;
  ship_price: number;
  price: number;
  shells: number;
};
export type Store = { action: 'store'; depth: number; tile: string; place: number; price: number };
export type Action =
  | { action: 'place'; position: number }
  | ({ action: 'move' } & Move)
  | Lay
  | Store
  | { action: 'remove'; tile: string; cell: Place }
  | { action: 'pass' }
  | { action: 'ship'; cell: Place }
  | { action: 'stay' };

export type Event =
  | { event: 'turned-up'; tile: string; place: number }
  | { event: 'set-aside'; tile: string; rule: string }
  | { event: 'shuffled-in'; count: number; rule: string }
  | { event: 'placer-drawn'; seat: Seat; rule: string }
  | { event: 'explorer-placed'; seat: Seat; position: number; rule: string }
  | { event: 'explorer-moved'; seat: Seat; steps: number; from: number; to: number; price: number; rule: string }
  | { event: 'own-ship-moved'; seat: Seat; from: Place | null; to: Place; price: number; rule: string }
  | { event: 'tile-taken'; seat: Seat; tile: string; place: number | null; price: number; rule: string }
  | { event: 'tile-laid'; seat: Seat; tile: string; cell: Place; rotation: Rotation }
  | { event: 'tile-stored'; seat: Seat; tile: string }
  | { event: 'shells-gained'; seat: Seat; amount: number; shown: number; rule: string }
  | { event: 'tile-removed'; seat: Seat; tile: string; cell: Place; rule: string }
  | { event: 'passed' | 'own-ship-stayed' | 'board-full'; seat: Seat; rule: string }
  | { event: 'refilled'; tile: string; place: number; rule: string }
  | { event: 'game-ended'; reason: 'filled' | 'passed'; rule: string }
  | { event: 'island-unfinished'; seat: Seat; cells: Place[]; rule: string }
  | { event: 'palms-scored'; seat: Seat; palms: number; each: number; points: number; cells: Place[]; rule: string }
  | { event: 'wreath-scored'; seat: Seat; cells: Place[]; points: number; rule: string }
  | { event: 'boats-scored'; seat: Seat; boats: number; points: number; rule: string }
  | { event: 'shells-scored'; seat: Seat; shells: number; points: number; rule: string }
  | { event: 'empty-scored'; seat: Seat; spaces: number; points: number; rule: string }
  | { event: 'tie-broken'; seat: Seat; shells: number; rule: string };

export interface Choice<A extends Action = Action> extends Pick<LegalAction, 'text' | 'label'> {
  action: A;
}

export type Props = GameProps<View, Components, Event>;
export type Say = (key: string, args?: Record<string, unknown>) => string;
