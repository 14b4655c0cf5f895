// Santa Cruz: sites that light up, wishes, what events point at, the board in words.

import { describe as group, expect, it } from 'vitest';
import { describe } from './describe';
import { components, target, view } from './table.fixture';
import { place, rules, target as placeOfAction } from './index';
import { catalogue } from './catalogue';
import { litSites } from './targets';
import { fulfilment } from './wish.svelte';
import type { Event } from '../../protocol/games/santa-cruz';
import type { Choice } from './props';
import { placeOf } from './site-place';

const label = { key: 'text', args: {} };
const build = (id: string): Choice => ({ text: `build ${id}`, label, action: { action: 'build', target: target(id) } });
const ship: Choice = { text: 'play ship', label, action: { action: 'play', card: 'ship', targets: [target('C03'), target('Z01', { turns_up: ['Z02'] })] } };

group('sites that light up', () => {
  const pieces = catalogue(components);

  it('are those that may be built on', () => {
    expect(litSites(pieces, [build('C03'), build('L01')], null).map(({ key, text }) => [key, text])).toEqual([['C03', 'build C03'], ['L01', 'build L01']]);
  });

  it('are those that the card in preview would reach, and bear no action yet', () => {
    expect(litSites(pieces, [ship], null)).toEqual([]);
    expect(litSites(pieces, [ship], 'play ship').map(({ key, text, x }) => [key, text, x])).toEqual([['C03', null, 320], ['Z01', null, 760]]);
  });

  it('leave out what the map does not have', () => expect(litSites(pieces, [build('X99')], null)).toEqual([]));
});

group('a wish', () => {
  const wish = { opens: 'play ship', site: 'C03' };

  it('is fulfilled when the card lies open and the site may be built on', () => {
    expect(fulfilment(wish, view({ phase: 'build' }), [build('C03'), build('Z01')], null)).toBe('build C03');
  });

  it('waits while something is in preview, and is void in another step', () => {
    expect(fulfilment(wish, view({ phase: 'build' }), [build('C03')], 'build Z01')).toBeNull();
    expect(fulfilment(wish, view({ phase: 'play' }), [build('C03')], null)).toBeNull();
    expect(fulfilment(wish, view({ phase: 'build' }), [build('Z01')], null)).toBeNull();
    expect(fulfilment(null, view({ phase: 'build' }), [build('C03')], null)).toBeNull();
  });
});

group('places', () => {
  it('differ from site to site and lead back to it', () => {
    const numbers = components.sites.map(({ id }) => placeOf(id).x);
    expect(new Set(numbers).size).toBe(components.sites.length);
    expect(numbers.map((x) => catalogue(components).byPlace.get(x))).toEqual(components.sites.map(({ id }) => id));
  });

  it('come from events and actions', () => {
    const built: Event = { event: 'built', seat: 'A', site: 'C03', tile: 'K01', building: 'lighthouse', kind: 'ship', shared_with: null, rule: 'SC-13' };
    expect(place(built)?.cells).toEqual([placeOf('C03')]);
    expect(rules(built)).toEqual(['SC-13']);
    const gained: Event = { event: 'gained', seat: 'A', amount: 6, total: 9, rank: 1, reason: 'card', card: 'coast', sites: ['C01', 'C03'], bonus: 0, rule: 'SC-51' };
    expect(place(gained)).toEqual({ cells: [], sites: ['C01', 'C03'] });
    expect(place({ event: 'declined', seat: 'A', rule: 'SC-18' })).toBeNull();
    expect(placeOfAction(build('C03').action)).toEqual(placeOf('C03'));
    expect(placeOfAction(ship.action)).toBeNull();
  });
});

group('the description', () => {
  const said = (): [string, Record<string, unknown>][] => {
    const calls: [string, Record<string, unknown>][] = [];
    describe(view(), components, (key, args = {}) => {
      calls.push([key, args]);
      return key;
    }, { A: 'Ada', B: 'Ilka' });
    return calls;
  };

  it('tells every seat, every site and the own hand, and no other hand', () => {
    const keys = said().map(([key]) => key);
    expect(keys.filter((key) => key === 'santa-cruz-ui-describe-seat')).toHaveLength(2);
    expect(keys.filter((key) => key === 'santa-cruz-ui-describe-site')).toHaveLength(components.sites.length);
    expect(keys.filter((key) => key === 'santa-cruz-ui-describe-hand')).toHaveLength(1);
    expect(said()).toContainEqual(['santa-cruz-ui-describe-built', { building: 'santa-cruz-ui-building-house', seat: 'Ilka' }]);
  });
});
