// Pointing at a board by taps, mouse and keys.

import { on } from 'svelte/events';

/** The choice a tap makes: the first one, or the one after the choice already made there. */
export function nextChoice(target: { readonly choices: readonly { readonly text: string }[] }, chosen: string | null, by = 1): string | null {
  const index = target.choices.findIndex((choice) => choice.text === chosen);
  const { length } = target.choices;
  return target.choices[index < 0 ? 0 : (index + by + length) % length]?.text ?? null;
}

/** Something to point at; `x` and `y` are its middle on the map. */
export interface Spot {
  key: string;
  x: number;
  y: number;
}

const WAYS: Record<string, readonly [number, number]> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** The nearest target in the direction of an arrow key. */
export function neighbour<Target extends Spot>(targets: readonly Target[], from: Target, key: string): Target | undefined {
  const way = WAYS[key];
  if (!way) return undefined;
  let [best, found]: [number, Target | undefined] = [Infinity, undefined];
  for (const target of targets) {
    const [dx, dy] = [target.x - from.x, target.y - from.y];
    const [ahead, aside] = [dx * way[0] + dy * way[1], Math.abs(dx * way[1] - dy * way[0])];
    if (target.key === from.key || ahead < 1) continue;
    const far = ahead + aside * 2.2;
    if (far < best) [best, found] = [far, target];
  }
  return found;
}

/** What a board does with what is pointed at. */
export interface Acts<Target extends Spot> {
  targets: () => readonly Target[];
  tap: (target: Target) => void;
  /** Whether the choice in preview is this target's, so that it is to be confirmed. */
  holds: (target: Target) => boolean;
  /** Confirms what is in preview; false if nothing is. */
  confirm: () => boolean;
  /** Takes back what was pointed at last; false if nothing was. */
  putDown: () => boolean;
  /** A target got the focus. */
  onfocus?: (byKey: boolean, target: Target) => void;
  /** The target that had the focus is gone. */
  onlost?: () => void;
}

/** What has the focus or lies under the pointer, and what keys do with it. */
export class Pointing<Target extends Spot> {
  focused = $state<string | null>(null);
  hovered = $state<string | null>(null);
  /** Whether the focus came by keyboard; else it need not be drawn. */
  byKey = $state(false);
  readonly #nodes = new Map<string, Element>();
  readonly #target = $derived.by(() => this.acts.targets().find(({ key }) => key === this.focused) ?? null);

  constructor(readonly acts: Acts<Target>) {}

  get target(): Target | null {
    return this.#target;
  }

  /** The target that is in the tab order; arrows go on from it. */
  get entry(): string | undefined {
    const targets = this.acts.targets();
    return (targets.find(this.acts.holds) ?? this.target ?? targets[0])?.key;
  }

  /** Attaches a target's element. */
  node(key: string) {
    return (node: Element): () => void => {
      this.#nodes.set(key, node);
      // Knows nothing that the board derives: it is heard also when the element and all that belongs to it is taken away.
      const deaf = on(node, 'blur', () => this.#lostFocus(key));
      return () => {
        deaf();
        this.#nodes.delete(key);
        if (this.focused === key && (document.activeElement === node || document.activeElement === document.body)) this.acts.onlost?.();
      };
    };
  }

  focus(target: Target | undefined): void {
    const node = target && this.#nodes.get(target.key);
    if (node instanceof SVGElement) node.focus({ preventScroll: true });
  }

  gotFocus(target: Target): void {
    this.focused = target.key;
    this.byKey = this.#nodes.get(target.key)?.matches(':focus-visible') ?? false;
    this.acts.onfocus?.(this.byKey, target);
  }

  #lostFocus(key: string): void {
    if (this.focused === key) this.focused = null;
  }

  /** Only a mouse hovers. */
  enter(event: PointerEvent, key: string): void {
    if (event.pointerType === 'mouse') this.hovered = key;
  }

  leave(key: string): void {
    if (this.hovered === key) this.hovered = null;
  }

  /** Does what a key means here, or what it means to the board besides. */
  keys(event: KeyboardEvent, more: (event: KeyboardEvent) => boolean = () => false): void {
    if (event.ctrlKey || event.metaKey || event.altKey || !(this.#use(event.key) || more(event))) return;
    event.preventDefault();
    event.stopPropagation();
  }

  #use(key: string): boolean {
    const { acts } = this;
    const on = this.target && document.activeElement === this.#nodes.get(this.target.key) ? this.target : null;
    if (key === 'Escape') return acts.putDown();
    if (key === 'Enter' && !(on && !acts.holds(on))) return acts.confirm();
    if (!on) return false;
    if (key === 'Enter' || key === ' ') acts.tap(on);
    else if (key in WAYS) this.focus(neighbour(acts.targets(), on, key));
    else return false;
    return true;
  }
}
