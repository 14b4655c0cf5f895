// The JSON of Santa Cruz, as `crates/santa-cruz/src/wire.rs` writes it (docs/json.md).

import type { GameProps, Highlight, Place } from '../module';

/** A seat's letter, `A` to `D`. */
export type Seat = string;
export type Category = 'coast' | 'land' | 'volcano';
export type Building = 'lighthouse' | 'church' | 'house';
export type Resource = 'sheep' | 'fish' | 'wood' | 'sugar' | 'gold';
export type BuildingCard = 'ship' | 'path' | 'river' | 'double';
/** How a building step reaches its site; a landing needs no card. */
export type Reach = 'landing' | 'ship' | 'path' | 'river';
export type ScoringCard =
  | 'sheep' | 'fish' | 'wood' | 'sugar' | 'gold' | 'sheep-fish' | 'wood-sugar' | 'great-gold'
  | 'four-houses' | 'mixed' | 'street' | 'coast' | 'river' | 'volcano' | 'eruption' | 'birds';
export type SetName = string;
export type Phase =
  | 'lay' | 'deal' | 'first' | 'choose' | 'sets' | 'start' | 'build' | 'play' | 'double' | 'reveal' | 'bird' | 'turn' | 'new' | 'take' | 'away' | 'over';

export interface SiteData {
  id: string;
  category: Category;
  island: string;
  /** On a chart of 1000 x 620. */
  x: number;
  y: number;
  paths: string[];
  rivers: string[];
  /** What a building here turns up. */
  joined: string[];
  provenance: string;
}

export interface TileKind {
  id: string;
  category: Category;
  building: Building;
  points: number;
  resources: Resource[];
  /** What a fish adds to each scoring of fish; 0 without a fish. */
  fish_bonus: number;
  bird: boolean;
  provenance: string;
}

export interface CardSet {
  id: SetName;
  /** As printed on the cards. */
  letter: string;
  ship: number;
  path: number;
  river: number;
  double: number;
  provenance: string;
}

export interface ScoringKind {
  id: ScoringCard;
  points: number;
  /** What one of two resources alone pays; 0 if the card does not ask for two. */
  single: number;
  rule: string;
  provenance: string;
}

export interface Components {
  name: string;
  hash: string;
  sites: SiteData[];
  paths: { ends: [string, string]; provenance: string }[];
  rivers: { id: string; sites: string[]; provenance: string }[];
  tiles: TileKind[];
  sets: CardSet[];
  scoring: ScoringKind[];
  birds: { value: number; count: number; provenance: string }[];
  buildings: Record<Building, number>;
  warnings: string[];
}

export interface SiteState {
  site: string;
  /** `null` while face down or not yet laid. */
  tile: string | null;
  buildings: { seat: Seat; building: Building }[];
}

/** A site where a building step may build, and what that would do as far as anybody knows. */
export interface BuildTarget {
  site: string;
  tile: string | null;
  building: Building | null;
  points: number | null;
  bird: boolean | null;
  shared_with: Seat | null;
  turns_up: string[];
}

export interface Pile {
  set: SetName;
  scoring: ScoringCard[];
  taken_by: Seat | null;
}

export interface SeatState {
  seat: Seat;
  score: number;
  /** 1 is first; `null` before the markers stand. */
  rank: number | null;
  set: SetName | null;
  /** Whose pile is played in round 2. */
  took: Seat | null;
  stock: Record<Building, number>;
  lost: Record<Building, number>;
  /** Building cards in hand; known to all. */
  cards: Record<BuildingCard, number>;
  /** How many scoring cards are in hand. */
  scoring: number;
  played: Record<BuildingCard, number>;
  scored: ScoringCard[];
  pile: Pile | null;
  has_new: boolean;
  has_put_away: boolean;
  birds: number;
  /** Chips of value 1, 2, 3: how many of each. */
  bird_values: number[] | null;
  /** Scoring cards; the viewer's own only. */
  hand: ScoringCard[] | null;
  new: ScoringCard | null;
  away: ScoringCard | null;
  street: number;
  street_sites: string[];
  /** How many own tiles show it. */
  resources: Record<Resource, number>;
  fish_bonus: number;
  on: Record<Category | 'river', number>;
  built: Record<Building, number>;
  reach: Record<Exclude<Reach, 'landing'>, string[]>;
  share: Record<Exclude<Reach, 'landing'>, string[]>;
}

export interface Step {
  kind: Reach;
  /** Building steps left of the card, this one included. */
  left: number;
  second: boolean;
  site: string | null;
  turning: string[];
}

export interface View {
  viewer: Seat | null;
  phase: Phase;
  round: number;
  active: Seat;
  to_act: Seat | null;
  start: Seat | null;
  last: Seat | null;
  sharing_used: boolean;
  step: Step | null;
  sites: SiteState[];
  order: Seat[];
  left: { coast: number; land: number; volcano: number; cards: number; birds: number };
  unseen_tiles: string[];
  unseen_cards: ScoringCard[];
  seats: SeatState[];
  pays: { card: ScoringCard; rule: string; points: number[] }[];
  targets: BuildTarget[];
}

export type Action =
  | { action: 'set'; set: SetName }
  | { action: 'build'; target: BuildTarget }
  | { action: 'decline' }
  | { action: 'play'; card: BuildingCard; targets: BuildTarget[] }
  | { action: 'score'; card: ScoringCard; points: number[]; rule: string }
  | { action: 'double'; kind: Exclude<Reach, 'landing'>; targets: BuildTarget[] }
  | { action: 'take'; owner: Seat; set: SetName; scoring: ScoringCard[] }
  | { action: 'away'; card: ScoringCard };

export type Event = { rule: string } & (
  | { event: 'tile-laid'; site: string; tile: string }
  | { event: 'card-dealt'; seat: Seat }
  | { event: 'card-seen'; seat: Seat; card: ScoringCard }
  | { event: 'first-chooser'; seat: Seat }
  | { event: 'set-taken'; seat: Seat; set: SetName }
  | { event: 'round-begun'; round: number; seat: Seat }
  | { event: 'marker-set'; seat: Seat; amount: number }
  | { event: 'building-card-played'; seat: Seat; card: BuildingCard }
  | { event: 'double-named'; seat: Seat; kind: Reach }
  | { event: 'built'; seat: Seat; site: string; tile: string; building: Building; kind: Reach; shared_with: Seat | null }
  | {
      event: 'gained';
      seat: Seat;
      amount: number;
      total: number;
      rank: number;
      reason: 'tile' | 'card' | 'chips';
      card: ScoringCard | null;
      sites: string[];
      bonus: number;
    }
  | { event: 'bird-drawn'; seat: Seat }
  | { event: 'chip-seen'; seat: Seat; value: number }
  | { event: 'no-bird-left'; seat: Seat }
  | { event: 'turned-up'; site: string; tile: string }
  | { event: 'lacking'; seat: Seat; site: string; building: Building }
  | { event: 'unable'; seat: Seat; kind: Reach }
  | { event: 'declined'; seat: Seat }
  | { event: 'scoring-card-played'; seat: Seat; card: ScoringCard }
  | { event: 'erupted'; seat: Seat; site: string; building: Building }
  | { event: 'round-over'; round: number }
  | { event: 'pile-taken'; seat: Seat; owner: Seat }
  | { event: 'card-put-away'; seat: Seat }
  | { event: 'put-away-seen'; seat: Seat; card: ScoringCard }
  | { event: 'birds-revealed'; seat: Seat; values: [number, number, number] }
  | { event: 'game-ended' }
);

/** What a component of this game is given. */
export type Props = GameProps<View, Components, Event>;
/** An action that may be played, with its notation. */
export interface Choice<A extends Action = Action> {
  text: string;
  action: A;
}
/** The shell's translator, from context `say`. */
export type Say = (key: string, args?: Record<string, unknown>) => string;

/** The chips one by one, from how many there are of value 1, 2, 3. */
export const chips = (counts: readonly number[]): number[] => counts.flatMap((count, i) => Array.from({ length: count }, () => i + 1));
/** Between the rounds and after the game nobody builds. */
export const building = ({ phase }: Pick<View, 'phase'>): boolean => !['new', 'take', 'away', 'over'].includes(phase);
/** Between the rounds a new card lies beside the hand. */
export const laidAside = ({ phase }: Pick<View, 'phase'>): boolean => ['new', 'take', 'away'].includes(phase);

/** Any card. */
export type AnyCard = { kind: 'building'; card: BuildingCard } | { kind: 'scoring'; card: ScoringCard };

/** A site as the shell's place: its id read as a number, so that different sites are different places. */
export interface SitePlace extends Place {
  id: string;
}
/** What an event points at; `sites` are lit without being anybody's last move. */
export interface SiteHighlight extends Highlight {
  sites?: string[];
}
export const placeOf = (site: string): SitePlace => ({ x: Number.parseInt(site, 36), y: 0, id: site });
export const BUILDING_CARDS: readonly BuildingCard[] = ['ship', 'path', 'river', 'double'];
export const CATEGORIES: readonly Category[] = ['coast', 'land', 'volcano'];
