// The JSON of the game `south-seas`, as its crate declares it. Written by `cargo xtask types`; not to be edited.

/**
 * All that a viewer knows.
 */
export type View = { viewer: Seat | null, phase: Phase, active: Seat, to_act: Seat | null, drawn: string | null, tiles: Array<LaidTile>, removed: Array<string>, seats: Array<SeatState>, display: [string | null, string | null, string | null, string | null], stack: Array<Count>, bag: Array<Count>, open: Array<OpenCell>, tokens: number, due: Array<[Seat, number]>, due_from: number, };

/**
 * An open cell: empty, beside a tile.
 */
export type OpenCell = { cell: Place, 
/**
 * How many of the tiles left in the stack fit there.
 */
fitting: number, };

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
 * A seat at the table, 0–4, written `A`–`E`. Play goes clockwise in this order.
 */
export type Seat = "A" | "B" | "C" | "D" | "E";

/**
 * How many of a design are left.
 */
export type Count = { id: string, count: number, };

/**
 * A laid tile.
 */
export type LaidTile = { tile: string, cell: Place, rotation: Rotation, 
/**
 * Sea parts whose fish are covered.
 */
covered: Array<string>, };

/**
 * Clockwise quarter turns, 0–3.
 */
export type Rotation = number;

/**
 * One seat.
 */
export type SeatState = { seat: Seat, score: number, supply: number, islanders: Array<Site>, wares: Wares, ships: Array<string>, };

/**
 * A part of a laid tile.
 */
export type Site = { cell: Place, part: string, };

/**
 * Wares by kind.
 */
export type Wares = { bananas: number, shells: number, fish: number, };

/**
 * What is being waited for.
 */
export type Phase = "set-up" | "draw" | "place" | "islander" | "choose" | "refill-market" | "deliver" | "refill-delivery" | "over";

/**
 * One event.
 */
export type Event = { "event": "ship-turned-up", ship: string, slot: number, } | { "event": "tile-drawn", seat: Seat, tile: string, } | { "event": "tile-removed", tile: string, rule: RuleId, } | { "event": "tile-placed", seat: Seat, tile: string, cell: Place, rotation: Rotation, } | { "event": "islander-placed", seat: Seat, site: Site, role: Role, } | { "event": "islander-taken-back", seat: Seat, site: Site, } | { "event": "evaluated", kind: FeatureKind, site: Site, trigger: Trigger, rule: RuleId, symbols: number, islanders: Array<number>, cells: Array<Place>, } | { "event": "gained", seat: Seat, ware: Ware, amount: number, site: Site, rule: RuleId, } | { "event": "fish-covered", site: Site, double: boolean, token: boolean, rule: RuleId, } | { "event": "islander-returned", seat: Seat, site: Site, rule: RuleId, } | { "event": "market-completed", site: Site, owner: Seat | null, rule: RuleId, } | { "event": "ship-won", seat: Seat, ship: string, value: number, rule: RuleId, } | { "event": "no-ship-left", seat: Seat, rule: RuleId, } | { "event": "ship-delivered", seat: Seat, ship: string, value: number, payment: Wares, rule: RuleId, } | { "event": "game-ended", reason: EndReason, rule: RuleId, } | { "event": "wares-counted", seat: Seat, wares: number, points: number, rule: RuleId, };

/**
 * A kind of ware (SS-2).
 */
export type Ware = "banana" | "shell" | "fish";

/**
 * What a part of a tile is.
 */
export type FeatureKind = "bridge" | "island" | "sea" | "market";

/**
 * Why the game is over.
 */
export type EndReason = "last-tile" | "last-ship" | "nothing-fits";

/**
 * Why a feature is evaluated.
 */
export type Trigger = "complete" | "boat" | "end";

/**
 * A numbered paragraph of a game's law, such as `SS-13`.
 */
export type RuleId = string;

/**
 * What an islander is, by where it works.
 */
export type Role = "shell collector" | "banana picker" | "fisher" | "merchant";

/**
 * One decision of a seat.
 */
export type Action = { "action": "place", cell: Place, rotation: Rotation, } | { "action": "put", site: Site, kind: FeatureKind, symbols: number, open: number, } | { "action": "back", site: Site, kind: FeatureKind, } | { "action": "take", ship: string, value: number, } | { "action": "load", ship: string, value: number, payment: Wares, } | { "action": "skip" };

/**
 * A component set.
 */
export type Components = { name: string, hash: string, layouts: Array<Layout>, tiles: Array<TileKind>, ships: Array<ShipKind>, };

/**
 * A tile design.
 */
export type TileKind = { id: string, layout: string, count: number, start: boolean, 
/**
 * Bridges, islands, seas, then the market, in the order of the layout's lists.
 */
parts: Array<Part>, provenance: string, };

/**
 * A part of a tile design.
 */
export type Part = { name: string, kind: FeatureKind, symbols: number, boat: boolean, };

/**
 * A layout; the fields are those of the component file.
 */
export type Layout = { key: string, name: string, overview: number, count: number, edges: string, islands: Array<string>, bridges: Array<string>, seas: Array<string>, market: boolean, provenance: string, };

/**
 * A ship design.
 */
export type ShipKind = { id: string, value: number, count: number, demand: Demand, provenance: string, };

/**
 * What a ship demands.
 */
export type Demand = { "demand": "named", wares: Wares, } | { "demand": "any", count: number, } | { "demand": "same", count: number, } | { "demand": "pair", more: number, less: number, };
