// What seats are called in sentences.

import { isolate } from '../i18n/isolate';
import type { SeatInfo } from '../protocol/SeatInfo';
import { unnamed } from '../i18n/index.svelte';
import { botName } from './bots';
import type { Seat } from '../protocol/Seat';
import type { PlayerInfo } from '../protocol/PlayerInfo';

/** The name of whoever plays a seat, to be shown beside anything; bots by what they are. */
export function nameOf(seat: SeatInfo): string {
  if (seat.kind === 'bot') return botName(seat.name);
  return isolate(seat.name) || unnamed(seat.seat);
}

/** All names by letter. Equal names get their seat's letter. */
export function namesOf(seats: SeatInfo[]): Record<string, string> {
  const names = seats.map(nameOf);
  return Object.fromEntries(
    seats.map((seat, index) => {
      const name = names[index] ?? seat.seat;
      return [seat.seat, names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} ${seat.seat}`];
    }),
  );
}

/** A seat as a record tells who played it; if nobody knows, as a person without a name. */
export const recorded = (seat: Seat, { kind, name, bot }: PlayerInfo): SeatInfo => ({
  seat,
  kind: kind === 'open' ? 'person' : kind,
  name: kind === 'bot' ? (bot ?? '') : name,
  online: true,
  yours: false,
  salt: null,
  left: false,
  free: false,
});
