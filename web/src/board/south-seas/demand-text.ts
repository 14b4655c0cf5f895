// Wares and demands in words.

import type { Demand, Wares } from '../../protocol/games/south-seas';
import type { Say } from '../module';

/** "2 bananas, 1 fish". */
export function waresText(say: Say, wares: Wares): string {
  const parts = (['bananas', 'shells', 'fish'] as const).filter((kind) => wares[kind] > 0).map((kind) => say(`south-seas-ui-count-${kind}`, { count: wares[kind] }));
  return parts.join(', ') || say('south-seas-ui-nothing');
}

export function demandText(say: Say, demand: Demand): string {
  switch (demand.demand) {
    case 'named':
      return waresText(say, demand.wares);
    case 'any':
      return say('south-seas-ui-demand-any', { count: demand.count });
    case 'same':
      return say('south-seas-ui-demand-same', { count: demand.count });
    case 'pair':
      return say('south-seas-ui-demand-pair', { more: demand.more, less: demand.less });
  }
}
