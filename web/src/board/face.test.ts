import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { faceOf } from './face';

const games = readdirSync(new URL('.', import.meta.url), { withFileTypes: true }).filter((entry) => entry.isDirectory() && entry.name !== 'plain').map((entry) => entry.name);

it('every game with a board has a picture, a sentence and a time of its own', async () => {
  const faces = await Promise.all(games.map(faceOf));
  expect(new Set(faces.map((face) => face.cover())).size).toBe(games.length);
  for (const [index, { tagline, minutes }] of faces.entries()) {
    expect(readFileSync(new URL(`./${games[index]}/messages.en.ftl`, import.meta.url), 'utf8')).toContain(`\n${tagline} = `);
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
