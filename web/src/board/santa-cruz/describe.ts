// The board in sentences, for screen readers.

import { catalogue } from './catalogue';
import type { Components, View } from '../../protocol/games/santa-cruz';
import type { Say, SeatNames } from '../module';
import { building, laidAside } from './phases';
import { BUILDING_CARDS, chips } from './pieces';
import { RESOURCES } from './art/resource';
import { buildingName, cardName, list, points, setName, siteName, tileText } from './words';

export function describe(view: View, components: Components, say: Say, names: SeatNames): string[] {
  const called = (seat: string): string => names[seat] ?? seat;
  const pieces = catalogue(components);
  const lines: string[] = [];
  const nothing = say('santa-cruz-ui-nothing');
  if (view.order.length) {
    lines.push(say('santa-cruz-ui-round', { round: view.round }));
    lines.push(say('santa-cruz-ui-describe-order', { order: list(say, view.order.map((seat) => `${called(seat)} ${points(say, view.seats.find((other) => other.seat === seat)?.score ?? 0)}`)) }));
    if (view.last && building(view)) lines.push(say(view.sharing_used ? 'santa-cruz-ui-sharing-used' : 'santa-cruz-ui-sharing-free', { name: called(view.last) }));
  }
  lines.push(say('santa-cruz-ui-describe-left', { coast: view.left.coast, land: view.left.land, volcano: view.left.volcano, cards: view.left.cards, birds: view.left.birds }));
  for (const seat of view.seats) {
    const cards = BUILDING_CARDS.filter((card) => seat.cards[card]).map((card) => say('santa-cruz-ui-count-card', { count: seat.cards[card], name: cardName(say, { kind: 'building', card }) }));
    const played = [
      ...BUILDING_CARDS.filter((card) => seat.played[card]).map((card) => say('santa-cruz-ui-count-card', { count: seat.played[card], name: cardName(say, { kind: 'building', card }) })),
      ...seat.scored.map((card) => cardName(say, { kind: 'scoring', card })),
    ];
    const goods = RESOURCES.filter((kind) => seat.resources[kind]).map((kind) => say(`santa-cruz-ui-resource-${kind}`));
    lines.push(say('santa-cruz-ui-describe-seat', {
      seat: called(seat.seat),
      score: seat.score,
      set: seat.set ? setName(say, components, seat.set) : nothing,
      house: seat.stock.house,
      church: seat.stock.church,
      lighthouse: seat.stock.lighthouse,
      cards: cards.length ? list(say, cards) : nothing,
      scoring: seat.scoring,
      played: played.length ? list(say, played) : nothing,
      goods: goods.length ? list(say, goods) : nothing,
      bonus: seat.fish_bonus,
      birds: seat.birds,
      street: seat.street,
    }));
    if (seat.pile) {
      lines.push(say('santa-cruz-ui-describe-pile', {
        seat: called(seat.seat),
        set: setName(say, components, seat.pile.set),
        scoring: seat.pile.scoring.length ? list(say, seat.pile.scoring.map((card) => cardName(say, { kind: 'scoring', card }))) : nothing,
      }));
    }
  }
  const own = view.seats.find((seat) => seat.seat === view.viewer);
  if (own?.hand) lines.push(say('santa-cruz-ui-describe-hand', { cards: own.hand.length ? list(say, own.hand.map((card) => cardName(say, { kind: 'scoring', card }))) : nothing }));
  if (own?.new && laidAside(view)) lines.push(say('santa-cruz-ui-describe-new', { card: cardName(say, { kind: 'scoring', card: own.new }) }));
  const birds = chips(own?.bird_values ?? []);
  if (birds.length) lines.push(say('santa-cruz-ui-own-birds', { values: birds.join(', '), sum: birds.reduce((a, b) => a + b, 0) }));
  for (const { site, tile, buildings } of view.sites) {
    const data = pieces.sites.get(site);
    const kind = tile === null ? undefined : pieces.tiles.get(tile);
    const built = buildings.map(({ seat, building }) => say('santa-cruz-ui-describe-built', { building: buildingName(say, building), seat: called(seat) }));
    lines.push(say('santa-cruz-ui-describe-site', {
      site: siteName(say, data, site),
      what: kind ? tileText(say, kind) : say('santa-cruz-ui-face-down'),
      joined: data?.joined.length ? list(say, data.joined) : nothing,
      rivers: data?.rivers.length ? list(say, data.rivers) : 'none',
      built: built.length ? ` ${built.join(' ')}` : '',
    }));
  }
  for (const { card, points: paid } of view.pays) {
    if (paid.some(Boolean)) {
      lines.push(say('santa-cruz-ui-describe-pays', { card: cardName(say, { kind: 'scoring', card }), pays: list(say, view.seats.map((seat, i) => `${called(seat.seat)}: ${paid[i] ?? 0}`)) }));
    }
  }
  return lines;
}
