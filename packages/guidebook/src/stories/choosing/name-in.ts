// A short line that is a name for something, and no sentence: "load shedding", "not hitting my brother".
import { termsOf } from '@calmbridge/reader/story-line/terms';
import { wordCount } from '#child/phrase-shape';

const mostWords = 7;
const isBare = /^[\p{L}'’ -]+$/u;
/** Whose it is, or that it is asked or told, is no part of a name. */
const isSpoken =
  /\b(?:I|we|you|he|she|they|him|his|her|their|it|its|why|how|what|when|if|that|please|about|story|explain|cannot|don't|dont|won't|can't)\b/i;
/** "Not hitting my brother", "load shedding". */
const isDoing = /^(?:not )?\p{L}{2,}ing\b|^(?:\p{L}+ ){1,3}\p{L}{2,}ing$/u;

/** As it stands after "about"; null where it would not stand there. */
export function nameIn(line: string): string | null {
  const name = line.trim().replace(/[.!]+$/, '');
  if (!isBare.test(name) || isSpoken.test(name) || wordCount(name) > mostWords) return null;
  const said = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  const isVerb = ({ tags }: { tags: ReadonlySet<string> }) => tags.has('Verb') && !tags.has('Gerund');
  const isNamed = isDoing.test(said) || !termsOf(name).some(isVerb);
  return isNamed ? (/^\p{Lu}{2}|^\p{Lu}\p{L}+ \p{Lu}/u.test(name) ? name : said) : null;
}
