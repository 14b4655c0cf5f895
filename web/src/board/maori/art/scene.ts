// Tiles on a grid, painted layer by layer over all of them, so that nothing ends at a tile's border.

import { at } from '../../../art/geometry';
import { bush } from '../../../art/plant';
import { seeded } from '../../../art/seeded';
import { type Edge, EDGES, type Look, opposite, STEP } from './look';
import { type Detail, type Layers, layersOf, type Thing } from './tile';

/** A tile on the grid. */
export interface Piece {
  /** Column and row. */
  x: number;
  y: number;
  look: Look;
  /** Makes the copy its own. */
  seed: string;
}

const moved = (x: number, y: number, svg: string): string => (svg ? `<g transform="translate(${x * 100} ${y * 100})">${svg}</g>` : '');

/** Whether the island goes on from one tile to the next. */
export const joins = (pieces: ReadonlyMap<string, Piece>, piece: Piece, edge: Edge): boolean => {
  const [dx, dy] = STEP[edge];
  return piece.look.land.includes(edge) && Boolean(pieces.get(`${piece.x + dx},${piece.y + dy}`)?.look.land.includes(opposite(edge)));
};

/** Shrubs over the joint of two tiles; palms count, so none is ever invented. */
function seams(pieces: ReadonlyMap<string, Piece>): Thing[] {
  const out: Thing[] = [];
  for (const piece of pieces.values()) {
    for (const edge of [1, 2] as const) {
      if (!joins(pieces, piece, edge) || piece.look.wreaths.includes(edge)) continue;
      const other = pieces.get(edge === 1 ? `${piece.x + 1},${piece.y}` : `${piece.x},${piece.y + 1}`);
      if (other?.look.wreaths.includes(opposite(edge))) continue;
      const random = seeded(`seam${piece.x},${piece.y},${edge}`);
      const spots: readonly (readonly [number, number])[] = edge === 1 ? [[100 + random(-5, 5), 37 + random(-3, 3)], [100 + random(-5, 5), 66]]
        : [[35 + random(-3, 3), 100 + random(-3, 4)], [66, 100 + random(-3, 4)]];
      for (const [x, y] of spots) {
        if (random() < 0.45) continue;
        const [px, py] = [piece.x * 100 + x, piece.y * 100 + y];
        out.push({ y: py, svg: at(px, py, bush(random, random(0.6, 0.85))) });
      }
    }
  }
  return out;
}

export interface SceneOptions {
  detail?: Detail;
  /** Whether tile borders are drawn; never across joined land. */
  lines?: boolean;
  /** Water under each tile, for tiles that lie on something else than a sea. */
  water?: boolean;
}

/** What lies flat, and what stands on it. */
export interface Scene {
  ground: string;
  upright: string;
}

/** The whole scene; empty spaces are left to whoever draws the ground. */
export function scene(list: readonly Piece[], { detail = 'full', lines = true, water = true }: SceneOptions = {}): Scene {
  const pieces = new Map(list.map((piece) => [`${piece.x},${piece.y}`, piece]));
  const items = list.map((piece) => ({ piece, layers: layersOf(piece.look, piece.seed, detail) }));
  const layer = (name: Exclude<keyof Layers, 'things' | 'symbols'>): string => items.map(({ piece, layers }) => moved(piece.x, piece.y, layers[name])).join('');
  const squares = list.map(({ x, y }) => `M${x * 100} ${y * 100}h100v100h-100Z`).join('');
  const upright = (name: 'things' | 'symbols'): Thing[] => items.flatMap(({ piece, layers }) => layers[name].map((thing) => ({ y: thing.y + piece.y * 100, svg: moved(piece.x, piece.y, thing.svg) })));
  const sorted = (things: Thing[]): string => things.sort((a, b) => a.y - b.y).map((thing) => thing.svg).join('');
  // A joint of one island shows the line in its water only.
  const borders = items
    .map(({ piece }) =>
      EDGES.map((edge) => {
        const joint = joins(pieces, piece, edge);
        const [ox, oy] = [piece.x * 100, piece.y * 100];
        const along = (from: number, to: number): string => {
          switch (edge) {
            case 0:
              return `M${ox + from} ${oy}H${ox + to}`;
            case 1:
              return `M${ox + 100} ${oy + from}V${oy + to}`;
            case 2:
              return `M${ox + from} ${oy + 100}H${ox + to}`;
            case 3:
              return `M${ox} ${oy + from}V${oy + to}`;
          }
        };
        if (joint && (edge === 1 || edge === 2)) return '';
        return joint ? along(0, 8) + along(92, 100) : along(0, 100);
      }).join('')
    )
    .join('');
  const ground = (water ? `<path d="${squares}" fill="url(#art-sea)" stroke="var(--sea)" stroke-width=".4"/>` : '') +
    `<g class="art-outer">${layer('outer')}</g><g class="art-lagoon">${layer('lagoon')}</g><g class="art-foam">${layer('foam')}</g><g class="art-sand">${layer('sand')}</g>` +
    `<g class="art-wet">${layer('wet')}</g><g class="art-brow">${layer('grass')}</g><g class="art-grass">${layer('grass')}</g>` +
    (lines ? `<path d="${borders}" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="${detail === 'small' ? 2 : 1.2}"/>` : '');
  return { ground, upright: sorted([...upright('things'), ...(detail === 'full' ? seams(pieces) : [])]) + sorted(upright('symbols')) };
}

/** A tile on its own, as cardboard: 100 x 105 units. */
export function card(look: Look, seed: string, detail: Detail = 'full'): string {
  const { ground, upright } = scene([{ x: 0, y: 0, look, seed }], { detail, lines: false });
  return (
    `<rect y="4" width="100" height="100" rx="5" fill="var(--card-edge)"/><g clip-path="url(#art-tile)">${ground}` +
    `<rect x=".7" y=".7" width="98.6" height="98.6" rx="3" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="1.4"/>${upright}</g>`
  );
}
