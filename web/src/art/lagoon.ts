// Sky, hills and open water: the ground of every cover. Its middle third stands for itself, so that a small square can be
// cut out of the same picture.

import { at } from './geometry';
import { seeded } from './seeded';

export const COVER = { width: 340, height: 196 } as const;
const HORIZON = 84;

export const scaled = (k: number, svg: string): string => `<g transform="scale(${k})">${svg}</g>`;
const cloud = (x: number, y: number, k: number): string =>
  at(x, y, `<path d="M-24 8H24a9 9 0 0 0-16-9 14 14 0 0 0-26-2A11 11 0 0 0-24 8Z" transform="scale(${k})" fill="#fff" opacity="var(--cover-clouds, .8)"/>`);
const hill = (x: number, width: number, height: number, opacity: number): string =>
  `<path d="M${x} ${HORIZON}C${x + width * 0.22} ${HORIZON - height * 0.4} ${x + width * 0.34} ${HORIZON - height} ${x + width * 0.5} ${HORIZON - height}S${x + width * 0.76} ${
    HORIZON - height * 0.35
  } ${x + width} ${HORIZON}Z" fill="var(--jungle-mid)" opacity="${opacity}"/>`;

/** Where the sun or the moon stands, from the left. */
export function lagoon(seed: string, sun: number): string {
  const random = seeded(seed);
  const waves = [...Array(26)].map(() => {
    const y = HORIZON + 6 + random(0, 1) ** 1.3 * 104;
    const k = 0.5 + (y - HORIZON) / 90;
    return `<path d="M${random(-10, 340).toFixed(0)} ${y.toFixed(0)}q${(5 * k).toFixed(1)} ${(-3 * k).toFixed(1)} ${(10 * k).toFixed(1)} 0t${(10 * k).toFixed(1)} 0"/>`;
  }).join('');
  return `<rect width="340" height="${HORIZON}" fill="var(--sky)"/><rect y="${HORIZON - 36}" width="340" height="36" fill="var(--sun-disc)" opacity="var(--cover-haze, .28)"/>` +
    `<circle cx="${sun}" cy="40" r="26" fill="var(--sun-disc)" opacity=".35"/><circle cx="${sun}" cy="40" r="18" fill="var(--sun-disc)"/>` +
    cloud(48, 26, 1) + cloud(226, 18, 0.7) + cloud(312, 40, 0.9) +
    hill(-40, 190, 34, 0.35) + hill(70, 150, 24, 0.25) + hill(210, 190, 42, 0.4) +
    `<rect y="${HORIZON}" width="340" height="${COVER.height - HORIZON}" fill="var(--sea)"/><rect y="${HORIZON}" width="340" height="16" fill="var(--sea-lit)" opacity=".5"/>` +
    `<g fill="none" stroke="var(--sea-lit)" stroke-width="1.5" stroke-linecap="round" opacity=".75">${waves}</g>`;
}

/** An island as it lies in the water, seen from the shore: shallows, foam, sand and grass. */
export const isle = (rx: number, ry: number): string =>
  `<ellipse cy="${ry * 0.16}" rx="${rx + 15}" ry="${ry + 9}" fill="var(--shallow)"/><ellipse cy="${ry * 0.1}" rx="${rx + 4}" ry="${
    ry + 3
  }" fill="var(--sand)" stroke="var(--foam)" stroke-width="2.5"/><ellipse rx="${rx - 5}" ry="${ry - 4}" fill="var(--grass)"/><ellipse cx="${-rx * 0.2}" cy="${-ry * 0.2}" rx="${rx * 0.6}" ry="${
    ry * 0.45
  }" fill="var(--grass-lit)" opacity=".6"/>`;
