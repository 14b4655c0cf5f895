// A small component set and a view of it, for tests: two islands, a river, a mountain of fire.

import type { BuildTarget, Components, Seat, SeatState, View } from '../../protocol/games/santa-cruz';

const site = (id: string, category: 'coast' | 'land' | 'volcano', x: number, y: number, joined: string[], rivers: string[] = []): Components['sites'][number] => ({
  id,
  category,
  island: id > 'Z' ? 'islet' : 'main',
  x,
  y,
  place: { x, y },
  paths: joined,
  rivers,
  joined,
  provenance: 'reconstructed',
});

export const components: Components = {
  name: 'test',
  hash: '0'.repeat(64),
  sites: [
    site('C01', 'coast', 300, 100, ['L01']),
    site('C02', 'coast', 520, 220, ['L01', 'V01'], ['R1']),
    site('C03', 'coast', 320, 400, ['V01']),
    site('C04', 'coast', 120, 240, ['L01']),
    site('L01', 'land', 300, 210, ['C01', 'C02', 'C04', 'V01'], ['R1']),
    site('V01', 'volcano', 380, 290, ['C02', 'C03', 'L01', 'V02']),
    site('V02', 'volcano', 300, 300, ['V01']),
    site('Z01', 'coast', 760, 120, ['Z02']),
    site('Z02', 'coast', 840, 180, ['Z01']),
  ],
  paths: [['C01', 'L01'], ['C04', 'L01'], ['L01', 'V01'], ['C03', 'V01'], ['V01', 'V02'], ['C02', 'V01'], ['Z01', 'Z02']].map((ends) => ({
    ends: ends as [string, string],
    provenance: 'reconstructed',
  })),
  rivers: [{ id: 'R1', sites: ['L01', 'C02'], provenance: 'reconstructed' }],
  tiles: [
    { id: 'K01', category: 'coast', building: 'lighthouse', points: 2, resources: [], fish_bonus: 0, bird: true, provenance: 'sourced' },
    { id: 'K02', category: 'coast', building: 'house', points: 1, resources: ['fish'], fish_bonus: 3, bird: false, provenance: 'reconstructed' },
    { id: 'G01', category: 'land', building: 'house', points: 1, resources: ['wood', 'gold'], fish_bonus: 0, bird: false, provenance: 'inferred' },
    { id: 'F01', category: 'volcano', building: 'church', points: 4, resources: [], fish_bonus: 0, bird: false, provenance: 'reconstructed' },
  ],
  sets: [{ id: 'rivers', letter: 'A', ship: 1, path: 2, river: 3, double: 1, provenance: 'sourced' }],
  scoring: [{ id: 'sheep', points: 7, single: 0, rule: 'SC-40', provenance: 'sourced' }, { id: 'eruption', points: 2, single: 0, rule: 'SC-54', provenance: 'sourced' }],
  birds: [{ value: 1, count: 8, provenance: 'reconstructed' }],
  buildings: { lighthouse: 2, church: 3, house: 8 },
  warnings: [],
};

export const target = (id: string, more: Partial<BuildTarget> = {}): BuildTarget => ({ site: id, tile: 'K02', building: 'house', points: 1, bird: false, shared_with: null, turns_up: [], ...more });

const seat = (letter: Seat, more: Partial<SeatState> = {}): SeatState => ({
  seat: letter,
  score: 3,
  rank: 1,
  set: 'rivers',
  took: null,
  stock: { lighthouse: 2, church: 3, house: 7 },
  lost: { lighthouse: 0, church: 0, house: 0 },
  cards: { ship: 1, path: 2, river: 2, double: 1 },
  scoring: 1,
  played: { ship: 0, path: 0, river: 1, double: 0 },
  scored: [],
  pile: null,
  has_new: false,
  has_put_away: false,
  birds: 0,
  bird_values: null,
  hand: null,
  new: null,
  away: null,
  street: 1,
  street_sites: [],
  resources: { sheep: 0, fish: 1, wood: 0, sugar: 0, gold: 0 },
  fish_bonus: 3,
  on: { coast: 1, land: 0, volcano: 0, river: 0 },
  built: { lighthouse: 0, church: 0, house: 1 },
  reach: { ship: [], path: [], river: [] },
  share: { ship: [], path: [], river: [] },
  ...more,
});

export const view = (more: Partial<View> = {}): View => ({
  viewer: 'A',
  phase: 'play',
  round: 1,
  active: 'A',
  to_act: 'A',
  start: 'B',
  last: 'A',
  sharing_used: false,
  step: null,
  sites: components.sites.map(({ id }) => ({ site: id, tile: id === 'C01' ? 'K02' : null, buildings: id === 'C01' ? [{ seat: 'B', building: 'house' as const }] : [] })),
  order: ['A', 'B'],
  left: { coast: 1, land: 1, volcano: 1, cards: 12, birds: 8 },
  unseen_tiles: ['K01', 'G01', 'F01'],
  unseen_cards: ['eruption'],
  seats: [seat('A', { hand: ['sheep'], bird_values: [0, 0, 0] }), seat('B')],
  pays: [{ card: 'sheep', rule: 'SC-40', points: [7, 0] }],
  targets: [],
  ...more,
});
