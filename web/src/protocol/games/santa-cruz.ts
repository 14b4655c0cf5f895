// The JSON of the game `santa-cruz`, as its crate declares it. Written by `cargo xtask types`; not to be edited.

/**
 * All that a viewer knows.
 */
export type View = { viewer: Seat | null, phase: Phase, round: number, active: Seat, to_act: Seat | null, start: Seat | null, last: Seat | null, sharing_used: boolean, step: Step | null, sites: Array<SiteState>, order: Array<Seat>, left: Left, unseen_tiles: Array<string>, unseen_cards: Array<ScoringCard>, seats: Array<SeatState>, pays: Array<Pay>, targets: Array<BuildTarget>, };

/**
 * A site as it stands.
 */
export type SiteState = { site: string, tile: string | null, buildings: Array<Standing>, };

/**
 * A building on a site.
 */
export type Standing = { seat: Seat, building: Building, };

/**
 * A type of wooden piece (SC-2).
 */
export type Building = "lighthouse" | "church" | "house";

/**
 * A seat at the table, 0–4, written `A`–`E`. Play goes clockwise in this order.
 */
export type Seat = "A" | "B" | "C" | "D" | "E";

/**
 * A scoring card; there is one of each kind (SC-4).
 */
export type ScoringCard = "sheep" | "fish" | "wood" | "sugar" | "gold" | "sheep-fish" | "wood-sugar" | "great-gold" | "four-houses" | "mixed" | "street" | "coast" | "river" | "volcano" | "eruption" | "birds";

/**
 * The building step under way.
 */
export type Step = { kind: Reach, left: number, second: boolean, site: string | null, turning: Array<string>, };

/**
 * Where a build may reach to.
 */
export type Reach = "landing" | "ship" | "path" | "river";

/**
 * What is left that nobody has seen or owns.
 */
export type Left = { coast: number, land: number, volcano: number, cards: number, birds: number, };

/**
 * What is being waited for.
 */
export type Phase = "lay" | "deal" | "first" | "choose" | "sets" | "start" | "play" | "double" | "build" | "reveal" | "bird" | "turn" | "new" | "take" | "away" | "show" | "over";

/**
 * One seat.
 */
export type SeatState = { seat: Seat, score: number, rank: number | null, set: SetName | null, took: Seat | null, stock: Pieces, lost: Pieces, cards: Cards, scoring: number, played: Cards, scored: Array<ScoringCard>, pile: Pile | null, has_new: boolean, has_put_away: boolean, birds: number, bird_values: [number, number, number] | null, hand: Array<ScoringCard> | null, new: ScoringCard | null, away: ScoringCard | null, street: number, street_sites: Array<string>, resources: Resources, fish_bonus: number, on: Places, built: Pieces, reach: SitesByCard, share: SitesByCard, };

/**
 * So many pieces of each type.
 */
export type Pieces = { lighthouse: number, church: number, house: number, };

/**
 * Sites by building card.
 */
export type SitesByCard = { ship: Array<string>, path: Array<string>, river: Array<string>, };

/**
 * Own buildings on each kind of site.
 */
export type Places = { coast: number, land: number, volcano: number, river: number, };

/**
 * So many building cards of each sort.
 */
export type Cards = { ship: number, path: number, river: number, double: number, };

/**
 * What a seat played in round 1.
 */
export type Pile = { set: SetName | null, scoring: Array<ScoringCard>, taken_by: Seat | null, };

/**
 * A set of seven building cards (SC-3), A to D.
 */
export type SetName = "rivers" | "paths" | "ships" | "balanced";

/**
 * Own tiles that yield each resource.
 */
export type Resources = { sheep: number, fish: number, wood: number, sugar: number, gold: number, };

/**
 * What a scoring card would pay now.
 */
export type Pay = { card: ScoringCard, rule: RuleId, 
/**
 * By seat, A first; not positive for the eruption.
 */
points: Array<number>, };

/**
 * A numbered paragraph of a game's law, such as `SS-13`.
 */
export type RuleId = string;

/**
 * A site that may be built on, with what that would bring.
 */
export type BuildTarget = { site: string, 
/**
 * Null if it lies face down (SC-15).
 */
tile: string | null, building: Building | null, points: number | null, bird: boolean | null, 
/**
 * Whose building stands there already (SC-18).
 */
shared_with: Seat | null, 
/**
 * The face-down sites that would be turned up (SC-14).
 */
turns_up: Array<string>, };

/**
 * One event with its paragraph.
 */
export type Event = { rule: RuleId, } & ({ "event": "tile-laid", site: string, tile: string, } | { "event": "card-dealt", seat: Seat, } | { "event": "card-seen", seat: Seat, card: ScoringCard, } | { "event": "first-chooser", seat: Seat, } | { "event": "set-taken", seat: Seat, set: SetName, } | { "event": "round-begun", round: number, seat: Seat, } | { "event": "marker-set", seat: Seat, amount: number, } | { "event": "building-card-played", seat: Seat, card: BuildingCard, } | { "event": "double-named", seat: Seat, kind: Reach, } | { "event": "scoring-card-played", seat: Seat, card: ScoringCard, } | { "event": "built", seat: Seat, site: string, tile: string, building: Building, kind: Reach, shared_with: Seat | null, } | { "event": "gained", seat: Seat, amount: number, total: number, rank: number, reason: Reason, card: ScoringCard | null, sites: Array<string>, bonus: number, } | { "event": "bird-drawn", seat: Seat, } | { "event": "chip-seen", seat: Seat, value: number, } | { "event": "no-bird-left", seat: Seat, } | { "event": "turned-up", site: string, tile: string, } | { "event": "lacking", seat: Seat, site: string, building: Building, } | { "event": "unable", seat: Seat, kind: Reach, } | { "event": "declined", seat: Seat, } | { "event": "erupted", seat: Seat, site: string, building: Building, } | { "event": "round-over", round: number, } | { "event": "pile-taken", seat: Seat, owner: Seat, } | { "event": "card-put-away", seat: Seat, } | { "event": "put-away-seen", seat: Seat, card: ScoringCard, } | { "event": "birds-revealed", seat: Seat, values: [number, number, number], } | { "event": "game-ended" });

/**
 * Why a marker moved.
 */
export type Reason = "tile" | "card" | "chips";

/**
 * A sort of building card (SC-3).
 */
export type BuildingCard = "ship" | "path" | "river" | "double";

/**
 * One decision of a seat.
 */
export type Action = { "action": "set", set: SetName, } | { "action": "play", card: BuildingCard, targets: Array<BuildTarget>, } | { "action": "score", card: ScoringCard, points: Array<number>, rule: RuleId, } | { "action": "double", kind: Exclude<Reach, "landing">, targets: Array<BuildTarget>, } | { "action": "build", target: BuildTarget, } | { "action": "decline" } | { "action": "take", owner: Seat, set: SetName | null, scoring: Array<ScoringCard>, } | { "action": "away", card: ScoringCard, };

/**
 * A component set.
 */
export type Components = { name: string, hash: string, sites: Array<SiteData>, paths: Array<Path>, rivers: Array<River>, tiles: Array<TileKind>, sets: Array<CardSet>, scoring: Array<ScoringKind>, birds: Array<BirdChips>, buildings: Pieces, warnings: Array<string>, };

/**
 * A tile.
 */
export type TileKind = { id: string, category: Category, building: Building, points: number, resources: Array<Resource>, fish_bonus: number, bird: boolean, provenance: string, };

/**
 * What kind of place a site is; tiles come in the same three categories (SC-1).
 */
export type Category = "coast" | "land" | "volcano";

/**
 * What a tile may yield (SC-1).
 */
export type Resource = "sheep" | "fish" | "wood" | "sugar" | "gold";

/**
 * A river, source first.
 */
export type River = { id: string, sites: Array<string>, provenance: string, };

/**
 * A site of the map.
 */
export type SiteData = { id: string, category: Category, island: string, x: number, y: number, place: Place, paths: Array<string>, rivers: Array<string>, 
/**
 * What a building here turns up: sites joined by paths, and river neighbours.
 */
joined: Array<string>, provenance: string, };

/**
 * A cell of the board, in the game's own coordinates: x grows east, y grows south.
 */
export type Place = { 
/**
 * Column.
 */
x: number, 
/**
 * Row.
 */
y: number, };

/**
 * A path.
 */
export type Path = { ends: [string, string], provenance: string, };

/**
 * The bird chips of one value.
 */
export type BirdChips = { value: number, count: number, provenance: string, };

/**
 * A set of building cards.
 */
export type CardSet = { id: SetName, letter: string, provenance: string, ship: number, path: number, river: number, double: number, };

/**
 * A scoring card.
 */
export type ScoringKind = { id: ScoringCard, points: number, single: number, rule: RuleId, provenance: string, };
