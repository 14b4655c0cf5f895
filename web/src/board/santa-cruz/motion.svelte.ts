// What moves when something happens in Santa Cruz, and what is shown large meanwhile.

import { at as put, type Point } from '../../art/geometry';
import { seatTone } from '../../art/seats';
import { BOTH, Motion, OUT } from '../../motion/motion.svelte';
import { building } from './art/building';
import type { Chart } from './art/chart';
import { birdChip } from './art/resource';
import { site as drawSite } from './art/site';
import { ember } from './art/volcano';
import type { Catalogue } from './catalogue';
import type { Event, Seat, View } from '../../protocol/games/santa-cruz';
import { chips, type AnyCard } from './pieces';

/** Something shown large for a while. */
export type Scene =
  | { scene: 'card'; seat: Seat; face: AnyCard; gains: { seat: Seat; amount: number }[] }
  | { scene: 'birds'; seat: Seat; values: readonly number[]; amount: number }
  | { scene: 'words'; text: 'round-over' | 'round' | 'over'; round: number; seat: Seat | null };

/** Where buildings stand on their site: left of the points, or side by side if two owners share it. */
export const standOf = (count: number, index: number): Point => (count < 2 ? [-9.5, 8] : index === 0 ? [-13, 6] : [12, 11]);

/** What is held back while it is under way: a site's tile, an owner's building. */
export const underWay = {
  tile: (site: string): string => `tile ${site}`,
  building: (site: string, seat: Seat): string => `building ${site} ${seat}`,
};

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

function label(amount: number, seat: Seat): string {
  const text = signed(amount);
  const width = 14 + text.length * 9;
  return `<rect x="${-width / 2}" y="-12" width="${width}" height="24" rx="12" fill="${
    seatTone(seat)
  }" stroke="var(--halo)" stroke-width="2"/><text y="5.6" class="art-glyph" font-size="16" text-anchor="middle" fill="${seatTone(seat, 'ink')}">${text}</text>`;
}

export class ChartMotion extends Motion {
  scene = $state.raw<Scene | null>(null);
  /** Shakes the chart; the board says how. */
  shake: (frames: Keyframe[], timing: KeyframeAnimationOptions) => void = () => {};

  override skip(): void {
    super.skip();
    this.scene = null;
  }

  #show(duration: number, scene: Scene): void {
    this.later(() => (this.scene = scene));
    this.later(() => this.scene === scene && (this.scene = null), duration);
  }

  play(events: readonly Event[], view: View, pieces: Catalogue, chart: Chart): void {
    const place = (id: string | null | undefined): Point | undefined => {
      const site = pieces.sites.get(id ?? '');
      return site && [site.x, site.y];
    };
    const laid = events.filter((event) => event.event === 'tile-laid').length;
    const flips = new Set<string>();
    let where: string | null = null;

    events.forEach((event, index) => {
      switch (event.event) {
        case 'building-card-played':
          this.#show(1100, { scene: 'card', seat: event.seat, face: { kind: 'building', card: event.card }, gains: [] });
          this.wait(420);
          break;
        case 'scoring-card-played': {
          const gains: { seat: Seat; amount: number }[] = [];
          for (const later of events.slice(index + 1)) {
            if (later.event === 'gained' && later.reason === 'card') gains.push({ seat: later.seat, amount: later.amount });
            else if (later.event !== 'erupted') break;
          }
          this.#show(2600, { scene: 'card', seat: event.seat, face: { kind: 'scoring', card: event.card }, gains });
          this.wait(520);
          break;
        }
        case 'built': {
          where = event.site;
          const at = place(event.site);
          if (!at) break;
          const there = view.sites.find((other) => other.site === event.site)?.buildings ?? [];
          const stand = standOf(there.length, there.findIndex((other) => other.seat === event.seat));
          this.move(
            {
              svg: building(event.building, event.seat),
              at: [at[0] + stand[0], at[1] + stand[1]],
              duration: 400,
              frames: [
                { transform: 'translate(0px, -84px)', opacity: 0, easing: 'ease-in' },
                { transform: 'translate(0px, 0px) scale(1.08, .88)', opacity: 1, offset: 0.6 },
                { transform: 'translate(0px, -6px)', offset: 0.8 },
                { transform: 'none', opacity: 1 },
              ],
            },
            underWay.building(event.site, event.seat),
          );
          this.wait(270);
          break;
        }
        case 'gained': {
          if (event.reason === 'tile') {
            const at = place(where);
            if (at) {
              this.mark({
                svg: label(event.amount, event.seat),
                at: [at[0], at[1] - 26],
                duration: 1200,
                easing: OUT,
                frames: [
                  { transform: 'translate(0px, 14px) scale(.6)', opacity: 0 },
                  { transform: 'none', opacity: 1, offset: 0.25 },
                  { transform: 'translate(0px, -6px)', opacity: 1, offset: 0.75 },
                  { transform: 'translate(0px, -22px)', opacity: 0 },
                ],
              });
            }
            this.wait(160);
          } else if (event.reason === 'card') {
            this.#glow(event.sites.map(place).filter((at) => at !== undefined));
            const at = place(event.sites[0]);
            if (at) this.flyHome(event.seat, { svg: label(event.amount, event.seat), at, duration: 760, after: 240, easing: BOTH });
            this.wait(340);
          }
          break;
        }
        case 'bird-drawn': {
          const at = place(where);
          if (at) this.flyHome(event.seat, { svg: birdChip(), at, duration: 680, easing: BOTH });
          this.wait(120);
          break;
        }
        case 'turned-up':
        case 'tile-laid': {
          if (event.event === 'turned-up') where = event.site;
          const [site, kind] = [pieces.sites.get(event.site), pieces.tiles.get(event.tile)];
          if (!site || !kind || laid > 3 || flips.has(event.site)) break;
          flips.add(event.site);
          this.move(
            {
              svg: drawSite(site.category, kind),
              at: [site.x, site.y],
              duration: 320,
              frames: [
                { transform: 'scale(0, 1.06)', opacity: 1, easing: OUT },
                { transform: 'scale(1.06, 1.04)', opacity: 1, offset: 0.7 },
                { transform: 'none', opacity: 1 },
              ],
            },
            underWay.tile(event.site),
          );
          this.wait(90);
          break;
        }
        case 'erupted': {
          const at = place(event.site);
          if (!at) break;
          if (!events.slice(0, index).some((other) => other.event === 'erupted')) {
            this.#erupt(chart);
            this.wait(350);
          }
          this.flyHome(event.seat, { svg: building(event.building, event.seat), at, duration: 760, easing: BOTH }, 1);
          this.wait(70);
          break;
        }
        case 'birds-revealed': {
          const values = chips(event.values);
          const next = events[index + 1];
          const amount = next?.event === 'gained' && next.reason === 'chips' ? next.amount : 0;
          const long = 1500 + 110 * values.length;
          this.#show(long, { scene: 'birds', seat: event.seat, values, amount });
          this.wait(long + 150, true);
          break;
        }
        case 'round-over':
          this.#show(1500, { scene: 'words', text: 'round-over', round: event.round, seat: null });
          this.wait(700);
          break;
        case 'round-begun':
          this.#show(1500, { scene: 'words', text: 'round', round: event.round, seat: event.seat });
          this.wait(500);
          break;
        default:
      }
    });
  }

  #glow(sites: readonly Point[]): void {
    sites.forEach((at, i) =>
      this.mark({
        svg: '<circle r="33" fill="none" stroke="var(--ink-solid)" stroke-width="6.4" opacity=".75"/><circle r="33" fill="#fff" fill-opacity=".16" stroke="var(--halo)" stroke-width="3.4"/>',
        at,
        duration: 1100,
        after: 60 * i,
        frames: [{ opacity: 0, transform: 'scale(.8)' }, { opacity: 1, transform: 'scale(1.08)', offset: 0.2 }, { opacity: 1, transform: 'none', offset: 0.7 }, { opacity: 0, transform: 'none' }],
      })
    );
  }

  /** The ground shakes, and embers fly out of every mountain. */
  #erupt(chart: Chart): void {
    if (this.isCalm) return;
    const shakes = Array.from({ length: 12 }, (_, i) => ({ transform: i === 11 ? 'none' : `translate(${(i % 2 ? -4 : 4) * (1 - i / 12)}px, ${(i % 3 ? 3 : -3) * (1 - i / 12)}px)` }));
    this.later(() => this.shake(shakes, { duration: 900, composite: 'add' }));
    for (const { at: foot, scale } of chart.mountains) {
      for (let i = 0; i < 18; i++) {
        const angle = -Math.PI / 2 + ((i - 8.5) / 9) * 1.1;
        const far = (60 + ((i * 37) % 50)) * scale;
        const [dx, dy] = [Math.cos(angle) * far, Math.sin(angle) * far];
        this.move({
          svg: put(0, 0, ember(2.4 + (i % 3))),
          at: [foot[0], foot[1] - 42 * scale],
          duration: 1000 + (i % 5) * 90,
          after: (i % 4) * 60,
          easing: 'ease-out',
          frames: [
            { transform: 'translate(0px, 0px)', opacity: 0 },
            { transform: `translate(${dx * 0.6}px, ${dy}px)`, opacity: 1, offset: 0.4, easing: 'ease-in' },
            { transform: `translate(${dx * 1.2}px, ${dy + 95 * scale}px)`, opacity: 0 },
          ],
        });
      }
    }
  }
}
