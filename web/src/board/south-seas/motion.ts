// What moves when something happens in South Seas.

import { boatToken } from '../../art/boat';
import type { Point } from '../../art/geometry';
import { wareToken } from '../../art/ware';
import { BOTH, type Motion, OUT } from '../../motion/motion.svelte';
import { islander } from '../../art/islander';
import { JOBS } from './art/islander';
import { singleTile, type TileArt } from './art/tile';
import { cellKey, siteKey } from './targets';
import type { Event, Place, Seat, Site, View } from '../../protocol/games/south-seas';

/** Tokens that fly at most; more would only take longer. */
const TOKENS = 8;

/** What is held back while it is under way: a tile, an islander, a boat over a fish. */
export const underWay = {
  tile: (cell: Place): string => `tile ${cellKey(cell)}`,
  islander: (site: Site): string => `islander ${siteKey(site)}`,
  boat: (site: Site): string => `boat ${siteKey(site)}`,
};
const middle = (cell: Place): Point => [cell.x * 100 + 50, cell.y * 100 + 50];

export function play(motion: Motion, events: readonly Event[], view: View, art: TileArt, you: readonly string[]): void {
  const laid = new Map(view.tiles.map((tile) => [cellKey(tile.cell), tile]));
  const spot = (site: Site, of: 'stand' | 'symbol'): Point | undefined => {
    const tile = laid.get(cellKey(site.cell));
    const p = tile && art[of](tile.tile, tile.rotation, site.part);
    return p && [site.cell.x * 100 + p[0], site.cell.y * 100 + p[1]];
  };
  const figure = (seat: Seat, site: Site): string => {
    const tile = laid.get(cellKey(site.cell));
    return islander(seat, JOBS[tile ? art.part(tile.tile, site.part).part.kind : 'sea']);
  };
  let cells: Place[] = [];
  const glow = (lit: Place[], ms: number): void => {
    cells = lit;
    for (const cell of cells) {
      motion.mark({
        svg: '<rect class="art-ring-dark" x="2" y="2" width="96" height="96" rx="6"/><rect class="art-ring" x="2" y="2" width="96" height="96" rx="6"/>',
        at: [cell.x * 100, cell.y * 100],
        frames: [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }],
        duration: 1000,
      });
    }
    motion.wait(ms);
  };
  for (const event of events) {
    switch (event.event) {
      case 'tile-placed': {
        const own = you.includes(event.seat);
        motion.move(
          {
            svg:
              `<g transform="translate(-50 -50)"><rect x="2" y="8" width="100" height="100" rx="4" fill="var(--shade-ink)" opacity=".35"/><rect y="5" width="100" height="100" rx="3" fill="var(--card-edge)"/>${
                singleTile(art, event.tile, event.rotation)
              }</g>`,
            at: middle(event.cell),
            frames: [
              { transform: own ? 'translate(0px, -9px)' : 'translate(-34px, -92px) rotate(-9deg) scale(1.12)', opacity: own ? 1 : 0, easing: own ? 'ease-in' : BOTH },
              { transform: 'translate(0px, 0px)', opacity: 1, offset: 0.72 },
              { transform: 'translate(0px, 2px) scale(1.02, .96)', offset: 0.84 },
              { transform: 'none', opacity: 1 },
            ],
            duration: own ? 240 : 460,
          },
          underWay.tile(event.cell),
        );
        motion.wait(own ? 200 : 400);
        motion.move({
          svg: '<rect x="-50" y="-50" width="100" height="100" rx="6" fill="none" stroke="var(--foam)" stroke-width="4"/>',
          at: middle(event.cell),
          frames: [{ transform: 'scale(.98)', opacity: 0 }, { opacity: 0.9, offset: 0.15 }, { transform: 'scale(1.16)', opacity: 0 }],
          duration: 420,
          easing: OUT,
        });
        motion.wait(60);
        break;
      }
      case 'islander-placed': {
        const at = spot(event.site, 'stand');
        if (!at) break;
        motion.move(
          {
            svg: figure(event.seat, event.site),
            at,
            frames: [
              { transform: 'translate(0px, -70px)', opacity: 0, easing: 'ease-in' },
              { transform: 'translate(0px, 0px) scale(1.06, .9)', opacity: 1, offset: 0.62 },
              { transform: 'translate(0px, -7px)', offset: 0.8 },
              { transform: 'none', opacity: 1 },
            ],
            duration: 380,
          },
          underWay.islander(event.site),
        );
        motion.wait(260);
        break;
      }
      case 'islander-taken-back':
      case 'islander-returned': {
        const at = spot(event.site, 'stand');
        if (!at) break;
        motion.flyHome(event.seat, { svg: figure(event.seat, event.site), at, duration: 520, easing: BOTH }, 1);
        motion.wait(60);
        break;
      }
      case 'evaluated':
        glow(event.cells, 280);
        break;
      case 'market-completed':
        glow([event.site.cell], 200);
        break;
      case 'gained': {
        if (!event.amount) break;
        const count = Math.min(event.amount, TOKENS);
        const from = cells.length ? cells : [event.site.cell];
        for (let i = 0; i < count; i++) {
          motion.flyHome(event.seat, {
            svg: `<g transform="scale(.9)">${wareToken(event.ware)}</g>`,
            at: middle(from[i % from.length] as Place),
            duration: 620,
            after: 90 * i,
            easing: BOTH,
          });
        }
        motion.wait(240 + 90 * count);
        break;
      }
      case 'fish-covered': {
        const at = spot(event.site, 'symbol');
        if (!at) break;
        motion.move(
          {
            svg: boatToken(),
            at,
            frames: [{ transform: 'translate(0px, -34px) scale(1.5)', opacity: 0 }, { transform: 'none', opacity: 1 }],
            duration: 300,
            easing: 'cubic-bezier(.3,1.5,.5,1)',
          },
          underWay.boat(event.site),
        );
        motion.wait(90);
        break;
      }
      default:
    }
  }
}
