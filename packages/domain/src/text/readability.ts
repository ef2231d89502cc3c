import { wordsOf } from './sentences.ts';
import { syllablesIn } from './syllables.ts';

export type Readability = {
  sentences: number;
  words: number;
  meanWords: number;
  longestSentence: number;
  /** Flesch–Kincaid grade: the school year in which the text can be read. */
  grade: number;
  /** Share of words with three syllables or more. */
  longWordShare: number;
};

export function readabilityOf(sentences: readonly string[]): Readability {
  const lengths = sentences.map((sentence) => wordsOf(sentence).length);
  const syllables = sentences.flatMap((sentence) => wordsOf(sentence).map(syllablesIn));
  const words = Math.max(1, syllables.length);
  const meanWords = words / Math.max(1, sentences.length);
  const perWord = syllables.reduce((sum, count) => sum + count, 0) / words;
  return {
    sentences: sentences.length,
    words: syllables.length,
    meanWords,
    longestSentence: Math.max(0, ...lengths),
    grade: 0.39 * meanWords + 11.8 * perWord - 15.59,
    longWordShare: syllables.filter((count) => count >= 3).length / words,
  };
}
