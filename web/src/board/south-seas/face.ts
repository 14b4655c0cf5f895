// South Seas before the game: a bridge from the island to the ship, and who carries wares across it.

import { boat } from '../../art/boat';
import { at } from '../../art/geometry';
import { islander } from '../../art/islander';
import { isle, lagoon, scaled } from '../../art/lagoon';
import { drawBush, drawPalm } from '../../art/plant';
import { explorer, hut } from '../../art/scenery';
import { banana, fish } from '../../art/ware';
import type { Face } from '../face';

const WOODS = ['plank', 'plank-lit', 'plank-mid'] as const;

/** Where the bridge is after `t` of its way: it hangs between its posts. */
const onBridge = (t: number): readonly [number, number] => [76 + t * 164, 130 + Math.sin(t * Math.PI) * 26 - t * 4];

function bridge(): string {
  const planks = [...Array(24)].map((_, i) => {
    const [x, y] = onBridge(i / 23);
    const slope = Math.cos((i / 23) * Math.PI) * 26;
    return at(x, y, `<rect x="-3.6" y="-7" width="7.4" height="14" rx="1.2" fill="var(--${WOODS[i % 3]})" stroke="var(--gap)" stroke-width=".9" transform="rotate(${slope.toFixed(0)})"/>`);
  }).join('');
  const posts = [0.02, 0.34, 0.66, 0.98].map((t) => {
    const [x, y] = onBridge(t);
    return `<path d="M${x} ${y - 6}V${y + 18}" stroke="var(--plank-dark)" stroke-width="4" stroke-linecap="round"/>`;
  }).join('');
  return posts + planks;
}

export default {
  cover: () =>
    lagoon('south-seas', 176) + at(196, 98, scaled(0.8, boat())) + at(52, 126, isle(50, 25)) +
    ([[20, 124, 1.9], [48, 112, 2.2], [84, 120, 1.8]] as const).map(([x, y, k], i) => at(x, y, scaled(k, drawPalm(`face${i}`)))).join('') +
    at(50, 132, scaled(1.1, hut())) + at(24, 136, scaled(1.3, drawBush('face'))) + at(266, 126, scaled(1.65, explorer())) + bridge() +
    at(112, 146, scaled(1.05, islander('B', 'picker'))) + at(158, 156, scaled(1.15, islander('A', 'collector'))) + at(204, 147, scaled(1.05, islander('C', 'picker'))) +
    at(290, 174, scaled(1.15, islander('D', 'fisher'))) + at(70, 140, scaled(1.2, banana())) +
    at(64, 176, scaled(1.3, fish())) + at(112, 184, scaled(1.1, fish(-1))) + at(238, 180, scaled(1.3, fish())),
  tagline: 'south-seas-ui-tagline',
  minutes: 45,
} satisfies Face;
