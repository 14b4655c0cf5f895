// The traders in the harbour: worth on the mainsail, demand as round crates.

import type { Demand, ShipKind, Ware, Wares } from '../../../protocol/games/south-seas';
import { at, n1 } from '../../../art/geometry';
import { fill, ROUND, stroke, tone } from '../../../art/palette';
import { banana, fish, shell, ware, WARES } from '../../../art/ware';

/** A trading ship with its worth on the sail, or none. */
export const trader = (value: number | ''): string =>
  `<ellipse cx="0" cy="31" rx="40" ry="5" fill="${tone('shade-ink')}" opacity=".25"/>` +
  stroke('M2 -52V10M-17 -38V10', 'gap', 2.4, ROUND) +
  fill('M2 -52Q10 -54 15 -50Q10 -49 2 -46Z', 'awning-a') +
  fill('M-19 -36Q-36 -22 -37 6Q-27 2 -19 4Z', 'sail') +
  fill('M-19 -36Q-30 -20 -30 4.4Q-24 2.6 -19 4Z', 'sail-shade') +
  fill('M-1 -45Q34 -30 31 6Q14 0 -1 4Z', 'sail') +
  fill('M-1 -45Q12 -40 20 -30Q10 -18 9 3Q4 2.4 -1 4Z', 'sail-shade', 'opacity=".55"') +
  stroke('M-1 -12Q15 -16 31.4 -9', 'sail-shade', 1.2) +
  fill('M-41 9Q0 17 42 6L47 3L38 22Q34 29 24 29.6H-22Q-32 29 -36 21Z', 'boat') +
  fill('M-41 9Q0 17 42 6L40.6 11Q0 22 -39 14Z', 'boat-lit') +
  stroke('M-37 19Q0 27 38.6 17', 'gap', 1, 'opacity=".5"') +
  stroke('M-44 29q6 -4 11 0t11 0t11 0t11 0t11 0t11 0t11 0t10 0', 'foam', 2.4, ROUND) +
  `<text x="13" y="-6" font-size="${Number(value) > 9 ? 24 : 30}" class="art-glyph" text-anchor="middle" fill="${tone('sail-ink')}">${value}</text>`;

const KEYS: Record<Ware, keyof Wares> = { banana: 'bananas', shell: 'shells', fish: 'fish' };
export const countOf = (wares: Wares, kind: Ware): number => wares[KEYS[kind]];
/** Ware by ware, bananas first. */
export const listOf = (wares: Wares): Ware[] => WARES.flatMap((kind) => Array.from({ length: countOf(wares, kind) }, () => kind));

type Crate = { kind: Ware } | { kind: 'any' | 'same' | 'other'; count: number };

export function cratesOf(demand: Demand): Crate[] {
  switch (demand.demand) {
    case 'named':
      return listOf(demand.wares).map((kind) => ({ kind }));
    case 'any':
      return [{ kind: 'any', count: demand.count }];
    case 'same':
      return [{ kind: 'same', count: demand.count }];
    case 'pair':
      return [{ kind: 'same', count: demand.more }, { kind: 'other', count: demand.less }];
  }
}

function crate(kind: Crate['kind'], r: number): string {
  const pad = `<circle cy="1.4" r="${r}" fill="${tone('gap')}" opacity=".55"/><circle r="${r}" fill="${tone('crate')}"/><circle r="${n1(r - 1.2)}" fill="none" stroke="${
    tone('crate-edge')
  }" stroke-width="1"/>`;
  if (kind === 'any') return `${pad}<g transform="scale(${r / 22})">${at(-7, -5, banana())}${at(7.5, -4, shell())}${at(0, 8.6, fish())}</g>`;
  if (kind === 'same' || kind === 'other') {
    return `${pad}<text y="5.4" class="art-glyph" font-size="17" text-anchor="middle" fill="${tone('crate-ink')}">${kind === 'same' ? '=' : '≠'}</text>`;
  }
  return `${pad}<g transform="scale(${r / 12})">${ware(kind)}</g>`;
}

/** A ship card of 120 x 114. With a payment, the crates show exactly what is loaded. */
export function shipCard(ship: Pick<ShipKind, 'value' | 'demand'>, payment?: Wares): string {
  const crates: Crate[] = payment ? listOf(payment).map((kind) => ({ kind })) : cratesOf(ship.demand);
  const step = crates.length > 4 ? Math.min(23, 104 / crates.length) : 23;
  const marks = crates
    .map((it, i) => {
      const counted = 'count' in it;
      const x = 60 + (i - (crates.length - 1) / 2) * (counted ? 42 : step);
      const number = counted ? `<text x="${n1(x - 12)}" y="100.4" class="art-glyph" font-size="17" text-anchor="middle" fill="#fff">${it.count}</text>` : '';
      return at(counted ? x + 8 : x, 95, crate(it.kind, Math.min(10.4, step * 0.47))) + number;
    })
    .join('');
  return (
    `<rect y="4" width="120" height="110" rx="12" fill="${tone('card-edge')}"/><g clip-path="url(#art-card)"><rect width="120" height="110" fill="${tone('sky')}"/>` +
    `<circle cx="98" cy="20" r="12" fill="${tone('sun-disc')}"/>${fill('M0 62Q14 54 30 60T62 58T98 57T120 60V110H0Z', 'sea-mid')}${fill('M0 78Q20 72 40 77T80 76T120 77V110H0Z', 'sea')}` +
    `${at(57, 52, `<g transform="scale(.93)">${trader(ship.value)}</g>`)}${fill('M0 82Q20 77 40 81T80 80T120 81V110H0Z', 'sea-deep')}</g>${marks}` +
    '<rect x="1.2" y="1.2" width="117.6" height="107.6" rx="11" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="1.6"/>'
  );
}

/** A won ship: a small sail, with its worth if it is one ship. */
export const sail = (value: number | null): string =>
  fill('M-9 9V-7Q8 -9 9 1Q9.5 6 7 9Z', 'sail', `stroke="${tone('crate-edge')}" stroke-width="1.2"`) +
  (value === null ? '' : `<text y="5" class="art-glyph" font-size="13" text-anchor="middle" fill="${tone('sail-ink')}">${value}</text>`);
