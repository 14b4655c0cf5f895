// A player's portrait, and what it refers to on the page.

import { at } from './geometry';
import { islander } from './islander';
import { seatPatterns } from './seats';
import './art.css';

/** The seats' patterns and the portraits' outline; once per page. */
export const DEFINITIONS = `<defs>${seatPatterns()}<clipPath id="portrait"><path d="M-24 -40H24V4Q17 17 0 17Q-17 17 -24 4Z"/></clipPath></defs>`;

/** The least size of a letter, in pixels. */
const LEAST = 10.2;

/** 48 units wide: an islander on a coin with the seat's colour, pattern and letter, which is drawn larger where the coin is
    `size` pixels small. */
export function bust(seat: string, size = 48): string {
  const scale = Math.max(1, (LEAST * 48) / size / 10.6);
  const corner = Math.min(14.5, 25 - 8.6 * scale);
  return `<circle cy="1.5" r="22" fill="var(--seat-${seat}-edge)"/><circle r="22" fill="url(#art-seat-${seat})"/><circle r="22" fill="none" stroke="var(--seat-${seat}-edge)" stroke-width="1.6"/><circle r="17" fill="var(--bust)"/><g clip-path="url(#portrait)">${
    at(0, 25, `<g transform="scale(1.15)">${islander(seat, 'plain', false)}</g>`)
  }</g>${
    at(
      corner,
      corner,
      `<g transform="scale(${
        scale.toFixed(2)
      })"><circle r="8.6" fill="var(--halo)"/><circle r="7.2" fill="var(--seat-${seat})" stroke="var(--seat-${seat}-edge)" stroke-width=".8"/><text y="3.7" class="art-glyph" font-size="10.6" text-anchor="middle" fill="var(--seat-${seat}-ink)">${seat}</text></g>`,
    )
  }`;
}
