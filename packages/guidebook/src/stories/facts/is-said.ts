// Whether a carer's line says something, or names what it is about.
import { shapeOf } from '@calmbridge/reader/story-line/clause';
import { type Term, termsOf } from '@calmbridge/reader/story-line/terms';
import { withVerb } from '@calmbridge/reader/story-line/with-verb';
import { isSentence } from './pieces.ts';

/** "Bees made a nest in our wall" is a sentence, "a sleepover at the cabin where there is one toilet" is none. */
export const isSaid = (line: string): boolean => {
  const [sentence = ''] = line.replace(/^(there|that)['’]s /i, '$1 is ').split(/[.;!?]+(?: |$)/);
  const [begin, next] = termsOf(sentence);
  if (!begin || !next || /ing$/.test(begin.lower)) return false;
  // "Football match cancelled": a headline.
  if (withVerb(sentence) !== sentence) return false;
  // "First day at the garden centre, Priya will be there": the verb belongs to what follows. "Mum, Dad and I" are one.
  const [head = sentence] = sentence.split(/, | (?:so|because|but) /);
  if (verbAfterName(head)) return true;
  const opens = /^(?:fact|person)$/.test(shapeOf(head)) || opensWithTime.test(head) || hasPast(head);
  return (head === sentence || opens) && (shapeOf(sentence) === 'fact' || hasPast(sentence));
};
const opensWithTime =
  /^(?:on|in|at|after|before|from|until|next|every|today|tomorrow|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/i;
/** "Bees made a nest". */
const hasPast = (sentence: string): boolean => {
  const [begin, ...rest] = termsOf(sentence);
  return (
    begin?.tags.has('Preposition') === false &&
    rest
      .slice(0, 3)
      .some(
        ({ tags }, at, all) =>
          tags.has('PastTense') && !all.slice(0, at).some((one) => one.tags.has('Preposition')),
      )
  );
};
/** "Our street in Kochi floods in monsoon": one thing, where it is, and what it does. */
const verbAfterName = (sentence: string): boolean => {
  const [begin, ...rest] = termsOf(sentence);
  return (
    /^(?:the|an?|my|our|his|her|their|this)$/.test(begin?.lower ?? '') &&
    rest.some((term, at) => at > 0 && isThirdPerson(term) && rest[at - 1]?.tags.has('Noun') === true)
  );
};
const isThirdPerson = ({ lower, tags }: Term): boolean =>
  tags.has('PresentTense') && !tags.has('Gerund') && /[^s]s$/.test(lower);
/** "Comes home for two weeks" says nobody who does. */
export const hasSubject = (sentence: string): boolean => {
  const [begin, next] = termsOf(sentence);
  // "Presents are in the shed": a verb right behind it says that it is none.
  return begin !== undefined && (!isThirdPerson(begin) || next?.tags.has('Verb') === true);
};
export const isWholeSentence = (text: string): boolean =>
  isSentence(text) && !/^(?:under|over|behind|near|into|onto|between|through|across)\b/i.test(text);

/** Its parts belong together: "the real alarm, in the rain, we stood there" and "I stay one night, no food, waking up sore" do not. */
export const isUntorn = (sentence: string): boolean => {
  if (/^Actually\b/.test(sentence)) return false;
  const [head = '', ...parts] = sentence.replace(/\.$/, '').split(', ');
  const loose = parts.filter((part) => !isSentence(part.replace(/^(?:and|but|so|then) /, '')));
  if (/^This (?:story )?is about /.test(sentence) || parts.length === 0) return loose.length < 2;
  const isOpened =
    isSentence(head) ||
    isSaid(head) ||
    opensWithTime.test(head) ||
    /^(?:when|if|while|once|because)\b/i.test(head);
  return (isOpened || isList(sentence)) && (loose.length < 3 || isList(sentence));
};
/** "Bread, cheese and tea". */
const isList = (sentence: string): boolean => /^[^,]+(?:, [^,]+)+,? (?:and|or) [^,]+$/.test(sentence);
