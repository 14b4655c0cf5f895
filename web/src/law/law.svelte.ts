// The law of the game on the page: its rulebook, loaded when first asked for, and the paragraph that is open.

import { getContext, setContext } from 'svelte';
import { part, textPart } from '../renewal';
import { blocks, type Block } from './markdown';

const books = import.meta.glob<string>('../../../rulebooks/*.md', { query: '?url', import: 'default' });

/** A game's rulebook as blocks; `null` if there is none. */
export async function rulebook(game: string): Promise<Block[] | null> {
  const load = books[`../../../rulebooks/${game}.md`];
  if (!load) return null;
  return blocks(await textPart(await part(load)));
}

export type Law = { open(rule: string): void };

export const provideLaw = (law: Law) => setContext('law', law);
export const useLaw = (): Law => getContext<Law>('law');
