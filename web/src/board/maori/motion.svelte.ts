// What moves when something happens in Maori, one thing after the other: the explorer sails its way position by position,
// the tile flies to the board, its shells fly to their owner, the gap is filled. Until a thing has happened on the screen,
// what it changes is held back.

import { shell } from '../../art/ware';
import { crest, frame, type OnPage, seatCard } from '../../motion/flight';
import { Motion } from '../../motion/motion.svelte';
import { card } from './art/scene';
import type { Kinds } from './kinds';
import { berth, cellKey, voyage } from './places';
import type { Event, Place, Seat, View } from '../../protocol/games/maori';

/** Milliseconds of each thing; all together never take longer than `LONGEST`. */
const STEP = 130;
const FLIGHT = 420;
const DEAL = 260;
const LONGEST = 4200;

type Act = { ms: number; play: (ms: number) => void };

/** Where a unit square of a drawing is on the page: its corner, and its scale if a tile is 100 units wide. */
function onPage(svg: SVGSVGElement | null, x: number, y: number): OnPage | null {
  const matrix = svg?.getScreenCTM();
  if (!svg || !matrix || !svg.getBoundingClientRect().width) return null;
  const at = new DOMPoint(x, y).matrixTransform(matrix);
  return { x: at.x, y: at.y, scale: matrix.a };
}

const largest = (selector: string): SVGSVGElement | null => {
  const found = [...document.querySelectorAll<SVGSVGElement>(selector)].filter((svg) => svg.getBoundingClientRect().width > 0);
  return found.sort((a, b) => b.getBoundingClientRect().width - a.getBoundingClientRect().width)[0] ?? null;
};

const atSpace = (seat: Seat, { x, y }: Place): OnPage | null => onPage(largest(`svg[data-bay="${CSS.escape(seat)}"]`), x * 100, y * 100);
const atDisplay = (place: number): OnPage | null => onPage(largest('svg[data-lagoon]'), (place % 4) * 100, Math.floor(place / 4) * 100);
function atStorage(seat: Seat): OnPage | null {
  const box = document.querySelector(`[data-storage="${CSS.escape(seat)}"]`)?.getBoundingClientRect();
  return box?.width ? { x: box.left, y: box.top, scale: box.width / 100 } : null;
}
function atCard(seat: Seat, from: OnPage | null): OnPage {
  const { x, y } = seatCard(seat, from?.y ?? 0);
  return { x: x - 12, y: y - 12, scale: 0.24 };
}

/** What is held back while it is under way: a tile on a seat's board. */
export const tileOn = (seat: Seat, cell: Place): string => `${seat} ${cellKey(cell)}`;

class LagoonMotion extends Motion {
  /** Where the explorer is on the screen while it is under way. */
  ship = $state<number | null>(null);
  /** What the display shows meanwhile. */
  display = $state.raw<readonly (string | null)[] | null>(null);
  /** The display place whose tile has just been dealt. */
  dealt = $state<number | null>(null);
  /** The explorer's drawing; the display says it. */
  vessel: Element | null = null;

  override skip(): void {
    super.skip();
    this.ship = this.display = this.dealt = null;
  }

  play(events: readonly Event[], view: View, kinds: Kinds): void {
    const acts = this.isCalm ? [] : this.#acts(events, kinds);
    if (!acts.length) return;
    this.#rewind(events, view);
    const pace = Math.min(1, LONGEST / acts.reduce((sum, act) => sum + act.ms, 0));
    // One frame later everything lies where it will lie.
    this.wait(16);
    for (const act of acts) {
      const ms = act.ms * pace;
      this.later(() => act.play(ms));
      this.wait(ms);
    }
    this.later(() => this.skip());
  }

  /** Takes back on the screen what is about to happen. */
  #rewind(events: readonly Event[], view: View): void {
    const display = [...view.display];
    for (const event of [...events].reverse()) {
      if (event.event === 'refilled' || event.event === 'turned-up') display[event.place] = null;
      else if (event.event === 'tile-taken' && event.place !== null) display[event.place] = event.tile;
      else if (event.event === 'explorer-moved') this.ship = event.from;
      else if (event.event === 'tile-laid') this.held.add(tileOn(event.seat, event.cell));
    }
    if (display.some((tile, place) => tile !== view.display[place])) this.display = display;
  }

  #acts(events: readonly Event[], kinds: Kinds): Act[] {
    const acts: Act[] = [];
    const show = (place: number, tile: string | null): void => {
      if (this.display) this.display = this.display.map((other, index) => (index === place ? tile : other));
    };
    events.forEach((event, index) => {
      switch (event.event) {
        case 'explorer-moved':
          acts.push({ ms: Math.min(1700, STEP * event.steps), play: (ms) => this.#sail(event.from, event.steps, event.to, ms) });
          break;
        case 'tile-taken': {
          const goal = events.slice(index + 1).find((other) => (other.event === 'tile-laid' || other.event === 'tile-stored') && other.seat === event.seat);
          if (!goal) break;
          const laid = goal.event === 'tile-laid' ? goal : null;
          acts.push({
            ms: FLIGHT,
            play: (ms) => {
              const from = event.place === null ? atStorage(event.seat) : atDisplay(event.place);
              if (event.place !== null) show(event.place, null);
              const to = laid ? atSpace(event.seat, laid.cell) : (atStorage(event.seat) ?? atCard(event.seat, from));
              const arrive = (): void => void (laid && this.held.delete(tileOn(event.seat, laid.cell)));
              if (from && to) this.#hover(card(kinds.look(event.tile, laid?.rotation ?? 0), event.tile), from, to, ms, 0, arrive);
              else arrive();
            },
          });
          break;
        }
        case 'shells-gained': {
          const { seat, amount } = event;
          const laid = events.slice(0, index).findLast((other) => other.event === 'tile-laid' && other.seat === seat);
          if (!amount || laid?.event !== 'tile-laid') break;
          acts.push({
            ms: 300 + 90 * amount,
            play: (ms) => {
              const from = atSpace(seat, laid.cell);
              if (!from) return;
              const small = { x: from.x + from.scale * 30, y: from.y + from.scale * 30, scale: from.scale * 0.4 };
              const beat = (90 * ms) / (300 + 90 * amount);
              for (let i = 0; i < amount; i++) {
                this.#hover(`<g transform="translate(50 50) scale(4.5)">${shell()}</g>`, small, atCard(seat, from), ms - beat * (amount - 1), beat * i);
              }
            },
          });
          break;
        }
        case 'refilled':
        case 'turned-up':
          acts.push({
            ms: event.event === 'refilled' ? DEAL : DEAL / 3,
            play: (ms) => {
              show(event.place, event.tile);
              this.dealt = event.place;
              this.later(() => (this.dealt = null), ms);
            },
          });
          break;
        default:
      }
    });
    return acts;
  }

  #sail(from: number, steps: number, to: number, duration: number): void {
    const way = [{ point: berth(from), step: 0 }, ...voyage(from, steps)];
    const frames = way.map(({ point, step }) => ({ transform: `translate(${point[0]}px, ${point[1]}px)`, offset: step / steps }));
    if (this.vessel) this.animate(this.vessel, frames, { duration }, () => (this.ship = to));
  }

  /** Something as large as a tile flies in an arc over the page. */
  #hover(svg: string, from: OnPage, to: OnPage, duration: number, after: number, done?: () => void): void {
    const high = 1.08 * (0.6 * from.scale + 0.4 * to.scale);
    const frames = (): Keyframe[] => [frame(from, { opacity: 0 }), frame(from, { opacity: 1, offset: 0.01 }), frame(crest(from, to, 24, high), { offset: 0.5 }), frame(to)];
    this.fly({ svg, frames, duration, after, easing: 'cubic-bezier(.4,.1,.2,1)' }, done);
  }
}

export const motion = new LagoonMotion();
