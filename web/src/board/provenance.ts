// How we know what a piece looks like, read from its row's provenance.

const WORDS = ['sourced', 'inferred', 'reconstructed'] as const;
type Sureness = (typeof WORDS)[number];

/** The word a provenance begins with, else the weakest it names; what says nothing is a reconstruction. */
export const sureness = (text: string): Sureness => WORDS.find((word) => text.startsWith(word)) ?? WORDS.findLast((word) => text.includes(word)) ?? 'reconstructed';

/** How many of a list we know how, the surest first, with some of the reasons. */
export const tally = (list: readonly { provenance: string }[]): { word: Sureness; count: number; text: string }[] =>
  WORDS.flatMap((word) => {
    const found = list.filter((entry) => sureness(entry.provenance) === word);
    return found.length ? [{ word, count: found.length, text: [...new Set(found.map((entry) => entry.provenance))].slice(0, 6).join(' · ') }] : [];
  });
