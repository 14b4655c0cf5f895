// The games of the program under test, and what each is tried with beyond its defaults.

import { Server } from './server';

export type Option = { key: string; values: string[] };
export type Game = { id: string; title: string; min_seats: number; max_seats: number; private: boolean; options: Option[] };
/** Options and seats of a table. */
export type Combination = { options: [string, string][]; seats: number };

/** Asks the program which games there are; the configuration does so once, before tests are made of them. */
export async function listGames(): Promise<Game[]> {
  const server = await Server.create();
  try {
    return (await (await fetch(`${server.url}/api/v1/games`)).json()) as Game[];
  } finally {
    await server.destroy();
  }
}

/** Every game, as the configuration found it. */
export const GAMES: Game[] = JSON.parse(process.env['ATOLL_GAMES'] ?? '[]') as Game[];

/** The options whose values change the board or what is decided, and are tried one with another. */
const VARIED: Record<string, string[]> = { maori: ['mode', 'board'], 'santa-cruz': ['sets'], 'south-seas': ['retrieve'] };

/** What a game is tried with: every value of its varied options with every other, by turns at its smallest and its largest
    table. A combination the game does not have at that size is refused by the program, and tried at the smallest. */
export function combinations(game: Game): Combination[] {
  const keys = game.options.filter((option) => VARIED[game.id]?.includes(option.key));
  const crossed = keys.reduce<[string, string][][]>((lists, { key, values }) => lists.flatMap((list) => values.map((value) => [...list, [key, value] as [string, string]])), [[]]);
  return crossed.map((options, index) => ({ options, seats: index % 2 === 0 ? game.max_seats : game.min_seats }));
}
