// What lies under the pointer among the ways to go on, for the words beside the buttons: the map and they stand in
// different parts of the page.

import type { Target } from './targets';

class Choosing {
  /** The ways to go on after the tile in preview, or the spots of the islander step. */
  spots = $state.raw<readonly Target[]>([]);
  /** The one that is pointed at. */
  pointed = $state<string | null>(null);
  /** Chooses one, from beside the map. */
  tap: (target: Target, event: Event) => void = () => undefined;
}

export const choosing = new Choosing();
