// A piece that is dragged from beside the board to a cell of it, under mouse or finger.

export interface Drag {
  /** What is dragged, as HTML; it floats under the pointer while it is over no cell that takes it. */
  picture: () => string;
  /** Its width in pixels. */
  size: () => number;
  start: () => void;
  /** The pointer is over a cell, as `data-cell` names it, or over none. True if the piece is shown there. */
  over: (cell: string | null) => boolean;
  /** Whether the pointer went up over a cell that takes it. */
  drop: (isTaken: boolean) => void;
}

/** Pixels a pointer strays before it drags. */
const STRAY = 8;

/** Attaches to what can be dragged. */
export const draggable = (drag: Drag) => (element: Element): () => void => {
  const down = (event: Event): void => {
    if (!(event instanceof PointerEvent) || event.button > 0) return;
    const { clientX, clientY, pointerId } = event;
    const stop = new AbortController();
    const { signal } = stop;
    let floating: HTMLElement | null = null;
    let isTaken = false;
    const end = (taken: boolean): void => {
      stop.abort();
      if (!floating) return;
      floating.remove();
      drag.drop(taken);
    };
    const move = (at: PointerEvent): void => {
      if (at.pointerId !== pointerId) return;
      if (!floating) {
        if (Math.hypot(at.clientX - clientX, at.clientY - clientY) < STRAY) return;
        floating = document.createElement('div');
        floating.className = 'dragged';
        floating.style.cssText = `position:fixed;left:0;top:0;z-index:45;pointer-events:none;width:${drag.size()}px;filter:drop-shadow(3px 8px 6px rgb(12 63 73 / .45))`;
        floating.innerHTML = drag.picture();
        document.body.append(floating);
        drag.start();
      }
      const under = document.elementFromPoint(at.clientX, at.clientY);
      // Coins of the preview lie over its cell.
      if (!isTaken || !under?.closest('[data-site]')) isTaken = drag.over(under?.closest('[data-cell]')?.getAttribute('data-cell') ?? null);
      floating.style.visibility = isTaken ? 'hidden' : '';
      floating.style.transform = `translate(${at.clientX - drag.size() / 2}px, ${at.clientY - drag.size() * 0.62}px)`;
    };
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', (at) => at.pointerId === pointerId && end(isTaken), { signal });
    window.addEventListener('pointercancel', () => end(false), { signal });
  };
  element.addEventListener('pointerdown', down);
  return () => element.removeEventListener('pointerdown', down);
};
