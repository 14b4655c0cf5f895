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

/** Room that an arrow takes at the border, in pixels, and the places along the border where it may stand. */
const ARROW = { long: 66, deep: 60 };
const ALONG = [0.5, 0.35, 0.65, 0.22, 0.78, 0.1, 0.9];

/** Where along its border an arrow stands so that it covers none of these boxes, from 0 to 1; the middle where that cannot be. */
export function clearOf(camera: Pick<Camera, 'x' | 'y' | 'k' | 'width' | 'height' | 'insets'>, boxes: readonly Box[], side: Side): number {
  const { top, right, bottom, left } = camera.insets;
  const [wide, high] = [camera.width - left - right, camera.height - top - bottom];
  const onScreen = boxes.map((box) => ({ x: box.x * camera.k + camera.x - left, y: box.y * camera.k + camera.y - top, width: box.width * camera.k, height: box.height * camera.k }));
  const covered = (along: number): number =>
    onScreen.filter(({ x, y, width, height }) => {
      const isFlat = side === 'north' || side === 'south';
      const [from, size, middle] = isFlat ? [x, width, along * wide] : [y, height, along * high];
      const [near, far] = isFlat ? [side === 'north' ? y : high - y - height, side === 'north' ? y + height : high - y]
        : [side === 'west' ? x : wide - x - width, side === 'west' ? x + width : wide - x];
      return from < middle + ARROW.long / 2 && from + size > middle - ARROW.long / 2 && near < ARROW.deep && far > 0;
    }).length;
  return ALONG.reduce((best, along) => (covered(along) < covered(best) ? along : best));
}
