// Tells the newest step: what moves, when and how long. The view already holds the result; a skipped story is just the view.

import { SvelteSet } from 'svelte/reactivity';
import { boatToken } from '../../art/boat';
import type { Point } from '../../art/geometry';
import { islander, JOBS } from './art/islander';
import { singleTile, type TileArt } from './art/tile';
import { wareToken } from '../../art/ware';
import type { Event, Place, Site, View } from './types';

export interface Actor {
  id: number;
  svg: string;
  /** Where it stands on the map; its frames are relative to this. */
  at: Point;
  /** Flies over the whole page to the seat's card. */
  to: string | null;
  frames: Keyframe[];
  timing: KeyframeAnimationOptions;
}

const OUT = 'cubic-bezier(.2,.8,.2,1)';
const BOTH = 'cubic-bezier(.6,0,.2,1)';
/** Tokens that fly at most; more would only take longer. */
const TOKENS = 8;

export const cellKey = (cell: Place): string => `${cell.x},${cell.y}`;
export const siteKey = (site: Site): string => `${cellKey(site.cell)} ${site.part}`;
const middle = (cell: Place): Point => [cell.x * 100 + 50, cell.y * 100 + 50];

export class Story {
  actors = $state.raw<Actor[]>([]);
  /** What is still under way and therefore not drawn in its place. */
  readonly tiles = new SvelteSet<string>();
  readonly islanders = new SvelteSet<string>();
  readonly covers = new SvelteSet<string>();
  #next = 0;
  #running = new Map<number, { animation: Animation; done: () => void }>();
  #after = new Map<number, () => void>();

  #add(actor: Omit<Actor, 'id'>, after?: () => void): void {
    const id = ++this.#next;
    if (after) this.#after.set(id, after);
    this.actors = [...this.actors, { id, ...actor }];
  }

  /** Called when the actor's element is on the page. */
  run(actor: Actor, element: Element): () => void {
    const animation = element.animate(actor.frames, { fill: 'both', ...actor.timing });
    const done = (): void => {
      if (!this.#running.delete(actor.id)) return;
      this.#after.get(actor.id)?.();
      this.#after.delete(actor.id);
      this.actors = this.actors.filter((other) => other.id !== actor.id);
    };
    this.#running.set(actor.id, { animation, done });
    animation.onfinish = done;
    return () => animation.cancel();
  }

  skip(): void {
    for (const { animation } of [...this.#running.values()]) animation.finish();
  }

  clear(): void {
    this.#running.clear();
    this.#after.clear();
    this.actors = [];
    this.tiles.clear();
    this.islanders.clear();
    this.covers.clear();
  }

  /** Begins the story of a step. `calm`: nothing travels. */
  tell(events: readonly Event[], view: View, art: TileArt, you: readonly string[], calm: boolean): void {
    this.clear();
    const laid = new Map(view.tiles.map((tile) => [cellKey(tile.cell), tile]));
    const spot = (site: Site, of: 'stand' | 'symbol'): Point | undefined => {
      const tile = laid.get(cellKey(site.cell));
      const p = tile && art[of](tile.tile, tile.rotation, site.part);
      return p && [site.cell.x * 100 + p[0], site.cell.y * 100 + p[1]];
    };
    const figure = (seat: string, site: Site): string => {
      const tile = laid.get(cellKey(site.cell));
      const kind = tile ? art.part(tile.tile, site.part).part.kind : 'sea';
      return islander(seat, JOBS[kind]);
    };
    const glow = (cells: readonly Place[], delay: number): void => {
      for (const cell of cells)
        this.#add({
          svg: '<rect class="art-ring-dark" x="2" y="2" width="96" height="96" rx="6"/><rect class="art-ring" x="2" y="2" width="96" height="96" rx="6"/>',
          at: [cell.x * 100, cell.y * 100], to: null,
          frames: [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }],
          timing: { duration: 1000, delay },
        });
    };
    let t = 0;
    let cells: Place[] = [];
    for (const event of events) {
      switch (event.event) {
        case 'tile-placed': {
          if (calm) break;
          const key = cellKey(event.cell);
          const own = you.includes(event.seat);
          this.tiles.add(key);
          const from = own ? 'translate(0px, -9px)' : 'translate(-34px, -92px) rotate(-9deg) scale(1.12)';
          this.#add(
            {
              svg: `<g transform="translate(-50 -50)"><rect x="2" y="8" width="100" height="100" rx="4" fill="var(--shade-ink)" opacity=".35"/><rect y="5" width="100" height="100" rx="3" fill="var(--card-edge)"/>${singleTile(art, event.tile, event.rotation)}</g>`,
              at: middle(event.cell), to: null,
              frames: [
                { transform: from, opacity: own ? 1 : 0, easing: own ? 'ease-in' : BOTH },
                { transform: 'translate(0px, 0px)', opacity: 1, offset: 0.72 },
                { transform: 'translate(0px, 2px) scale(1.02, .96)', offset: 0.84 },
                { transform: 'none', opacity: 1 },
              ],
              timing: { duration: own ? 240 : 460, delay: t },
            },
            () => this.tiles.delete(key),
          );
          t += own ? 200 : 400;
          this.#add({
            svg: '<rect x="-50" y="-50" width="100" height="100" rx="6" fill="none" stroke="var(--foam)" stroke-width="4"/>',
            at: middle(event.cell), to: null,
            frames: [{ transform: 'scale(.98)', opacity: 0 }, { opacity: 0.9, offset: 0.15 }, { transform: 'scale(1.16)', opacity: 0 }],
            timing: { duration: 420, delay: t, easing: OUT },
          });
          t += 60;
          break;
        }
        case 'islander-placed': {
          const p = spot(event.site, 'stand');
          if (!p || calm) break;
          const key = siteKey(event.site);
          this.islanders.add(key);
          this.#add(
            {
              svg: figure(event.seat, event.site), at: p, to: null,
              frames: [
                { transform: 'translate(0px, -70px)', opacity: 0, easing: 'ease-in' },
                { transform: 'translate(0px, 0px) scale(1.06, .9)', opacity: 1, offset: 0.62 },
                { transform: 'translate(0px, -7px)', offset: 0.8 },
                { transform: 'none', opacity: 1 },
              ],
              timing: { duration: 380, delay: t },
            },
            () => this.islanders.delete(key),
          );
          t += 260;
          break;
        }
        case 'islander-taken-back':
        case 'islander-returned': {
          const p = spot(event.site, 'stand');
          if (!p || calm) break;
          this.#add({
            svg: figure(event.seat, event.site), at: p, to: event.seat,
            frames: [{ transform: 'none', opacity: 1 }],
            timing: { duration: 520, delay: t, easing: BOTH },
          });
          t += 60;
          break;
        }
        case 'evaluated':
          ({ cells } = event);
          glow(cells, t);
          t += calm ? 0 : 280;
          break;
        case 'market-completed':
          cells = [event.site.cell];
          glow(cells, t);
          t += calm ? 0 : 200;
          break;
        case 'gained': {
          if (calm || !event.amount) break;
          const count = Math.min(event.amount, TOKENS);
          const from = cells.length ? cells : [event.site.cell];
          for (let i = 0; i < count; i++)
            this.#add({
              svg: `<g transform="scale(.9)">${wareToken(event.ware)}</g>`,
              at: middle(from[i % from.length] as Place), to: event.seat,
              frames: [{ opacity: 0 }],
              timing: { duration: 620, delay: t + 90 * i, easing: BOTH },
            });
          t += 240 + 90 * count;
          break;
        }
        case 'fish-covered': {
          const p = spot(event.site, 'symbol');
          if (!p || calm) break;
          const key = siteKey(event.site);
          this.covers.add(key);
          this.#add(
            {
              svg: boatToken(), at: p, to: null,
              frames: [{ transform: 'translate(0px, -34px) scale(1.5)', opacity: 0 }, { transform: 'none', opacity: 1 }],
              timing: { duration: 300, delay: t, easing: 'cubic-bezier(.3,1.5,.5,1)' },
            },
            () => this.covers.delete(key),
          );
          t += 90;
          break;
        }
        default:
      }
    }
  }
}
