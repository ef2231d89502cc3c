// Whom to ring, for the emergency sheet: a number, or a person and not only "me". "Ring me if the crisps are out of stock" stays where
// it was written.
import { sentencesOf } from '@calmbridge/reader/clinic/split-entries';
import { tellsWhomToCall } from '@calmbridge/reader/clinic/told-words';
import { isAside } from './tips.ts';
import { kin } from './told/writer.ts';

export const namesWhomToCall = (text: string): boolean =>
  !(isStory(text) && !hasNumber.test(text)) &&
  (tellsWhomToCall(text.replace(byName, ' ')) || isInOrder(text)) &&
  (hasNumber.test(text) || (!isAside(text) && !onlyMe.test(text)));

/** Several sentences of which one names somebody to ring tell of a danger: they stand where they were written. */
const isStory = (text: string): boolean => sentencesOf(text).length > 1 && text.split(/\s+/u).length > 20;

/** "Mum (Fiona) first then gran": people one after the other, and nothing else. A name alone may be a toy. */
export const isInOrder = (text: string): boolean => aPerson.test(text) && inOrder.test(text);
const aPerson = new RegExp(`\\b(?:${kin}|key ?worker)\\b`, 'iu');
const someone = `(?:(?:his|her|their|my|our) )?(?:${kin}|key ?worker|(?:the )?(?:school )?office|school|staff|on[- ]call|neighbou?r|\\p{Lu}\\p{Ll}+)(?: \\([^()]{1,40}\\))?(?: \\p{Lu}\\p{Ll}+)?`;
const inOrder = new RegExp(
  `^${someone} first,? (?:and )?then ${someone}(?:,? (?:and )?then ${someone})?(?:[,;] [^.;]{1,40})?[.!]*$`,
  'u',
);

/** "Please dont call her good girl" is about a name. */
const byName =
  /\b(?:(?:do(?:n['’]?t| not)|never|not) (?:ever )?(?:call|ring|phone|text|contact)|(?:call|text) (?:him|her|them))\b[^.;,]*/giu;
export const hasNumber = /\+?\d[\d\s()./-]{6,}\d/u;
const onlyMe =
  /^(?!.*\b(?:call|ring|phone|text|contact)\s+(?!me\b|us\b)\S).*\b(?:call|ring|phone|text|contact)\s+(?:me|us)\b/isu;
