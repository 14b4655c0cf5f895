// The layout follows the window and the size of text.

import { expect, it } from 'vitest';
import { shapeOf } from './layout.svelte';

it.each(
  [
    [1440, 900, 1, 'desktop'],
    [1440, 900, 2, 'tablet'],
    [1024, 768, 1, 'tablet'],
    [1024, 768, 2, 'portrait'],
    [844, 390, 1, 'landscape'],
    [720, 450, 1, 'landscape'],
    [390, 844, 1, 'portrait'],
    [320, 640, 1, 'portrait'],
    [390, 844, 2, 'portrait'],
  ] as const,
)('%i × %i at %i: %s', (width, height, text, shape) => expect(shapeOf(width, height, text)).toBe(shape));
