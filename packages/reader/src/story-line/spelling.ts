// Slips of the fingers in everyday words: two letters turned round ("tabel"), a doubled letter too many or too few ("controler").
// Only where the word is none of ours and exactly one of ours is that near; anything else stays as it was written.
import { countedNouns } from './counted-nouns.ts';

/** Words in their own right that are that near to one of ours. */
const ownWords = new Set(
  'dairy angel angle trail trial super desert later latter quite quiet carer rapper tapper winer diner planer salon'.split(
    ' ',
  ),
);

const withoutDoubles = (word: string): string => word.replace(/(\p{L})\1+/gu, '$1');

const byPlainForm: ReadonlyMap<string, readonly string[]> = [...countedNouns].reduce(
  (forms, word) =>
    word.length < 5
      ? forms
      : forms.set(withoutDoubles(word), [...(forms.get(withoutDoubles(word)) ?? []), word]),
  new Map<string, string[]>(),
);

export const withoutSlips = (text: string): string =>
  text.replace(/(?<![\p{L}'’-])\p{Ll}{5,}(?![\p{L}'’-])/gu, mended);

function mended(word: string): string {
  if (countedNouns.has(word) || ownWords.has(word)) return word;
  const found = new Set([...(byPlainForm.get(withoutDoubles(word)) ?? []), ...turned(word)]);
  const [only] = found;
  return found.size === 1 && only !== undefined ? only : word;
}

const turned = (word: string): string[] =>
  Array.from({ length: word.length - 1 }, (_, at) => {
    const [before, one, two, after] = [word.slice(0, at), word[at], word[at + 1], word.slice(at + 2)];
    return `${before}${two}${one}${after}`;
  }).filter((other) => other !== word && countedNouns.has(other));
