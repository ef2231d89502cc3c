// The telling words of a story or a care plan, for a board made from it. A text has far more words than a board has
// places: what is said as a whole step or in a list counts more than a word in passing, and what is said often counts more
// than what is said once. What is chosen stands in the order of the text (BD11).
import { sanitiseText } from '../child/sanitise.ts';
import { sentencesOf, wordsOf } from '../text/sentences.ts';
import { isFiller, type TellingWord, tellingWord } from './telling-words.ts';

export const fromTextMax = 24;

const longestPhrase = 5;

type Found = TellingWord & { at: number; weight: number };

export function wordsFromText(text: string, childName = ''): TellingWord[] {
  const found = new Map<string, Found>();
  let at = 0;
  for (const { sentence, isStep } of stepsOf(withoutName(plainText(text), childName)))
    for (const { word, length } of phrasesIn(wordsOf(sentence))) {
      const weight = (length > 1 ? 3 : weights[word.wordClass]) * (isStep ? 1.5 : 1);
      const known = found.get(word.label);
      if (known) known.weight += weight / 3;
      else found.set(word.label, { ...word, at: at++, weight });
    }
  return [...found.values()]
    .sort((a, b) => b.weight - a.weight || a.at - b.at)
    .slice(0, fromTextMax)
    .sort((a, b) => a.at - b.at)
    .map(({ label, wordClass }) => ({ label, wordClass }));
}

const weights: Record<TellingWord['wordClass'], number> = {
  action: 1.5,
  thing: 2,
  place: 2,
  describing: 2,
  social: 2,
  person: 1.5,
  question: 1,
  small: 1,
  other: 1,
};

/** The longest phrase at each place; its words are not looked at again. */
function phrasesIn(words: readonly string[]): { word: TellingWord; length: number }[] {
  const found: { word: TellingWord; length: number }[] = [];
  for (let from = 0; from < words.length; ) {
    const hit = phraseAt(words, from);
    if (hit) found.push(hit);
    from += hit?.length ?? 1;
  }
  return found;
}

function phraseAt(words: readonly string[], from: number): { word: TellingWord; length: number } | null {
  if (isFiller(words[from])) return null;
  for (let length = Math.min(longestPhrase, words.length - from); length > 0; length--) {
    if (isFiller(words[from + length - 1])) continue;
    const word = tellingWord(words.slice(from, from + length));
    if (word) return { word, length };
  }
  return null;
}

const listItem = /^\s*(?:[-*+•]|\d{1,2}[.)])\s+/u;

function* stepsOf(text: string): Generator<{ sentence: string; isStep: boolean }> {
  for (const line of text.split('\n')) {
    const isStep = listItem.test(line);
    for (const sentence of sentencesOf(line.replace(listItem, ''))) yield { sentence, isStep };
  }
}

/** Marks of headings, emphasis, links and tables away; lists stay as they are. */
const plainText = (text: string): string =>
  sanitiseText(text)
    .replace(/!?\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replace(/^#{1,6}\s+/gmu, '')
    .replace(/[*_`~]{1,3}(?=\S)|(?<=\S)[*_`~]{1,3}/gu, '')
    .replace(/\|/gu, '. ');

const withoutName = (text: string, name: string): string => {
  const bare = name.trim();
  if (bare === '') return text;
  const escaped = bare.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'gu'), ' ');
};
