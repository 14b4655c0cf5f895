// What of the map is out of sight, and on which side.

import type { Box, Camera } from './camera.svelte';

export const SIDES = ['north', 'east', 'south', 'west'] as const;
export type Side = (typeof SIDES)[number];

/** The boxes whose middle is not in the part of the element that nothing covers, by the side on which they lie farthest out. */
export function hiddenOf(camera: Pick<Camera, 'x' | 'y' | 'k' | 'width' | 'height' | 'insets'>, boxes: readonly Box[]): Record<Side, Box[]> {
  const hidden: Record<Side, Box[]> = { north: [], east: [], south: [], west: [] };
  if (!camera.width || !camera.height) return hidden;
  const { top, right, bottom, left } = camera.insets;
  for (const box of boxes) {
    const [x, y] = [(box.x + box.width / 2) * camera.k + camera.x, (box.y + box.height / 2) * camera.k + camera.y];
    const out: Record<Side, number> = { north: top - y, east: x - (camera.width - right), south: y - (camera.height - bottom), west: left - x };
    const side = SIDES.reduce((most, other) => (out[other] > out[most] ? other : most));
    if (out[side] > 0) hidden[side].push(box);
  }
  return hidden;
}
