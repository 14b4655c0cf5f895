// What a tile looks like, whatever it is called: all that the drawing knows of it.

/** North, east, south, west. */
export type Edge = 0 | 1 | 2 | 3;
export const EDGES: readonly Edge[] = [0, 1, 2, 3];
export const STEP: Record<Edge, readonly [x: number, y: number]> = { 0: [0, -1], 1: [1, 0], 2: [0, 1], 3: [-1, 0] };
export const opposite = (edge: Edge): Edge => ((edge + 2) % 4) as Edge;
export const turned = (edge: Edge, quarters: number): Edge => ((((edge + quarters) % 4) + 4) % 4) as Edge;

export type Shape = 'single' | 'end' | 'middle' | 'water' | 'volcano';

export interface Look {
  shape: Shape;
  palms: number;
  huts: number;
  boats: number;
  shells: number;
  /** Edges over which the island goes on. */
  land: readonly Edge[];
  /** Edges that bear half a wreath. */
  wreaths: readonly Edge[];
}

/** The look after clockwise quarter turns. */
export const turnedLook = (look: Look, quarters: number): Look =>
  quarters % 4 === 0 ? look : { ...look, land: look.land.map((edge) => turned(edge, quarters)), wreaths: look.wreaths.map((edge) => turned(edge, quarters)) };
