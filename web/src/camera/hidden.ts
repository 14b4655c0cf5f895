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

/** Where along its border an arrow stands so that it covers nothing that may be chosen, from 0 to 1. */
export function clearOf(camera: Pick<Camera, 'x' | 'y' | 'k' | 'width' | 'height' | 'insets'>, boxes: readonly Box[], side: Side): number {
  const { top, right, bottom, left } = camera.insets;
  const [wide, high] = [camera.width - left - right, camera.height - top - bottom];
  const middles = boxes.map((box) => ({ x: (box.x + box.width / 2) * camera.k + camera.x - left, y: (box.y + box.height / 2) * camera.k + camera.y - top }));
  const covers = (along: number): boolean =>
    middles.some(({ x, y }) => {
      const [far, deep] = side === 'north' || side === 'south' ? [x - along * wide, side === 'north' ? y : high - y] : [y - along * high, side === 'west' ? x : wide - x];
      return Math.abs(far) < ARROW.long / 2 && deep >= 0 && deep < ARROW.deep;
    });
  return ALONG.find((along) => !covers(along)) ?? 0.5;
}
