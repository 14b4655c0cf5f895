// The product's mark.

import { at } from './geometry';
import { drawPalm } from './plant';

const arc = (r: number, w: number, tone: string, gap: number): string =>
  `<circle r="${r}" fill="none" stroke="var(--${tone})" stroke-width="${w}" stroke-linecap="round" pathLength="100" stroke-dasharray="${100 - gap} ${gap}" transform="rotate(${45 + gap * 1.8})"/>`;
/** The product's mark: a ring island with a lagoon and one palm, open to the south-east. */
export const LOGO = `<circle r="23.5" fill="var(--sea)"/><circle r="20" fill="var(--shallow)"/>${arc(13.2, 9.6, 'sand', 16)}${
  arc(13.4, 5.4, 'jungle-mid', 20)
}<circle r="7.4" fill="var(--shallow-lit)"/>${at(-8, -2, `<g transform="scale(.95)">${drawPalm('logo')}</g>`)}`;
