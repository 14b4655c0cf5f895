// Building sites: the category's frame (coast blue oval, land sand rectangle, volcano red hexagon) and the tile in it.

import { at } from '../../../art/geometry';
import { seatTone } from '../../../art/seats';
import type { Category, Seat, TileKind } from '../../../protocol/games/santa-cruz';
import { stencil } from './building';
import { bird, bonus, resource } from './resource';

export const FRAME: Record<Category, { d: string; tone: 'coast' | 'land' | 'volc' }> = {
  coast: { d: 'M0 -20C17 -20 27 -12 27 0S17 20 0 20S-27 12 -27 0S-17 -20 0 -20Z', tone: 'coast' },
  land: { d: 'M-23 -19H23Q26 -19 26 -16V16Q26 19 23 19H-23Q-26 19 -26 16V-16Q-26 -19 -23 -19Z', tone: 'land' },
  volcano: { d: 'M-14 -21H14L27 0L14 21H-14L-27 0Z', tone: 'volc' },
};

const INNER = 0.86;
const scaled = (scale: number, svg: string): string => `<g transform="scale(${scale})">${svg}</g>`;
const coin = (x: number, y: number, value: number, tone: string, r = 8): string =>
  at(
    x,
    y,
    `<circle cy=".9" r="${r}" fill="var(--shade-ink)" opacity=".25"/><circle r="${r}" fill="var(--halo)" stroke="var(--${tone})" stroke-width="1.4"/><text y="${
      r * 0.56
    }" class="art-glyph" font-size="${r * 1.6}" text-anchor="middle" fill="#3a2a10">${value}</text>`,
  );

/** The face of a tile that lies open. */
export function tileFace(category: Category, kind: TileKind): string {
  const { d, tone } = FRAME[category];
  const marks = [...kind.resources.map((name) => resource(name) + (name === 'fish' && kind.fish_bonus ? bonus(kind.fish_bonus) : '')), ...(kind.bird ? [bird()] : [])];
  const two = marks.length > 1;
  return (
    `<path d="${d}" transform="scale(${INNER})" fill="var(--${tone}-face)"/><path d="${d}" transform="scale(${
      INNER - 0.05
    })" fill="none" stroke="var(--${tone})" stroke-opacity=".28" stroke-width="1"/>` +
    at(marks.length ? -10 : -7.5, 4, scaled(1, stencil(kind.building))) +
    marks.map((mark, i) => at(9.6, two ? -4 + i * 10.4 : 4.4, scaled(two ? 0.74 : 0.9, mark))).join('') +
    coin(marks.length ? 10 : 10.5, two ? -14.6 : marks.length ? -10.4 : 0, kind.points, tone, two ? 6.6 : 8)
  );
}

/** The back of a tile: its category's colour and a star. */
export function tileBack(category: Category): string {
  const { d, tone } = FRAME[category];
  return (
    `<path d="${d}" transform="scale(${INNER})" fill="var(--${tone}-back)"/><path d="${d}" transform="scale(${
      INNER - 0.1
    })" fill="none" stroke="var(--${tone})" stroke-width="1.1" stroke-dasharray="2.4 2.4" opacity=".8"/>` +
    `<path d="M0 -11L2.9 -2.9L11 0L2.9 2.9L0 11L-2.9 2.9L-11 0L-2.9 -2.9Z" fill="var(--${tone})"/><path d="M0 -6L6 0L0 6L-6 0Z" fill="none" stroke="var(--${tone}-back)" stroke-width=".9"/><circle r="1.9" fill="var(--${tone}-back)"/>`
  );
}

/** The frame that is printed on the map. */
export function frame(category: Category): string {
  const { d, tone } = FRAME[category];
  return (
    `<path d="${d}" transform="translate(1.5 3.6)" fill="var(--shade-ink)" opacity=".34"/><path d="${d}" transform="translate(0 1.8)" fill="var(--${tone}-edge)"/>` +
    `<path d="${d}" fill="var(--${tone})" stroke="var(--${tone}-edge)" stroke-width="1.2"/>`
  );
}

/** A whole site. `kind` is null while its tile lies face down. */
export const site = (category: Category, kind: TileKind | null): string => frame(category) + (kind ? tileFace(category, kind) : tileBack(category));

/** For small maps: the frame, and on it only what must be built and its points. */
export function smallSite(category: Category, kind: TileKind | null): string {
  const { d, tone } = FRAME[category];
  const outline = `<path d="${d}" fill="var(--${tone}${
    kind ? '-face' : '-back'
  })" stroke="var(--${tone})" stroke-width="5"/><path d="${d}" transform="scale(1.1)" fill="none" stroke="var(--${tone}-edge)" stroke-width="1.4"/>`;
  if (!kind) return `${outline}<path d="M0 -11L2.9 -2.9L11 0L2.9 2.9L0 11L-2.9 2.9L-11 0L-2.9 -2.9Z" fill="var(--${tone})"/>`;
  return `${outline}${at(-9.5, 4.5, scaled(1.12, stencil(kind.building)))}<text x="10.5" y="8" class="art-glyph" font-size="23" text-anchor="middle" fill="#3a2a10">${kind.points}</text>`;
}

/** A seat's building on a small map. */
export const smallBuilt = (seat: Seat, silhouette: string): string =>
  `<circle r="18" fill="var(--halo)"/><circle r="16" fill="${seatTone(seat)}" stroke="${seatTone(seat, 'edge')}" stroke-width="1.4"/>` +
  `<g transform="translate(0 -10) scale(.62)"><path d="${silhouette}" fill="${seatTone(seat, 'ink')}"/></g><text y="11" class="art-glyph" font-size="15" text-anchor="middle" fill="${
    seatTone(seat, 'ink')
  }">${seat}</text>`;

type Ring = 'legal' | 'held' | 'turn' | 'share' | 'last' | 'street';
/** Marks round a site: may be chosen, is chosen, would be turned up, would be shared, was a seat's last, is part of its street. */
export function ring(category: Category, state: Ring, seat: Seat | null = null): string {
  const { d } = FRAME[category];
  const line = (scale: number, colour: string, width: number, more = ''): string =>
    `<path d="${d}" transform="scale(${scale})" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"${more}/>`;
  switch (state) {
    case 'legal':
      return line(1.2, 'var(--sun-edge)', 6.2) + line(1.2, 'var(--sun)', 4);
    case 'share':
      return line(1.2, 'var(--sun-edge)', 6.2) + line(1.2, 'var(--halo)', 4) + line(1.2, 'var(--sun)', 4, ' stroke-dasharray="7 5"');
    case 'held':
      return `<path d="${d}" transform="scale(1.28)" fill="var(--sun)" stroke="var(--sun-edge)" stroke-width="5.2" stroke-linejoin="round"/>` + line(1.28, 'var(--halo)', 2.4);
    case 'turn':
      return line(1.2, 'var(--shade-ink)', 4.6, ' opacity=".5"') + line(1.2, 'var(--halo)', 2.8, ' stroke-dasharray="5 4"');
    case 'street':
      return line(1.24, 'var(--halo)', 6.4) + line(1.24, seat ? seatTone(seat) : 'var(--ink-solid)', 4);
    case 'last':
      return line(1.22, 'var(--halo)', 4.8, ' stroke-dasharray="16 9"') + line(1.22, seat ? seatTone(seat) : 'var(--ink-solid)', 2.8, ' stroke-dasharray="16 9"');
  }
}

/** An eye: this tile would be turned up. */
export const eye = (): string =>
  '<circle r="10" fill="var(--ink-solid)" stroke="var(--halo)" stroke-width="1.4"/><path d="M-6 0Q0 -6.5 6 0Q0 6.5 -6 0Z" fill="none" stroke="#fff" stroke-width="1.8" stroke-linejoin="round"/><circle r="1.9" fill="#fff"/>';

/** What a building here would bring: points (unknown under a tile that lies face down), a bird, tiles turned up. */
export function gain(points: number | null, withBird: boolean, turns: number): string {
  const parts: [number, (x: number) => string][] = [
    [12, (x) => `<text x="${x}" y="3.9" class="art-glyph" font-size="11.5" text-anchor="middle" fill="#fff">${points === null ? '?' : `+${points}`}</text>`],
  ];
  if (withBird) parts.push([13, (x) => at(x, 0, scaled(0.56, bird()))]);
  if (turns) {
    parts.push([23, (x) =>
      at(x - 5.4, 0, '<path d="M-5 0Q0 -5.4 5 0Q0 5.4 -5 0Z" fill="none" stroke="#fff" stroke-width="1.5" stroke-linejoin="round"/><circle r="1.6" fill="#fff"/>') +
      `<text x="${x + 5.4}" y="3.9" class="art-glyph" font-size="11.5" text-anchor="middle" fill="#fff">${turns}</text>`]);
  }
  const gap = 3.4;
  const width = parts.reduce((sum, [own]) => sum + own + gap, 0) + 8;
  let x = -width / 2 + 4 + gap / 2;
  const drawn = parts.map(([own, draw]) => {
    const svg = draw(x + own / 2);
    x += own + gap;
    return svg;
  });
  return `<rect x="${-width / 2}" y="-8.6" width="${width}" height="17.2" rx="8.6" fill="var(--ink-solid)" stroke="var(--halo)" stroke-width="1.4"/>${drawn.join('')}`;
}
