// Forms that no sentence may have, by language, whatever is filled into it. A text comes with what was filled in marked:
// ⟦numbers⟧ and ⦃names⦄. CONTRIBUTING.md, "Add or correct a translation", says why and what to write instead.

/** Seats' letters, which stand where only a letter is known, and names that begin and end in every way. */
export const LETTERS = ['A', 'B', 'C', 'D', 'E'];
export const PEOPLE = ['Ágnes', 'Dave', 'Eszter', 'O', 'Jiří', 'Hans', 'Max'];
/** Every form of a plural, and the numbers whose Hungarian words begin with a vowel. */
export const NUMBERS = [0, 1, 2, 3, 4, 5, 7, 10, 11, 21, 22, 50, 1000];

/** Nouns by their form after one, after two to four, and after more; each form is what stands in some case. */
type Noun = readonly [one: string, few: string, other: string];

const CZECH: readonly Noun[] = [
  ['bod', 'body', 'bodů'],
  ['mušle|mušli', 'mušle', 'mušlí'],
  ['ryba|rybu', 'ryby', 'ryb'],
  ['banán', 'banány', 'banánů'],
  ['kartička|kartičku', 'kartičky', 'kartiček'],
  ['destička|destičku', 'destičky', 'destiček'],
  ['loď', 'lodě', 'lodí'],
  ['člun', 'čluny', 'člunů'],
  ['palma|palmu', 'palmy', 'palem'],
  ['chýše|chýši', 'chýše', 'chýší'],
  ['sopka|sopku', 'sopky', 'sopek'],
  ['krok', 'kroky', 'kroků'],
  ['pozice|pozici', 'pozice', 'pozic'],
  ['místo', 'místa', 'míst'],
  ['stavební místo', 'stavební místa', 'stavebních míst'],
  ['pole', 'pole', 'polí'],
  ['prázdné pole', 'prázdná pole', 'prázdných polí'],
  ['volné pole', 'volná pole', 'volných polí'],
  ['kus', 'kusy', 'kusů'],
  ['soused', 'sousedé', 'sousedů'],
  ['ostrovan', 'ostrované', 'ostrovanů'],
  ['hráč', 'hráči', 'hráčů'],
  ['tah', 'tahy', 'tahů'],
  ['možnost', 'možnosti', 'možností'],
  ['žeton ptáka', 'žetony ptáků', 'žetonů ptáků'],
  ['bodovací karta', 'bodovací karty', 'bodovacích karet'],
  ['stavební karta', 'stavební karty', 'stavebních karet'],
  ['dům', 'domy', 'domů'],
  ['kostel', 'kostely', 'kostelů'],
  ['maják', 'majáky', 'majáků'],
];

/** Nouns by their form after one and after any other number; `Plättchen` and the like need no line. */
const GERMAN: readonly (readonly [string, string])[] = [
  ['Punkt', 'Punkte'],
  ['Muschel', 'Muscheln'],
  ['Holzmuschel', 'Holzmuscheln'],
  ['Banane', 'Bananen'],
  ['Fisch', 'Fische'],
  ['Ware', 'Waren'],
  ['Schiff', 'Schiffe'],
  ['Boot', 'Boote'],
  ['Palme', 'Palmen'],
  ['Hütte', 'Hütten'],
  ['Vulkan', 'Vulkane'],
  ['Schritt', 'Schritte'],
  ['Position', 'Positionen'],
  ['Platz', 'Plätze'],
  ['Bauplatz', 'Bauplätze'],
  ['Feld', 'Felder'],
  ['Nachbar', 'Nachbarn'],
  ['Zug', 'Züge'],
  ['Möglichkeit', 'Möglichkeiten'],
  ['Ziehung', 'Ziehungen'],
  ['Weg', 'Wege'],
  ['Fluss', 'Flüsse'],
  ['Haus', 'Häuser'],
  ['Kirche', 'Kirchen'],
  ['Leuchtturm', 'Leuchttürme'],
  ['Vogelchip', 'Vogelchips'],
  ['Baukarte', 'Baukarten'],
  ['Wertungskarte', 'Wertungskarten'],
  ['Runde', 'Runden'],
  ['leeres Feld', 'leere Felder'],
];

const ENGLISH: readonly (readonly [string, string])[] = [
  'point',
  'shell',
  'wooden shell',
  'banana',
  'ware',
  'ship',
  'boat',
  'palm',
  'hut',
  'step',
  'position',
  'place',
  'site',
  'space',
  'cell',
  'neighbour',
  'move',
  'choice',
  'draw',
  'path',
  'river',
  'house',
  'lighthouse',
  'tile',
  'building card',
  'scoring card',
  'bird chip',
  'islander',
  'seat',
].map((noun) => [noun, `${noun}s`]);

/** Plurals that would stand behind a number, as they must not in Hungarian. */
const HUNGARIAN_PLURALS =
  'pontok|kagylók|halak|banánok|áruk|hajók|csónakok|lapkák|kártyák|pálmafák|pálmák|kunyhók|vulkánok|mezők|helyek|lépések|körök|játékosok|szigetlakók|szomszédok|házak|templomok|világítótornyok|madárlapkák|lehetőségek|húzások|állások';

/** Whether a number's word begins with a vowel: egy, öt, ötven, ezer. */
const beginsWithVowel = (number: number): boolean => /^(1|5\d*|1\d{3})$/.test(String(number));

/** Finds nouns behind a number that are not in the form it needs. */
function plurals(nouns: readonly (readonly string[])[], formOf: (number: number) => number): (text: string) => string[] {
  const forms = new Map<string, Set<number>>();
  for (const noun of nouns) noun.forEach((form, index) => form.split('|').forEach((word) => forms.set(word, (forms.get(word) ?? new Set()).add(index))));
  const words = [...forms.keys()].sort((a, b) => b.length - a.length).join('|');
  const counted = new RegExp(`⟦(\\d+)⟧ (${words})(?![\\p{L}])`, 'gu');
  return (text) => [...text.matchAll(counted)].filter(([, number, word = '']) => !forms.get(word)?.has(formOf(Number(number)))).map(([found]) => found);
}

const czech = plurals(CZECH, (number) => (number === 1 ? 0 : number >= 2 && number <= 4 ? 1 : 2));
const german = plurals(GERMAN, (number) => (number === 1 ? 0 : 1));
const english = plurals(ENGLISH, (number) => (number === 1 ? 0 : 1));
const hungarian = new RegExp(`⟧ (${HUNGARIAN_PLURALS})(?![\\p{L}])`, 'gu');

const matches = (text: string, ...patterns: RegExp[]): string[] => patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([found]) => found));

/** What is wrong with the form of a text. */
export function wrongForms(language: string, text: string): string[] {
  switch (language) {
    case 'hu':
      return [
        ...matches(
          text,
          /a\(z\)|A\(z\)/gu,
          // A name or a letter with an article, a suffix or a possessor's ending; a letter that begins a sentence.
          /(?<![\p{L}])az? ⦃/giu,
          /⦄-?\p{L}+/gu,
          /(?<=^|[.!?] )⦃[A-E]⦄ /gu,
          // A suffix on a number that changes; "-féle" has one form.
          /⟧-(?!féle)\p{L}+/gu,
          /⟧ közül/gu,
          // "For seven sheep": points are counted, not what they are for.
          /⟧ (?!pont)\p{L}+(ért|ért,)(?![\p{L}])/gu,
          hungarian,
        ),
        ...[...text.matchAll(/(?<![\p{L}])(az?) ⟦(\d+)⟧/giu)].filter(([, article = '', number]) => (article.toLowerCase() === 'az') !== beginsWithVowel(Number(number))).map(([found]) => found),
      ];
    case 'cs':
      return [
        ...matches(
          text,
          /(?<![\p{L}])(z|ze|s|se|k|ke) ⟦/giu,
          // A name behind a preposition or a noun whose case it would need; in the vocative; before a past tense.
          /(?<![\p{L}])(s|se|k|ke|od|u|pro|za|bez|hráče|hráči|hráčem|hráč) ⦃/giu,
          /⦄, (jsi|ty)/gu,
          /⦄:? (?!ukazatel|dál)\p{L}+l[ai]?(?![\p{L}])/gu,
          /⦄-?\p{L}+/gu,
          /(?<=^|[.!?] )⦃[A-E]⦄ /gu,
        ),
        ...czech(text),
      ];
    case 'de':
      return german(text);
    default:
      return english(text);
  }
}

/** What a move, a mode or a button must not be called: no infinitive in Hungarian. */
export const wrongLabel = (language: string, text: string): string[] => (language === 'hu' ? matches(text, /(?<![\p{L}])\p{L}{2,}ni(?![\p{L}])/giu) : []);

/** Words that are not the ones of the games' printed rules, or that are not what people call a thing. `''`: everywhere. */
export const FORBIDDEN: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  hu: {
    '': /jegyzőkönyv|paragrafus|bekezdés|szabályzat|szabályfüzet|cselekvés|elköteleződés|előtér|kirakat(?!.*lapk)|teríte|számlá(já)?|a kezed\.|visszavesz\.|következtetett(?<!kikövetkeztetett)/iu,
    'south-seas': /híd|hida|kagylógyűjtő|banánszedő|kezdőlapka|csónakjelző|kívánság|kiszolgál|otthon|egyforma|bármely \d/iu,
    maori: /öböl|öbl|eltávolít|félretesz|legtöbb csónak/iu,
    'santa-cruz': /juh|építőlap|pontozólap|madárkorong|lapkészlet|kiegyensúly|dupla lap|pontsáv|partmenti|partraszáll|szállj partra|szárazföld|készleten|felfordít|felfordul/iu,
  },
  cs: {
    '': /losov|odstavec|paragraf|dílk|dílek|čtvrtotáč|závazek|svou ruku|mou ruku|hostitele? stůl|prostř|hala\b/iu,
    'south-seas': /(?<![\p{L}])(most|mosty|mostů|mostech)(?![\p{L}])|(?<![\p{L}])trh(?![\p{L}])|česač|počáteční|balíč|přání|obslouž|obsluh/iu,
    maori: /objevitel|zátok|odstran|celý ostrov|okraj ostrova|střed ostrova|banka|bance|profesionál/iu,
    'santa-cruz': /velké zlato|přistá|bydl|stupnic|stavb|: stav /iu,
  },
  de: {
    '': /Absatz|Paragraph|Entscheidung|Festlegung|Handlung|nachgebaut|deine Hand\.|meine Hand|Tisch (ist )?gedeckt|Tisch decken/u,
    'south-seas': /Brück|Inselbewohner|Bewohner|Bootsmarke|Zelle/u,
    maori: /Entdecker(?!schiff)|Tafel|Bucht|Spielpl|Lager(?!platz|n)|Meiste |(?<![\p{L}])meiste(?![\p{L}])/u,
    'santa-cruz': /Runde|Doppelt|doppelt|Doppelkarte|wohn|Wohn|(?<![\p{L}])(Platz|Plätze)(?![\p{L}])/u,
  },
  en: { '': /Paragraph|your hand first|Commitment/u, 'santa-cruz': /Lives on/u },
};
