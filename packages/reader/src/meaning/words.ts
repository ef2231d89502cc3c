// Turns what people type into plain words: lower case, contractions opened, phone spelling written out. Carers type on
// a phone at night, so "hes not breething rn" must come out as the words it means.

const spelledOut: Record<string, string> = {
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
const written = new Map(Object.entries(spelledOut).map(([word, plain]) => [word, plain.split(' ')]));

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
  eachWord(text, (raw, start, end) => {
    for (const word of plain(raw)) found.push({ word, start, end });
  });
  return found;
}

export function wordsOf(text: string): string[] {
  const found: string[] = [];
  eachWord(text, (raw) => {
    const known = written.get(raw);
    if (known === undefined && !raw.includes("'")) found.push(unstretched(raw));
    else found.push(...plain(raw));
  });
  return found;
}

type TakeWord = (raw: string, start: number, end: number) => void;

/** Plain letters are read by hand, which is several times faster; `wordShape` says what a word is. */
function eachWord(text: string, take: TakeWord) {
  if (isPlainText(text)) return eachPlainWord(text, take);
  for (const match of text.matchAll(wordShape))
    take(match[0].toLowerCase().replaceAll('’', "'"), match.index, match.index + match[0].length);
}

const apostrophe = 39;
const curlyApostrophe = 0x2019;

function isPlainText(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 128 && code !== curlyApostrophe) return false;
  }
  return true;
}

const isLetter = (text: string, at: number) => {
  const code = text.charCodeAt(at) | 32;
  return code >= 97 && code <= 122;
};
const isDigit = (text: string, at: number) => text.charCodeAt(at) >= 48 && text.charCodeAt(at) <= 57;

function eachPlainWord(text: string, take: TakeWord) {
  for (let start = 0; start < text.length; ) {
    let end = start + 1;
    if (isLetter(text, start)) {
      let hasMark = false;
      for (; end < text.length; end++) {
        if (isLetter(text, end)) continue;
        const code = text.charCodeAt(end);
        if ((code !== apostrophe && code !== curlyApostrophe) || !isLetter(text, end + 1)) break;
        hasMark = true;
      }
      const raw = text.slice(start, end).toLowerCase();
      take(hasMark ? raw.replaceAll('’', "'") : raw, start, end);
    } else if (isDigit(text, start)) {
      while (isDigit(text, end) || ((text[end] === '.' || text[end] === ',') && isDigit(text, end + 1)))
        end++;
      take(text.slice(start, end), start, end);
    } else if (text[start] === '?' || text[start] === '!' || text[start] === '%')
      take(text.slice(start, end), start, end);
    start = end;
  }
}

function plain(raw: string): readonly string[] {
  const known = written.get(raw);
  if (known !== undefined) return known;
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
function unstretched(word: string): string {
  for (let at = 2; at < word.length; at++) {
    const code = word.charCodeAt(at);
    if (code === word.charCodeAt(at - 1) && code === word.charCodeAt(at - 2))
      return word.replace(/(\p{L})\1{2,}/gu, '$1$1');
  }
  return word;
}
