// Plays what a step did as motion over the board: what moves, when and how long. The view already holds the result, so
// motion that is skipped is just the view. A game says what its events do; the calm setting, a hidden page and a
// reconnect are dealt with here.

import { untrack } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';
import type { Point } from '../art/geometry';
import { isCalm } from '../settings.svelte';
import { type OnPage, toSeatCard } from './flight';

/** Something drawn while it moves. */
export interface Actor {
  id: number;
  svg: string;
  /** Where it stands on the map; its frames are relative to this. Without a place it flies over the whole page. */
  at: Point | null;
  /** Asked when its element is on the page. */
  frames: () => Keyframe[];
  timing: KeyframeAnimationOptions;
  done: () => void;
}

/** When an actor moves: milliseconds after the present moment of what is played, and for how long. */
interface Timing {
  duration: number;
  after?: number;
  easing?: string;
}
type Staged = Timing & { svg: string; at: Point; frames: Keyframe[] };

/** Easing of what arrives, and of what leaves one place for another. */
export const OUT = 'cubic-bezier(.2,.8,.2,1)';
export const BOTH = 'cubic-bezier(.6,0,.2,1)';

const still = ({ transform: _transform, ...frame }: Keyframe): Keyframe => frame;

export class Motion {
  actors = $state.raw<Actor[]>([]);
  /** What is still under way and therefore not drawn in its place; the keys are the game's. */
  readonly held = new SvelteSet<string>();
  /** Whether nothing travels. What says something by where it appears appears all the same. */
  isCalm = false;
  /** Where a point of the map is on the page once the camera is at rest; the board says it. */
  onPage: (at: Point) => OnPage = ([x, y]) => ({ x, y, scale: 1 });
  #next = 0;
  #now = 0;
  #timers: ReturnType<typeof setTimeout>[] = [];
  #running = new Set<Animation>();

  /** Plays every new step's events; to be called while a board is set up. */
  follow<Event>(step: () => number, events: () => readonly Event[], play: (events: readonly Event[]) => void): void {
    let last: number | null = null;
    $effect.pre(() => {
      const now = step();
      untrack(() => {
        if (last !== null && last !== now) this.#begin(() => document.visibilityState === 'visible' && play(events()));
        last = now;
      });
    });
    $effect(() => () => this.skip());
  }

  #begin(play: () => void): void {
    this.skip();
    this.isCalm = isCalm();
    this.#now = 0;
    play();
  }

  /** Shows the view as it is. */
  skip(): void {
    this.#timers.splice(0).forEach(clearTimeout);
    this.#running.forEach((animation) => animation.cancel());
    this.#running.clear();
    if (this.actors.length) this.actors = [];
    this.held.clear();
  }

  /** What follows comes so much later. Where nothing travels there is nothing to wait for, unless it has to be read. */
  wait(ms: number, toRead = false): void {
    if (toRead || !this.isCalm) this.#now += ms;
  }

  /** Does something then; what that lets move begins then. */
  later(act: () => void, after = 0): void {
    const begin = (): void => {
      this.#now = 0;
      act();
    };
    this.#timers.push(setTimeout(begin, this.#now + after));
  }

  /** Points at something on the map. */
  mark(actor: Staged): void {
    const frames = this.isCalm ? actor.frames.map(still) : actor.frames;
    this.#add(actor, () => frames);
  }

  /** Moves something on the map; what it holds is drawn in its place when it has arrived. */
  move(actor: Staged, holds?: string): void {
    if (this.isCalm) return;
    if (holds !== undefined) this.held.add(holds);
    this.#add(actor, () => actor.frames, () => holds !== undefined && this.held.delete(holds));
  }

  /** Lets something fly over the whole page, along frames in the page's pixels. */
  fly(actor: Timing & { svg: string; frames: () => Keyframe[] }, done = (): void => {}): void {
    if (!this.isCalm) this.#add({ ...actor, at: null }, actor.frames, done);
  }

  #add({ svg, at, duration, after = 0, easing = 'linear' }: Timing & { svg: string; at: Point | null }, frames: () => Keyframe[], done = (): void => {}): void {
    const timing = { duration, delay: this.#now + (this.isCalm ? 0 : after), easing, fill: 'both' } as const;
    this.actors = [...this.actors, { id: ++this.#next, svg, at, frames, timing, done }];
  }

  /** Lets something fly from a point of the map to a seat's card. */
  flyHome(seat: string, actor: Timing & { svg: string; at: Point }, opacity = 0): void {
    this.fly({ ...actor, frames: () => toSeatCard(seat, this.onPage(actor.at), opacity) });
  }

  /** Begins an actor's motion, now that its element is on the page. */
  begin(actor: Actor, element: Element): () => void {
    return this.animate(element, actor.frames(), actor.timing, () => {
      actor.done();
      this.actors = this.actors.filter((other) => other.id !== actor.id);
    });
  }

  /** Moves an element of the board's own until that is skipped. */
  animate(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions, done = (): void => {}): () => void {
    const animation = element.animate(frames, timing);
    this.#running.add(animation);
    animation.onfinish = () => this.#running.delete(animation) && done();
    return () => {
      this.#running.delete(animation);
      animation.cancel();
    };
  }
}
