// Layouts for tests: the shapes of the built-in set, and odd ones that only a custom file has.

import type { Drawn } from './layout';

const layout = (edges: string, islands: string, bridges: string, seas: string, market = false): Drawn => ({
  edges,
  islands: islands ? islands.split(' ') : [],
  bridges: bridges ? bridges.split(' ') : [],
  seas: seas ? seas.split(' | ') : [],
  market,
});

export const LAYOUTS: readonly Drawn[] = [
  layout('BSBS', '', 'N-S', 'n2 e1 e2 s1 | s2 w1 w2 n1'),
  layout('SBBB', '', 'E-stone S-stone W-stone', 'w2 n1 n2 e1 | e2 s1 | s2 w1'),
  layout('SSBB', '', 'S-W', 'w2 n1 n2 e1 e2 s1 | s2 w1'),
  layout('BBBB', '', 'N-stone E-stone S-stone W-stone', 'n2 e1 | e2 s1 | s2 w1 | w2 n1'),
  layout('ISSS', 'N', '', 'e1 e2 s1 s2 w1 w2'),
  layout('IBSB', 'N', 'E-W', 'e1 w2 | e2 s1 s2 w1'),
  layout('IBBS', 'N', 'E-S', 'e1 s2 w1 w2 | e2 s1'),
  layout('ISBB', 'N', 'S-W', 'e1 e2 s1 w2 | s2 w1'),
  layout('IBBB', 'N', 'E-stone S-stone W-stone', 'e1 w2 | e2 s1 | s2 w1'),
  layout('IBSS', 'N', 'E-island', 'e1 | e2 s1 s2 w1 w2'),
  layout('ISBS', 'N', 'S-island', 'e1 e2 s1 | s2 w1 w2'),
  layout('ISIS', 'N S', '', 'e1 e2 w1 w2'),
  layout('SISI', 'EW', '', 'n1 n2 | s1 s2'),
  layout('IISI', 'NEW', '', 's1 s2'),
  layout('IISS', 'N E', '', 's1 s2 w1 w2'),
  layout('ISSI', 'NW', '', 'e1 e2 s1 s2'),
  layout('IBBI', 'NW', 'E-S', 'e1 s2 | e2 s1'),
  layout('IIII', 'NESW', '', ''),
  layout('IIBI', 'NEW', 'S-island', 's1 | s2'),
  layout('SSSS', '', '', 'n1 n2 e1 e2 s1 s2 w1 w2', true),
  layout('SSBS', '', 'S-market', 'n1 n2 e1 e2 s1 s2 w1 w2', true),
  layout('BSBS', '', 'N-market S-market', 'n2 e1 e2 s1 | s2 w1 w2 n1', true),
  layout('SBBB', '', 'E-market S-market W-market', 'w2 n1 n2 e1 | e2 s1 | s2 w1', true),
  layout('BBBB', '', 'N-market E-market S-market W-market', 'n2 e1 | e2 s1 | s2 w1 | w2 n1', true),
];

export const ODD: readonly Drawn[] = [
  layout('SSSS', '', '', 'n1 n2 e1 e2 s1 s2 w1 w2'),
  layout('IIII', 'N E S W', '', ''),
  layout('IIII', 'NW ES', '', ''),
  layout('IIIS', 'N E S', '', 'w1 w2'),
  layout('IBIB', 'N S', 'E-W', 'e1 w2 | e2 w1'),
  layout('IBBI', 'NW', 'E-island S-island', 'e1 | e2 s1 | s2'),
  layout('BBBB', '', 'N-E S-W', 'n2 e1 | e2 s1 w2 n1 | s2 w1'),
  layout('IBSS', 'N', 'E-market', 'e1 e2 s1 s2 w1 w2', true),
  layout('IIBB', 'NE', 'S-stone W-stone', 's1 w2 | s2 w1'),
  layout('IIBB', 'N E', 'S-W', 's1 w2 | s2 w1'),
  layout('IIBS', 'N E', 'S-island', 's1 | s2 w1 w2'),
  layout('SSSB', '', 'W-stone', 'n1 n2 e1 e2 s1 s2 w1 w2'),
  layout('IBIS', 'N S', 'E-stone', 'e1 e2 w1 w2'),
  layout('IISB', 'NE', 'W-market', 's1 s2 w1 w2', true),
];
