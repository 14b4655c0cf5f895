// One table as this device sees it: the server's word, and what the player is about to do.

import type { Choice, Highlight, Place, Sequel } from '../board/module';
import type { Message } from '../protocol/Message';
import type { HintItem } from '../protocol/HintItem';
import type { LegalAction } from '../protocol/LegalAction';
import type { Snapshot } from '../protocol/Snapshot';
import type { StepItem } from '../protocol/StepItem';
import type { TableInfo } from '../protocol/TableInfo';
import { Fairness } from '../fair/fairness.svelte';
import { newId } from '../ids';
import { Session, type Connection, type Dial } from './socket';
import type { Seat } from '../protocol/Seat';

/** Why a command changed nothing. */
export type Refusal = { rule: string | null; why: Message; code: string };

/** A command on its way. It is shown as sent, never as done. */
type Pending = { id: string; kind: 'act' | 'undo'; text: string; seq: number | null };

/** What the expert would play; `items` comes when it has thought. */
export type Advice = { id: string; items: HintItem[] | null };

export class LiveTable {
  info = $state.raw<TableInfo | null>(null);
  you = $state.raw<Seat[]>([]);
  snapshot = $state.raw<Snapshot | null>(null);
  steps = $state.raw<StepItem[]>([]);
  connection = $state<Connection>('connecting');
  pending = $state.raw<Pending | null>(null);
  chosen = $state<string | null>(null);
  /** What is to follow the action in preview. */
  sequel = $state.raw<Sequel | null>(null);
  /** The first action has been done and what follows it is on its way: nothing is to be chosen in between. */
  follows = $state(false);
  highlight = $state.raw<Highlight | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  thinking = $state<string | null>(null);
  hint = $state.raw<Advice | null>(null);
  /** Bots do not pause until a person decides again. */
  hurried = $state(false);
  /** The newest step to animate, and a number that grows with each. */
  news = $state.raw<{ step: number; events: unknown[] }>({ step: 0, events: [] });
  readonly session: Session;
  /** This device's part in fair draws. */
  readonly fair: Fairness;
  /** Questions for hints that have no answer yet. */
  readonly #questions = new Set<string>();
  /** What goes out as soon as the command under way has done what it is to do. */
  #next: Sequel | null = null;

  constructor(readonly id: string, connect?: Dial) {
    this.fair = new Fairness(id);
    this.session = new Session(
      id,
      {
        connection: (state) => (this.connection = state),
        welcome: (body) => {
          this.info = body.table;
          this.you = body.you;
          // A question is not asked again by itself.
          if (this.hint?.items === null) this.hint = null;
          this.#questions.clear();
          this.#arrive(body.steps, body.snapshot, false);
          // A server of an earlier version does not say it.
          if (body.back?.length) this.refusal = { code: 'back', rule: null, why: { key: 'web-seat-back', args: {} } };
        },
        steps: (body) => this.#arrive(body.steps, body.snapshot, true),
        eyes: (body) => {
          // Nothing of what other eyes saw may stay: what is told replaces the steps of the same numbers.
          const known = this.steps.at(-1)?.seq ?? 0;
          const fresh = body.steps.filter((step) => step.seq > known);
          if (body.changes) {
            const told = new Map(body.steps.map((step) => [step.seq, step]));
            this.steps = [...this.steps.map((step) => told.get(step.seq) ?? step), ...fresh];
          } else this.steps = body.steps;
          this.chosen =
            this.sequel =
            this.highlight =
            this.refusal =
            this.hint =
              null;
          this.#arrive([], body.snapshot, true, fresh);
        },
        accepted: ({ id, seq }) => {
          if (this.pending?.id !== id) return;
          this.pending = { ...this.pending, seq };
          this.#settle();
        },
        refused: ({ id, code, rule, why }) => {
          if (this.pending?.id === id) {
            this.pending = this.#next = null;
            this.follows = false;
          }
          // A hint that nobody waits for any more is no trouble to be told of.
          if (this.#questions.delete(id) && this.hint?.id !== id) return;
          if (this.hint?.id === id) this.hint = null;
          // The hand is as it was asked for already.
          if (code === 'nothing-new') return;
          // Somebody was faster; the newer snapshot, which is on its way, says what is to be done now.
          this.refusal = { code, rule, why };
        },
        table: ({ table }) => {
          this.info = table;
          this.you = table.seats.filter((seat) => seat.yours).map((seat) => seat.seat);
          // A person who is back does not wait for the bot's thought.
          if (table.seats.some((seat) => seat.seat === this.thinking && seat.kind === 'person')) this.thinking = null;
        },
        thinking: ({ seat }) => (this.thinking = seat),
        hint: ({ id, hints }) => {
          this.#questions.delete(id);
          // What was asked before the table moved on is of no use now.
          if (this.hint?.id === id) this.hint = { id, items: hints };
        },
      },
      connect,
    );
  }

  /** The seat that decides now, if it is one. */
  get turn(): Seat | null {
    const turn = this.snapshot?.turn;
    return turn && typeof turn === 'object' ? turn.seat : null;
  }

  get isYours(): boolean {
    return this.turn !== null && this.you.includes(this.turn);
  }

  /** The seat of this device that is to decide and has not shown its hand yet: several people share one screen. */
  get unopened(): Seat | null {
    return this.isYours && this.snapshot?.eyes !== this.turn ? this.turn : null;
  }

  /** Shows what a seat of this device sees; without one, what everybody sees. */
  look(seat: Seat | null): void {
    this.chosen = this.sequel = null;
    this.session.look(seat);
  }

  /** What may be played now. */
  get legal(): LegalAction[] {
    return this.snapshot?.legal ?? [];
  }

  /** Asks what the expert would play for the seat of this device that is to decide. */
  askHint(): void {
    const seat = this.turn;
    if (!this.isYours || this.unopened || seat === null || this.pending || this.hint || !this.snapshot) return;
    const id = newId();
    this.refusal = null;
    if (!this.session.hint({ id, based_on: this.snapshot.seq, seat })) return;
    this.#questions.add(id);
    this.hint = { id, items: null };
  }

  /** Opens the hint, or puts it away. */
  toggleHint(): void {
    if (this.hint) this.hint = null;
    else this.askHint();
  }

  /** Asks for bots without pauses. */
  hurry(): void {
    this.hurried = true;
    this.session.hurry();
  }

  choose(text: string | null, sequel: Sequel | null = null): void {
    if (this.pending) return;
    this.chosen = text;
    this.sequel = text === null ? null : sequel;
    this.refusal = null;
  }

  /** Sends an action; without one, the action in preview and, once that is accepted, what is to follow it. */
  confirm(text = this.chosen): void {
    const seat = this.turn;
    if (text === null || seat === null || this.pending || !this.snapshot) return;
    const id = newId();
    this.#next = text === this.chosen ? this.sequel : null;
    this.sequel = null;
    this.chosen = text;
    this.pending = { id, kind: 'act', text, seq: null };
    this.refusal = null;
    this.session.command({ t: 'act', d: { id, based_on: this.snapshot.seq, seat, action: text } });
  }

  /** Takes the last action back, or just the preview. */
  undo(): void {
    if (this.pending || !this.snapshot) return;
    if (this.chosen !== null) {
      this.choose(null);
      return;
    }
    if (!this.snapshot.can_undo) return;
    const seat = this.#lastSeat();
    if (seat === null) return;
    const id = newId();
    this.pending = { id, kind: 'undo', text: '', seq: null };
    this.session.command({ t: 'undo', d: { id, based_on: this.snapshot.seq, seat } });
  }

  /** Whose action an undo takes back. */
  #lastSeat(): Seat | null {
    const undone = taken(this.steps);
    const last = this.steps.findLast((step) => step.source === 'person' && !undone.has(step.seq));
    return last?.seat ?? null;
  }

  #arrive(steps: StepItem[], snapshot: Snapshot, isLive: boolean, fresh = steps): void {
    if (this.snapshot && snapshot.seq < this.snapshot.seq) return;
    const moved = snapshot.seq !== this.snapshot?.seq;
    // A welcome that begins with the first step replaces everything.
    if (steps[0]?.seq === 1) this.steps = steps;
    else if (steps.length > 0) this.steps = [...this.steps, ...steps];
    this.snapshot = snapshot;
    if (moved) {
      this.chosen = this.sequel = null;
      if (this.#next) this.follows = true;
      this.thinking = this.hint = null;
      if (this.info?.seats.some((seat) => seat.seat === this.turn && seat.kind === 'person')) this.hurried = false;
      if (isLive) this.news = { step: snapshot.seq, events: fresh.flatMap((step) => step.events.map((event) => event.data).filter(Boolean)) };
      else this.news = { step: snapshot.seq, events: [] };
    }
    this.#settle();
  }

  /** A command is done when it is acknowledged and what it did has arrived. */
  #settle(): void {
    const seq = this.pending?.seq;
    if (seq == null || !this.snapshot || this.snapshot.seq < seq) return;
    const next = this.#next;
    this.pending = this.#next = null;
    this.chosen = this.sequel = null;
    // Each step is a command of its own; the law is asked again for what follows.
    const text = next !== null && this.isYours && !this.unopened ? next.find(this.legal as Choice[]) : null;
    this.follows = text !== null;
    if (text !== null) this.confirm(text);
  }
}

/** The steps that were taken back, by number. */
export function taken(steps: StepItem[]): Set<number> {
  const undone = new Set<number>();
  const standing: number[] = [];
  for (const step of steps) {
    if (step.source !== 'undo') standing.push(step.seq);
    else {
      const seq = standing.pop();
      if (seq !== undefined) undone.add(seq);
    }
  }
  return undone;
}

/** The cell of each seat's last move that stands, as the game's module reads its events. */
export function lastMoves(steps: StepItem[], place: (event: unknown) => Highlight | null): Partial<Record<Seat, Place>> {
  const undone = taken(steps);
  const cells: Partial<Record<Seat, Place>> = {};
  for (const step of steps) {
    if (!step.seat || step.source === 'undo' || undone.has(step.seq)) continue;
    for (const { data } of step.events) {
      if (!data || (typeof data === 'object' && 'seat' in data && data.seat !== step.seat)) continue;
      const cell = place(data)?.cells[0];
      if (cell) {
        cells[step.seat] = cell;
        break;
      }
    }
  }
  return cells;
}
