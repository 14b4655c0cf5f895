// Ships sail in from one side and off to the other.

import { cubicInOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { isCalm } from '../../settings.svelte';

export function sailing(_node: Element, { from }: { from: number }): TransitionConfig {
  const calm = isCalm();
  return {
    duration: calm ? 120 : 520,
    easing: cubicInOut,
    css: (t, u) => (calm ? `opacity: ${t}` : `opacity: ${t}; transform: translateX(${u * from}px) rotate(${u * (from > 0 ? 4 : -4)}deg)`),
  };
}
