// What may be pointed at: the explorer's positions, tiles of the display, spaces and tiles of the own bay.

import type { Spot } from '../pointing.svelte';
import type { Mode, Source } from './desk.svelte';
import { berth, cellKey } from './places';
import type { Action, Place, View } from '../../protocol/games/maori';
import type { Choice } from './props';

export type Lay = Extract<Action, { action: 'lay' }>;
export type Store = Extract<Action, { action: 'store' }>;

export interface Target<A extends Action = Action> extends Spot {
  choices: Choice<A>[];
}

/** A position of the explorer. */
export interface Berth extends Target {
  position: number;
  /** 0 while it is placed. */
  steps: number;
  price: number;
}

/** A tile that may be taken. */
export interface Take extends Target<Lay | Store> {
  depth: number;
  tile: string;
  /** Index in the display. */
  place: number;
}

/** A space or tile of the own board. */
export interface Space extends Target {
  cell: Place;
}

const of = <A extends Action>(legal: readonly Choice[], kind: A['action']): Choice<A>[] => legal.filter((choice): choice is Choice<A> => choice.action.action === kind);

/** The explorer's positions, each with its ways to get there, the shortest first; further ones are whole laps. */
export function berths(legal: readonly Choice[]): Berth[] {
  const found = new Map<number, Berth>();
  for (const choice of legal) {
    const { action } = choice;
    if (action.action !== 'place' && action.action !== 'move') continue;
    const known = found.get(action.position);
    if (known) known.choices.push(choice);
    else {
      const [x, y] = berth(action.position);
      const way = action.action === 'move' ? { steps: action.steps, price: action.price } : { steps: 0, price: 0 };
      found.set(action.position, { key: `berth ${action.position}`, x, y, position: action.position, ...way, choices: [choice] });
    }
  }
  return [...found.values()];
}

/** The tiles that may be taken now, in the way the hand is about to take them. */
export function takes(view: View, legal: readonly Choice[], mode: Mode): Take[] {
  if (mode === 'remove') return [];
  const wanted = mode === 'store' ? of<Store>(legal, 'store') : [...of<Lay>(legal, 'lay'), ...of<Store>(legal, 'store')];
  return view.faced.flatMap(({ depth, tile, place }) => {
    const choices = wanted.filter((choice) => choice.action.depth === depth);
    return choices.length ? [{ key: `take ${depth}`, x: (place % 4) * 100 + 50, y: Math.floor(place / 4) * 100 + 50, depth, tile, place, choices }] : [];
  });
}

const depthOf = (source: Source): number | null => (source === 'stored' ? null : source);

/** The spaces where the tile in hand may lie, each with its rotations; or what else may be pointed at on the own board. */
export function spaces(legal: readonly Choice[], source: Source | null, mode: Mode): Space[] {
  const found = new Map<string, Space>();
  for (const choice of legal) {
    const { action } = choice;
    const fits = action.action === 'ship' ||
      (action.action === 'remove' && mode === 'remove') ||
      (action.action === 'lay' && mode === 'lay' && source !== null && action.depth === depthOf(source));
    if (!fits) continue;
    const key = `${action.action} ${cellKey(action.cell)}`;
    const known = found.get(key);
    if (known) known.choices.push(choice);
    else found.set(key, { key, x: action.cell.x * 100 + 50, y: action.cell.y * 100 + 50, cell: action.cell, choices: [choice] });
  }
  return [...found.values()];
}

/** The way to put the tile in hand into the storage. */
export const storing = (legal: readonly Choice[], source: Source | null): Choice<Store> | null => of<Store>(legal, 'store').find((choice) => choice.action.depth === source) ?? null;

/** Whether the stored tile may be laid. */
export const storedFits = (legal: readonly Choice[]): boolean => of<Lay>(legal, 'lay').some((choice) => choice.action.depth === null);

/** Where an action takes its tile from. */
export const sourceOf = (action: Action | undefined): Source | null => action?.action === 'lay' ? (action.depth ?? 'stored') : action?.action === 'store' ? action.depth : null;

/**
 * A place for each thing that can be turned or walked through, for the list of actions: the same tile on the same space, or
 * the same position of the explorer. The coordinates only tell them apart.
 */
export function groupOf(action: Action): Place | null {
  switch (action.action) {
    case 'place':
    case 'move':
      return { x: action.position, y: 0 };
    case 'lay':
      return { x: action.cell.x + 10 * ((action.depth ?? 4) + 1), y: action.cell.y + 1 };
    case 'remove':
      return { x: action.cell.x + 100, y: action.cell.y + 1 };
    case 'ship':
      return { x: action.cell.x + 200, y: action.cell.y + 1 };
    default:
      return null;
  }
}
