// What has just happened, told one thing after the other: the explorer sails its way position by position, the tile flies to
// the board, its shells fly to their owner, the gap is filled. The view is already there; until a thing has been told, what
// it changes is held back.

import { seatCard } from '../../camera/seat-card';
import { shell } from '../../art/ware';
import { card } from './art/scene';
import { desk } from './desk.svelte';
import type { Kinds } from './kinds';
import { cellKey } from './places';
import type { Event, View } from './types';

/** Milliseconds of each thing; all together never take longer than `LONGEST`. */
const STEP = 130;
const FLIGHT = 420;
const DEAL = 260;
const LONGEST = 4200;

type Act = { ms: number; play: (ms: number) => Promise<void> };

interface Rect {
  x: number;
  y: number;
  size: number;
}

/** Where a unit square of a drawing is on the screen. */
function onScreen(svg: SVGSVGElement | null, x: number, y: number): Rect | null {
  const matrix = svg?.getScreenCTM();
  if (!svg || !matrix || !svg.getBoundingClientRect().width) return null;
  const at = new DOMPoint(x, y).matrixTransform(matrix);
  return { x: at.x, y: at.y, size: 100 * matrix.a };
}

const largest = (selector: string): SVGSVGElement | null => {
  const found = [...document.querySelectorAll<SVGSVGElement>(selector)].filter((svg) => svg.getBoundingClientRect().width > 0);
  return found.sort((a, b) => b.getBoundingClientRect().width - a.getBoundingClientRect().width)[0] ?? null;
};

const spaceRect = (seat: string, x: number, y: number): Rect | null => onScreen(largest(`svg[data-bay="${CSS.escape(seat)}"]`), x * 100, y * 100);
const displayRect = (place: number): Rect | null => onScreen(largest('svg[data-lagoon]'), (place % 4) * 100, Math.floor(place / 4) * 100);
function storageRect(seat: string): Rect | null {
  const box = document.querySelector(`[data-storage="${CSS.escape(seat)}"]`)?.getBoundingClientRect();
  return box?.width ? { x: box.left, y: box.top, size: box.width } : null;
}

export class Story {
  /** Where the explorer is on the screen while it is under way. */
  ship = $state<number | null>(null);
  /** What the display shows while things are told. */
  display = $state.raw<readonly (string | null)[] | null>(null);
  /** The display place whose tile has just been dealt. */
  dealt = $state<number | null>(null);
  /** Moves the explorer's drawing; set by the board. */
  sail: (from: number, steps: number, ms: number) => Promise<void> = () => Promise.resolve();
  #run = 0;
  #flying = new Set<Element>();

  /** Everything is as it is. */
  clear(): void {
    this.#run++;
    this.ship = null;
    this.display = null;
    this.dealt = null;
    desk.arriving.clear();
    for (const element of this.#flying) element.remove();
    this.#flying.clear();
  }

  skip(): void {
    if (this.ship !== null || this.display !== null || desk.arriving.size) this.clear();
  }

  tell(events: readonly Event[], view: View, kinds: Kinds, calm: boolean): void {
    this.clear();
    if (calm) return;
    const acts = this.#acts(events, kinds);
    if (!acts.length) return;
    this.#rewind(events, view);
    const run = this.#run;
    const whole = acts.reduce((sum, act) => sum + act.ms, 0);
    const pace = Math.min(1, LONGEST / whole);
    void (async () => {
      // One frame later everything lies where it will lie.
      await new Promise(requestAnimationFrame);
      for (const act of acts) {
        if (run !== this.#run) return;
        await act.play(act.ms * pace);
      }
      if (run === this.#run) this.clear();
    })();
  }

  /** Takes back on the screen what is about to be told. */
  #rewind(events: readonly Event[], view: View): void {
    const display = [...view.display];
    let touched = false;
    let ship: number | null = null;
    for (const event of [...events].reverse()) {
      if (event.event === 'refilled' || event.event === 'turned-up') {
        display[event.place] = null;
        touched = true;
      } else if (event.event === 'tile-taken' && event.place !== null) {
        display[event.place] = event.tile;
        touched = true;
      } else if (event.event === 'explorer-moved') ship = event.from;
      else if (event.event === 'tile-laid') desk.arriving.add(`${event.seat} ${cellKey(event.cell)}`);
    }
    if (touched) this.display = display;
    this.ship = ship;
  }

  #acts(events: readonly Event[], kinds: Kinds): Act[] {
    const acts: Act[] = [];
    const show = (place: number, tile: string | null): void => {
      if (this.display) this.display = this.display.map((other, index) => (index === place ? tile : other));
    };
    events.forEach((event, index) => {
      switch (event.event) {
        case 'explorer-moved':
          acts.push({
            ms: Math.min(1700, STEP * event.steps),
            play: async (ms) => {
              this.ship = event.from;
              await this.sail(event.from, event.steps, ms);
              this.ship = event.to;
            },
          });
          break;
        case 'tile-taken': {
          const goal = events.slice(index + 1).find((other) => (other.event === 'tile-laid' || other.event === 'tile-stored') && other.seat === event.seat);
          if (!goal) break;
          const rotation = goal.event === 'tile-laid' ? goal.rotation : 0;
          acts.push({
            ms: FLIGHT,
            play: async (ms) => {
              const from = event.place === null ? storageRect(event.seat) : displayRect(event.place);
              if (event.place !== null) show(event.place, null);
              const to = goal.event === 'tile-laid' ? spaceRect(goal.seat, goal.cell.x, goal.cell.y) : (storageRect(event.seat) ?? this.#card(event.seat, from));
              if (from && to) await this.#fly(`<svg viewBox="-1 -1 102 106">${card(kinds.look(event.tile, rotation), event.tile)}</svg>`, from, to, ms);
              if (goal.event === 'tile-laid') desk.arriving.delete(`${goal.seat} ${cellKey(goal.cell)}`);
            },
          });
          break;
        }
        case 'shells-gained': {
          if (!event.amount) break;
          const laid = events.slice(0, index).findLast((other) => other.event === 'tile-laid' && other.seat === event.seat);
          acts.push({
            ms: 300 + 90 * event.amount,
            play: async (ms) => {
              const from = laid?.event === 'tile-laid' ? spaceRect(event.seat, laid.cell.x, laid.cell.y) : null;
              const to = this.#card(event.seat, from);
              if (!from || !to) return;
              const small: Rect = { x: from.x + from.size * 0.3, y: from.y + from.size * 0.3, size: from.size * 0.4 };
              await Promise.all(
                Array.from({ length: event.amount }, (_, i) =>
                  this.#fly(`<svg viewBox="-11 -11 22 22">${shell()}</svg>`, small, to, ms - 90 * (event.amount - 1 - i), 90 * i)),
              );
            },
          });
          break;
        }
        case 'refilled':
        case 'turned-up':
          acts.push({
            ms: event.event === 'refilled' ? DEAL : DEAL / 3,
            play: async (ms) => {
              show(event.place, event.tile);
              this.dealt = event.place;
              await new Promise((done) => setTimeout(done, ms));
              this.dealt = null;
            },
          });
          break;
        default:
      }
    });
    return acts;
  }

  #card(seat: string, from: Rect | null): Rect | null {
    const [x, y] = seatCard(seat, [from?.x ?? 0, from?.y ?? 0]);
    return { x: x - 12, y: y - 12, size: 24 };
  }

  /** Something flies in an arc over the page. */
  async #fly(svg: string, from: Rect, to: Rect, ms: number, delay = 0): Promise<void> {
    const element = document.createElement('div');
    element.className = 'mo-flight';
    element.setAttribute('aria-hidden', 'true');
    element.style.width = `${from.size}px`;
    element.innerHTML = svg;
    document.body.append(element);
    this.#flying.add(element);
    const scale = to.size / from.size;
    const frame = (x: number, y: number, s: number): string => `translate(${x}px, ${y}px) scale(${s})`;
    const top = Math.min(from.y, to.y) - 24;
    const animation = element.animate(
      [
        { transform: frame(from.x, from.y, 1) },
        { transform: frame(from.x * 0.55 + to.x * 0.45, (from.y * 0.5 + to.y * 0.5) * 0.6 + top * 0.4, 1.08 * (0.6 + 0.4 * scale)), offset: 0.5 },
        { transform: frame(to.x, to.y, scale) },
      ],
      { duration: ms, delay, easing: 'cubic-bezier(.4,.1,.2,1)', fill: 'both' },
    );
    await animation.finished.catch(() => {});
    element.remove();
    this.#flying.delete(element);
  }
}
