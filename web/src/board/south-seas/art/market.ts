// A market: platform on piles, striped awning, counter with fruit; a lamp at night.

import { circlePath } from '../../../art/geometry';
import { fill, tone } from '../../../art/palette';

const six = [0, 1, 2, 3, 4, 5];

export function market(): string {
  const board = (i: number): string => `M${-18 + i * 6} -14h5.6v29h-5.6Z`;
  const cloth = (i: number): string => `M${-13.5 + i * 4.5} -19L${-16.5 + i * 5.5} -10q2.75 3.4 5.5 0L${-9 + i * 4.5} -19Z`;
  const piles = [-15, 0, 15];
  return (
    `<path d="M-17 -11L22 -11L24 21L-15 21Z" fill="${tone('shade-ink')}" opacity=".24"/>` +
    piles.map((x) => `<ellipse cx="${x}" cy="17.5" rx="3.4" ry="1.3" fill="${tone('foam')}" opacity=".8"/>`).join('') +
    fill(piles.map((x) => `M${x - 1.3} 12h2.6v5.4h-2.6Z`).join(''), 'gap') +
    `<rect x="-19" y="-15" width="38" height="32" rx="2" fill="${tone('gap')}"/>` +
    fill(six.filter((i) => i % 3 !== 1).map(board).join(''), 'plank') +
    fill(six.filter((i) => i % 3 === 1).map(board).join(''), 'plank-lit') +
    `<rect x="-19" y="14.2" width="38" height="3.2" rx="1.4" fill="${tone('plank-dark')}"/>` +
    `<path d="M-14 -10H16L18 8H-12Z" fill="${tone('shade-ink')}" opacity=".25"/>` +
    fill('M-14.6 -18h1.8v23h-1.8ZM12.8 -18h1.8v23h-1.8Z', 'gap') +
    `<rect x="-13" y="-3" width="26" height="8" rx="1" fill="${tone('plank-dark')}"/><rect x="-13" y="-4.6" width="26" height="3.4" rx="1" fill="${tone('plank-lit')}"/>` +
    `<circle cy="-4" r="26" fill="url(#art-lamp)" opacity="var(--lamps)"/>` +
    fill(circlePath(-8.6, -6, 2.3), 'mango') +
    fill(circlePath(-5, -5.6, 2.1), 'bloom') +
    fill(circlePath(-7, -8, 2), 'banana') +
    fill(circlePath(4.6, -5.8, 2.2), 'shell') +
    fill(circlePath(8.4, -6, 2.2), 'jungle-lit') +
    fill(circlePath(6.4, -8.2, 2), 'shell-lit') +
    fill(six.filter((i) => i % 2 === 0).map(cloth).join(''), 'awning-a') +
    fill(six.filter((i) => i % 2 === 1).map(cloth).join(''), 'awning-b') +
    '<path d="M-13.5 -19H13.5L14.2 -17H-14.2Z" fill="#fff" opacity=".35"/>'
  );
}
