// What the page says while no script of ours runs, in all languages: written into `index.html` when the client is built.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const LOCALES = new URL('../../../locales/', import.meta.url);
const KEYS = { noscript: ['web-noscript'], unstarted: ['web-unstarted', 'web-reload'] };

/** A paragraph for each language; what follows the sentence is what a link says. */
function paragraphs(keys: string[]): string {
  return readdirSync(LOCALES).sort((a, b) => Number(b === 'en') - Number(a === 'en')).map((language) => {
    const bundle = new FluentBundle(language);
    bundle.addResource(new FluentResource(readFileSync(new URL(`${language}/web.ftl`, LOCALES), 'utf8')));
    const [sentence, link] = keys.map((key) => bundle.formatPattern(bundle.getMessage(key)?.value ?? ''));
    return `<p lang="${language}">${sentence}${link ? ` <a href="">${link}</a>` : ''}</p>`;
  }).join('');
}

export const unstarted = (): Plugin => ({
  name: 'unstarted',
  transformIndexHtml: (html) => Object.entries(KEYS).reduce((text, [mark, keys]) => text.replace(`<!-- ${mark} -->`, paragraphs(keys)), html),
});
