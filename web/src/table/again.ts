// Another game with the same people.

import * as api from '../net/api';
import type { NewSeat } from '../protocol/NewSeat';
import type { NewTable } from '../protocol/NewTable';
import type { SeatInfo } from '../protocol/SeatInfo';
import type { TableInfo } from '../protocol/TableInfo';
import { setUp } from './set-up';

/** Who sits down anew: people of this device at once, bots as they are, others by the table's link. */
const anew = (seat: SeatInfo): NewSeat => (seat.kind === 'bot' ? { kind: 'bot', bot: seat.name } : seat.yours ? { kind: 'here', name: seat.name } : { kind: 'open' });

/** Whether the same game can be set up again: pieces that somebody brought are not kept here. */
export async function canPlayAgain(info: TableInfo): Promise<boolean> {
  const usual = (await api.gameComponents(info.game)) as { hash?: string };
  return usual.hash === info.components;
}

/** Sets the same game up again and gives the path to it. With `moved` everybody sits one seat further on. */
export function again(info: TableInfo, moved: boolean): Promise<string> {
  const seats = info.seats.map(anew);
  const table: NewTable = {
    game: info.game,
    seats: moved ? [...seats.slice(-1), ...seats.slice(0, -1)] : seats,
    options: info.options,
    components: null,
    from: null,
    waits: true,
    policy: info.policy,
  };
  return setUp(table);
}
