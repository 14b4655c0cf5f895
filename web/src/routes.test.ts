// Paths lead to pages, and to nothing else.

import { describe, expect, it } from 'vitest';
import { route } from './routes';

describe('route', () => {
  it('knows the pages', () => {
    expect(route('/')).toEqual({ page: 'lobby' });
    expect(route('/table/abc123defg')).toEqual({ page: 'table', table: 'abc123defg', token: null, isPhone: false });
    expect(route('/screen/abc123defg')).toEqual({ page: 'screen', table: 'abc123defg' });
    expect(route('/replay')).toEqual({ page: 'replay', table: null, step: null });
    expect(route('/replay/abc123defg', '#step=42')).toEqual({ page: 'replay', table: 'abc123defg', step: 42 });
    expect(route('/rules/south-seas', '#SS-19')).toEqual({ page: 'rules', game: 'south-seas', paragraph: 'SS-19' });
    expect(route('/components/south-seas')).toEqual({ page: 'components', game: 'south-seas' });
  });

  it('reads the token of a seat link', () => {
    expect(route('/table/abc123defg', '#seat=00ff')).toEqual({ page: 'table', table: 'abc123defg', token: '00ff', isPhone: false });
    expect(route('/table/abc123defg', '#seat=00ff&phone')).toMatchObject({ token: '00ff', isPhone: true });
    expect(route('/table/abc123defg', '#phone')).toMatchObject({ token: null, isPhone: true });
  });

  it.each([
    '/nothing',
    '/table',
    '/table/../x',
    '/table/a%2Fb',
    '/table/abc123/more',
    '/screen',
    '/screen/abc123/more',
    '/rules',
    '/rules/South%20Seas',
    '/components/<script>',
    '/replay/x y',
    '/table/%E0%A4%A',
  ])(
    '%s leads nowhere',
    (path) => {
      expect(route(path).page).toBe('nowhere');
    },
  );

  it('ignores a step that is no number', () => {
    expect(route('/replay/abc123defg', '#step=-1')).toMatchObject({ step: null });
    expect(route('/replay/abc123defg', '#step=1e9')).toMatchObject({ step: null });
  });
});
