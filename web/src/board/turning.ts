// A piece in preview turns in sight; a new one rises.

import { isCalm } from '../settings.svelte';

/** Attaches previews one after the other; `rise` is how far below its place a new one begins. */
export function turning(rise: number) {
  let before: { cell: string; rotation: number } | null = null;
  return (cell: string, rotation: number) => (node: Element): void => {
    const by = before?.cell === cell ? ((before.rotation - rotation + 6) % 4) - 2 : 0;
    before = { cell, rotation };
    if (isCalm()) return;
    node.animate(
      by ? [{ transform: `rotate(${by * 90}deg)` }, { transform: 'none' }] : [{ transform: `translate(0px, ${rise}px)`, opacity: 0.4 }, { transform: 'none', opacity: 1 }],
      { duration: by ? 180 : 160, easing: by ? 'cubic-bezier(.6,0,.2,1)' : 'cubic-bezier(.2,.8,.2,1)' },
    );
  };
}
