// Every game has a face of its own, and one without gets the plain one.

import { expect, it } from 'vitest';
import { faceOf } from './face';

const texts = import.meta.glob<string>('./*/messages.en.ftl', { query: '?raw', import: 'default', eager: true });
const games = Object.keys(texts).map((path) => path.split('/')[1] ?? '');

it('every game with a board has a picture, a sentence and a time of its own', async () => {
  const faces = await Promise.all(games.map(faceOf));
  expect(new Set(faces.map((face) => face.cover())).size).toBe(games.length);
  for (const [index, { tagline, minutes }] of faces.entries()) {
    expect(texts[`./${games[index]}/messages.en.ftl`]).toContain(`\n${tagline} = `);
    expect(minutes).toBeGreaterThan(0);
  }
});

it('a game without a face still has a picture', async () => {
  const { cover, tagline, minutes } = await faceOf('unheard-of');
  expect(cover()).toContain('<path');
  expect([tagline, minutes]).toEqual([null, null]);
});

it('a picture is whole: no number in it is missing', async () => {
  for (const game of games) expect((await faceOf(game)).cover()).not.toMatch(/NaN|undefined|Infinity/);
});
