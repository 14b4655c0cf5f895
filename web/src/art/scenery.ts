// What boards and pages show of the islands' life: a hut, the explorer.

import { n1 } from './geometry';
import { fill, ROUND, shadow, stroke, tone } from './palette';

/** A thatched hut, 22 wide; origin = foot. */
export const hut = (): string =>
  shadow(12, 4, 6, 1.5) +
  fill('M-7.6 -7H7.6V.6Q0 2.4 -7.6 .6Z', 'plank') +
  fill('M-7.6 -7H-4.6V1.2L-7.6 .6Z', 'plank-lit') +
  fill('M4 -7H7.6V.6L4 1.4Z', 'plank-dark') +
  fill('M-2 1.6V-5Q0 -7.4 2 -5V1.6Z', 'gap') +
  `<path d="M-2 1.6V-5Q0 -7.4 2 -5V1.6Z" fill="#ffce73" opacity="calc(var(--lamps) * .9)"/>` +
  fill('M-11 -5.6Q-5 -10 -3.4 -17Q0 -19.4 3.4 -17Q5 -10 11 -5.6Q6.6 -3.6 0 -4.2Q-6.6 -3.6 -11 -5.6Z', 'thatch', `stroke="${tone('gap')}" stroke-width=".7" stroke-opacity=".55"`) +
  fill('M-11 -5.6Q-5 -10 -3.4 -17Q-1.6 -18.4 0 -18.2Q-2 -10 -5 -4.1Q-8.6 -4.4 -11 -5.6Z', 'thatch-lit') +
  fill('M3.4 -17Q5 -10 11 -5.6Q9 -4.6 6 -4.2Q3.6 -10 3.4 -17Z', 'thatch-dark') +
  stroke('M-7 -6.4L-3 -12M-3.4 -5.4L-1.4 -13M.6 -5.2L.8 -14M4.4 -5.4L2.6 -12', 'thatch-dark', 0.6, 'opacity=".6"');

/** The explorer: the ship everybody shares, 74 wide; origin = middle of the waterline. */
export const explorer = (): string =>
  `<ellipse cx="3" cy="24" rx="36" ry="5.5" fill="${tone('shade-ink')}" opacity=".3"/>` +
  stroke('M-17 -30V8M2 -42V8M20 -28V8', 'gap', 2.2) +
  fill('M2 -42Q10 -44 14 -40Q8 -39 2 -37Z', 'awning-a') +
  ([[-17, -27, 9], [2, -36, 11], [20, -25, 8.5]] as const)
    .map(([x, y, w]) => {
      const edge = `stroke="${tone('sail-shade')}" stroke-width=".8"`;
      return (
        fill(
          `M${n1(x - w)} ${y + 12}Q${x} ${y + 8} ${n1(x + w)} ${y + 12}Q${n1(x + w * 1.5)} ${y + 20} ${n1(x + w)} ${y + 28}Q${x} ${y + 24} ${n1(x - w)} ${y + 28}Q${n1(x - w * 0.4)} ${y + 20} ${
            n1(x - w)
          } ${y + 12}Z`,
          'sail',
          edge,
        ) +
        fill(
          `M${n1(x - w * 0.8)} ${y}Q${x} ${y - 3} ${n1(x + w * 0.8)} ${y}Q${n1(x + w * 1.2)} ${y + 5} ${n1(x + w * 0.8)} ${y + 10}Q${x} ${y + 7} ${n1(x - w * 0.8)} ${y + 10}Q${n1(x - w * 0.3)} ${
            y + 5
          } ${n1(x - w * 0.8)} ${y}Z`,
          'sail',
          edge,
        )
      );
    })
    .join('') +
  fill('M-34 2L-26 4Q0 9 26 3L38 -4L30 16Q26 22 18 22H-20Q-27 22 -30 15Z', 'boat') +
  fill('M-34 2L-26 4Q0 9 26 3L38 -4L36 2Q0 15 -32.6 7Z', 'boat-lit') +
  stroke('M-24 12H-20M-12 14H-8M0 14.5H4M12 13.5H16M23 11H26', 'gap', 2.4, ROUND) +
  stroke('M-36 21q6 -4 10 0t10 0t10 0t10 0t10 0t10 0t9 0', 'foam', 2.2, ROUND);
