// Sizes of letters are said in the reader's text size when the client is built, and nothing else is.

import { expect, it } from 'vitest';
import { inReadersSize } from './text-size';

it.each([
  ['p { font-size: 16px; padding: 16px; }', 'p { font-size: 1rem; padding: 16px; }'],
  ['p { font: 450 15px/1.35 Atkinson; }', 'p { font: 450 0.9375rem/1.35 Atkinson; }'],
  ['b { font: 650 11px/16px Atkinson }', 'b { font: 650 0.6875rem/1rem Atkinson }'],
  ['p { font-size: max(10px, calc(var(--w) * .1)); }', 'p { font-size: max(0.625rem, calc(var(--w) * .1)); }'],
  ['text { font-size: 7.6px; }', 'text { font-size: 7.6px; }'],
  ['p { --my-font-size: 12px; line-height: 18px; }', 'p { --my-font-size: 12px; line-height: 18px; }'],
])('%s', (css, built) => expect(inReadersSize(css)).toBe(built));
