// Plants over the border of two joined island tiles, seeded by where that border lies on the map.

import type { LaidTile, Site } from '../../../protocol/games/south-seas';
import { at, type Point, turn } from '../../../art/geometry';
import { edgeAt, type Side, STEP } from './layout';
import { bush, palm } from '../../../art/plant';
import { seeded } from '../../../art/seeded';
import { bananaSpots } from './shape';
import type { TileArt } from './tile';

export interface Seam {
  key: string;
  y: number;
  svg: string;
}

export function seamsOf(art: TileArt, tiles: readonly LaidTile[], sites: readonly Site[]): Seam[] {
  const byCell = new Map(tiles.map((tile) => [`${tile.cell.x},${tile.cell.y}`, tile]));
  const busy = (tile: LaidTile): Point[] => {
    const shape = art.shape(tile.tile);
    const goods = shape.islands.flatMap((island, i) => bananaSpots(island, art.part(tile.tile, `i${i + 1}`).part.symbols));
    const stands = sites
      .filter((site) => site.cell.x === tile.cell.x && site.cell.y === tile.cell.y && site.part.startsWith('i'))
      .map((site) => art.stand(tile.tile, tile.rotation, site.part));
    return [...goods.map((p) => turn(p, tile.rotation)), ...stands].map(([x, y]): Point => [x + tile.cell.x * 100, y + tile.cell.y * 100]);
  };
  const out: Seam[] = [];
  for (const tile of tiles) {
    for (const side of [1, 2] as Side[]) {
      const { x: cx, y: cy } = tile.cell;
      const step = STEP[side] ?? [0, 0];
      const other = byCell.get(`${cx + step[0]},${cy + step[1]}`);
      if (!other || edgeAt(art.layoutOf(tile.tile), tile.rotation, side) !== 'I') continue;
      const random = seeded(`seam${cx},${cy},${side}`);
      const taken = [...busy(tile), ...busy(other)];
      for (let k = 0; k < 3; k++) {
        const [u, v] = [24 + k * 25 + random(-6, 6), random(-4, 5)];
        const [x, y] = [cx * 100 + (side === 1 ? 100 + v : u), cy * 100 + (side === 1 ? u : 100 + v)];
        const tall = k === 1 && random() < 0.6;
        if (taken.some(([bx, by]) => Math.abs(x - bx) < 12 && y - by > -6 && y - by < 26)) continue;
        out.push({ key: `seam ${cx},${cy},${side},${k}`, y, svg: at(x, y, tall ? palm(random, 0.92) : bush(random, 0.9)) });
      }
    }
  }
  return out;
}
