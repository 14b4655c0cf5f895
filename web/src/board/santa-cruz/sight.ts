// What of the chart is in sight: the track above and the hand below leave a window.

import type { Box, Framing } from '../../camera/camera.svelte';
import { MapView } from '../../camera/map-view.svelte';
import { shape } from './shape.svelte';

type Spot = { readonly x: number; readonly y: number };

/** What the camera goes by. */
export interface Scene {
  chart: Box;
  /** The sites that may be chosen. */
  lit: readonly Spot[];
  /** Where the seat that looks on lives; else all sites. */
  home: readonly Spot[];
  /** What lies over the chart's upper and lower border, in pixels. */
  top: number;
  bottom: number;
  /** Whether the hand lies on the lower border. */
  hasRail: boolean;
}

const round = (spots: readonly Spot[], margin: number): Box => {
  const [xs, ys] = [spots.map((spot) => spot.x), spots.map((spot) => spot.y)];
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
};

const MARGIN = 6;
/** What the map's tools take at the right of a phone, in pixels. */
const TOOLS = 56;
/** What the shell's buttons take above the hand, in pixels. */
const BUTTONS = 36;
/** The smallest scale at which sites can be told apart and hit. */
const TELLING = 0.4;

export class Sight {
  readonly map: MapView;

  constructor(
    readonly scene: () => Scene,
    onhold: () => void,
  ) {
    this.map = new MapView({
      drawn: () => scene().chart,
      reach: () => scene().chart,
      whole: () => this.#framing(scene().chart),
      now: () => this.#now(),
      onhold,
      // The shell's buttons stand above the hand, or where the page says.
      covered: (page) => ({ top: scene().top, right: shape.dock ? TOOLS : 0, bottom: scene().hasRail ? scene().bottom + BUTTONS : Math.max(scene().bottom, page.bottom), left: 0 }),
    });
  }

  #framing(box: Box, largest = 260): Framing {
    return this.map.camera.framing(box, MARGIN, largest);
  }

  /** Everything if that leaves sites big enough to tap; else what may be chosen, else where the seat that looks on lives. */
  #now(): Framing {
    const { chart, lit, home } = this.scene();
    const whole = this.#framing(chart);
    if (whole[2] >= (shape.dock ? 0.62 : 0.45)) return whole;
    const wanted = lit.length ? lit : home;
    const close = this.#framing(round(wanted, 48), 110);
    // Too many to see at once: at a scale at which they can be tapped, from their middle; the rest is a swipe away.
    const k = Math.min(0.78, this.#framing({ ...chart, width: 1 })[2]);
    if (k <= close[2] || (lit.length > 0 && close[2] >= TELLING)) return close;
    const { x, y, width, height } = round(wanted, 0);
    return this.map.camera.centred(x + width / 2, y + height / 2, k);
  }

  sees({ x, y }: Spot): boolean {
    return this.map.camera.sees({ x, y, width: 0, height: 0 }, 19);
  }

  show(spot: Spot | undefined): void {
    const { map, map: { camera } } = this;
    if (spot && map.isFramed && !this.sees(spot)) map.glide(camera.centred(spot.x, spot.y, Math.max(camera.k, 0.62)));
  }

  /** What may be chosen comes into sight at the scale that is seen, by the shortest way; framed anew only if it needs more room. */
  reveal(): void {
    const { map, map: { camera } } = this;
    const { lit } = this.scene();
    const { top, right: aside, bottom } = camera.insets;
    if (!map.isFramed || !lit.length || lit.every((spot) => this.sees(spot))) return;
    const box = round(lit, 30);
    const [right, low] = [camera.width - aside - MARGIN, camera.height - bottom - MARGIN];
    const nudge = (from: number, size: number, least: number, most: number): number => Math.max(least - from, 0) - Math.max(from + size - most, 0);
    const [x, y] = camera.toScreen(box.x, box.y);
    const [width, height] = [box.width * camera.k, box.height * camera.k];
    if (camera.tile < 100 * TELLING || width > right - MARGIN || height > low - top - MARGIN) return map.recentre();
    map.glide([camera.x + nudge(x, width, MARGIN, right), camera.y + nudge(y, height, top + MARGIN, low), camera.k]);
  }
}
