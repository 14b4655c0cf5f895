// Whether the map stays where it is while somebody chooses.

import type { Page } from '@playwright/test';

/** Watches, frame by frame, every place that can be pointed at on the board. What has moved on the page although it was
    on offer the whole time is told by the function that is returned. Nobody may drag the map meanwhile. */
export async function watchMap(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    let seen = new Map<Element, string>();
    const look = () => {
      requestAnimationFrame(look);
      const now = new Map<Element, string>();
      for (const place of document.querySelectorAll('#board svg [data-choice]:not([data-preview], [aria-pressed=true])')) {
        // What can be hit, if that is drawn apart: a rim or a price may come and go.
        const { left, top } = (place.querySelector('.hit') ?? place).getBoundingClientRect();
        const at = `${left.toFixed(1)},${top.toFixed(1)}`;
        const before = seen.get(place);
        if (before !== undefined && before !== at) moved.push(`${place.getAttribute('aria-label')}: from ${before} to ${at}`);
        now.set(place, at);
      }
      seen = now;
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => (window as unknown as { moved: string[] }).moved);
}
