// What of the map is in sight: the camera follows what happens, never against the player's hand.

import { type Box, boxOf, type Framing } from '../../camera/camera.svelte';
import { MapView } from '../../camera/map-view.svelte';
import type { Place, View } from '../../protocol/games/south-seas';

/** What stands on the map now. */
export interface Scene {
  view: View;
  /** Whether nobody at this device plays. */
  isWatched: boolean;
  /** Cells a tile may go to. */
  places: readonly Place[];
  /** The tile in preview. */
  preview: Place | null;
  /** The newest tile, while an islander may be put on it. */
  rim: Place | null;
  /** Whether a strip of buttons lies over the map's lower border. */
  hasStrip: boolean;
  /** Cells with places for an islander or with one that may come home, in a step of their own. */
  spots: readonly Place[];
}

/** What the strip takes of the map's height, in pixels; a low map has none to spare. */
const STRIP = 104;
/** What coins beside a tile take to either side, and above and below it, in pixels. */
export const COIN_ROOM = [72, 46] as const;
/** The smallest scale at which a cell can be hit: 44 pixels for a finger, fewer for a mouse. */
const HIT = { finger: 0.44, mouse: 0.36 };
const middle = ({ x, y }: Place): [number, number] => [x * 100 + 50, y * 100 + 50];

export class Sight {
  readonly map: MapView;

  constructor(
    readonly scene: () => Scene,
    onhold: () => void,
  ) {
    this.map = new MapView({
      // A box that grows in steps, so that it seldom changes.
      drawn: () => {
        const reach = this.#cells(100);
        const snap = (value: number, round: (value: number) => number): number => round(value / 400) * 400;
        const [x, y] = [snap(reach.x, Math.floor), snap(reach.y, Math.floor)];
        return { x, y, width: snap(reach.x + reach.width, Math.ceil) - x, height: snap(reach.y + reach.height, Math.ceil) - y };
      },
      reach: () => this.#cells(100),
      whole: () => this.#whole(),
      now: () => this.#now(),
      onhold,
      covered: (page) => ({ ...page, bottom: page.bottom + (scene().hasStrip && this.map.camera.height > 420 ? STRIP : 0) }),
    });
  }

  #cells(margin: number): Box {
    const { view, places } = this.scene();
    return boxOf([...view.tiles.map((tile) => tile.cell), ...places], margin);
  }

  get #margin(): number {
    return this.map.camera.width < 500 ? 10 : 22;
  }

  #whole(): Framing {
    return this.map.camera.framing(this.#cells(12), this.#margin);
  }

  #near(at: readonly [number, number], k: number): Framing {
    return this.map.camera.within(...at, k, this.#cells(12), this.#margin);
  }

  /** The scale at which a tile is easily seen and hit. */
  get #handy(): number {
    const { width } = this.map.camera;
    return width < 700 ? Math.min(0.95, width / 400) : 0.6;
  }

  /** Whether a tile is big enough for the sake of the whole map. Who only looks on need not hit anything. */
  #isEnough(k: number): boolean {
    const { view, isWatched } = this.scene();
    return k >= (isWatched || view.phase === 'over' ? this.#handy * 0.34 : this.map.camera.width < 700 ? HIT.finger : HIT.mouse);
  }

  /** All that may be chosen, with a cell's room round it for what stands beside a tile that is tried. */
  get #offered(): Place[] {
    const { places, spots } = this.scene();
    return [...places, ...spots];
  }

  /** Everything if that leaves tiles big enough to tap, else all that may be chosen, else what is near the newest tile. */
  #now(): Framing {
    const { view, preview } = this.scene();
    const whole = this.#whole();
    if (this.#isEnough(whole[2])) return whole;
    const offered = this.#offered;
    const chosen = offered.length ? this.map.camera.framing(boxOf(offered, 12), this.#margin, 100) : null;
    if (chosen && this.#isEnough(chosen[2])) return chosen;
    return this.#near(middle(preview ?? view.tiles.at(-1)?.cell ?? { x: 0, y: 0 }), this.map.camera.width < 700 ? 0.62 : this.#handy);
  }

  /** Brings what has happened, and all that may be chosen now, into sight. Where a hand has moved the map, it stays as it
      was put until something new is to be chosen that is not in sight. */
  attend(): void {
    const { map, map: { camera } } = this;
    if (!map.isFramed || camera.held) return;
    const { view } = this.scene();
    if (view.phase === 'over') return map.fit();
    const offered = this.#offered;
    const { rim } = this.scene();
    if (rim) {
      // Its coins may stand round it.
      const [wide, high] = [COIN_ROOM[0] / camera.k, COIN_ROOM[1] / camera.k];
      if (!camera.sees({ x: rim.x * 100 - wide, y: rim.y * 100 - high, width: 100 + 2 * wide, height: 100 + 2 * high })) map.glide(camera.centred(...middle(rim)));
    } else if (offered.length) {
      if (!offered.every((cell) => camera.sees(boxOf([cell], -8)))) map.recentre();
    }
    if (offered.length) return;
    const newest = view.tiles.at(-1)?.cell;
    const isSeen = !newest || camera.sees(boxOf([newest], 8));
    if (camera.touched) {
      if (!isSeen) map.glide(camera.centred(...middle(newest)));
    } else if (!isSeen) map.recentre();
    else if (!camera.sees(this.#cells(12))) {
      // All of it, if it fits; else it goes on filling the view, from where one looks at it.
      const whole = this.#whole();
      map.glide(this.#isEnough(whole[2]) ? whole : this.#near(camera.looking(), camera.k));
    }
  }

  /** Brings cells into sight that are not. */
  show(cells: readonly Place[]): void {
    const { map, map: { camera } } = this;
    if (!map.isFramed || camera.held || !cells.length) return;
    const box = boxOf(cells, 8);
    if (!camera.sees(box)) map.glide(camera.centred(box.x + box.width / 2, box.y + box.height / 2, Math.min(camera.k, Math.max(HIT.finger, camera.framing(box, 40)[2]))));
  }
}
