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
  /** Whether a strip of buttons lies over the map's upper border. */
  hasStrip: boolean;
}

/** What the strip takes of the map's height, in pixels. */
const STRIP = 74;
/** The smallest scale at which the coins of a tile can be told apart and hit. */
const COINS = 0.84;
const middle = ({ x, y }: Place): [number, number] => [x * 100 + 50, y * 100 + 50];

export class Sight {
  readonly map: MapView;
  /** Where the camera was before it came closer to a small tile. */
  #before: Framing | null = null;

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
      covered: (page) => ({ ...page, top: page.top + (scene().hasStrip ? STRIP : 0) }),
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
    return k >= this.#handy * (isWatched || view.phase === 'over' ? 0.34 : this.map.camera.width < 700 ? 0.6 : 0.75);
  }

  /** Everything if that leaves tiles big enough to tap, else what is near the newest tile. */
  #now(): Framing {
    const { view, preview } = this.scene();
    const whole = this.#whole();
    return this.#isEnough(whole[2]) ? whole : this.#near(middle(preview ?? view.tiles.at(-1)?.cell ?? { x: 0, y: 0 }), Math.max(this.#handy, this.map.camera.k));
  }

  /** Brings the newest tile, or the choice of a spot on it, into sight. */
  attend(): void {
    const { map, map: { camera } } = this;
    if (!map.isFramed || camera.held) return;
    const { view, rim, hasStrip } = this.scene();
    if (view.phase === 'over') return map.fit();
    // The strip of large buttons spares the way to the tile and back.
    if (rim && !hasStrip && camera.k < COINS) {
      this.#before = [camera.x, camera.y, camera.k];
      return map.glide(this.#near(middle(rim), COINS));
    }
    if (!rim && this.#before) {
      if (!camera.touched) map.recentre();
      else map.glide(this.#before);
      this.#before = null;
      return;
    }
    const newest = view.tiles.at(-1)?.cell;
    const isSeen = !newest || camera.sees(boxOf([newest], 8));
    if (camera.touched || rim) {
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
    if (!camera.sees(box)) map.glide(camera.centred(box.x + box.width / 2, box.y + box.height / 2, Math.min(camera.k, camera.framing(box, 40)[2])));
  }
}
