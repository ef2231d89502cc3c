// Turns what people type into plain words: lower case, contractions opened, phone spelling written out. Carers type on
// a phone at night, so "hes not breething rn" must come out as the words it means.

const written: Record<string, string> = {
  "can't": 'can not',
  cannot: 'can not',
  cant: 'can not',
  carnt: 'can not',
  "won't": 'will not',
  wont: 'will not',
  "shan't": 'shall not',
  "let's": 'let us',
  lets: 'let us',
  dont: 'do not',
  doesnt: 'does not',
  dosent: 'does not',
  doesn: 'does not',
  didnt: 'did not',
  isnt: 'is not',
  arent: 'are not',
  wasnt: 'was not',
  werent: 'were not',
  hasnt: 'has not',
  havent: 'have not',
  hadnt: 'had not',
  shouldnt: 'should not',
  couldnt: 'could not',
  wouldnt: 'would not',
  mustnt: 'must not',
  aint: 'is not',
  im: 'i am',
  ive: 'i have',
  hes: 'he is',
  shes: 'she is',
  theyre: 'they are',
  theyve: 'they have',
  youre: 'you are',
  thats: 'that is',
  whats: 'what is',
  wheres: 'where is',
  theres: 'there is',
  itll: 'it will',
  wanna: 'want to',
  gonna: 'going to',
  gotta: 'have to',
  hafta: 'have to',
  kinda: 'kind of',
  dunno: 'do not know',
  idk: 'i do not know',
  u: 'you',
  ur: 'your',
  r: 'are',
  pls: 'please',
  plz: 'please',
  plse: 'please',
  rn: 'right now',
  asap: 'right now',
  cuz: 'because',
  coz: 'because',
  cos: 'because',
  bc: 'because',
  becuase: 'because',
  nite: 'night',
  tonite: 'tonight',
  min: 'minute',
  mins: 'minutes',
  hr: 'hour',
  hrs: 'hours',
  yr: 'year',
  yrs: 'years',
  yo: 'year old',
  wk: 'week',
  wks: 'weeks',
  lil: 'little',
  thru: 'through',
  tho: 'though',
  ppl: 'people',
  w: 'with',
  abt: 'about',
  b4: 'before',
  smth: 'something',
  sth: 'something',
  nd: 'and',
  thx: 'thanks',
  mum: 'mother',
  mom: 'mother',
  mommy: 'mother',
  mummy: 'mother',
  mam: 'mother',
  dad: 'father',
  daddy: 'father',
  hubby: 'husband',
  kiddo: 'child',
  kid: 'child',
  kids: 'children',
  ds: 'son',
  dd: 'daughter',
  ok: 'okay',
};

const endings: [string, string][] = [
  ["n't", 'not'],
  ["'ll", 'will'],
  ["'re", 'are'],
  ["'ve", 'have'],
  ["'m", 'am'],
  ["'d", 'would'],
];

/** A word with the place it was read from. Several words may share a place ("can't" is "can" and "not"). */
export type PlacedWord = { word: string; start: number; end: number };

const wordShape = /[\p{L}\p{M}]+(?:['’][\p{L}]+)*|\d+(?:[.,]\d+)*|[?!%]/gu;
// A question starts or a noun owns: "'s" is "is" after a pronoun or question word, and an owner's mark elsewhere.
const isAfter = new Set([
  'he',
  'she',
  'it',
  'that',
  'what',
  'where',
  'who',
  'there',
  'here',
  'how',
  'something',
]);

/** The words of a text in order, plain and placed. `?`, `!` and `%` count as words; other marks are left out. */
export function placedWords(text: string): PlacedWord[] {
  const found: PlacedWord[] = [];
  for (const match of text.matchAll(wordShape)) {
    const start = match.index;
    const end = start + match[0].length;
    for (const word of plain(match[0].toLowerCase().replaceAll('’', "'"))) found.push({ word, start, end });
  }
  return found;
}

export const wordsOf = (text: string): string[] => placedWords(text).map((placed) => placed.word);

function plain(raw: string): string[] {
  const known = Object.hasOwn(written, raw) ? written[raw] : undefined;
  if (known !== undefined) return known.split(' ');
  if (!raw.includes("'")) return [unstretched(raw)];
  for (const [ending, word] of endings)
    if (raw.endsWith(ending)) return [...plain(raw.slice(0, -ending.length)), word];
  if (raw.endsWith("'s")) {
    const owner = raw.slice(0, -2);
    return isAfter.has(owner) ? [owner, 'is'] : plain(owner);
  }
  return [raw.replaceAll("'", '')];
}

/** "pleeease" → "pleease": three of the same letter is never spelling. */
const unstretched = (word: string) => word.replace(/(\p{L})\1{2,}/gu, '$1$1');
