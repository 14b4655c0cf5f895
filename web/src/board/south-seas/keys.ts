// Cells and parts as keys of maps.

import type { Place, Site } from '../../protocol/games/south-seas';

export const cellKey = (cell: Place): string => `${cell.x},${cell.y}`;
export const siteKey = (site: Site): string => `${cellKey(site.cell)} ${site.part}`;
