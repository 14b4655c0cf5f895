// Pointers on the board: drag pans, two fingers zoom, the wheel zooms. A tap is a click that no drag or pinch went before.

import type { Attachment } from 'svelte/attachments';

export interface GestureHandlers {
  pan: (dx: number, dy: number) => void;
  /** About a point of the element. */
  zoom: (factor: number, x: number, y: number) => void;
  start: () => void;
  /** The last pointer has gone up, or the wheel has turned. */
  end: () => void;
}

export interface Gestures {
  attach: Attachment<HTMLElement>;
  /** True while the click that follows a drag or pinch is not to act. */
  swallows: () => boolean;
}

/** Pixels a pointer may stray in a tap. */
const STRAY = { mouse: 5, touch: 10 };

export function gestures(handlers: GestureHandlers): Gestures {
  const pointers = new Map<number, { x: number; y: number }>();
  let moved = false;
  let origin = { x: 0, y: 0 };

  const attach: Attachment<HTMLElement> = (element) => {
    // Where the element is, read once for each gesture: reading it makes the browser lay the page out.
    let box = { left: 0, top: 0 };
    const at = (event: MouseEvent): { x: number; y: number } => ({ x: event.clientX - box.left, y: event.clientY - box.top });
    const down = (event: PointerEvent): void => {
      if (event.button > 1) return;
      handlers.start();
      if (!pointers.size) box = element.getBoundingClientRect();
      pointers.set(event.pointerId, at(event));
      if (pointers.size === 1) {
        moved = false;
        origin = at(event);
      } else moved = true;
    };
    const up = (event: PointerEvent): void => {
      if (pointers.delete(event.pointerId) && !pointers.size) handlers.end();
      // The click of this pointer comes after this event; the next gesture begins with a new `down`.
      if (!pointers.size && moved) setTimeout(() => pointers.size || (moved = false));
    };
    const move = (event: PointerEvent): void => {
      const before = pointers.get(event.pointerId);
      if (!before) return;
      // The button went up where this element could not hear it.
      if (event.pointerType === 'mouse' && event.buttons === 0) return up(event);
      const now = at(event);
      if (pointers.size === 1) {
        const stray = event.pointerType === 'mouse' ? STRAY.mouse : STRAY.touch;
        if (!moved && Math.hypot(now.x - origin.x, now.y - origin.y) < stray) return;
        if (!moved) {
          moved = true;
          element.setPointerCapture(event.pointerId);
        }
        handlers.pan(now.x - before.x, now.y - before.y);
      } else if (pointers.size === 2) {
        const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
        if (!other) return;
        const [was, is] = [Math.hypot(before.x - other.x, before.y - other.y), Math.hypot(now.x - other.x, now.y - other.y)];
        handlers.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
        if (was > 8 && is > 8) handlers.zoom(is / was, (now.x + other.x) / 2, (now.y + other.y) / 2);
      }
      pointers.set(event.pointerId, now);
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      const lines = event.deltaMode === 1 ? 18 : event.deltaMode === 2 ? 240 : 1;
      if (!pointers.size) box = element.getBoundingClientRect();
      const { x, y } = at(event);
      handlers.start();
      handlers.zoom(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016)), x, y);
      if (!pointers.size) handlers.end();
    };
    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener('pointerdown', down, { signal });
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerup', up, { signal });
    element.addEventListener('pointercancel', up, { signal });
    element.addEventListener('lostpointercapture', up, { signal });
    element.addEventListener('wheel', wheel, { signal, passive: false });
    return () => stop.abort();
  };
  return { attach, swallows: () => moved };
}
