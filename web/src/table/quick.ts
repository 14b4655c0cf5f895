// A table to play at once: one person, the rest bots.

import type { BotInfo } from '../protocol/BotInfo';
import type { GameInfo } from '../protocol/GameInfo';
import { setUp } from './set-up';

/** Sets such a table up against this bot, starts it and gives the path to it. */
export async function quick(game: GameInfo, { name: bot }: BotInfo, name: string): Promise<string> {
  const count = Math.max(game.min_seats, Math.min(3, game.max_seats));
  return setUp({
    game: game.id,
    seats: Array.from({ length: count }, (_, index) => (index === 0 ? { kind: 'here' as const, name } : { kind: 'bot' as const, bot })),
    options: [],
    components: null,
    from: null,
    waits: true,
    policy: { watch: 'link', undo: 'turn', aids: true, hints: true, serious: false },
  });
}
