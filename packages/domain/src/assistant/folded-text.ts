// Text as it is compared when names are looked for: without capitals, accents and invisible marks, with one kind of
// apostrophe, hyphen and space. Every letter remembers where it came from, so that the text itself stays as it was.

export type FoldedText = { text: string; starts: readonly number[]; ends: readonly number[] };

export function foldedText(given: string): FoldedText {
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const character of given) {
    const folded = foldedCharacter(character);
    const end = at + character.length;
    // An accent of its own, or a mark nobody sees, belongs to the letter before it.
    if (folded === '' && ends.length > 0) ends[ends.length - 1] = end;
    for (let unit = 0; unit < folded.length; unit += 1) {
      starts.push(at);
      ends.push(end);
    }
    text += folded;
    at = end;
  }
  return { text, starts, ends };
}

const otherLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ς: 'σ',
};

// Accents and pointing that people leave out. The vowel signs of other scripts make other words, and stay.
const leftOut =
  /(?=\p{Mn})(?:\p{Script=Inherited}|\p{Script=Cyrillic}|\p{Script=Hebrew}|\p{Script=Arabic})|\p{Cf}/gu;

function foldedCharacter(character: string): string {
  if (/[’‘ʼʻʹ′＇`´]/u.test(character)) return "'";
  if (/\p{Pd}|−/u.test(character)) return '-';
  if (/\s/u.test(character)) return ' ';
  if (/\p{Script=Hangul}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(character)) return character;
  return [...character.normalize('NFKD').replace(leftOut, '').toLowerCase()]
    .map((letter) => otherLetters[letter] ?? letter)
    .join('')
    .replace(leftOut, '');
}
