// Setting up a table from this device.

import { Fairness } from '../fair/fairness.svelte';
import { rememberTable } from '../memory';
import * as api from '../net/api';
import type { NewTable } from '../protocol/NewTable';
import { keepLinks } from './links.svelte';

/** Sets a table up, starts it if nobody is waited for, and gives the path to it. */
export async function setUp(body: NewTable): Promise<string> {
  const { table, seat_links } = await api.createTable(body);
  keepLinks(table.table, seat_links);
  rememberTable(table.table, table.game);
  // The table waits, so that this device can add its salt once it has seen the seal.
  await new Fairness(table.table).heed(table);
  if (table.state === 'waiting' && table.seats.every((seat) => seat.kind !== 'open')) await api.startTable(table.table);
  return `/table/${table.table}`;
}
