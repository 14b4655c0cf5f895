// Water, sand and grass as patterns. The patterns are anchored to the map, so no tile shows its border in them.

import { n1 } from './geometry';
import { tone } from './palette';
import { seeded } from './seeded';

type Pair = [number, number];

/** The light net on shallow water: shrunken cells of a Voronoi diagram that wraps at the pattern's border. */
function caustics(size: number, cells: number, seed: string, shrink: number): string {
  const random = seeded(seed);
  const grid = Math.round(Math.sqrt(cells));
  const step = size / grid;
  const points: Pair[] = [];
  for (let i = 0; i < grid; i++) {
    for (let j = 0; j < grid; j++) points.push([(i + random(0.1, 0.9)) * step, (j + random(0.1, 0.9)) * step]);
  }
  const middle = (a: Pair, b: Pair): Pair => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const round = [-size, 0, size];
  let d = '';
  for (const [x, y] of points) {
    let cell: Pair[] = [[-step * 2, -step * 2], [step * 2, -step * 2], [step * 2, step * 2], [-step * 2, step * 2]];
    for (const [qx, qy] of points) {
      for (const ox of round) {
        for (const oy of round) {
          const [dx, dy] = [qx + ox - x, qy + oy - y];
          const l2 = dx * dx + dy * dy;
          if (!l2 || l2 > step * step * 12) continue;
          const side = (p: Pair): number => p[0] * dx + p[1] * dy - l2 / 2;
          const next: Pair[] = [];
          cell.forEach((p, i) => {
            const q = cell[(i + 1) % cell.length] as Pair;
            const [a, b] = [side(p), side(q)];
            if (a <= 0) next.push(p);
            if (a < 0 !== b < 0) next.push([p[0] + ((q[0] - p[0]) * a) / (a - b), p[1] + ((q[1] - p[1]) * a) / (a - b)]);
          });
          cell = next;
        }
      }
    }
    const small = cell.map(([a, b]): Pair => [a * shrink, b * shrink]);
    const last = small[small.length - 1];
    const first = small[0];
    if (!last || !first) continue;
    for (const ox of round) {
      for (const oy of round) {
        if (x + ox < -step * 1.5 || y + oy < -step * 1.5 || x + ox > size + step * 1.5 || y + oy > size + step * 1.5) continue;
        const put = (p: Pair): string => `${n1(p[0] + x + ox)} ${n1(p[1] + y + oy)}`;
        d += `M${put(middle(last, first))}${small.map((p, i) => `Q${put(p)} ${put(middle(p, small[(i + 1) % small.length] as Pair))}`).join('')}Z`;
      }
    }
  }
  return d;
}

/** Short brush strokes that wrap at the pattern's border. */
function waves(size: number, count: number, seed: string): string {
  const random = seeded(seed);
  let d = '';
  for (let i = 0; i < count; i++) {
    const [x, y, w, k] = [random(0, size), ((i + random(0.2, 0.8)) * size) / count, random(5, 10), random(0.8, 1.5)];
    for (const ox of [-size, 0, size]) {
      for (const oy of [-size, 0, size]) {
        if (Math.abs(x + ox - size / 2) < size / 2 + 24 && Math.abs(y + oy - size / 2) < size / 2 + 8) {
          d += `M${n1(x + ox)} ${n1(y + oy)}q${n1(w / 2)} ${n1(-2.6 * k)} ${n1(w)} 0q${n1(w / 2)} ${n1(-2.6 * k)} ${n1(w)} 0`;
        }
      }
    }
  }
  return d;
}

function blots(size: number, count: number, seed: string, from: number, to: number): string {
  const random = seeded(seed);
  let svg = '';
  for (let i = 0; i < count; i++) {
    const [x, y, w] = [random(0, size), random(0, size), random(from, to)];
    const h = w * random(0.35, 0.6);
    for (const ox of [-size, 0, size]) {
      for (const oy of [-size, 0, size]) {
        if (x + ox > -w && x + ox < size + w && y + oy > -h && y + oy < size + h) {
          svg += `<ellipse cx="${n1(x + ox)}" cy="${n1(y + oy)}" rx="${n1(w)}" ry="${n1(h)}"/>`;
        }
      }
    }
  }
  return svg;
}

function specks(size: number, count: number, seed: string, from: number, to: number): string {
  const random = seeded(seed);
  let svg = '';
  for (let i = 0; i < count; i++) {
    svg += `<circle cx="${n1(random(2, size - 2))}" cy="${n1(random(2, size - 2))}" r="${n1(random(from, to))}"/>`;
  }
  return svg;
}

function tufts(size: number, count: number, seed: string): string {
  const random = seeded(seed);
  let d = '';
  for (let i = 0; i < count; i++) d += `M${n1(random(3, size - 5))} ${n1(random(5, size - 3))}l-1.2 -2.6m1.2 2.6l.3 -3.2m-.3 3.2l1.6 -2.2`;
  return d;
}

/** Wind ripples on the beach that the tiles lie on. */
function ripples(size: number): string {
  const random = seeded('beach');
  let d = '';
  for (let i = 0; i < 26; i++) {
    const [x, y, w, h] = [random(0, size), (i + random(0.2, 0.8)) * (size / 26), random(70, 190), random(5, 9)];
    for (const ox of [-size, 0]) d += `M${n1(x + ox)} ${n1(y)}q${n1(w / 4)} ${n1(-h)} ${n1(w / 2)} 0t${n1(w / 2)} 0`;
  }
  return d;
}

const pattern = (id: string, size: number, content: string): string => `<pattern id="art-${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${content}</pattern>`;
const ground = (size: number, name: Parameters<typeof tone>[0]): string => `<rect width="${size}" height="${size}" fill="${tone(name)}"/>`;

export const groundPatterns = (): string =>
  `<radialGradient id="art-blot"><stop offset="0" stop-color="${tone('sea-deep')}" stop-opacity=".75"/><stop offset="1" stop-color="${tone('sea-deep')}" stop-opacity="0"/></radialGradient>` +
  `<radialGradient id="art-lamp"><stop offset="0" stop-color="#ffd27a" stop-opacity=".75"/><stop offset="1" stop-color="#ffb84d" stop-opacity="0"/></radialGradient>` +
  pattern(
    'sea',
    300,
    `${ground(300, 'sea')}<g fill="url(#art-blot)">${blots(300, 9, 'deep', 50, 95)}</g>` +
      `<path d="${caustics(300, 100, 'net', 0.9)}" fill="none" stroke="${tone('sea-net')}" stroke-width=".9" opacity=".26"/>` +
      `<path d="${waves(300, 16, 'w')}" fill="none" stroke="${tone('sea-lit')}" stroke-width="1.3" stroke-linecap="round" opacity=".75"/>`,
  ) +
  pattern('shallows', 100, `${ground(100, 'shallow-lit')}<path d="${caustics(100, 100, 'lagoon', 0.84)}" fill="${tone('shallow')}"/>`) +
  pattern('sand', 100, `${ground(100, 'sand')}<g fill="${tone('sand-dot')}" opacity=".8">${specks(100, 120, 's', 0.3, 0.7)}</g>`) +
  pattern(
    'grass',
    100,
    `${ground(100, 'grass')}<g fill="${tone('grass-lit')}" opacity=".55">${specks(100, 9, 'g', 4, 8)}</g>` +
      `<path d="${tufts(100, 26, 't')}" fill="none" stroke="${tone('grass-deep')}" stroke-width=".8" stroke-linecap="round"/>`,
  ) +
  pattern('beach', 480, `<path d="${ripples(480)}" fill="none" stroke="var(--table-line)" stroke-width="1.5" stroke-linecap="round" opacity=".75"/>`);
