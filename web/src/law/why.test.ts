// Why, and the rules, in the language of the reader.

import { mount, tick, unmount } from 'svelte';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { speak } from '../i18n/index.svelte';
import Rules from '../pages/Rules.svelte';
import { rulebook } from './law.svelte';
import WhyDialog from './WhyDialog.svelte';

/** Answers with the file behind a module's address. */
const served = (url: string): Response => {
  const path = decodeURIComponent(url).replace(/^\/@fs/, '').replace(/[?#].*$/, '');
  for (const file of [path, `..${path}`, `.${path}`]) {
    try {
      return new Response(readFileSync(file, 'utf8'));
    } catch {
      // It is below another folder.
    }
  }
  return new Response('', { status: 404 });
};

beforeEach(() => {
  vi.stubGlobal('fetch', (url: string) => Promise.resolve(served(url)));
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
});
afterEach(() => vi.unstubAllGlobals());

it('asks for the rulebook in a language, and for the English one where there is none', async () => {
  for (const [language, told, word] of [['de', 'de', 'Ein Zug'], ['hu', 'hu', 'Egy kör'], ['cs', 'cs', 'Tah'], ['en', 'en', 'A turn'], ['fr', 'en', 'A turn']] as const) {
    const book = await rulebook('south-seas', language);
    expect(book?.language).toBe(told);
    expect(JSON.stringify(book?.blocks)).toContain(`"${word}"`);
  }
  expect((await rulebook('flotsam', 'hu'))?.language).toBe('en');
  expect(await rulebook('chess', 'hu')).toBeNull();
});

it('shows the paragraph behind an event in the language spoken', async () => {
  await speak('hu', false);
  const target = document.body.appendChild(document.createElement('div'));
  const page = mount(WhyDialog, { target, props: { game: 'maori', rules: ['MA-34'], lines: ['Anna'], onclose: () => {} } });
  await vi.waitFor(() => expect(document.body.textContent).toContain('Minden teljes virágkoszorú 10 pontot ér.'));
  expect(document.querySelector('section')?.lang).toBe('hu');
  void unmount(page);
});

it('shows the rules page in the language spoken, and in the next', async () => {
  await speak('cs', false);
  const target = document.body.appendChild(document.createElement('div'));
  const page = mount(Rules, { target, props: { game: 'santa-cruz', paragraph: null } });
  await vi.waitFor(() => expect(target.textContent).toContain('Mezi koly'));
  expect(target.querySelector('.note')).toBeNull();
  await speak('de', false);
  await tick();
  await vi.waitFor(() => expect(target.textContent).toContain('Zwischen den Durchgängen'));
  expect(target.querySelector('main div')?.getAttribute('lang')).toBe('de');
  void unmount(page);
});
