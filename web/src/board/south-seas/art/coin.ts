// What an islander would find somewhere: a coin with the ware and how much of it, and the line from there to its place.

import type { Seat, Ware } from '../../../protocol/games/south-seas';
import { at, n1, type Point } from '../../../art/geometry';
import { tone } from '../../../art/palette';
import { seatTone } from '../../../art/seats';
import { ware } from '../../../art/ware';
import { market } from './market';

/** Its size at scale 1, in map units. */
export const COIN = { width: 47, height: 27 } as const;

/** `picked` is what is in preview, `pays` what is paid at once: a green tick says so. */
export function coin(seat: Seat, goods: Ware | null, amount: number, state: 'picked' | 'pays' | 'open'): string {
  const { width, height } = COIN;
  const pill = (inset: number, down: number, colour: string, more = ''): string =>
    `<rect x="${inset - width / 2}" y="${inset - height / 2 + down}" width="${width - 2 * inset}" height="${height - 2 * inset}" rx="${height / 2 - inset}" fill="${colour}"${more}/>`;
  return (
    pill(0, 1.6, tone('shade-ink'), ' opacity=".34"') +
    (state === 'picked' ? pill(0, 0, 'var(--sun-edge)') + pill(1.6, 0, 'var(--sun)') : pill(0, 0, tone('halo')) + pill(1.2, 0, seatTone(seat, 'edge')) + pill(2.8, 0, tone('halo'))) +
    (goods
      ? at(-9.4, 0, `<g transform="scale(1.02)">${ware(goods)}</g>`) + `<text x="10.6" y="6" class="art-glyph" font-size="16.5" text-anchor="middle" fill="#3a2a10">${amount}</text>`
      : at(0, 2.4, `<g transform="scale(.62)">${market()}</g>`)) +
    (state === 'pays'
      ? at(
        19,
        -11,
        `<circle r="8" fill="${
          tone('halo')
        }"/><circle r="6.6" fill="var(--go)"/><path d="M-3 .2L-.8 2.6L3.4 -2.2" fill="none" stroke="var(--go-ink, #fff)" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`,
      )
      : '')
  );
}

/** From a coin to the place it speaks of. */
export function leader(seat: Seat, [x, y]: Point, [toX, toY]: Point): string {
  const d = `M${n1(x)} ${n1(y)}L${n1(toX)} ${n1(toY)}`;
  const edge = seatTone(seat, 'edge');
  return (
    `<path d="${d}" stroke="${tone('halo')}" stroke-width="4.4" stroke-linecap="round"/><path d="${d}" stroke="${edge}" stroke-width="2" stroke-linecap="round"/>` +
    `<circle cx="${n1(toX)}" cy="${n1(toY)}" r="4.4" fill="${tone('halo')}"/><circle cx="${n1(toX)}" cy="${n1(toY)}" r="3" fill="${seatTone(seat)}" stroke="${edge}" stroke-width=".8"/>`
  );
}
