// What may be pointed at on the board: legal cells, spots for an islander, own islanders to take back.

import type { TileArt } from './art/tile';
import { type Feature, Features, type Free, type Lying } from './features';
import { cellKey, siteKey } from './keys';
import { backFrom, islanderOn } from './sequels';
import type { Action, FeatureKind, Place, View } from '../../protocol/games/south-seas';
import type { Sequel } from '../module';
import type { Choice } from './props';

export { cellKey, siteKey };

export interface Target {
  key: string;
  kind: 'place' | 'put' | 'back';
  cell: Place;
  /** The part of the tile, for islanders. */
  part: string | null;
  /** Middle on the map. */
  x: number;
  y: number;
  /** For a tile: its legal rotations, in the order in which they are offered. For what follows a tile: the tile. */
  choices: Choice[];
  /** What an islander finds there. */
  spot: Spot | null;
  /** What follows the tile in preview, if this is no decision of its own. */
  sequel: Sequel<Action> | null;
}

/** A place for an islander, or one to take it from. */
export interface Spot {
  kind: FeatureKind;
  feature: Feature;
  /** Whether an islander is paid there at once. */
  pays: boolean;
}

const keyOf = (action: Action): string =>
  action.action === 'place' ? `place ${cellKey(action.cell)}`
    : action.action === 'put' || action.action === 'back' ? `${action.action} ${siteKey(action.site)}`
    : '';

export function targetsOf(art: TileArt, view: View, legal: readonly Choice[]): Target[] {
  const targets = new Map<string, Target>();
  const laid = new Map(view.tiles.map((tile) => [cellKey(tile.cell), tile]));
  const features = legal.some(({ action }) => action.action === 'put' || action.action === 'back') ? new Features(art, view) : null;
  for (const choice of legal) {
    const { action } = choice;
    const key = keyOf(action);
    const known = targets.get(key);
    if (known) known.choices.push(choice);
    else if (action.action === 'place') {
      const { cell } = action;
      targets.set(key, { key, kind: 'place', cell, part: null, x: cell.x * 100 + 50, y: cell.y * 100 + 50, choices: [choice], spot: null, sequel: null });
    } else if (action.action === 'put' || action.action === 'back') {
      const { cell, part } = action.site;
      const [tile, feature] = [laid.get(cellKey(cell)), features?.at(action.site)];
      if (!tile || !feature) continue;
      const at = action.action === 'put' ? art.coin(tile.tile, tile.rotation, part) : art.stand(tile.tile, tile.rotation, part);
      const pays = action.action === 'put' && action.kind !== 'market' && feature.symbols > 0 && (feature.open === 0 || feature.boat);
      targets.set(key, { key, kind: action.action, cell, part, x: cell.x * 100 + at[0], y: cell.y * 100 + at[1], choices: [choice], spot: { kind: action.kind, feature, pays }, sequel: null });
    }
  }
  return [...targets.values()];
}

/** Who may follow the tile that is tried: islanders on it, and those that may come home instead. */
export function sequelTargets(art: TileArt, view: View, placing: Choice, tried: Lying, takesBackAnyTime: boolean): Target[] {
  const own = view.seats.find(({ seat }) => seat === view.to_act);
  if (!own) return [];
  const features = new Features(art, view, tried);
  const free: Free[] = own.supply > 0 ? features.free(tried) : [];
  const put = free.map((feature): Target => {
    const [x, y] = art.coin(tried.tile, tried.rotation, feature.site.part);
    const sequel = islanderOn(feature);
    return {
      key: sequel.key,
      kind: 'put',
      cell: tried.cell,
      part: feature.site.part,
      x: tried.cell.x * 100 + x,
      y: tried.cell.y * 100 + y,
      choices: [placing],
      spot: { kind: feature.kind, feature, pays: feature.pays },
      sequel,
    };
  });
  const back = (takesBackAnyTime || own.supply === 0 ? own.islanders : []).flatMap((site): Target[] => {
    const [tile, feature] = [view.tiles.find(({ cell }) => cellKey(cell) === cellKey(site.cell)), features.at(site)];
    if (!tile || !feature) return [];
    const [x, y] = art.stand(tile.tile, tile.rotation, site.part);
    const sequel = backFrom(site);
    return [{
      key: sequel.key,
      kind: 'back',
      cell: site.cell,
      part: site.part,
      x: site.cell.x * 100 + x,
      y: site.cell.y * 100 + y,
      choices: [placing],
      spot: { kind: feature.kind, feature, pays: false },
      sequel,
    }];
  });
  return [...put, ...back];
}
