// The games of the program under test, and what each is tried with beyond its defaults.

export type Option = { key: string; values: string[] };
export type Game = { id: string; title: string; min_seats: number; max_seats: number; private: boolean; options: Option[] };
/** Options and seats of a table. */
export type Combination = { options: [string, string][]; seats: number };

/** Every game, as the configuration found it. */
export const GAMES: Game[] = JSON.parse(process.env['ATOLL_GAMES'] ?? '[]') as Game[];

/** The options whose values change the board or what is decided, and are tried one with another. */
const VARIED: Record<string, string[]> = { maori: ['mode', 'board'], 'santa-cruz': ['sets'], 'south-seas': ['retrieve'] };

/** Games whose whole board fits on a phone in the first turns, so that nothing to choose may be covered there. */
export const FITTING = new Set(['south-seas', 'maori']);

/** What a game is tried with: every value of its varied options with every other, by turns at its smallest and its largest
    table. A combination the game does not have at that size is refused by the program, and tried at the smallest. */
export function combinations(game: Game): Combination[] {
  const keys = game.options.filter((option) => VARIED[game.id]?.includes(option.key));
  const crossed = keys.reduce<[string, string][][]>((lists, { key, values }) => lists.flatMap((list) => values.map((value) => [...list, [key, value] as [string, string]])), [[]]);
  return crossed.map((options, index) => ({ options, seats: index % 2 === 0 ? game.max_seats : game.min_seats }));
}
