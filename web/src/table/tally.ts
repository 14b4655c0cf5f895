// Where the points of a game came from: what the events of its steps gave, seat by seat and source by source.

import type { BoardModule, Gain } from '../board/module';
import { taken } from '../net/live-table.svelte';
import type { Message } from '../protocol/Message';
import type { Seat } from '../protocol/Seat';
import type { StepItem } from '../protocol/StepItem';

/** Points that were given at a step. */
export interface Given extends Gain {
  /** The step of a replay, where what was taken back is not told. */
  step: number;
  message: Message | null;
}

/** What was given and still counts, in order. */
export function given(steps: readonly StepItem[], module: BoardModule): Given[] {
  const undone = taken([...steps]);
  const standing = steps.filter((step) => step.source !== 'undo' && !undone.has(step.seq));
  return standing.flatMap((step, index) => step.events.flatMap(({ data, message }) => (data ? (module.gains?.(data) ?? []) : []).map((gain) => ({ ...gain, step: index + 1, message }))));
}

/** A seat's points of one source; of a source that is told apart, of one gain. */
export interface Part {
  source: string;
  points: number;
}

/** Points by source, in the order of the game's sources. */
export function partsOf(gains: readonly Gain[], seat: Seat, { sources = [] }: BoardModule): Part[] {
  const own = gains.filter((gain) => gain.seat === seat);
  return sources.flatMap(({ key, apart }): Part[] => {
    const points = own.filter((gain) => gain.source === key).map((gain) => gain.points);
    const told = apart ? points : [points.reduce((sum, more) => sum + more, 0)];
    return told.filter((amount) => amount !== 0).map((amount) => ({ source: key, points: amount }));
  });
}

export const sum = (parts: readonly { points: number }[]): number => parts.reduce((total, part) => total + part.points, 0);

/** Seat, points and rank, as a snapshot tells them. */
export type Ranked = [seat: Seat, points: number, rank: number];

/** The seats, the first first. */
export const ranked = (result: readonly (readonly [string, number, number])[]): Ranked[] => ([...result] as Ranked[]).sort((a, b) => a[2] - b[2]);

/** The source by which the winner was most ahead of the second, if by any. */
export function deciding(gains: readonly Gain[], first: Seat, second: Seat, { sources = [] }: BoardModule): { source: string; most: number; least: number } | null {
  const of = (seat: Seat, source: string): number => sum(gains.filter((gain) => gain.seat === seat && gain.source === source));
  const all = sources.map(({ key }) => ({ source: key, most: of(first, key), least: of(second, key) }));
  const best = all.reduce((best, one) => (one.most - one.least > best.most - best.least ? one : best), { source: '', most: 0, least: 0 });
  return best.source === '' ? null : best;
}

/** The step from which on a seat was alone in front to the end; nothing if it was at no time before the end. */
export function leadSince(gains: readonly Given[], seat: Seat): number | null {
  const points = new Map<Seat, number>();
  let since: number | null = null;
  for (const [index, gain] of gains.entries()) {
    points.set(gain.seat, (points.get(gain.seat) ?? 0) + gain.points);
    // What one step gives comes at once.
    if (gains[index + 1]?.step === gain.step) continue;
    const own = points.get(seat) ?? 0;
    const isAhead = [...points].every(([other, theirs]) => other === seat || theirs < own) && own > 0;
    if (!isAhead) since = null;
    else since ??= gain.step;
  }
  return since === gains.at(-1)?.step ? null : since;
}

/** The gain that brought a seat most at once. */
export function best(gains: readonly Given[], seat: Seat): Given | null {
  const own = gains.filter((gain) => gain.seat === seat && gain.points > 0);
  return own.reduce<Given | null>((best, gain) => (best === null || gain.points > best.points ? gain : best), null);
}
