// What a game's board module offers to the rest of the client. The client knows games through this interface only;
// `web/src/board/index.ts` is the list.

import type { Component } from 'svelte';
import type { LegalAction } from '../protocol/LegalAction';
import type { Message } from '../protocol/Message';
import type { Seat } from '../protocol/Seat';
import type { SeatInfo } from '../protocol/SeatInfo';

/** A cell of the board, in the game's own coordinates: x grows east, y grows south. */
export interface Place {
  x: number;
  y: number;
}

/** What a log line points at. */
export interface Highlight {
  /** Cells to light. */
  cells: Place[];
  /** The part to light most, if one is named. */
  site?: { cell: Place; part: string };
}

/** The shell's translator, from context `say`. */
export type Say = (key: string, args?: Record<string, unknown>) => string;

/** An action that may be played, with its notation. */
export interface Choice<Action = unknown> extends LegalAction {
  action: Action;
}

/** What follows the action in preview without another question, such as the islander on the tile. */
export interface Sequel<Action = unknown> {
  /** Which of the ways to go on it is. */
  key: string;
  /** It holds also when the piece is turned. */
  lasting?: true;
  /** Picks it from what may be played once the first action is done; `null` asks after all. */
  find: (legal: readonly Choice<Action>[]) => string | null;
}

/** What every game component is given. The parameters are the game's JSON, `web/src/protocol/games` (docs/json.md). */
export interface GameProps<View = unknown, Event = unknown, Action = unknown, Components = unknown> {
  /** The component set, to draw pieces from. */
  components: Components;
  /** How things stand. */
  view: View;
  /** The seats, A first. */
  seats: SeatInfo[];
  /** The letters of the seats of this device; the board may mark them. */
  you: Seat[];
  /** What may be played now; empty while others decide. */
  legal: Choice<Action>[];
  /** The text of the action in preview, if one is chosen but not confirmed. */
  chosen: string | null;
  /** What is to follow it without another question. */
  sequel: Sequel<Action> | null;
  /** The player points at an action: it goes into preview, nothing is sent. `null` takes the preview away. */
  onchoose: (text: string | null, sequel?: Sequel<Action> | null) => void;
  /** The player confirms the action in preview. */
  onconfirm: () => void;
  /** What the log points at. */
  highlight: Highlight | null;
  /** What the table has chosen, option by option. */
  options: readonly (readonly [string, string])[];
  /** The cell of each seat's last move. */
  lastMoves: Partial<Record<Seat, Place>>;
  /** The events of the newest step, to animate; the view already contains them. */
  events: Event[];
  /** Counts up with each new step, so that equal events animate again. */
  step: number;
  /** Bag counter, odds, dead cells and servable ships may be shown. */
  aids: boolean;
}

/** A source of points. */
export interface Source {
  key: string;
  /** The message that names it. */
  word: string;
  /** A small picture about the origin, some 24 units wide. */
  picture: string;
  /** Each gain is told by itself instead of their sum. */
  apart?: boolean;
}

/** Points that an event gives or takes. */
export interface Gain {
  seat: Seat;
  source: string;
  points: number;
}

/** What seats are called, by letter. */
export type SeatNames = Readonly<Record<string, string>>;

/** A game's part of the client. Whatever somebody can point at now in order to choose carries `data-choice`, in the board
    as well as beside it; what is in preview carries `data-preview`. */
export interface BoardModule<View = unknown, Event = unknown, Action = unknown, Components = unknown> {
  /** The board with its camera: fills its container, never scrolls the page. */
  Board: Component<GameProps<View, Event, Action, Components>>;
  /** What the table holds beside the board: displays, stacks, the piece in hand, choices that have no cell. */
  Side: Component<GameProps<View, Event, Action, Components>>;
  /** `Side` holds a board of its own and gets as much room as the map. */
  broad?: boolean;
  /** One seat's belongings, compact: shown inside the shell's seat card. */
  Belongings: Component<GameProps<View, Event, Action, Components> & { seat: Seat }>;
  /** All pieces of the set with counts, what is left of them (if a view is given) and their provenance. */
  Pieces: Component<{ components: Components; view: View | null }>;
  /** The texts of actions that do nothing: each is a button of its own. */
  idle?: readonly string[];
  /** What doing nothing is called on its button, in few words: a message. */
  idleWords?: (view: View) => string | null;
  /** What is left behind by doing nothing, in pictures: shown where that is asked about. */
  Leaving?: Component<GameProps<View, Event, Action, Components>>;
  /** The preview in words and pictures, with the ways to go on; stands beside the buttons in place of the action's words. */
  Choosing?: Component<GameProps<View, Event, Action, Components> & { /** The action in words. */ words: string }>;
  /** The message on the button that confirms this preview. */
  go?: (action: Action, sequel: Sequel<Action> | null) => string;
  /** A way to go on that is offered beside the one in preview: its message. */
  instead?: (action: Action, sequel: Sequel<Action> | null) => { message: string; sequel: Sequel<Action> } | null;
  /** The steps of a turn, each by its message, and which of them is to be done now. */
  steps?: (view: View) => { messages: readonly string[]; now: number } | null;
  /** What the seat of this device owns, large, at the lower border of the board. */
  Tray?: Component<GameProps<View, Event, Action, Components> & { seat: Seat }>;
  /** What an event points at, for the log. */
  place: (event: Event) => Highlight | null;
  /** The paragraphs of the law an event cites. */
  rules: (event: Event) => string[];
  /** Where points come from, in the order in which they are told. */
  sources?: readonly Source[];
  /** The points of an event; over a whole game they add up to the result. */
  gains?: (event: Event) => Gain[];
  /** The message that says what is over, while a game is between two parts of it. */
  pause?: (view: View) => Message | null;
  /** The cell a legal action concerns, for keyboard focus and for the list of actions. */
  target: (action: Action) => Place | null;
  /** The board in sentences. Seats are called by their names: a letter alone is a word in some languages. */
  describe: (view: View, components: Components, say: Say, names: SeatNames) => string[];
}

/** A game's module as the shell holds it. The shell hands every game its own JSON, whose types it does not know; here, and
    nowhere else, they are taken for those that the game's crate declares. */
export const boardModuleOf = <View, Event, Action, Components>(module: BoardModule<View, Event, Action, Components>): BoardModule => module as unknown as BoardModule;
