// The law of the game on the page: its rulebook in the reader's language, loaded when first asked for, and the paragraph
// that is open.

import { getContext, setContext } from 'svelte';
import { part, textPart } from '../renewal';
import { blocks, type Block } from './markdown';

const books = import.meta.glob<string>(['../../../rulebooks/*.md', '../../../rulebooks/*/*.md'], { query: '?url', import: 'default' });

/** A rulebook as blocks, and the language it is written in. */
export type Book = { language: string; blocks: Block[] };

/** A game's rulebook in a language, or in English if it is not written in it; `null` if there is none. */
export async function rulebook(game: string, language: string): Promise<Book | null> {
  const translated = books[`../../../rulebooks/${language}/${game}.md`];
  const load = translated ?? books[`../../../rulebooks/${game}.md`];
  if (!load) return null;
  return { language: translated ? language : 'en', blocks: blocks(await textPart(await part(load))) };
}

export type Law = { open(rule: string): void };

export const provideLaw = (law: Law) => setContext('law', law);
export const useLaw = (): Law => getContext<Law>('law');
