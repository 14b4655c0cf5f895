// Pieces of the box, as lists to go through.

import type { BuildingCard, Category, ScoringCard } from '../../protocol/games/santa-cruz';

/** Any card. */
export type AnyCard = { kind: 'building'; card: BuildingCard } | { kind: 'scoring'; card: ScoringCard };

export const BUILDING_CARDS: readonly BuildingCard[] = ['ship', 'path', 'river', 'double'];
export const CATEGORIES: readonly Category[] = ['coast', 'land', 'volcano'];

/** The bird chips one by one, from how many there are of value 1, 2, 3. */
export const chips = (counts: readonly number[]): number[] => counts.flatMap((count, i) => Array.from({ length: count }, () => i + 1));
