// Every sentence of every language, with every name, number and letter in its gaps: articles, suffixes, cases, plurals
// and the words of the rules are right whatever is filled in.

import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import { create, type Font } from 'fontkit';
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { decompress } from 'wawoff2';
import { FORBIDDEN, LETTERS, NUMBERS, PEOPLE, wrongForms, wrongLabel } from './wording.fixture';

const LANGUAGES = ['en', 'de', 'hu', 'cs'];
const BOTS = ['random', 'easy', 'greedy', 'normal', 'expert'];
/** Arguments that are seats, which may be said by their letters. */
const SEATS = new Set(['seat', 'other', 'last', 'tried']);
/** Arguments that are people or bots. */
const NAMED = new Set(['name', 'bot']);
/** Arguments that are numbers, where no plural tells. */
const COUNTED = new Set(
  'amount at count each empty fish bananas shells houses churches lighthouses cards coast land volcano sites paths rivers left less max min more n number one two three open palms percent place points position price range rank round score single spaces stack step steps supply sum tiles total turn turns way ways x y'
    .split(' '),
);
/** Texts that are numbers written already, with their decimals. */
const WRITTEN = /^web-hint-(ahead|behind)$/;
/** Rows of a table beside the board: the letters behind their numbers are those of the board. */
const TABLES = /-summary-(seat|score)$/;
/** Codes of tiles, cells, parts and sites, which only those see who want them. */
const CODES: Record<string, RegExp> = { 'south-seas': /^(tile|cell|part|x|y)$/, maori: /^(tile|cell|cells|from|position|x|y)$/, 'santa-cruz': /^(site|id)$/ };
/** Where codes may stand: the text board and its counters, what is wrong with a typed move, and full names of places and
    tiles for those who do not see the board; `tile` there is a tile in words. */
const WITH_CODES = /-(summary|counter|notation|ui-describe)-|-ui-(place|space-name|take-this|lay-here|remove-here|ship-here|storage-has|building|target)$/;
/** How wide a line with what is asked is on a phone of 360 px: less the margins of the strip and of the chip. */
const LINE = 360 - 2 * 8 - 2 * 8;
const PROMPT_SIZE = 14;
/** Labels of what a player may do. */
const LABELS = /-action-|-mode-|^web-(undo|confirm|turn|hint|start|create|sit-down|leave-seat|play-now|join-go|try-again|copy|reload)$/;

class Marked extends FluentNumber {
  override toString(): string {
    return `⟦${this.value}⟧`;
  }
}

type Node = { type?: string; name?: string; attr?: string | null; selector?: Node; variants?: { key: { type: string; value: string | number }; value: Pattern }[] };
type Pattern = string | (string | Node)[];

/** The files of a language, with the game each belongs to; `''` if to none. */
function files(language: string): { game: string; text: string }[] {
  const locales = readdirSync(`../locales/${language}`).map((file) => [file.replace('.ftl', ''), `../locales/${language}/${file}`] as const);
  const boards = ['south-seas', 'maori', 'santa-cruz'].map((game) => [game, `src/board/${game}/messages.${language}.ftl`] as const);
  return [...locales, ...boards].map(([name, path]) => ({ game: ['web', 'common', 'terminal'].includes(name) ? '' : name, text: readFileSync(path, 'utf8') }));
}

/** The arguments of a message, through the pieces it is made of; with each the words that choose a variant by it. */
function gaps(bodies: Map<string, Pattern>, key: string, found = new Map<string, Set<string>>()): Map<string, Set<string>> {
  const visit = (pattern: Pattern | undefined): void => {
    if (!pattern || typeof pattern === 'string') return;
    for (const node of pattern) if (typeof node !== 'string') one(node);
  };
  const one = (node: Node): void => {
    if (node.type === 'var' && node.name && !found.has(node.name)) found.set(node.name, new Set());
    else if (node.type === 'mesg' && node.name) gaps(bodies, node.attr ? `${node.name}.${node.attr}` : node.name, found);
    else if (node.type === 'select' && node.selector) {
      one(node.selector);
      const words = found.get(node.selector.name ?? '');
      for (const { key: variant, value } of node.variants ?? []) {
        const word = String(variant.value);
        if (variant.type === 'str' && !['zero', 'one', 'two', 'few', 'many', 'other'].includes(word)) words?.add(word);
        else if (variant.type === 'num' || ['one', 'few', 'many'].includes(word)) words?.add('');
        visit(value);
      }
    }
  };
  visit(bodies.get(key));
  return found;
}

/** What may stand in a gap. */
function fillings(name: string, words: ReadonlySet<string>, bots: readonly string[]): (string | FluentNumber)[] {
  const chosen = [...words].filter((word) => word !== '');
  if (chosen.length > 0) return [...chosen, 'something else'];
  if (SEATS.has(name)) return [...LETTERS, ...PEOPLE, ...bots].map((text) => `⦃${text}⦄`);
  if (NAMED.has(name)) return [...PEOPLE, ...bots].map((text) => `⦃${text}⦄`);
  if (words.has('') || COUNTED.has(name)) return NUMBERS.map((number) => new Marked(number));
  return ['xyz'];
}

const FEW = 100;

/** Combinations that have every filling of every gap, and all pairs where there are few. */
function* combinations(lists: readonly (readonly [string, readonly (string | FluentNumber)[]])[]): Generator<Record<string, string | FluentNumber>> {
  const size = lists.reduce((product, [, list]) => product * list.length, 1);
  const longest = Math.max(1, ...lists.map(([, list]) => list.length));
  const count = size <= FEW ? size : longest * 7;
  for (let i = 0; i < count; i++) {
    let rest = i;
    yield Object.fromEntries(
      lists.map(([name, list], index) => {
        // Few combinations are counted through; of many, gaps go round at different paces.
        const at = size <= FEW ? rest % list.length : (i + Math.floor(i / longest) * (index * 2 + 1)) % list.length;
        rest = Math.floor(rest / list.length);
        return [name, list[at] ?? ''];
      }),
    );
  }
}

/** Says every message of a language in every way. */
type Said = { key: string; game: string; text: string; args: string[]; isPlain: boolean };
function* said(language: string): Generator<Said> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const bodies = new Map<string, Pattern>();
  const games = new Map<string, string>();
  for (const { game, text } of files(language)) {
    const resource = new FluentResource(text);
    bundle.addResource(resource);
    for (const { id, value, attributes } of resource.body as { id: string; value: Pattern; attributes: Record<string, Pattern> }[]) {
      bodies.set(id, value);
      games.set(id, game);
      for (const [name, plain] of Object.entries(attributes)) {
        bodies.set(`${id}.${name}`, plain);
        games.set(`${id}.${name}`, game);
      }
    }
  }
  const bots = BOTS.map((bot) => bundle.formatPattern(bundle.getMessage(`common-bot-${bot}`)?.value ?? ''));
  for (const [key, game] of games) {
    if (key.includes('--')) continue;
    const lists = [...gaps(bodies, key)].map(([name, words]) => [name, fillings(name, words, bots)] as const);
    for (const args of combinations(lists)) {
      // An amount with its sign is the same amount.
      if (args['signed'] && args['amount']) args['signed'] = args['amount'];
      const errors: Error[] = [];
      const [id = '', attribute] = key.split('.');
      const message = bundle.getMessage(id);
      const text = bundle.formatPattern((attribute ? message?.attributes[attribute] : message?.value) ?? '', args, errors);
      if (errors.length > 0) expect(errors, key).toEqual([]);
      yield { key, game, text, args: lists.map(([name]) => name), isPlain: Boolean(message?.attributes['plain']) };
    }
  }
}

describe.each(LANGUAGES)('%s', (language) => {
  const texts = [...said(language)];
  const faults = (find: (one: Said) => string[]): Record<string, string> => {
    const wrong: Record<string, string> = {};
    for (const one of texts) {
      if (wrong[one.key]) continue;
      const found = find(one);
      if (found.length > 0) wrong[one.key] = `${found.join(', ')} in: ${one.text}`;
    }
    return wrong;
  };

  it('has no article, suffix, case or plural that what is filled in makes wrong', () => {
    expect(texts.length).toBeGreaterThan(10_000);
    expect(faults(({ key, text }) => (TABLES.test(key) || WRITTEN.test(key) ? [] : [...wrongForms(language, text), ...(LABELS.test(key) ? wrongLabel(language, text) : [])]))).toEqual({});
  });

  it('names tiles, cells, parts and sites by their codes only to those who want them', () => {
    const told = (key: string, game: string, args: readonly string[]) => args.filter((arg) => CODES[game]?.test(arg) && !(game === 'santa-cruz' && arg === 'tile') && !WITH_CODES.test(key));
    expect(faults(({ key, game, args, isPlain }) => (isPlain && !key.endsWith('.plain') ? [] : told(key, game, args)))).toEqual({});
    expect(texts.some(({ key, game, args, isPlain }) => isPlain && told(key, game, args).length > 0)).toBe(true);
  });

  it('has the words of the games’ rules, one for each thing', () => {
    const words = FORBIDDEN[language] ?? {};
    expect(faults(({ game, text }) => [words['']?.exec(text)?.[0], game === '' ? undefined : words[game]?.exec(text)?.[0]].filter((found) => found !== undefined))).toEqual({});
  });
});

describe('what is asked', () => {
  // The letters as the client has them: at the weight of prompts, in the fonts that are shipped.
  const fonts: Font[] = [];
  beforeAll(async () => {
    const files = ['latin', 'latin-ext'].map((part) => readFileSync(`src/styles/fonts/atkinson-hyperlegible-next-${part}-wght-normal.woff2`));
    // One after the other: they are unpacked in the same memory.
    for (const file of files) fonts.push((create(Buffer.from(await decompress(file))) as Font).getVariation({ wght: 600 }));
  });
  const width = (text: string): number =>
    [...text].reduce((sum, letter) => {
      const code = letter.codePointAt(0) ?? 0;
      const font = fonts.find((each) => each.hasGlyphForCodePoint(code));
      if (!font) throw new Error(`no font has ${letter}`);
      return sum + (font.glyphForCodePoint(code).advanceWidth / font.unitsPerEm) * PROMPT_SIZE;
    }, 0);

  it('is measured', () => {
    expect(width('Take a lit tile')).toBeGreaterThan(80);
    expect(width('Take a lit tile')).toBeLessThan(120);
    expect(width('W')).toBeGreaterThan(width('i') * 2);
  });

  it.each(LANGUAGES)('fits one line of a small phone in %s, whatever is filled in', (language) => {
    const asked = [...said(language)].filter(({ key, isPlain }) => /^[a-z-]+-prompt-[a-z-]+(\.plain)?$/.test(key) && key.endsWith('.plain') === isPlain);
    expect(new Set(asked.map(({ key }) => key)).size).toBeGreaterThan(28);
    const long = asked.map(({ key, text }) => [key, text.replace(/[⟦⟧⦃⦄]/g, '')] as const).filter(([, text]) => width(text) > LINE);
    expect(long.map(([key, text]) => `${key}: ${text} (${Math.round(width(text))} px)`)).toEqual([]);
  });
});

describe('the rules', () => {
  it.each([
    ['hu', 'Ugrás a(z) ⟦3⟧. lépéshez'],
    ['hu', 'a ⟦1⟧. oszlop'],
    ['hu', 'az ⟦2⟧. forduló'],
    ['hu', '⦃A⦄ hely'],
    ['hu', '⦃Dave⦄-vel'],
    ['hu', 'a ⦃Ágnes⦄ hajója'],
    ['hu', '⟦7⟧ juhért'],
    ['hu', '⟦3⟧ hajók'],
    ['cs', '⟦1⟧ z ⟦4⟧'],
    ['cs', '⟦5⟧ body'],
    ['cs', '⟦22⟧ mušle'],
    ['cs', '⦃A⦄ táhne kartičku'],
    ['cs', 'společně s ⦃Hans⦄'],
    ['cs', '⦃Max⦄ táhl kartičku'],
    ['cs', '⦃Max⦄, jsi na tahu'],
    ['de', '⟦1⟧ Punkte'],
    ['de', '⟦0⟧ Punkt'],
    ['en', '⟦1⟧ houses'],
  ])('find fault in %s with "%s"', (language, text) => expect(wrongForms(language, text)).not.toEqual([]));

  it.each([
    ['hu', 'az ⟦1⟧. oszlop, a ⟦2⟧. sor, az ⟦1000⟧. lépés, az ⟦50⟧. hely'],
    ['hu', '⦃A⦄: lapkát húz. Hely: ⦃E⦄. ⦃Kapitány⦄ gondolkodik, ⟦3⟧ pont'],
    ['cs', '⟦1⟧ bod, ⟦2⟧ body, ⟦5⟧ bodů, ⟦22⟧ bodů, ⟦0⟧ bodů'],
    ['cs', '⦃A⦄: táhne kartičku. Na tahu: ⦃Jiří⦄'],
    ['de', '⟦1⟧ Punkt, ⟦0⟧ Punkte, ⟦2⟧ Plättchen'],
    ['en', '⟦1⟧ house, ⟦2⟧ houses'],
  ])('find none in %s with "%s"', (language, text) => expect(wrongForms(language, text)).toEqual([]));

  it('find Hungarian infinitives on buttons', () => {
    expect(wrongLabel('hu', 'Nem szállítani')).toEqual(['szállítani']);
    expect(wrongLabel('hu', 'Nem szállítok')).toEqual([]);
  });
});
