// What of a page's text does not fit its place: cut, run over, out of the window, or too small to be read.

import type { Page } from '@playwright/test';

/** Texts that do not fit, each with what is wrong. `least` is the least size of letters beside boards, in pixels. */
export const misfits = (page: Page, least = 9): Promise<string[]> =>
  page.evaluate((least) => {
    const found = new Set<string>();
    /** What holds its text: nothing may run over its border. */
    const HOLDS = 'button, .btn, .chip, .badge, .paper, .groove, label > span, dialog .sheet';
    const SLACK = 2.5;
    const root = document.querySelector('dialog[open]') ?? document.body;
    const isForEars = (element: Element | null): boolean => {
      for (let at = element; at && at !== document.body; at = at.parentElement) {
        const { clipPath, visibility, opacity } = getComputedStyle(at);
        if (clipPath.startsWith('inset') || visibility === 'hidden' || opacity === '0') return true;
      }
      return false;
    };
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const node = walk.currentNode;
      const element = node.parentElement;
      const text = node.nodeValue?.trim() ?? '';
      if (!text || !element || element.closest('script, style, noscript, title, code') || !element.checkVisibility() || isForEars(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rect = range.getBoundingClientRect();
      if (rect.width < 1 || rect.height < 1) continue;
      const where = `'${text}' in ${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
      if (element instanceof SVGElement) {
        const scale = (element as SVGGraphicsElement).getScreenCTM()?.a ?? 1;
        const size = parseFloat(getComputedStyle(element).fontSize) * Math.abs(scale);
        // Boards have a camera: their letters are as large as somebody wants them.
        if (!element.closest('.board, [data-bay]') && size < least - 0.2) found.add(`${where}: ${size.toFixed(1)} px`);
        continue;
      }
      if (parseFloat(getComputedStyle(element).fontSize) < 9) found.add(`${where}: small letters`);
      let [freeX, freeY] = [false, false];
      for (let at: Element | null = element; at && at !== document.documentElement; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        freeX ||= /auto|scroll/.test(overflowX);
        freeY ||= /auto|scroll/.test(overflowY);
        const box = at.getBoundingClientRect();
        const holds = at.matches(HOLDS);
        const over = (axis: string, before: number, after: number) =>
          before > SLACK || after > SLACK ? found.add(`${where}: ${axis} ${at?.tagName.toLowerCase()}.${at?.getAttribute('class') ?? ''} by ${Math.round(Math.max(before, after))} px`) : undefined;
        if (!freeX && (holds || /hidden|clip/.test(overflowX))) over('beside', box.left - rect.left, rect.right - box.right);
        if (!freeY && (holds || /hidden|clip/.test(overflowY))) over('above or below', box.top - rect.top, rect.bottom - box.bottom);
      }
      if (!freeX && (rect.left < -SLACK || rect.right > innerWidth + SLACK)) found.add(`${where}: beside the window`);
    }
    return [...found];
  }, least);
