// A table to play at once: one person, the rest bots.

import type { BotInfo } from '../protocol/BotInfo';
import type { GameInfo } from '../protocol/GameInfo';
import { usualBot } from './bots';
import { setUp } from './set-up';

/** Sets such a table up, starts it and gives the path to it. */
export async function quick(game: GameInfo, bots: BotInfo[], name: string): Promise<string> {
  const bot = usualBot(bots)?.name;
  if (bot === undefined) throw new Error('no bots');
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
