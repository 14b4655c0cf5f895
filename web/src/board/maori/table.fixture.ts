// A table for tests, as the engine writes one: a few designs, a display, two bays.

import type { Action, BoardId, BoardKind, Components, Island, LaidTile, Seat, SeatState, TileKind, View } from '../../protocol/games/maori';
import type { Choice } from './props';

const kind = (id: string, shape: TileKind['shape'], open: string, more: Partial<TileKind> = {}): TileKind => ({
  id,
  shape,
  open,
  palms: 0,
  hut: false,
  wreath: '',
  boats: 0,
  shells: 0,
  count: 2,
  upright: Boolean(more.palms),
  rotations: [0],
  provenance: 'reconstructed: for a test',
  ...more,
});

const ends = (n: number, more: Partial<TileKind>): TileKind[] =>
  ([['W', 'E'], ['E', 'W'], ['N', 'S'], ['S', 'N']] as const).map(([closed, open]) => kind(`E${n}${closed}`, 'end', open, { ...more, wreath: more.wreath === undefined ? '' : open }));

const board = (id: BoardId, rows: string[], boats: number): BoardKind => ({
  id,
  width: rows[0]?.length ?? 0,
  height: rows.length,
  rows,
  boats,
  spaces: rows.join('').replace(/#/g, '').length,
  provenance: 'reconstructed: for a test',
});

export const components: Components = {
  name: 'fixture',
  hash: '0',
  tiles: [
    ...ends(1, { palms: 1 }),
    ...ends(2, { palms: 2 }),
    ...ends(3, { palms: 3 }),
    ...ends(4, { palms: 1, hut: true }),
    ...ends(5, { palms: 2, hut: true }),
    ...ends(6, { palms: 1, wreath: '' }),
    ...ends(7, { palms: 1, boats: 1 }),
    ...ends(8, { palms: 1, shells: 1 }),
    kind('E9', 'end', 'E', { rotations: [0, 1, 2, 3], count: 4 }),
    kind('M1H', 'middle', 'EW', { palms: 1 }),
    kind('M1V', 'middle', 'NS', { palms: 1 }),
    kind('M2V', 'middle', 'NS', { palms: 2 }),
    kind('M3H', 'middle', 'EW', { palms: 1, hut: true }),
    kind('M4V', 'middle', 'NS', { palms: 1, shells: 1 }),
    kind('M5', 'middle', 'EW', { rotations: [0, 1] }),
    kind('S1', 'single', '', { palms: 1 }),
    kind('S2', 'single', '', { palms: 2 }),
    kind('S3', 'single', '', { palms: 1, hut: true }),
    kind('S4', 'single', '', { palms: 1, boats: 1 }),
    kind('S5', 'single', '', { palms: 1, shells: 1 }),
    kind('S6', 'single', ''),
    kind('W1', 'water', ''),
    kind('W2', 'water', '', { boats: 1 }),
    kind('W3', 'water', '', { shells: 2 }),
    kind('V', 'volcano', ''),
  ],
  boards: [
    board('A', ['....#', '....#', '#....', '#....'], 2),
    board('B', ['...##', '.....', '.....', '##...'], 2),
    board('C', ['...#', '...#', '....', '#...', '#...'], 2),
    board('reef', ['.....', '.rrr.', '.brr.', '.....'], 1),
  ],
};

/** Tiles of a bay by rows: an id, `E9/1` turned, `.` or `#` for none. */
export const bay = (text: string, unfinished = ''): LaidTile[] =>
  text.split('/ ').flatMap((row, y) =>
    row.trim().split(/\s+/).flatMap((word, x): LaidTile[] => {
      if (word === '.' || word === '#') return [];
      const [tile = '', turns = '0'] = word.split('|');
      return [{ tile, cell: { x, y }, rotation: Number(turns), finished: tile.startsWith('W') ? null : !unfinished.split(' ').includes(`${x},${y}`) }];
    })
  );

const islands = (unfinished: string): Island[] =>
  unfinished.split(' ').filter(Boolean).map((cell) => ({
    cells: [{ x: Number(cell[0]), y: Number(cell[2]) }],
    finished: false,
    palms: 1,
    hut: false,
    reef: false,
    wreaths: 0,
    points: 0,
  }));

export const seat = (letter: Seat, tiles: string, unfinished: string, more: Partial<SeatState> = {}): SeatState => {
  const laid = bay(tiles, unfinished);
  return {
    seat: letter,
    shells: 5,
    boats: 4,
    range: 9,
    storage: null,
    ship: null,
    tiles: laid,
    empty: 16 - laid.length,
    islands: islands(unfinished),
    score: { palms: 17, wreaths: 10, boats: 0, shells: 0, empty: laid.length - 16, total: 27 + laid.length - 16 },
    ...more,
  };
};

export const display = 'E2S W1 E7E S2 M2V E4W E3N E8N V W3 E6S E5E S5 E2E M3H W2'.split(' ');

/** A turn of seat A: the explorer beside row 3 at the right, where a volcano bars the last place. */
export const view: View = {
  viewer: 'A',
  mode: 'basic',
  board: 'A',
  phase: 'act',
  active: 'A',
  to_act: 'A',
  explorer: 6,
  display,
  gap: null,
  faced: [
    { depth: 0, tile: 'E5E', place: 11, affordable: true },
    { depth: 1, tile: 'E6S', place: 10, affordable: true },
    { depth: 2, tile: 'W3', place: 9, affordable: true },
  ],
  stack: [{ id: 'E1W', count: 1 }, { id: 'W1', count: 40 }],
  removed: [],
  aside: 0,
  supply: 7,
  passes: 0,
  filled: null,
  seats: [
    seat('A', 'E2W E3E W2 . # / E6W E6E S3 E2N # / # W3 . E5S . / # . E7W . .', '2,3', { storage: 'M4V' }),
    seat('B', 'E2N . W2 . # / E4S . E1W E1E # / # W1 S2 . . / # S4 . E8S .', '3,3', { shells: 2, score: { palms: 9, wreaths: 0, boats: 0, shells: 0, empty: -7, total: 2 } }),
    seat('C', 'W2 E2W M1H E2E # / . W2 E7N S4 # / # . E8S . . / # E3W . . W3', '1,3', { shells: 7, boats: 6, score: { palms: 11, wreaths: 0, boats: 6, shells: 0, empty: -6, total: 11 } }),
    seat('E', '. E6N W2 . # / S5 E1S E5W E4E # / # . W1 W3 . / # . . E1N W3', '3,3', { shells: 9, boats: 3, score: { palms: 8, wreaths: 0, boats: 0, shells: 9, empty: -6, total: 11 } }),
  ],
  moves: [],
  reach: [],
};

const choice = (text: string, action: Action): Choice => ({ text, action, label: { key: 'text', args: { text } } });

/** The legal actions of that turn; the free space 4,2 and three more. */
export const legal: Choice[] = [
  ...view.faced.flatMap(({ depth, tile, place }) =>
    [[3, 0], [2, 2], [4, 2], [1, 3], [3, 3], [4, 3]].map(([x = 0, y = 0]) =>
      choice(`lay ${depth} ${x},${y} r0`, { action: 'lay', depth, tile, place, cell: { x, y }, rotation: 0, from: null, tile_price: depth, ship_price: 0, price: depth, shells: 0 })
    )
  ),
  ...[0, 1].map((rotation) =>
    choice(`lay stored 4,2 r${rotation}`, { action: 'lay', depth: null, tile: 'M4V', place: null, cell: { x: 4, y: 2 }, rotation, from: null, tile_price: 0, ship_price: 0, price: 0, shells: 1 })
  ),
  choice('remove 2,3', { action: 'remove', tile: 'E7W', cell: { x: 2, y: 3 } }),
  choice('pass', { action: 'pass' }),
];

/** The same table before its move: four free steps, five shells. */
export const moving: View = {
  ...view,
  phase: 'move',
  explorer: 4,
  faced: [],
  moves: Array.from({ length: 9 }, (_, i) => ({ steps: i + 1, position: (5 + i) % 16, price: Math.max(0, i + 1 - 4) })),
};
export const moves: Choice[] = moving.moves.map((move) => choice(`move ${move.steps}`, { action: 'move', ...move }));
