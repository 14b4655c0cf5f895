// Things on the open sea: the ship, the compass with its lines, whales.

import { n1, type Point } from '../../../art/geometry';
import { fill, ROUND, stroke, tone } from '../../../art/palette';

/** The three-master that sails to new islands; origin = waterline, 76 units long. */
export function explorer(scale = 1): string {
  const sails = [[-17, -27, 9], [2, -36, 11], [20, -25, 8.5]] as const;
  const cloth = (d: string): string => `<path d="${d}" fill="${tone('sail')}" stroke="${tone('sail-shade')}" stroke-width=".8"/>`;
  const rig = sails
    .map(([x, y, w]) =>
      cloth(
        `M${n1(x - w)} ${y + 12}Q${x} ${y + 8} ${n1(x + w)} ${y + 12}Q${n1(x + w * 1.5)} ${y + 20} ${n1(x + w)} ${y + 28}Q${x} ${y + 24} ${n1(x - w)} ${y + 28}Q${n1(x - w * 0.4)} ${y + 20} ${
          n1(x - w)
        } ${y + 12}Z`,
      ) +
      cloth(
        `M${n1(x - w * 0.8)} ${y}Q${x} ${y - 3} ${n1(x + w * 0.8)} ${y}Q${n1(x + w * 1.2)} ${y + 5} ${n1(x + w * 0.8)} ${y + 10}Q${x} ${y + 7} ${n1(x - w * 0.8)} ${y + 10}Q${n1(x - w * 0.3)} ${
          y + 5
        } ${n1(x - w * 0.8)} ${y}Z`,
      )
    )
    .join('');
  return (
    `<g transform="scale(${scale})"><ellipse cx="3" cy="24" rx="36" ry="5.5" fill="${tone('shade-ink')}" opacity=".3"/>` +
    stroke('M-17 -30V8M2 -42V8M20 -28V8M30 0L44 -12', 'gap', 2.2, ROUND) + fill('M2 -42Q10 -44 14 -40Q8 -39 2 -37Z', 'awning-a') + rig +
    fill('M29 -3L42 -12L31 -22Z', 'sail') +
    fill('M-34 2L-26 4Q0 9 26 3L38 -4L30 16Q26 22 18 22H-20Q-27 22 -30 15Z', 'boat') + fill('M-34 2L-26 4Q0 9 26 3L38 -4L36 2Q0 15 -32.6 7Z', 'boat-lit') +
    stroke('M-24 12H-20M-12 14H-8M0 14.5H4M12 13.5H16M23 11H26', 'gap', 2.4, ROUND) +
    `${stroke('M-36 21q6 -4 10 0t10 0t10 0t10 0t10 0t10 0t9 0', 'foam', 2.2, ROUND)}</g>`
  );
}

/** Compass rose; origin = centre, 100 units high. */
export function rose(scale = 1): string {
  const arm = (angle: number, length: number, width: number): string =>
    `<g transform="rotate(${angle})"><path d="M0 ${-length}L${width} 0H0Z" fill="${tone('ink-solid')}" opacity=".75"/><path d="M0 ${-length}L${-width} 0H0Z" fill="${tone('halo')}"/></g>`;
  const ticks = Array.from({ length: 32 }, (_, i) => `<path d="M0 -34V${i % 2 ? -36.5 : -38.5}" transform="rotate(${i * 11.25})" stroke="${tone('halo')}" stroke-width="1"/>`).join('');
  return (
    `<g transform="scale(${scale})"><circle r="38.5" fill="none" stroke="${tone('halo')}" stroke-width="1.2" opacity=".75"/><circle r="34" fill="none" stroke="${
      tone('halo')
    }" stroke-width="1" opacity=".75"/><g opacity=".75">${ticks}</g>` +
    [45, 135, 225, 315].map((angle) => arm(angle, 27, 5.4)).join('') + [0, 90, 180, 270].map((angle) => arm(angle, 45, 7.6)).join('') +
    `<circle r="4.4" fill="${tone('halo')}" stroke="${tone('ink-solid')}" stroke-width="1.2"/><path d="M0 -60L4.6 -49H-4.6Z" fill="${tone('halo')}"/></g>`
  );
}

/** Lines of bearing from a compass, out to the chart's edge. */
export const bearings = ([x, y]: Point, length = 2600): string =>
  Array.from({ length: 16 }, (_, i) => {
    const angle = (i * Math.PI) / 8;
    return `M${n1(x + 46 * Math.cos(angle))} ${n1(y + 46 * Math.sin(angle))}L${n1(x + length * Math.cos(angle))} ${n1(y + length * Math.sin(angle))}`;
  }).join('');

/** A whale's back and spout. */
export const whale = (scale = 1): string =>
  `<g transform="scale(${scale})">${stroke('M-6 -10Q-8 -20 -14 -21M-6 -10Q-6 -22 -1 -24', 'foam', 2, `${ROUND} opacity=".85"`)}` +
  fill('M-22 2Q-18 -10 -4 -10Q12 -10 18 2Z', 'fish', 'opacity=".85"') + fill('M24 2Q27 -8 22 -14Q30 -12 31 -7Q33 -12 41 -12Q34 -7 31 2Z', 'fish', 'opacity=".85"') +
  `<circle cx="-15" cy="-2.4" r="1.1" fill="#fff"/>${stroke('M-28 3q5 -3 9 0t9 0t9 0t9 0t9 0t9 0t9 0t9 0', 'foam', 2, `${ROUND} opacity=".8"`)}</g>`;

/** Gulls over the surf. */
export const gulls = (): string => stroke('M-9 0q4 -5 8 0q4 -5 8 0M4 9q3 -4 6 0q3 -4 6 0', 'foam', 1.6, `${ROUND} stroke-linejoin="round"`);
