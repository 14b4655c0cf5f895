// The table in sentences, for screen readers.

import { kindsOf } from './kinds';
import { cellKey } from './places';
import type { Components, View } from '../../protocol/games/maori';
import type { Say, SeatNames } from '../module';
import { positionName, spaceName, tileName } from './words';

export function describe(view: View, components: Components, say: Say, names: SeatNames): string[] {
  const called = (seat: string): string => names[seat] ?? seat;
  const kinds = kindsOf(components);
  const lines: string[] = [];
  const stack = view.stack.reduce((sum, entry) => sum + entry.count, 0);
  lines.push(say('maori-ui-describe-table', { stack, supply: view.supply }));
  if (view.explorer !== null) lines.push(say('maori-ui-explorer', { where: positionName(say, view.explorer) }));
  for (let row = 0; row < 4; row++) {
    const tiles = view.display.slice(row * 4, row * 4 + 4).map((tile) => (tile ? tileName(say, kinds, tile) : say('maori-ui-gap')));
    lines.push(say('maori-ui-describe-row', { n: row + 1, tiles: tiles.join('; ') }));
  }
  for (const faced of view.faced) lines.push(say('maori-ui-describe-faced', { tile: tileName(say, kinds, faced.tile), price: faced.depth }));
  for (const move of view.moves) lines.push(say('maori-ui-sail-here', { where: positionName(say, move.position), steps: move.steps, price: move.price, laps: 0 }));
  for (const seat of view.seats) {
    lines.push(
      say('maori-ui-describe-seat', {
        seat: called(seat.seat),
        shells: seat.shells,
        boats: seat.boats,
        empty: seat.empty,
        total: seat.score.total,
        storage: seat.storage ? tileName(say, kinds, seat.storage) : say('maori-ui-storage-empty'),
      }),
    );
    const open = new Set(seat.islands.filter((island) => !island.finished).flatMap((island) => island.cells.map(cellKey)));
    for (const { tile, cell, rotation } of seat.tiles) {
      lines.push(say('maori-ui-describe-tile', { seat: called(seat.seat), where: spaceName(say, cell), tile: tileName(say, kinds, tile, rotation), open: open.has(cellKey(cell)) ? 'yes' : 'no' }));
    }
    if (seat.ship) lines.push(say('maori-ui-own-ship', { name: called(seat.seat), where: spaceName(say, seat.ship) }));
  }
  return lines;
}
