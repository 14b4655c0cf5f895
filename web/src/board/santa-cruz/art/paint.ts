// Paths filled and drawn with this board's own colours beside the shared ones.

import { ROUND, type Tone } from '../../../art/palette';

export { ROUND };
export type Hue =
  | Tone
  | 'ash'
  | 'ash-lit'
  | 'ash-dark'
  | 'lava'
  | 'lava-lit'
  | 'soil'
  | 'soil-edge'
  | 'path'
  | 'path-edge'
  | 'river'
  | 'river-edge'
  | 'river-bank'
  | 'card-paper'
  | 'card-ink'
  | 'score-a'
  | 'score-b'
  | 'accent-soft'
  | 'stencil'
  | 'sun-ink'
  | 'paper'
  | 'line'
  | 'ink';

export const hue = (name: Hue): string => `var(--${name})`;
export const fill = (d: string, name: Hue, more = ''): string => `<path d="${d}" fill="${hue(name)}"${more && ` ${more}`}/>`;
export const stroke = (d: string, name: Hue, width: number, more = ''): string => `<path d="${d}" fill="none" stroke="${hue(name)}" stroke-width="${width}"${more && ` ${more}`}/>`;
