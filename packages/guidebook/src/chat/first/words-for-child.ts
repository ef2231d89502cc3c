// Words that speak of "him" are for somebody else, and not for him.
import { whomTold } from './whom-told.ts';

/** "How do I tell him it is off?", "what's a good way to explain it to my daughter". */
export const isForChild = (message: string): boolean =>
  told.test(message.replaceAll('’', "'")) && whomTold(message) === null;

const whom = String.raw`(?:him|her|them|(?:my|our) (?:\w+ )?(?:son|daughter|child|boy|girl|kid|lad|toddler)|an? (?:autistic )?(?:child|kid))\b(?! (?:teacher|school|mum|mom|dad|sister|brother|friends?|class|nan|gran\w*))`;
const told = new RegExp(
  String.raw`\b(?:what|how|way|words?)\b[^.?!\n]*\b(?:tell|warn|(?:say|explain|break|put)(?: [\w']+){0,6}? (?:to|for)|(?:talk|speak) (?:to|with)|prepare) ${whom}`,
  'i',
);

/** What of a line is said to the child; null where all of it is for others. */
export function wordsForChild(line: string): string | null {
  const [, toChild] = /\bTo \{him\}(?:, [a-z]+)?: ("[^"]+")/.exec(line) ?? [];
  if (toChild !== undefined) return `Say: ${toChild}`;
  const quoted = [...line.matchAll(/"([^"]+)"/g)].map(([, words = '']) => words);
  const isOfChild = (words: string) => /\{(?:he|his|him|himself)\}/i.test(words);
  return quoted.length === 0 || quoted.some(isOfChild) || toOthers.test(line) ? null : line;
}
const toOthers =
  /^(?:(?:Say|Tell|Ask|Try)(?: \w+)? (?:to |at )?|To )(?:the|school|nursery|guests|others|people|those|them|one)\b|^Hand\b/;
