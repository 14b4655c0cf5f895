// A table to play at once: one person, the rest bots.

import { Fairness } from '../fair/fairness.svelte';
import { rememberTable } from '../memory';
import * as api from '../net/api';
import type { BotInfo } from '../protocol/BotInfo';
import type { GameInfo } from '../protocol/GameInfo';
import { keepLinks } from './links.svelte';

/** Sets such a table up against this bot, starts it and gives the path to it. */
export async function quick(game: GameInfo, { name: bot }: BotInfo, name: string): Promise<string> {
  const count = Math.max(game.min_seats, Math.min(3, game.max_seats));
  const { table, seat_links } = await api.createTable({
    game: game.id,
    seats: Array.from({ length: count }, (_, index) => (index === 0 ? { kind: 'here' as const, name } : { kind: 'bot' as const, bot })),
    options: [],
    components: null,
    from: null,
    waits: true,
    policy: { watch: 'link', undo: 'turn', aids: true, hints: true, serious: false },
  });
  keepLinks(table.table, seat_links);
  rememberTable(table.table, table.game);
  // The table waits, so that this device can add its salt once it has seen the seal.
  await new Fairness(table.table).heed(table);
  if (table.state === 'waiting') await api.startTable(table.table);
  return `/table/${table.table}`;
}
