import { detect } from 'tinyld';
import { rowOf, type Vectors } from '../meaning/vectors.ts';
import { wordsOf } from '../meaning/words.ts';

// In which language a message is written. Two must agree that it is not English, because a carer who is told so wrongly gets
// no answer: most of its words are none that we know, and a language identifier names another language. Short messages in
// our letters ("fire drill tmrw") are believed to be foreign only in a language that we have words for.

/** Those that we have fixed texts and plain patterns in. */
export const languages = ['es', 'fr', 'de', 'pt', 'ar', 'hi'] as const;
export type Language = (typeof languages)[number];

export type MessageLanguage = Language | 'en' | 'other';

/** Of 11,923 English messages no more than six are below it and named foreign as well (docs/screening.md). */
const englishFrom = 0.7;
const shortWords = 3;
/** The identifier is sure long before; more would only cost time. */
const readCharacters = 400;

export function languageOf(text: string, vectors: Vectors): MessageLanguage {
  const words = wordsOf(text).filter((word) => /\p{L}/u.test(word));
  if (words.length === 0 || englishShare(words, vectors) >= englishFrom) return 'en';
  const found = detect(text.slice(0, readCharacters));
  const known = languages.find((language) => language === found);
  if (/\p{Script=Latin}/u.test(text)) {
    if (words.length < 2 || (words.length <= shortWords && known === undefined)) return 'en';
    if (found === '' || found === 'en') return 'en';
  }
  return known ?? 'other';
}

const englishShare = (words: readonly string[], vectors: Vectors) =>
  words.filter((word) => word === 'a' || word === 'i' || rowOf(vectors, word) !== undefined).length /
  words.length;
