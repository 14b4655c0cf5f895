// The board in words.

import { describe as suite, expect, it } from 'vitest';
import { describe } from './describe';
import { components, moving, view } from './table.fixture';

const say = (key: string, args: Record<string, unknown> = {}): string => `${key} ${Object.values(args).join('|')}`;

suite('the table in sentences', () => {
  it('tells every tile of every board and which island is not finished', () => {
    const lines = describe(view, components, say, {});
    const tiles = lines.filter((line) => line.startsWith('maori-ui-describe-tile'));
    expect(tiles.length).toBe(view.seats.reduce((sum, seat) => sum + seat.tiles.length, 0));
    expect(tiles.filter((line) => line.endsWith('|yes')).length).toBe(view.seats.length);
    expect(lines.filter((line) => line.startsWith('maori-ui-describe-faced')).length).toBe(view.faced.length);
  });

  it('tells where the explorer may sail and for how much', () => {
    const lines = describe(moving, components, say, {}).filter((line) => line.startsWith('maori-ui-sail-here'));
    expect(lines.length).toBe(9);
    expect(lines[8]).toContain('|9|5|');
  });
});
