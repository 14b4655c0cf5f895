// The board in sentences, for screen readers.

import { ROLES } from './art/islander';
import { artOf } from './art/tile';
import { demandText, waresText } from './demand-text';
import type { Components, View } from '../../protocol/games/south-seas';
import type { Say, SeatNames } from '../module';
import { partName, tileName } from './words';

export function describe(view: View, components: Components, say: Say, names: SeatNames): string[] {
  const called = (seat: string): string => names[seat] ?? seat;
  const art = artOf(components);
  const lines: string[] = [];
  const left = (list: readonly { count: number }[]): number => list.reduce((sum, entry) => sum + entry.count, 0);
  lines.push(say('south-seas-ui-describe-stacks', { tiles: left(view.bag), ships: left(view.stack) }));
  if (view.drawn) lines.push(say('south-seas-ui-describe-drawn', { id: view.drawn, tile: tileName(say, art.layoutOf(view.drawn), 0) }));
  view.display.forEach((id, slot) => {
    const ship = id === null ? undefined : art.ships.get(id);
    const text = ship ? say('south-seas-ui-ship', { value: ship.value, demand: demandText(say, ship.demand) }) : say('south-seas-ui-empty-berth');
    lines.push(say('south-seas-ui-describe-berth', { n: slot + 1, ship: text }));
  });
  for (const { seat, score, supply, wares, ships } of view.seats) {
    lines.push(say('south-seas-ui-describe-seat', { seat: called(seat), score, supply, wares: waresText(say, wares), ships: ships.length }));
  }
  const tiles = [...view.tiles].sort((a, b) => a.cell.y - b.cell.y || a.cell.x - b.cell.x);
  for (const tile of tiles) {
    const symbols = art.kind(tile.tile).parts.flatMap((part) => {
      if (part.boat) return [say('south-seas-ui-describe-boat', { where: partName(say, art, tile, part.name) })];
      if (!part.symbols || tile.covered.includes(part.name)) return [];
      const ware = part.kind === 'island' ? 'bananas' : part.kind === 'bridge' ? 'shells' : 'fish';
      return [say('south-seas-ui-describe-symbol', { what: say(`south-seas-ui-count-${ware}`, { count: part.symbols }), where: partName(say, art, tile, part.name) })];
    });
    const people = view.seats.flatMap(({ seat, islanders }) =>
      islanders
        .filter((site) => site.cell.x === tile.cell.x && site.cell.y === tile.cell.y)
        .map((site) => {
          const role = say(`south-seas-ui-role-${ROLES[art.part(tile.tile, site.part).part.kind].replace(' ', '-')}`);
          return say('south-seas-ui-describe-islander', { seat: called(seat), role, where: partName(say, art, tile, site.part) });
        })
    );
    lines.push([say('south-seas-ui-describe-tile', { x: tile.cell.x, y: tile.cell.y, tile: tileName(say, art.layoutOf(tile.tile), tile.rotation) }), ...symbols, ...people].join(' '));
  }
  return lines;
}
