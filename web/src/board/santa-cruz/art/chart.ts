// The whole map as layers: sea, shores, grass, ash, rivers, paths, woods, mountains. Everything follows from the component
// data; random touches are seeded by it, so the map looks the same everywhere.

import { at, closed, distance, inside, n1, offset, open, type Point } from '../../../art/geometry';
import { bush, palm, peak, rock } from '../../../art/plant';
import { seeded } from '../../../art/seeded';
import { landOf, type Land, shoreLines, softly, swell } from './land';
import { type MapData, middleOf, type Plan, planOf } from './map';
import { type Box, type Raster, toLines } from './raster';
import { bearings, explorer, gulls, rose, whale } from './sea';
import { VOLCANO, volcano } from './volcano';

export interface Chart {
  plan: Plan;
  /** The islands with what lies round them on the sea. */
  box: Box;
  /** Painted one after the other. */
  ground: string;
  /** Lines of bearing, painted on the open sea. */
  lines: string;
  /** Plants, rocks, mountains, ships: sorted from north to south. */
  things: string;
  /** The same for small maps: woods as patches. */
  patches: string;
  /** Where the mountains of fire stand: middle of the foot and scale. */
  mountains: { at: Point; scale: number; sites: string[] }[];
}

interface Thing {
  y: number;
  svg: string;
}
const sorted = (things: Thing[]): string => things.sort((a, b) => a.y - b.y).map((thing) => thing.svg).join('');
const drawn = new WeakMap<object, Chart>();

/** The chart of a map; drawn once. */
export function chartOf(map: MapData): Chart {
  let chart = drawn.get(map);
  if (!chart) drawn.set(map, chart = draw(map));
  return chart;
}

/** A hull round the points, clockwise on the screen. */
function hull(points: readonly Point[]): Point[] {
  const by = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Point[]): Point[] => {
    const out: Point[] = [];
    for (const p of list) {
      for (;;) {
        const [a, b] = [out[out.length - 2], out[out.length - 1]];
        if (!a || !b || (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
        out.pop();
      }
      out.push(p);
    }
    return out.slice(0, -1);
  };
  return [...half(by), ...half([...by].reverse())];
}

/** Ash round the sites of a mountain, with a wavering edge. */
function ashOf(points: readonly Point[]): Point[] {
  const round = points.flatMap((p) =>
    Array.from({ length: 14 }, (_, i): Point => {
      const angle = (i * Math.PI) / 7;
      const [x, y] = [p[0] + 37 * Math.cos(angle), p[1] + 34 * Math.sin(angle)];
      return [x, y];
    })
  );
  const rough = hull(round);
  const line: Point[] = [];
  rough.forEach((a, i) => {
    const b = rough[(i + 1) % rough.length] ?? a;
    const steps = Math.max(1, Math.round(distance(a, b) / 12));
    for (let k = 0; k < steps; k++) line.push([a[0] + ((b[0] - a[0]) * k) / steps, a[1] + ((b[1] - a[1]) * k) / steps]);
  });
  const middle = middleOf(points);
  return line.map((p) => {
    const far = distance(p, middle) || 1;
    const by = 1 + (swell([p[0] * 1.7, p[1] * 1.7]) * 5) / far;
    return [middle[0] + (p[0] - middle[0]) * by, middle[1] + (p[1] - middle[1]) * by];
  });
}

function draw(map: MapData): Chart {
  const plan = planOf(map);
  const land = landOf(plan);
  const sites = [...plan.sites.values()];
  const places = sites.map((site) => site.at);
  const roads = plan.ways.map((way) => way.line);
  const rivers = plan.rivers.map((river) => toTheSea(river, land));
  const craters = plan.craters.map((ids) => ({ ids, ash: ashOf(ids.map((id) => plan.sites.get(id)?.at ?? [0, 0])) }));
  const toRoad = toLines(land.box, 3, roads);
  const toRiver = toLines(land.box, 3, rivers.map((river) => river.line));
  const mountains = craters.map(({ ids, ash }) => mountain(ids, ash, places, toRoad));
  const random = seeded('chart');
  const [top, left] = [Math.min(...places.map(([, y]) => y)), Math.min(...places.map(([x]) => x))];
  const [bottom, right] = [Math.max(...places.map(([, y]) => y)), Math.max(...places.map(([x]) => x))];
  const box: Box = { x: left - 56, y: top - 56, width: right - left + 112, height: bottom - top + 112 };

  // ── the ground ──
  const shore = (level: number): string => shoreLines(land, level).map((line) => softly(line)).join('');
  const area = (level: number, paint: string, more = ''): string => `<path d="${shore(level)}" fill="${paint}"${more}/>`;
  const line = (d: string, colour: string, width: number, more = ''): string => `<path d="${d}" fill="none" stroke="var(--${colour})" stroke-width="${width}" stroke-linejoin="round"${more}/>`;
  const surf = shore(9);
  const water = (extra: number): string =>
    rivers.map(({ line: way, mouth }) => {
      // Wider towards the sea; where it runs out, it opens.
      const width = (u: number): number => 3.6 + 4.6 * u + (mouth ? 7 * Math.max(0, (u - 0.93) / 0.07) ** 2 : 0) + extra;
      return `<path d="${closed([...offset(way, width), ...offset(way, (u) => -width(u)).reverse()])}"/>`;
    }).join('');
  const streams = rivers.map(({ line: way }) => open(way)).join('');
  const trails = roads.map(open).join('');
  const grass = shore(-11);
  const ground = area(52, 'var(--sea-lit)', ' opacity=".16"') + area(33, 'var(--sea-mid)') + area(17, 'url(#art-shallows)') +
    line(surf, 'foam', 1.8, ' stroke-dasharray="26 13 9 17" stroke-linecap="round" opacity=".6"') +
    line(shore(2.4), 'foam', 3, ' opacity=".9"') + area(0, 'url(#art-sand)') + line(shore(-1.6), 'sand-wet', 1.8) +
    `<path d="${grass}" fill="var(--grass-deep)" transform="translate(.6 2)"/><path d="${grass}" fill="url(#art-grass)"/>` +
    line(shore(-15), 'grass-deep', 2.2, ' opacity=".3"') +
    `<clipPath id="sc-grass"><path d="${grass}"/></clipPath><clipPath id="sc-land"><path d="${shore(1)}"/></clipPath>` +
    `<g clip-path="url(#sc-grass)">${meadows(land, random)}` +
    craters.map(({ ash }) => `<path d="${softly(ash.flatMap((p) => [p, p]))}" fill="var(--soil)" stroke="var(--soil-edge)" stroke-width="2.2"/>`).join('') +
    craters.map(({ ash }) => cinders(ash, places, random)).join('') + '</g>' +
    `<g clip-path="url(#sc-land)"><g fill="var(--river-bank)">${water(3.4)}</g><g fill="var(--river)" stroke="var(--river-edge)" stroke-width="1.3">${water(0)}</g>` +
    `${line(streams, 'shallow-lit', 1.7, ' stroke-linecap="round" stroke-dasharray="13 19" opacity=".9"')}${
      line(streams, 'shallow-lit', 1.1, ' stroke-linecap="round" stroke-dasharray="7 23" stroke-dashoffset="11" transform="translate(2 2.6)" opacity=".6"')
    }</g>` +
    `<g stroke-linecap="round">${line(trails, 'shade-ink', 9.4, ' opacity=".16" transform="translate(.8 1.8)"')}${line(trails, 'path-edge', 8.6)}${line(trails, 'path', 6.2)}${
      line(trails, 'path-edge', 1.4, ' stroke-dasharray="1 7"')
    }</g>`;

  // ── what stands on it ──
  const free = (p: Point, gap: number, low = 0.8): boolean => toRoad.at(p) > 10.5 && toRiver.at(p) > 14 && places.every((q) => Math.abs(p[0] - q[0]) > gap || Math.abs(p[1] - q[1]) > gap * low);
  const wooded = ([x, y]: Point): number => Math.sin(x / 47 + 1) + Math.sin(y / 39) + Math.sin((x + y) / 61);
  const things: Thing[] = [];
  const clumps: Point[] = [];
  const done: Point[] = [];
  const hills = knolls(land, places, toRoad, toRiver, craters.map((crater) => crater.ash));
  for (const hill of hills) things.push({ y: hill.at[1], svg: at(...hill.at, `<g transform="scale(${n1(hill.scale)})">${peak()}</g>`) });
  const onHill = (p: Point): boolean => hills.some((hill) => Math.hypot((p[0] - hill.at[0]) / 1.25, p[1] - hill.at[1] + 10 * hill.scale) < 24 * hill.scale);
  for (let i = 0; i < 9000; i++) {
    const p: Point = [random(left, right), random(top, bottom)];
    if (land.field.at(p) > -16 || !free(p, 34) || onHill(p) || craters.some(({ ash }) => inside(p, ash))) continue;
    const wood = wooded(p);
    const gap = wood > 0.35 ? 10.5 : 27;
    if (done.some((q) => distance(p, q) < gap)) continue;
    done.push(p);
    const kind = random();
    // A palm is tall: its crown must not cover the site north of it.
    if (kind < 0.3 && free([p[0], p[1] - 22], 27)) things.push({ y: p[1], svg: at(...p, palm(random, 0.86)) });
    else if (kind < 0.36) things.push({ y: p[1], svg: at(...p, `<g transform="scale(.9)">${rock()}</g>`) });
    else {
      things.push({ y: p[1], svg: at(...p, bush(random, random(0.72, 1.08))) });
      clumps.push(p);
    }
  }
  // Boulders on the ash.
  for (const { ash } of craters) {
    for (let i = 0; i < 60; i++) {
      const [xs, ys] = [ash.map(([x]) => x), ash.map(([, y]) => y)];
      const p: Point = [random(Math.min(...xs), Math.max(...xs)), random(Math.min(...ys), Math.max(...ys))];
      if (!inside(p, ash) || !free(p, 31) || mountains.some((m) => Math.hypot((p[0] - m.at[0]) / 1.5, p[1] - m.at[1] + 8) < 30 * m.scale) || done.some((q) => distance(p, q) < 24)) continue;
      done.push(p);
      things.push({ y: p[1], svg: at(...p, `<g transform="scale(${n1(random(0.5, 0.9))})">${rock()}</g>`) });
    }
  }
  for (const { at: foot, scale } of mountains) things.push({ y: foot[1], svg: at(...foot, volcano(scale)) });

  const sea = seaSpots(land, box);
  const [far, next, third] = sea;
  if (next) things.push({ y: next[1], svg: at(...next, `<g opacity=".96">${explorer(1)}</g>`) });
  if (third) things.push({ y: third[1], svg: at(...third, whale(0.8)) });
  const birds = sea.slice(3, 6).map((p) => at(...p, gulls())).join('');

  const patch = (r: number, dx: number, dy: number, tone: string): string =>
    `<path d="${clumps.map(([x, y]) => `M${n1(x + dx - r)} ${n1(y + dy - 4)}a${r} ${r * 0.86} 0 1 0 ${2 * r} 0a${r} ${r * 0.86} 0 1 0 ${-2 * r} 0Z`).join('')}" fill="var(--${tone})"/>`;
  return {
    plan,
    box,
    ground,
    lines: far ? `<path d="${bearings(far)}" fill="none" stroke="var(--foam)" stroke-width="1" opacity=".2"/>${at(...far, rose(0.92))}` : '',
    things: sorted(things) + birds,
    patches: patch(9.6, 0.6, 1.4, 'jungle-deep') + patch(8.4, 0, 0, 'jungle') + patch(5, -1.6, -2, 'jungle-mid') +
      sorted([
        ...mountains.map(({ at: foot, scale }) => ({ y: foot[1], svg: at(...foot, volcano(scale)) })),
        ...hills.map((hill) => ({ y: hill.at[1], svg: at(...hill.at, `<g transform="scale(${n1(hill.scale)})">${peak()}</g>`) })),
      ]),
    mountains,
  };
}

/** A river ends at the shore if its last site lies there. */
function toTheSea(river: Point[], { field }: Land): { line: Point[]; mouth: boolean } {
  const [before, last] = [river[river.length - 4], river[river.length - 1]];
  if (!before || !last || field.at(last) < -14) return { line: river, mouth: false };
  // Downhill from the last site, bending into the direction in which the shore is nearest.
  const line = [...river];
  let p = last;
  const length = distance(before, last) || 1;
  let way: Point = [(last[0] - before[0]) / length, (last[1] - before[1]) / length];
  for (let i = 0; i < 12 && field.at(p) < 4; i++) {
    const slope: Point = [field.at([p[0] + 5, p[1]]) - field.at([p[0] - 5, p[1]]), field.at([p[0], p[1] + 5]) - field.at([p[0], p[1] - 5])];
    const steep = Math.hypot(...slope) || 1;
    const turned: Point = [way[0] * 0.6 + (slope[0] / steep) * 0.4, way[1] * 0.6 + (slope[1] / steep) * 0.4];
    const norm = Math.hypot(...turned) || 1;
    way = [turned[0] / norm, turned[1] / norm];
    p = [p[0] + way[0] * 5, p[1] + way[1] * 5];
    line.push(p);
  }
  return { line, mouth: true };
}

/** The roomiest place within the ash: there the mountain stands. */
function mountain(ids: string[], ash: readonly Point[], places: readonly Point[], toRoad: Raster): Chart['mountains'][number] {
  const [xs, ys] = [ash.map(([x]) => x), ash.map(([, y]) => y)];
  let [best, found]: [number, Point] = [0, middleOf(ash)];
  for (let x = Math.min(...xs); x < Math.max(...xs); x += 4) {
    for (let y = Math.min(...ys); y < Math.max(...ys); y += 4) {
      if (!inside([x, y], ash)) continue;
      const room = Math.min(
        ...places.map((q) => Math.max(Math.abs(q[0] - x) - 27, (Math.abs(q[1] - y) - 20) * 1.1)),
        toRoad.at([x, y]) - 4,
        ...ash.map((p) => distance(p, [x, y])),
      );
      if (room > best) [best, found] = [room, [x, y]];
    }
  }
  const scale = Math.max(0.5, Math.min(1.9, best / (VOLCANO.height * 0.8)));
  return { at: [found[0], found[1] + VOLCANO.height * scale * 0.46], scale, sites: ids };
}

/** A few green hills where much land is free. */
function knolls(land: Land, places: readonly Point[], toRoad: Raster, toRiver: Raster, ashes: readonly (readonly Point[])[]): { at: Point; scale: number }[] {
  const out: { at: Point; scale: number }[] = [];
  const { box } = land;
  const toAsh = toLines(box, 6, ashes.map((ash) => [...ash]));
  for (let tries = 0; tries < 4; tries++) {
    let [best, found]: [number, Point | null] = [0, null];
    for (let x = box.x; x < box.x + box.width; x += 9) {
      for (let y = box.y; y < box.y + box.height; y += 9) {
        const p: Point = [x, y];
        const shore = -land.field.at(p) - 14;
        if (shore < 20) continue;
        const free = Math.min(shore, toRoad.at(p) - 6, toRiver.at(p) - 10, toAsh.at(p));
        if (free <= best) continue;
        const room = Math.min(
          free,
          ...places.map((q) => Math.max(Math.abs(q[0] - x) - 27, Math.abs(q[1] - y) - 20)),
          ...out.map((hill) => distance(hill.at, p) - 70),
        );
        if (room > best && !ashes.some((ash) => inside(p, ash))) [best, found] = [room, p];
      }
    }
    if (!found || best < 24) break;
    const scale = Math.min(1.15, best / 26);
    out.push({ at: [found[0], found[1] + 10 * scale], scale });
  }
  return out;
}

/** Darker and lighter fields in the grass. */
function meadows({ field, box }: Land, random: (from?: number, to?: number) => number): string {
  let [dark, light] = ['', ''];
  for (let i = 0; i < 150; i++) {
    const p: Point = [random(box.x, box.x + box.width), random(box.y, box.y + box.height)];
    if (field.at(p) > -8) continue;
    const [rx, ry] = [random(16, 40), random(9, 20)];
    const d = `M${n1(p[0] - rx)} ${n1(p[1])}a${n1(rx)} ${n1(ry)} 0 1 0 ${n1(2 * rx)} 0a${n1(rx)} ${n1(ry)} 0 1 0 ${n1(-2 * rx)} 0Z`;
    if (Math.sin(p[0] / 47 + 1) + Math.sin(p[1] / 39) + Math.sin((p[0] + p[1]) / 61) > 0.35) dark += d;
    else if (i % 3 === 0) light += d;
  }
  return `<path d="${dark}" fill="var(--grass-deep)" opacity=".32"/><path d="${light}" fill="var(--grass-lit)" opacity=".45"/>`;
}

/** Old lava and cinders on the ash. */
function cinders(ash: readonly Point[], places: readonly Point[], random: (from?: number, to?: number) => number): string {
  const [xs, ys] = [ash.map(([x]) => x), ash.map(([, y]) => y)];
  let [dots, veins] = ['', ''];
  for (let i = 0; i < 260; i++) {
    const [x, y] = [random(Math.min(...xs), Math.max(...xs)), random(Math.min(...ys), Math.max(...ys))];
    if (!inside([x, y], ash)) continue;
    const r = random(0.6, 1.9);
    dots += `M${n1(x - r)} ${n1(y)}a${n1(r)} ${n1(r * 0.7)} 0 1 0 ${n1(2 * r)} 0a${n1(r)} ${n1(r * 0.7)} 0 1 0 ${n1(-2 * r)} 0Z`;
    if (i % 9 === 0 && places.every((q) => distance(q, [x, y]) > 30)) veins += `M${n1(x)} ${n1(y)}q${n1(random(-8, 8))} ${n1(random(2, 7))} ${n1(random(-12, 12))} ${n1(random(6, 12))}`;
  }
  return `<path d="${dots}" fill="var(--soil-edge)" opacity=".55"/><path d="${veins}" fill="none" stroke="var(--soil-edge)" stroke-width="1.6" stroke-linecap="round" opacity=".5"/>`;
}

/** The emptiest places of the sea within the picture, the emptiest first. */
function seaSpots({ field }: Land, box: Box): Point[] {
  const out: Point[] = [];
  const edge = 58;
  for (let tries = 0; tries < 6; tries++) {
    let [best, found]: [number, Point | null] = [0, null];
    for (let x = box.x + edge; x <= box.x + box.width - edge; x += 10) {
      for (let y = box.y + edge; y <= box.y + box.height - edge; y += 10) {
        const room = Math.min(field.at([x, y]) - 24, 62, ...out.map((p) => distance(p, [x, y]) - 74));
        const corner = Math.abs(x - box.x - box.width / 2) + Math.abs(y - box.y - box.height / 2);
        if (room > 10 && room + corner / 400 > best) [best, found] = [room + corner / 400, [x, y]];
      }
    }
    if (!found) break;
    out.push(found);
  }
  return out;
}
