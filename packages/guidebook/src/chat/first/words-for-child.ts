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

/** What of a line is said to the child; null where none of it is. */
export function wordsForChild(line: string): string | null {
  const said = saidIn(line);
  if (said.length > 0 && !said.some(isForOthers)) return line;
  const own = said.find((one) => toChild.test(one.lead) && !isForOthers(one));
  return own === undefined ? null : `Say: "${own.words}"`;
}

/** Words in quotation marks, and the sentence that leads to them. */
type Said = { lead: string; words: string };
const saidIn = (line: string): Said[] =>
  [...line.matchAll(/([^"]*)"([^"]+)"/g)].map(([, before = '', words = '']) => ({
    lead: before.trim().replace(/^.*[.!?]\s+/s, ''),
    words,
  }));

const isForOthers = ({ lead, words }: Said): boolean =>
  ofChild.test(words) || (!toChild.test(lead) && (toOthers.test(lead) || childsOwn.test(lead)));

const ofChild = /\{(?:he|his|him|himself|is|has|does)\}|\{v:|\b(?:my|disabled) child\b/i;
const toChild = /\b(?:to|tell|ask|for|with|let|show) \{(?:him|name)\}/i;
/** "To the host", "You could say to staff", "Ask the therapist"; pointing to a thing speaks to nobody. */
const others =
  'an?|the|your?|one|someone|somebody|each|both|people|others?|anyone|them|guests|staff|services|school|nursery|relatives|neighbours|friends|nana|work';
const toOthers = new RegExp(
  String.raw`(?:^|\b(?:say|write|phone|lines)\b[^:]*? )(?<!\bpoint )to (?:${others})\b|^(?:Ask|Tell) (?:${others})\b|^Hand\b`,
  'i',
);
/** "{He} can practise one line", "a first line to say". */
const childsOwn = /^(?:\{He\} (?:can|could|may)|Teach)\b|\bto say\W*$/;
