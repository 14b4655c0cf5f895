// Whether the map stays where it is while somebody chooses.

import type { Page } from '@playwright/test';

/** Watches, frame by frame, every place that can be pointed at on the board. What has moved on the page although it was
    on offer the whole time is told by the function that is returned. Nobody may drag the map meanwhile. */
export async function watchMap(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    let seen = new Map<Element, { at: string; looks: number }>();
    const look = () => {
      requestAnimationFrame(look);
      const now = new Map<Element, { at: string; looks: number }>();
      for (const place of document.querySelectorAll('#board svg [data-choice]:not([data-preview], [aria-pressed=true])')) {
        // What can be hit, if that is drawn apart: a rim or a price may come and go.
        const { left, top } = (place.querySelector('.hit') ?? place).getBoundingClientRect();
        const at = `${left.toFixed(1)},${top.toFixed(1)}`;
        const before = seen.get(place);
        const still = before?.at === at;
        // This runs before the page is laid out. A place that is new may have been looked at where it was never drawn.
        if (before && !still && before.looks > 1) moved.push(`${place.getAttribute('aria-label')}: from ${before.at} to ${at}`);
        now.set(place, { at, looks: still ? before.looks + 1 : 1 });
      }
      seen = now;
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => (window as unknown as { moved: string[] }).moved);
}
