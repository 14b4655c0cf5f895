// The display's surroundings: the mat it lies on, the framed lagoon, the explorer's lane and its buoys. The tiles lie at
// 0…400; the frame ends 116 outside.

import { at } from '../../../art/geometry';
import { tone } from '../../../art/palette';
import { shell } from '../../../art/ware';
import { scaled } from './things';

export const REACH = 116;

const round = (out: number, radius: number): string => `x="${-out}" y="${-out}" width="${400 + out * 2}" height="${400 + out * 2}" rx="${radius}"`;

/** Frame, water, reef-green shelf and the lane with its arrows: it is sailed clockwise. */
export const lagoon = (): string =>
  `<rect ${round(REACH, 54)} fill="${tone('card-edge')}" transform="translate(0 8)"/><rect ${round(REACH, 54)} fill="${tone('plank')}"/>` +
  `<rect ${round(REACH - 4, 50)} fill="none" stroke="${tone('plank-lit')}" stroke-width="3"/><rect ${round(104, 44)} fill="url(#art-sea)"/>` +
  `<rect ${round(104, 44)} fill="none" stroke="${tone('sea-deep')}" stroke-width="6" opacity=".5"/><rect ${round(20, 17)} fill="${tone('sea-mid')}"/><rect ${
    round(10, 10)
  } fill="url(#art-shallows)"/>` +
  `<path d="M-62 462V-62H462V462Z" fill="none" stroke="${tone('sea-lit')}" stroke-width="3" stroke-dasharray="2 13" stroke-linecap="round" opacity=".9"/>` +
  `<g stroke="${tone('foam')}" stroke-width="3" fill="none" stroke-linecap="round" stroke-linejoin="round" opacity=".85">` +
  '<path d="M-86 -60v-14a12 12 0 0 1 12 -12h14m-6 -6l7 6l-7 6"/><path d="M460 -86h14a12 12 0 0 1 12 12v14m6 -6l-6 7l-6 -7"/>' +
  '<path d="M486 460v14a12 12 0 0 1 -12 12h-14m6 6l-7 -6l7 -6"/><path d="M-60 486h-14a12 12 0 0 1 -12 -12v-14m-6 6l6 -7l6 7"/></g>';

/**
 * A mark of what a position costs: free steps wear the sun and their number, paid ones a shell and its price. `null` steps: it
 * is only put there.
 */
export function buoy(steps: number | null, price: number, held: boolean): string {
  const r = held ? 21.5 : 18;
  const face = price
    ? at(-6, -1, scaled(0.7, shell())) + `<text x="8" y="5.4" class="art-glyph" font-size="15" text-anchor="middle" fill="#6a241b">${price}</text>`
    : `<text y="6" class="art-glyph" font-size="17" text-anchor="middle" fill="var(--sun-ink)">${steps ?? ''}</text>`;
  return (
    `<ellipse cx="1.5" cy="7" rx="${r}" ry="${r * 0.78}" fill="${tone('shade-ink')}" opacity=".24"/><circle r="${r}" fill="${tone('halo')}"/>` +
    `<circle r="${r - 2.4}" fill="${tone(price ? 'shell' : 'sun')}"${held ? ` stroke="${tone('sun-edge')}" stroke-width="2.4"` : ''}/>${face}`
  );
}

/** A position that cannot be reached now. */
export const mark = (): string => `<circle r="6" fill="${tone('sea-lit')}" opacity=".55"/>`;

/** The price at the corner of a tile: a tick for a free one, a shell and a number otherwise. */
export function priceTag(price: number, affordable: boolean, held: boolean): string {
  const face = price
    ? at(-5, -0.5, scaled(0.62, shell())) + `<text x="6.8" y="4.8" class="art-glyph" font-size="14" text-anchor="middle" fill="#6a241b">${price}</text>`
    : '<path d="M-6 .5L-2 4.5L6.5 -4.5" fill="none" stroke="var(--sun-ink)" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/>';
  return (
    `<circle cy="1.5" r="16" fill="${tone('shade-ink')}" opacity=".3"/><circle r="16" fill="${tone('halo')}"/><circle r="13.8" fill="${tone(price ? 'shell' : 'sun')}"${
      held ? ` stroke="${tone('sun-edge')}" stroke-width="2.4"` : ''
    }/>${face}` +
    (affordable ? ''
      : '<path d="M-10 10L10 -10" stroke="var(--halo)" stroke-width="5" stroke-linecap="round"/><path d="M-10 10L10 -10" stroke="var(--warn)" stroke-width="2.8" stroke-linecap="round"/>')
  );
}

/** A tile that cannot be taken from here: a volcano, or what lies behind one. */
export const barred = (): string =>
  '<rect width="100" height="100" rx="4" fill="url(#mo-hatch)"/>' +
  at(82, 18, `<circle r="14" fill="var(--ink-solid)"/><path d="M-5 -5L5 5M5 -5L-5 5" stroke="#fff" stroke-width="3.2" stroke-linecap="round"/>`);

/** The sun rim of what is yours to do now, on a tile of the display. */
export const rim = (held: boolean): string =>
  `<rect x="1" y="1" width="98" height="98" rx="6" fill="none" stroke="${tone('sun-edge')}" stroke-width="${held ? 9 : 7}"/><rect x="1" y="1" width="98" height="98" rx="6" fill="none" stroke="${
    tone('sun')
  }" stroke-width="${held ? 6 : 4.4}"/>`;

/** Patterns of this game's own: the plaited mat and the hatching of what is barred. */
const OWN = '<defs><pattern id="mo-mat" width="28" height="28" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="28" height="28" fill="var(--mat-b)"/>' +
  '<g stroke="var(--mat-c)" stroke-width=".9"><rect x=".5" y=".5" width="13" height="13" fill="var(--mat-a)"/><rect x="14.5" y="14.5" width="13" height="13" fill="var(--mat-a)"/></g>' +
  '<g stroke="var(--mat-c)" stroke-width=".7" opacity=".55"><path d="M3.5 1v12M7 1v12M10.5 1v12M17.5 15v12M21 15v12M24.5 15v12M15 3.5h12M15 7h12M15 10.5h12M1 17.5h12M1 21h12M1 24.5h12"/></g></pattern>' +
  '<radialGradient id="mo-light" cx=".4" cy="0" r="1.1"><stop offset="0" stop-color="#fff" stop-opacity=".28"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="var(--shade-ink)" stop-opacity=".25"/></radialGradient>' +
  '<pattern id="mo-hatch" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="10" height="10" fill="var(--ink-solid)" opacity=".35"/><rect width="4" height="10" fill="var(--ink-solid)" opacity=".35"/></pattern></defs>';

/** Every component that draws lagoon or mat calls this once. */
export function ensureOwnDefinitions(): void {
  if (typeof document === 'undefined' || document.getElementById('mo-definitions')) return;
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.id = 'mo-definitions';
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('width', '0');
  svg.setAttribute('height', '0');
  // Not `display: none`, which would switch patterns off; set by script, since the page forbids inline styles.
  svg.style.position = 'absolute';
  svg.innerHTML = OWN;
  document.body.append(svg);
}
