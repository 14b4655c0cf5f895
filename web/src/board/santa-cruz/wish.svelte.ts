// The site that was tapped while a card in preview showed where it reaches. It is built on as soon as the card lies open,
// so that one confirmation does both.

import { tick, untrack } from 'svelte';
import type { View } from '../../protocol/games/santa-cruz';
import type { Choice, Props } from './props';

/** What follows from the choices: the site to build on as soon as the card that reaches it lies open. */
export interface Wish {
  /** The action that opens the way: `play ship`, `double river`. */
  opens: string;
  site: string;
}

/** The action that fulfils a wish, if it may be played now. */
export function fulfilment(wish: Wish | null, view: View, legal: readonly Choice[], chosen: string | null): string | null {
  if (!wish || chosen !== null || view.phase !== 'build') return null;
  return legal.find((choice) => choice.action.action === 'build' && choice.action.target.site === wish.site)?.text ?? null;
}

export const wish = $state<{ value: Wish | null }>({ value: null });

/** Fulfils the wish as soon as that is possible; to be called while the board is set up. */
export function fulfilling(props: () => Pick<Props, 'view' | 'legal' | 'chosen' | 'onchoose' | 'onconfirm' | 'step'>): void {
  const wished = (): string | null => {
    const { view, legal, chosen } = props();
    return fulfilment(wish.value, view, legal, chosen);
  };
  async function fulfil(tries: number): Promise<void> {
    const text = wished();
    if (text === null) return;
    props().onchoose(text);
    await tick();
    if (props().chosen === text) {
      wish.value = null;
      props().onconfirm();
    } else if (tries > 0) setTimeout(() => void fulfil(tries - 1), 60);
  }
  $effect(() => {
    const { step, chosen } = props();
    void step;
    const opens = wish.value?.opens;
    untrack(() => {
      if (opens === undefined || chosen === opens) return;
      if (chosen === null && wished() !== null) void fulfil(30);
      else wish.value = null;
    });
  });
}
