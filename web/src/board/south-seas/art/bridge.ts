// Plank bridges: a whole number of planks, so that a gap and never a plank lies on the tile's border.

import { along, circlePath, closed, distance, type Line, nth, offset, open, type Point, spline, turn } from '../../../art/geometry';
import { fill, stroke, type Tone, tone } from '../../../art/palette';
import { pick, seeded } from '../../../art/seeded';

export type Detail = 'full' | 'plain' | 'small';

export interface BridgeArt {
  shadow: string;
  deck: string;
}

/** The centre line on the turned tile, `trim` shorter at its end. */
export function centreLine(way: Line, quarters: number, trim: number): Point[] {
  const points = spline(way, 10).map((p) => turn(p, quarters));
  let cut = trim;
  while (cut > 0 && points.length > 2) {
    cut -= distance(nth(points, -2), nth(points, -1));
    points.pop();
  }
  return points;
}

export function bridge(line: Line, seed: string, detail: Detail): BridgeArt {
  if (detail === 'small') {
    return {
      shadow: '',
      deck: stroke(open(line), 'gap', 19) + stroke(open(line), 'plank-lit', 13) + stroke(open(line), 'plank-dark', 13, 'stroke-dasharray="1.6 6.7"'),
    };
  }
  const random = seeded(seed);
  const { steps, gap } = along(line, 4.35);
  const half = (gap * 0.84) / 2;
  const planks: Partial<Record<Tone, string>> = {};
  for (const { at: [x, y], angle } of steps) {
    const tall = (12.6 + random(-0.7, 0.7)) / 2;
    const name = pick(random, ['plank', 'plank', 'plank-lit', 'plank-mid'] as const);
    const a = ((angle + random(-1.6, 1.6)) * Math.PI) / 180;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const corner = (u: number, v: number): Point => [x + u * half * c - v * tall * s, y + u * half * s + v * tall * c];
    planks[name] = (planks[name] ?? '') + closed([corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]);
  }
  const rails = [5.4, -5.4].map((d) => open(offset(line, () => d))).join('');
  const posts = along(line, 25).steps.flatMap(({ at: [x, y], angle }) => [-7, 7].map((d): Point => [x - Math.sin((angle * Math.PI) / 180) * d, y + Math.cos((angle * Math.PI) / 180) * d]));
  const dots = (r: number, dx = 0, dy = 0): string => posts.map(([x, y]) => circlePath(x + dx, y + dy, r)).join('');
  const full = detail === 'full';
  return {
    shadow: `<path d="${open(line.map(([x, y]): Point => [x + 2.4, y + 3.6]))}" fill="none" stroke="${tone('shade-ink')}" stroke-width="12.5" opacity=".24"/>`,
    deck: stroke(open(line), 'gap', 14.6) +
      (full ? fill(dots(2.7), 'foam', 'opacity=".55"') : '') +
      (Object.entries(planks) as [Tone, string][]).map(([name, d]) => fill(d, name)).join('') +
      stroke(rails, 'rope', 1.15) +
      (full ? fill(dots(1.9), 'gap') + fill(dots(1.2, -0.4, -0.5), 'plank-lit') : ''),
  };
}
