// Islanders: one wooden body, four jobs told apart by silhouette; colour, pattern and letter of the seat on each.

import { at } from './geometry';
import { fill, ROUND, shadow, stroke, type Tone, tone } from './palette';
import { seatPattern, seatTone } from './seats';
import { banana, shell } from './ware';

export type Job = 'collector' | 'picker' | 'fisher' | 'merchant' | 'plain';

const SKIRT = 'M-4.8 -13.6L4.8 -13.6C6 -8.6 8.6 -4.6 10 -1Q10.4 .9 8.6 1.3Q0 2.9 -8.6 1.3Q-10.4 .9 -10 -1C-8.6 -4.6 -6 -8.6 -4.8 -13.6Z';
const TORSO = 'M-5 -13L-5.8 -20.4Q-5.6 -23.4 0 -23.4Q5.6 -23.4 5.8 -20.4L5 -13Z';
const BOARD = 'M-19 -1.4Q0 -5 19 -1.4Q21.6 .4 19 2.2Q0 6 -19 2.2Q-21.6 .4 -19 -1.4Z';

export function islander(seat: string, job: Job, letter = true): string {
  const [colour, edge, ink] = [seatTone(seat), seatTone(seat, 'edge'), seatTone(seat, 'ink')];
  const paint = (d: string, with_: string, width = 1.1, more = ''): string => `<path d="${d}" fill="${with_}" stroke="${edge}" stroke-width="${width}"${more}/>`;
  const arm = (d: string): string =>
    [[edge, 5], [colour, 3.5]].map(([c, w]) => `<path d="${d}" fill="none" stroke="${c}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/>`).join('');
  const head = (x: number, y: number): string =>
    `<circle cx="${x}" cy="${y}" r="5.1" fill="${colour}" stroke="${edge}" stroke-width="1.1"/>` +
    `<path d="M${x - 3} ${y - 1.4}Q${x - 1.6} ${y - 3.6} ${x + 0.6} ${y - 3.5}" fill="none" stroke="#fff" stroke-width="1" stroke-linecap="round" opacity=".5"/>`;
  const leaves = (x: number, y: number): string =>
    at(x, y, fill('M-5 .6Q-4.6 -3.8 -1.4 -3.4Q0 -6 1.6 -3.4Q4.8 -3.6 5 .6Q0 -2 -5 .6Z', 'jungle-lit', `stroke="${tone('jungle-deep')}" stroke-width=".7"`));
  const mark = (x: number, y: number): string =>
    letter
      ? `<circle cx="${x}" cy="${y}" r="5.4" fill="${colour}"/><text x="${x}" y="${y + 3.3}" class="art-glyph" font-size="9.4" text-anchor="middle" fill="${ink}">${seat}</text>`
      : '';
  const outline = (d: string, more = ''): string => stroke(d, 'halo', 3.6, `stroke-linejoin="round"${more}`);
  const ring = (x: number, y: number): string => `<circle cx="${x}" cy="${y}" r="5.3" fill="none" stroke="${tone('halo')}" stroke-width="3.2"/>`;

  if (job === 'fisher') {
    // Lies on a board; the only horizontal figure.
    const down = ' transform="translate(0 -6)"';
    return (
      `<ellipse cx="2" cy="4.4" rx="21" ry="4" fill="${tone('shade-ink')}" opacity=".28"/>${stroke('M-22 3.4q5 3.6 11 1.6M12 6q6 1.6 10.6 -2', 'foam', 1.5, ROUND)}` +
      outline(BOARD) +
      fill(BOARD, 'plank-dark', 'transform="translate(0 1.2)"') +
      fill(BOARD, 'plank-lit') +
      `<g transform="translate(-6 -3.6) rotate(90) scale(.86)"><g transform="translate(0 13)">${outline(SKIRT, down)}${paint(TORSO, colour, 1.1, down)}${
        paint(SKIRT, seatPattern(seat), 1.2, down)
      }</g></g>` +
      arm('M7 -6L13 -3.6L18.4 -.6') + ring(12, -8.4) + head(12, -8.4) + leaves(12, -10.6) + mark(-7.6, -3.8)
    );
  }
  const wood = `stroke="${tone('gap')}" stroke-width=".9"`;
  const basket = (): string =>
    fill('M-7.4 -31Q0 -28.4 7.4 -31L5.6 -35.6H-5.6Z', 'thatch', wood) +
    at(-2, -37, `<g transform="scale(.48)">${shell()}</g>`) +
    at(3.2, -36.4, `<g transform="scale(.42)">${shell()}</g>`) +
    stroke('M-8.4 -32.4Q0 -29 8.4 -32.4', 'thatch-lit', 1.8, ROUND);
  const pail = (x: number, a: Tone, b: Tone): string =>
    at(
      x,
      0,
      stroke('M0 -24.6L-3.8 -15M0 -24.6L3.8 -15', 'gap', 0.7) + fill('M-5 -15.4H5L3.4 -9.4Q0 -8 -3.4 -9.4Z', 'thatch', wood) +
        `<circle cx="-1.8" cy="-16.4" r="2" fill="${tone(a)}"/><circle cx="1.8" cy="-16.2" r="2" fill="${tone(b)}"/>`,
    );
  const yoke = (): string => stroke('M-17 -24.6Q0 -27 17 -24.6', 'gap', 1.7, ROUND) + pail(-15.4, 'banana', 'mango') + pail(15.4, 'shell', 'fish-lit');
  const hat = (): string => fill('M-8.6 -29.6Q-4.6 -31 -3.4 -35.6Q0 -37.4 3.4 -35.6Q4.6 -31 8.6 -29.6Q0 -27 -8.6 -29.6Z', 'thatch-lit', wood);
  const crown = (): string => leaves(0, -30.6);
  // Arms, on the head, behind the body, in front of everything.
  const poses: Record<Exclude<Job, 'fisher'>, { arms: string[]; head?: string; behind?: string; front?: string }> = {
    plain: { arms: ['M-5 -20.4L-9.4 -15.6L-8 -10.4', 'M5 -20.4L9.4 -15.6L8 -10.4'], head: crown() },
    collector: { arms: ['M-5 -20.6L-9.4 -25.4L-7.2 -31', 'M5 -20.6L9.4 -25.4L7.2 -31'], front: basket() },
    picker: {
      arms: ['M-5 -20.4L-9.6 -15.6L-7.6 -10.4', 'M5 -20.6L10 -25L11 -31'],
      head: crown(),
      front: at(11, -35, `<g transform="scale(.78)">${banana()}</g>`),
    },
    merchant: { arms: ['M-5 -20.6L-9 -21L-11.6 -25', 'M5 -20.6L9 -21L11.6 -25'], head: hat(), behind: yoke() },
  };
  const pose = poses[job];
  return (
    shadow(11, 3.6, 4, 1.6) + outline(SKIRT) + outline(TORSO) + ring(0, -27.6) + (pose.behind ?? '') +
    `<path d="${SKIRT}" transform="translate(.5 1.9)" fill="${edge}"/>${paint(TORSO, colour)}${paint(SKIRT, seatPattern(seat))}` +
    pose.arms.map(arm).join('') + head(0, -27.6) + (pose.head ?? '') + (pose.front ?? '') + mark(0, -5.4)
  );
}
