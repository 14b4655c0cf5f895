// The steps of a table as a log: sentences, what they point at, and the paragraphs behind them.

import type { BoardModule, Highlight } from '../board/module';
import { seatOf } from '../board/plain/read';
import type { Message } from '../protocol/Message';
import type { Seat } from '../protocol/Seat';
import type { StepItem } from '../protocol/StepItem';
import { taken } from '../net/live-table.svelte';

export type Line = { id: string; message: Message; event: unknown; rules: string[] };
export type Entry = { seq: number; seat: Seat | null; source: StepItem['source']; undone: boolean; lines: Line[] };

/** What happened, the newest first. Steps without a sentence are left out. */
export function log(steps: StepItem[], module: BoardModule): Entry[] {
  const undone = taken(steps);
  const entries = steps.map((step): Entry => {
    const lines = step.events.flatMap(({ data, message }, index): Line[] => message ? [{ id: `${step.seq}.${index}`, message, event: data, rules: data ? module.rules(data) : [] }] : []);
    if (step.source === 'undo') lines.push({ id: `${step.seq}.u`, message: { key: 'web-log-undo', args: { seat: step.seat ?? '' } }, event: null, rules: [] });
    const seat = step.seat ?? step.events.map(({ data }) => seatOf(data)).find((seat) => seat !== null) ?? null;
    return { seq: step.seq, seat, source: step.source, undone: undone.has(step.seq), lines };
  });
  return entries.filter((entry) => entry.lines.length > 0).reverse();
}

export const pointed = (module: BoardModule, event: unknown): Highlight | null => (event ? module.place(event) : null);

/** A seat's points, where the game's view names them: a number, or parts with their total. */
export function score(view: unknown, seat: Seat): number | null {
  type Score = number | { total?: number };
  const seats = (view as { seats?: { seat?: string; score?: Score }[] } | null)?.seats;
  const found = Array.isArray(seats) ? seats.find((entry) => entry?.seat === seat)?.score : undefined;
  const points = typeof found === 'object' ? found?.total : found;
  return typeof points === 'number' ? points : null;
}

export const sameCell = (a: { x: number; y: number } | null, b: { x: number; y: number } | null): boolean => a !== null && b !== null && a.x === b.x && a.y === b.y;
