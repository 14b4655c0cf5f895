// What seats are called in sentences.

import type { SeatInfo } from '../protocol/SeatInfo';
import { botName } from './bots';

/** The name of whoever plays a seat; bots by what they are. */
export function nameOf(seat: SeatInfo): string {
  if (seat.kind === 'bot') return botName(seat.name);
  return seat.name || seat.seat;
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

/** A seat as a record calls whoever played it: `Ada`, `bot greedy`, `Ada, bot greedy standing in` or `nobody`. */
export function recorded(seat: string, player: string): SeatInfo {
  const [, person, bot] = /^(?:(.+), )?bot (\S+?)(?: standing in)?$/.exec(player) ?? [];
  const kind = bot === undefined ? 'person' : person === undefined ? 'bot' : 'stand-in';
  return { seat, kind, name: person ?? bot ?? (player === 'nobody' ? '' : player), online: true, yours: false };
}
