// What the phases have in common.

import type { View } from '../../protocol/games/santa-cruz';

/** Between the rounds a new card lies beside the hand. */
export const laidAside = ({ phase }: Pick<View, 'phase'>): boolean => ['new', 'take', 'away'].includes(phase);
/** Between the rounds and after the game nobody builds. */
export const building = ({ phase }: Pick<View, 'phase'>): boolean => !laidAside({ phase }) && phase !== 'over';
