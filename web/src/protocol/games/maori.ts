// The JSON of the game `maori`, as its crate declares it. Written by `cargo xtask types`; not to be edited.

/**
 * All that a viewer knows.
 */
export type View = { viewer: Seat | null, mode: Mode, board: BoardId, phase: Phase, active: Seat, to_act: Seat | null, explorer: number | null, display: Array<string | null>, gap: number | null, faced: Array<Faced>, stack: Array<Count>, removed: Array<Count>, aside: number, supply: number, passes: number, filled: Seat | null, seats: Array<SeatState>, moves: Array<Move>, reach: Array<Reach>, };

/**
 * A seat at the table, 0–4, written `A`–`E`. Play goes clockwise in this order.
 */
export type Seat = "A" | "B" | "C" | "D" | "E";

/**
 * An empty space that an own ship can get to.
 */
export type Reach = { cell: Place, 
/**
 * The tile the ship stands on then.
 */
from: Place | null, price: number, };

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
 * How many of a design are somewhere.
 */
export type Count = { id: string, count: number, };

/**
 * A move of the explorer.
 */
export type Move = { steps: number, position: number, price: number, };

/**
 * Which board everybody plays on.
 */
export type BoardId = "A" | "B" | "C" | "reef";

/**
 * The game with or without own ships (MA-40 … MA-44).
 */
export type Mode = "basic" | "advanced" | "pro";

/**
 * A tile that the explorer faces.
 */
export type Faced = { 
/**
 * How many tiles are passed over: the price.
 */
depth: number, tile: string, place: number, affordable: boolean, };

/**
 * What is being waited for.
 */
export type Phase = "set-up" | "placer" | "place" | "move" | "act" | "refill" | "ship" | "over";

/**
 * One seat.
 */
export type SeatState = { seat: Seat, shells: number, 
/**
 * Boats on the board: free steps of the explorer.
 */
boats: number, 
/**
 * The farthest the explorer can be moved.
 */
range: number, storage: string | null, ship: Place | null, tiles: Array<LaidTile>, empty: number, islands: Array<Island>, score: Score, };

/**
 * An island on a board.
 */
export type Island = { cells: Array<Place>, finished: boolean, palms: number, hut: boolean, reef: boolean, wreaths: number, points: number, };

/**
 * A laid tile.
 */
export type LaidTile = { tile: string, cell: Place, rotation: Rotation, 
/**
 * Whether its island is finished; none for water.
 */
finished: boolean | null, };

/**
 * Clockwise quarter turns from the printed picture, 0 to 3. Written `r0` to `r3`.
 */
export type Rotation = number;

/**
 * What a seat's points would consist of if the game ended now.
 */
export type Score = { palms: number, wreaths: number, boats: number, shells: number, empty: number, total: number, };

/**
 * One event.
 */
export type Event = { "event": "turned-up", tile: string, place: number, } | { "event": "set-aside", tile: string, rule: RuleId, } | { "event": "shuffled-in", count: number, rule: RuleId, } | { "event": "placer-drawn", seat: Seat, rule: RuleId, } | { "event": "explorer-placed", seat: Seat, position: number, rule: RuleId, } | { "event": "explorer-moved", seat: Seat, steps: number, from: number, to: number, price: number, rule: RuleId, } | { "event": "own-ship-moved", seat: Seat, from: Place | null, to: Place, price: number, rule: RuleId, } | { "event": "own-ship-stayed", seat: Seat, rule: RuleId, } | { "event": "tile-taken", seat: Seat, tile: string, place: number | null, price: number, rule: RuleId, } | { "event": "tile-laid", seat: Seat, tile: string, cell: Place, rotation: Rotation, } | { "event": "tile-stored", seat: Seat, tile: string, } | { "event": "shells-gained", seat: Seat, amount: number, shown: number, rule: RuleId, } | { "event": "tile-removed", seat: Seat, tile: string, cell: Place, rule: RuleId, } | { "event": "passed", seat: Seat, rule: RuleId, } | { "event": "refilled", tile: string, place: number, rule: RuleId, } | { "event": "board-full", seat: Seat, rule: RuleId, } | { "event": "game-ended", reason: EndReason, rule: RuleId, } | { "event": "island-unfinished", seat: Seat, cells: Array<Place>, rule: RuleId, } | { "event": "palms-scored", seat: Seat, palms: number, each: number, points: number, cells: Array<Place>, rule: RuleId, } | { "event": "wreath-scored", seat: Seat, cells: Array<Place>, points: number, rule: RuleId, } | { "event": "boats-scored", seat: Seat, boats: number, points: number, rule: RuleId, } | { "event": "shells-scored", seat: Seat, shells: number, points: number, rule: RuleId, } | { "event": "empty-scored", seat: Seat, spaces: number, points: number, rule: RuleId, } | { "event": "tie-broken", seat: Seat, shells: number, rule: RuleId, };

/**
 * A numbered paragraph of a game's law, such as `SS-13`.
 */
export type RuleId = string;

/**
 * Why the game is over.
 */
export type EndReason = "filled" | "passed";

/**
 * One decision of a seat.
 */
export type Action = { "action": "place", position: number, } | { "action": "move", steps: number, position: number, price: number, } | { "action": "lay", depth: number | null, tile: string, place: number | null, cell: Place, rotation: Rotation, from: Place | null, tile_price: number, ship_price: number, price: number, shells: number, } | { "action": "store", depth: number, tile: string, place: number, price: number, } | { "action": "remove", tile: string, cell: Place, } | { "action": "pass" } | { "action": "ship", cell: Place, } | { "action": "stay" };

/**
 * A component set.
 */
export type Components = { name: string, hash: string, tiles: Array<TileKind>, boards: Array<BoardKind>, };

/**
 * A board; the fields are those of the component file.
 */
export type BoardKind = { id: BoardId, width: number, height: number, rows: Array<string>, boats: number, spaces: number, provenance: string, };

/**
 * A tile design; the fields are those of the component file.
 */
export type TileKind = { id: string, shape: Shape, open: string, palms: number, hut: boolean, wreath: string, boats: number, shells: number, count: number, 
/**
 * Whether it stands upright (MA-14).
 */
upright: boolean, 
/**
 * The rotations it can be laid in.
 */
rotations: Array<number>, provenance: string, };

/**
 * The shape of a tile (MA-1).
 */
export type Shape = "single" | "end" | "middle" | "water" | "volcano";
