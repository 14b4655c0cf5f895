// Letters follow the reader's text size. Styles say sizes in pixels as they are at the usual one; what is built says the
// same in `rem`, which grows with what the reader has set in the browser.

import type { Plugin } from 'vite';

/** The usual size of text, in pixels. */
const USUAL = 16;
/** Letters below this are parts of drawings, in units of those. */
const DRAWN = 9;

/** Sizes of letters in pixels, in `font-size` and `font`, as multiples of the reader's text size. */
export const inReadersSize = (css: string): string =>
  css.replace(
    /(?<![\w-])font(?:-size)?:[^;}]*/g,
    (declaration) => declaration.replace(/(\d*\.?\d+)px/g, (size, pixels: string) => (Number(pixels) < DRAWN ? size : `${Number((Number(pixels) / USUAL).toFixed(5))}rem`)),
  );

export const textSize = (): Plugin => ({
  name: 'text-size',
  enforce: 'pre',
  transform: (code, id) => (/\.css(\?|$)|[?&]lang\.css/.test(id) ? { code: inReadersSize(code), map: null } : null),
});
