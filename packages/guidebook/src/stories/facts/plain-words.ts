// What may stand in a story of what a carer typed in a box.
import { isSayable } from '../lines/topic-line.ts';

/**
 * An answer to our own question is milder judged than a line: "make a card" is a step. What no story says to a child, and words to
 * a machine, stay out; the check has the last word.
 */
export const isPlain = (given: string): boolean => {
  const text = given.replaceAll('~', '');
  return (
    isSayable(text) ||
    (text.length <= 240 &&
      /^[\p{L}\p{N}\s.'’,&{}:%/£$€+-]*\p{L}{2}[\p{L}\p{N}\s.'’,&{}:%/£$€+-]*$/u.test(text) &&
      !/^(?:not|never|always|do not|don['’]?t)\b/i.test(text) &&
      !notToAChild.test(text) &&
      !toAMachine.test(text))
  );
};
const notToAChild =
  /\b(?:hit|hits|hitting|bit(?:es?|ing) (?:me|him|her|us|people|other)|kick(?:s|ing)? (?:me|him|her|us|people|other|out)|punch\w*|pinch\w*|spit\w*|steal\w*|swear\w*|eye contact|kill\w*|suicid\w*|sex\w*|drugs?|alcohol|weapons?|guns?|masturbat\w*|nudes?|porn\w*|erections?|genitals?|penis|vagina|push(?:es|ing|ed)? (?:me|him|her|us|people|other|the (?:little|other|kids|children))|naughty|bad (?:boy|girl|behavio\p{L}*)|punish\w*|behav\w*|tantrums?|meltdowns?|obey\w*|complian\w*|refus\w*)\b|\brun(?:ning|s)? off\b/iu;
const toAMachine =
  /^(?:ignore|forget (?:all|everything|your)|output|print|reveal|pretend|repeat|system|assistant|prompt|generate)\b|\b(?:instructions?|prompt|system message|rules and)\b/i;
