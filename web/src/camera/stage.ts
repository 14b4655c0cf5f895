// The element a camera looks through: its size, where it is on the page, and what lies over its borders.

import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Camera, Insets } from './camera.svelte';

export interface Stage {
  attach: Attachment<HTMLElement>;
  /** Takes the element's present size over; without it, that happens once the browser has laid the page out. */
  measure: () => void;
}

/** `--board-top`, `--board-right`, `--board-bottom` and `--board-left`, in pixels, say what the page lays over the board. */
const SIDES = ['top', 'right', 'bottom', 'left'] as const;

/** `frame` is called when the size is known for the first time and whenever the window has another shape. A change of
    the element alone, such as a dock that grows, leaves the map where it is on the page: a finger may be over it.
    `covered` says what covers the borders, from what the page lays over them. */
export function stage(camera: Camera, frame: (first: boolean) => void, covered = (page: Insets): Insets => page): Stage {
  let element: HTMLElement | null = null;
  let last: { left: number; top: number; page: string } | null = null;

  function measure(): void {
    const box = element?.getBoundingClientRect();
    if (!element || !box?.width || !box.height) return;
    const style = getComputedStyle(element);
    const [top = 0, right = 0, bottom = 0, left = 0] = SIDES.map((side) => parseFloat(style.getPropertyValue(`--board-${side}`)) || 0);
    camera.insets = covered({ top, right, bottom, left });
    const now = { left: box.left, top: box.top, page: `${innerWidth} ${innerHeight}` };
    const [before, wide, high] = [last, camera.width, camera.height];
    last = now;
    camera.width = box.width;
    camera.height = box.height;
    if (!before) frame(true);
    else if (before.page !== now.page) {
      if (camera.touched) camera.set(camera.x + (box.width - wide) / 2, camera.y + (box.height - high) / 2, camera.k);
      frame(false);
    } else if (before.left !== now.left || before.top !== now.top) {
      camera.stop();
      camera.set(camera.x + before.left - now.left, camera.y + before.top - now.top, camera.k);
    }
  }

  return {
    measure,
    attach: (node) => {
      element = node;
      // Before anything is painted; what is read here must not make the element be attached anew.
      untrack(measure);
      const watch = new ResizeObserver(() => measure());
      watch.observe(node);
      return () => watch.disconnect();
    },
  };
}
