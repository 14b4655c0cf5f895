// A map and the camera over it: what is drawn where, and how hands, keys and tools move it.

import type { Point } from '../art/geometry';
import type { OnPage } from '../motion/flight';
import { isCalm } from '../settings.svelte';
import { type Box, Camera, type Framing, type Insets } from './camera.svelte';
import { type Gestures, gestures } from './gestures';
import { type Stage, stage } from './stage';

/** What a board says about its map. */
export interface MapOf {
  /** What is drawn, in map units. */
  drawn: () => Box;
  /** What one may pan over: a piece of it stays in sight. */
  reach: () => Box;
  /** What frames all of it. */
  whole: () => Framing;
  /** What frames what matters now. */
  now: () => Framing;
  /** A hand takes hold of the map. */
  onhold: () => void;
  /** What covers the map's borders, from what the page lays over them. */
  covered?: (page: Insets) => Insets;
}

const PAN: Record<string, readonly [number, number]> = { ArrowUp: [0, 80], ArrowDown: [0, -80], ArrowLeft: [80, 0], ArrowRight: [-80, 0] };

export class MapView {
  readonly camera = new Camera();
  readonly hand: Gestures;
  readonly stage: Stage;
  element = $state<HTMLElement | null>(null);
  /** What holds the layers; it moves with the camera. */
  world = $state<HTMLElement | null>(null);
  /** Whether the map has been framed; before that its size is not known. */
  isFramed = false;

  constructor(readonly of: MapOf) {
    const { camera } = this;
    this.hand = gestures({
      start: () => {
        camera.held = true;
        camera.stop();
        of.onhold();
      },
      end: () => (camera.held = false),
      pan: (dx, dy) => this.pan(dx, dy),
      zoom: (factor, x, y) => this.zoom(factor, [x, y]),
    });
    this.stage = stage(
      camera,
      (first) => {
        if (first || !camera.touched) this.recentre(true);
        this.isFramed = true;
      },
      of.covered,
    );
  }

  /** The world's transform: at rest, the map is drawn at the scale at which it is seen. */
  get transform(): string {
    const { x, y, k, raster } = this.camera;
    return `translate3d(${x}px, ${y}px, 0) scale(${k / raster})`;
  }

  /** Screen pixels in map units, for marks that keep their size. */
  get unit(): number {
    return 1 / this.camera.raster;
  }

  /** Where a point of the map is on the page once the camera is at rest. */
  onPage(at: Point): OnPage {
    const box = this.element?.getBoundingClientRect();
    const [x, y] = this.camera.toRest(...at);
    return { x: x + (box?.left ?? 0), y: y + (box?.top ?? 0), scale: this.camera.k };
  }

  pan(dx: number, dy: number): void {
    this.camera.touched = true;
    this.camera.pan(dx, dy, this.of.reach());
  }

  /** Zooms about a point of the screen, or about the middle of what is seen. */
  zoom(factor: number, [x, y] = this.camera.middle): void {
    this.camera.touched = true;
    this.camera.zoom(factor, x, y, this.of.reach());
  }

  glide(framing: Framing): void {
    this.camera.glide(...framing, isCalm());
  }

  fit(still = false): void {
    this.#frame(this.of.whole(), still);
  }

  recentre(still = false): void {
    this.#frame(this.of.now(), still);
  }

  #frame(framing: Framing, still: boolean): void {
    this.camera.touched = false;
    this.camera.glide(...framing, still || isCalm());
  }

  /** Moves the map by a key; false if the key is none of the map's. */
  key(key: string): boolean {
    const pan = PAN[key];
    if (pan) this.pan(...pan);
    else if (key === '+' || key === '=') this.zoom(1.25);
    else if (key === '-') this.zoom(0.8);
    else if (key === '0') this.fit();
    else if (key === 'c' || key === 'C') this.recentre();
    else return false;
    return true;
  }
}
