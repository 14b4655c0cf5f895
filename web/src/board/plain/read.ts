// What can be read from any game's JSON without knowing the game.

import { SEATS } from '../../art/seats';
import type { Seat } from '../../protocol/Seat';
import type { Place } from '../module';

const isPlace = (value: unknown): value is Place => typeof value === 'object' && value !== null && typeof (value as Place).x === 'number' && typeof (value as Place).y === 'number';

/** The cells that are named in a value: its own `cell`, a site's, or a list of them. */
export function cellsOf(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const { cell, site, cells } = value as { cell?: unknown; site?: { cell?: unknown }; cells?: unknown };
  if (Array.isArray(cells)) return cells.filter(isPlace);
  return [cell, site?.cell].filter(isPlace);
}

export function rulesOf(value: unknown): string[] {
  const rule = (value as { rule?: unknown } | null)?.rule;
  return typeof rule === 'string' ? [rule] : [];
}

/** Whose it is, if it says so. */
export function seatOf(value: unknown): Seat | null {
  const seat = (value as { seat?: unknown } | null)?.seat;
  return SEATS.find((letter) => letter === seat) ?? null;
}

/** A value in one line. */
export function brief(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (isPlace(value)) return `${value.x},${value.y}`;
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(brief).join(', ');
  if (typeof value === 'object') return Object.values(value).map(brief).join(' ');
  return String(value);
}

/** A view as lines, one for each of its members. */
export function lines(view: unknown): string[] {
  if (typeof view !== 'object' || view === null) return [];
  return Object.entries(view).map(([name, value]) => `${name}: ${brief(value)}`);
}
