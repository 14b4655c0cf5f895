// Tells the newest step: what moves, when and how long. The view already holds the result; a skipped story is just the view.

import { SvelteSet } from 'svelte/reactivity';
import { at as put, type Point } from '../../art/geometry';
import { seatTone } from '../../art/seats';
import { building } from './art/building';
import type { Chart } from './art/chart';
import { birdChip } from './art/resource';
import { site as drawSite } from './art/site';
import { ember } from './art/volcano';
import type { Catalogue } from './pieces';
import { chips, type AnyCard, type Event, type Seat, type View } from './types';

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

/** Something shown large for a while. */
export type Scene =
  | { id: number; scene: 'card'; seat: Seat; face: AnyCard; gains: { seat: Seat; amount: number }[] }
  | { id: number; scene: 'birds'; seat: Seat; values: readonly number[]; amount: number }
  | { id: number; scene: 'words'; text: 'round-over' | 'round' | 'over'; round: number; seat: Seat };

const OUT = 'cubic-bezier(.2,.8,.2,1)';
const BOTH = 'cubic-bezier(.6,0,.2,1)';
/** Where buildings stand on their site: left of the points, or side by side if two owners share it. */
export const standOf = (count: number, index: number): Point => (count < 2 ? [-9.5, 8] : index === 0 ? [-13, 6] : [12, 11]);

export class Story {
  actors = $state.raw<Actor[]>([]);
  scene = $state.raw<Scene | null>(null);
  /** Counts eruptions; the board shakes with each. */
  shakes = $state(0);
  /** Sites whose building is still under way. */
  readonly building = new SvelteSet<string>();
  /** Sites whose tile is still being turned. */
  readonly turning = new SvelteSet<string>();
  #next = 0;
  #running = new Map<number, Animation>();
  #after = new Map<number, () => void>();
  #timers: ReturnType<typeof setTimeout>[] = [];

  #add(actor: Omit<Actor, 'id'>, after?: () => void): void {
    const id = ++this.#next;
    if (after) this.#after.set(id, after);
    this.actors = [...this.actors, { id, ...actor }];
  }

  #later(delay: number, act: () => void): void {
    this.#timers.push(setTimeout(act, delay));
  }

  /** Called when the actor's element is on the page. */
  run(actor: Actor, element: Element): () => void {
    const animation = element.animate(actor.frames, { fill: 'both', ...actor.timing });
    this.#running.set(actor.id, animation);
    animation.onfinish = () => {
      if (!this.#running.delete(actor.id)) return;
      this.#after.get(actor.id)?.();
      this.#after.delete(actor.id);
      this.actors = this.actors.filter((other) => other.id !== actor.id);
    };
    return () => animation.cancel();
  }

  /** To the end, at once. */
  skip(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.scene = null;
    for (const animation of [...this.#running.values()]) animation.finish();
  }

  clear(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.#running.clear();
    this.#after.clear();
    this.actors = [];
    this.scene = null;
    this.building.clear();
    this.turning.clear();
  }

  #show(delay: number, duration: number, scene: Scene): void {
    this.#later(delay, () => (this.scene = scene));
    this.#later(delay + duration, () => this.scene?.id === scene.id && (this.scene = null));
  }

  /** Begins the story of a step. `calm`: nothing travels. */
  tell(events: readonly Event[], view: View, pieces: Catalogue, chart: Chart, calm: boolean): void {
    this.clear();
    const place = (id: string): Point | undefined => {
      const site = pieces.sites.get(id);
      return site && [site.x, site.y];
    };
    const glow = (sites: readonly string[], delay: number): void =>
      sites.forEach((id, i) => {
        const at = place(id);
        if (at)
          this.#add({
            svg: '<circle r="33" fill="none" stroke="var(--ink-solid)" stroke-width="6.4" opacity=".75"/><circle r="33" fill="#fff" fill-opacity=".16" stroke="var(--halo)" stroke-width="3.4"/>',
            at, to: null,
            frames: calm ? [{ opacity: 0 }, { opacity: 1, offset: 0.1 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }] : [{ opacity: 0, transform: 'scale(.8)' }, { opacity: 1, transform: 'scale(1.08)', offset: 0.2 }, { opacity: 1, transform: 'none', offset: 0.7 }, { opacity: 0, transform: 'none' }],
            timing: { duration: 1100, delay: delay + (calm ? 0 : 60 * i) },
          });
      });
    const label = (text: string, seat: Seat): string => {
      const width = 14 + text.length * 9;
      return `<rect x="${-width / 2}" y="-12" width="${width}" height="24" rx="12" fill="${seatTone(seat)}" stroke="var(--halo)" stroke-width="2"/><text y="5.6" class="art-glyph" font-size="16" text-anchor="middle" fill="${seatTone(seat, 'ink')}">${text}</text>`;
    };
    const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);
    const laid = events.filter((event) => event.event === 'tile-laid').length;
    const flips = new Set<string>();
    let t = 0;
    let where: string | null = null;

    events.forEach((event, index) => {
      switch (event.event) {
        case 'building-card-played':
          this.#show(t, 1100, { id: ++this.#next, scene: 'card', seat: event.seat, face: { kind: 'building', card: event.card }, gains: [] });
          t += calm ? 0 : 420;
          break;
        case 'scoring-card-played': {
          const gains: { seat: Seat; amount: number }[] = [];
          for (const later of events.slice(index + 1)) {
            if (later.event === 'gained' && later.reason === 'card') gains.push({ seat: later.seat, amount: later.amount });
            else if (later.event !== 'erupted') break;
          }
          this.#show(t, 2600, { id: ++this.#next, scene: 'card', seat: event.seat, face: { kind: 'scoring', card: event.card }, gains });
          t += calm ? 0 : 520;
          break;
        }
        case 'built': {
          where = event.site;
          const at = place(event.site);
          if (!at || calm) break;
          const key = `${event.site} ${event.seat}`;
          const there = view.sites.find((other) => other.site === event.site)?.buildings ?? [];
          const stand = standOf(there.length, there.findIndex((other) => other.seat === event.seat));
          this.building.add(key);
          this.#add(
            {
              svg: building(event.building, event.seat), at: [at[0] + stand[0], at[1] + stand[1]], to: null,
              frames: [
                { transform: 'translate(0px, -84px)', opacity: 0, easing: 'ease-in' },
                { transform: 'translate(0px, 0px) scale(1.08, .88)', opacity: 1, offset: 0.6 },
                { transform: 'translate(0px, -6px)', offset: 0.8 },
                { transform: 'none', opacity: 1 },
              ],
              timing: { duration: 400, delay: t },
            },
            () => this.building.delete(key),
          );
          t += 270;
          break;
        }
        case 'gained': {
          if (event.reason === 'tile') {
            const at = where === null ? undefined : place(where);
            if (at)
              this.#add({
                svg: label(signed(event.amount), event.seat), at: [at[0], at[1] - 26], to: null,
                frames: calm ? [{ opacity: 0 }, { opacity: 1, offset: 0.1 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }] : [{ transform: 'translate(0px, 14px) scale(.6)', opacity: 0 }, { transform: 'none', opacity: 1, offset: 0.25 }, { transform: 'translate(0px, -6px)', opacity: 1, offset: 0.75 }, { transform: 'translate(0px, -22px)', opacity: 0 }],
                timing: { duration: 1200, delay: t, easing: OUT },
              });
            t += calm ? 0 : 160;
          } else if (event.reason === 'card') {
            glow(event.sites, t);
            const first = event.sites[0];
            const at = first === undefined ? undefined : place(first);
            if (at && !calm) this.#add({ svg: label(signed(event.amount), event.seat), at, to: event.seat, frames: [{ opacity: 0 }], timing: { duration: 760, delay: t + 240, easing: BOTH } });
            t += calm ? 0 : 340;
          }
          break;
        }
        case 'bird-drawn': {
          const at = where === null ? undefined : place(where);
          if (at && !calm) this.#add({ svg: birdChip(), at, to: event.seat, frames: [{ opacity: 0 }], timing: { duration: 680, delay: t, easing: BOTH } });
          t += calm ? 0 : 120;
          break;
        }
        case 'turned-up':
        case 'tile-laid': {
          if (event.event === 'turned-up') where = event.site;
          const [site, kind, at] = [pieces.sites.get(event.site), pieces.tiles.get(event.tile), place(event.site)];
          if (!site || !kind || !at || calm || laid > 3 || flips.has(event.site)) break;
          flips.add(event.site);
          this.turning.add(event.site);
          this.#add(
            {
              svg: drawSite(site.category, kind), at, to: null,
              frames: [
                { transform: 'scale(0, 1.06)', opacity: 1, easing: OUT },
                { transform: 'scale(1.06, 1.04)', opacity: 1, offset: 0.7 },
                { transform: 'none', opacity: 1 },
              ],
              timing: { duration: 320, delay: t },
            },
            () => this.turning.delete(event.site),
          );
          t += 90;
          break;
        }
        case 'erupted': {
          const at = place(event.site);
          if (!at) break;
          if (!events.slice(0, index).some((other) => other.event === 'erupted')) {
            this.#later(t, () => this.shakes++);
            if (!calm) this.#burst(chart, t);
            t += calm ? 0 : 350;
          }
          if (calm) break;
          this.#add({ svg: building(event.building, event.seat), at, to: event.seat, frames: [{ opacity: 1 }], timing: { duration: 760, delay: t, easing: BOTH } });
          t += 70;
          break;
        }
        case 'birds-revealed': {
          const values = chips(event.values);
          const next = events[index + 1];
          const amount = next?.event === 'gained' && next.reason === 'chips' ? next.amount : 0;
          const long = 1500 + 110 * values.length;
          this.#show(t, long, { id: ++this.#next, scene: 'birds', seat: event.seat, values, amount });
          t += long + 150;
          break;
        }
        case 'round-over':
          this.#show(t, 1500, { id: ++this.#next, scene: 'words', text: 'round-over', round: event.round, seat: '' });
          t += calm ? 0 : 700;
          break;
        case 'round-begun':
          this.#show(t, 1500, { id: ++this.#next, scene: 'words', text: 'round', round: event.round, seat: event.seat });
          t += calm ? 0 : 500;
          break;
        default:
      }
    });
  }

  /** Embers fly out of every mountain. */
  #burst(chart: Chart, delay: number): void {
    for (const { at: foot, scale } of chart.mountains)
      for (let i = 0; i < 18; i++) {
        const angle = -Math.PI / 2 + ((i - 8.5) / 9) * 1.1;
        const far = (60 + ((i * 37) % 50)) * scale;
        const [dx, dy] = [Math.cos(angle) * far, Math.sin(angle) * far];
        this.#add({
          svg: put(0, 0, ember(2.4 + (i % 3))), at: [foot[0], foot[1] - 42 * scale], to: null,
          frames: [
            { transform: 'translate(0px, 0px)', opacity: 0 },
            { transform: `translate(${dx * 0.6}px, ${dy}px)`, opacity: 1, offset: 0.4, easing: 'ease-in' },
            { transform: `translate(${dx * 1.2}px, ${dy + 95 * scale}px)`, opacity: 0 },
          ],
          timing: { duration: 1000 + (i % 5) * 90, delay: delay + (i % 4) * 60, easing: 'ease-out' },
        });
      }
  }
}
