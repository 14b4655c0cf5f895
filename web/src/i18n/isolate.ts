// Foreign words in a sentence: a name written from right to left must not draw what follows it to its other side.

const [LRI, RLI, FSI, PDI] = ['\u2066', '\u2067', '\u2068', '\u2069'];
/** Letters of scripts that run from right to left, and marks that turn the direction. */
const TURNING = /[\u0590-\u08FF\u200E\u200F\u202A-\u202E\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
const ISOLATING = /[\u2066-\u2069]/;

/** The text, set apart from what stands around it if it could turn that. Every language of the client runs from left to
    right, so words that do too stay as they are; and so does what is set apart already. */
export function isolate(text: string): string {
  if (!TURNING.test(text) && !ISOLATING.test(text)) return text;
  let depth = 0;
  let turns = false;
  let closed = '';
  for (const letter of text) {
    if (letter === LRI || letter === RLI || letter === FSI) depth += 1;
    else if (letter === PDI) {
      // It would end what is not its own.
      if (depth === 0) continue;
      depth -= 1;
    } else if (depth === 0 && TURNING.test(letter)) turns = true;
    closed += letter;
  }
  closed += PDI.repeat(depth);
  return turns ? FSI + closed + PDI : closed;
}
