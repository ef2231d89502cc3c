// A box of the form as it was written: quoted once and whole. A list torn apart and pressed into sentences says things nobody wrote.
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { clinicMattersIn } from '@calmbridge/reader/clinic/read-clinic';
import { entriesOf, sentencesOf } from '@calmbridge/reader/clinic/split-entries';
import { inOwnWords, quoted, toQuote } from '../carer-words.ts';
import { isRepeatable } from '../clean.ts';
import { tellsOfMood } from './body-needs.ts';
import { isOfNamed } from './clinic-facts.ts';
import { isRealDanger, isRisky } from './dangers.ts';
import { harmsIn } from './harm/harm-by-others.ts';
import { dangersLeft } from './medical/crisis.ts';
import { dangersApart } from './medical/dangers-apart.ts';
import { standsElsewhere } from './phrases-to-read.ts';
import { deniesGoing, saysNo } from './read-moments.ts';
import { tellsOfSelfHarm } from './self-harm.ts';
import { togetherIn } from './together.ts';
import { isNotToMention } from './told/not-mentioned.ts';
import { opensWay } from './told/ways-out.ts';
import { isOver } from './tried.ts';

/** Each in quotation marks, or empty where nothing is left to say. The safe ones, and comfort, are without what belongs to a danger. */
export type BoxWords = Readonly<
  Record<
    | 'strengths'
    | 'specialInterests'
    | 'activities'
    | 'safeStrengths'
    | 'safeInterests'
    | 'safeActivities'
    | 'comfortItems'
    | 'socialSupports'
    | 'learningStyle'
    | 'interactionStyle'
    | 'notes'
    | 'sleepSchedule'
    | 'eatingHabits'
    | 'safetyRisks'
    | 'wanderingBehavior',
    string
  >
>;

export function boxWordsOf(profile: ChildProfile, isClimberAtRisk: boolean): BoxWords {
  const isRiskyLiking = (phrase: string) =>
    isRisky(phrase, profile) ||
    opensWay(phrase) ||
    (isClimberAtRisk && /^climbs?\b|\bclimbing\b/iu.test(phrase));
  const plain = (text: string) => wholeBox(text, isOut);
  // "Swimming (1:1 in the water, because of seizures)" is loved all the same.
  const isNotLoved = (phrase: string) => isOut(phrase.replace(/\s*\([^()]*\)/gu, ''));
  // What is eaten or slept stays whole, also where a clinic's word stands in it: half of it may say the reverse.
  const whole = (text: string) => wholeBox(text, isForFewEyes);
  return {
    strengths: plain(profile.strengths),
    // What somebody loves to know of is no illness of theirs, whatever it is called.
    specialInterests: wholeBox(profile.specialInterests, isForFewEyes),
    activities: wholeBox(profile.activities, isNotLoved),
    // Prose is left out by the sentence: pieces of it ("ha") say nothing.
    safeStrengths: wholeBox(
      profile.strengths,
      (phrase) => isOut(phrase) || (isRiskyLiking(phrase) && isRealDanger(phrase)),
      inOwnWords,
      isProse,
    ),
    safeInterests: wholeBox(
      profile.specialInterests,
      (phrase) => isForFewEyes(phrase) || isRiskyLiking(phrase),
    ),
    safeActivities: wholeBox(profile.activities, (phrase) => isNotLoved(phrase) || isRiskyLiking(phrase)),
    comfortItems: comfortBox(profile),
    socialSupports: whole(profile.socialSupports),
    learningStyle: whole(profile.learningStyle),
    interactionStyle: whole(profile.interactionStyle),
    notes: notesBut(profile, () => false),
    sleepSchedule: whole(profile.sleepSchedule),
    eatingHabits: whole(profile.eatingHabits),
    safetyRisks: risksBox(profile),
    wanderingBehavior: deniesGoing(profile.wanderingBehavior)
      ? ''
      : wholeBox(profile.wanderingBehavior, () => false),
  };
}

/** Things to hold are a list: one that is a danger does not take the next with it. */
function comfortBox(profile: ChildProfile): string {
  const isGone = (phrase: string) => isOut(phrase) || isRisky(phrase, profile, true);
  const things = profile.comfortItems.split(/[,;\n](?![^(]*\))/u).filter((thing) => /\p{L}/u.test(thing));
  if (namesNoComfort(profile.comfortItems)) return '';
  return things.some(isGone)
    ? things
        .filter((thing) => !isGone(thing))
        .map((thing) => quoted(thing))
        .join(' ')
    : wholeBox(profile.comfortItems, isGone);
}

/** "No teddies": what is denied calms nobody. Beside a thing it is part of it ("cotton only, not wool"). */
export const namesNoComfort = (text: string): boolean =>
  /\p{L}/u.test(text) &&
  text
    .split(/[,;\n.](?![^(]*\))/u)
    .filter((thing) => /\p{L}/u.test(thing))
    .every(
      (thing) =>
        /^\s*(?:(?:he|she|they) )?(?:no|not|never|hates?|dislikes?|do(?:es)?(?:n['’]?t| not)|won['’]?t) \p{L}/iu.test(
          thing,
        ) && !/\b(?:but|except|only|unless|apart|other than|without|like|beats?|part)\b/iu.test(thing),
    );

export const isOut = (phrase: string): boolean => standsElsewhere(phrase) || !isRepeatable(phrase);

/** The notes without what the plan tells elsewhere. */
export const notesBut = (profile: ChildProfile, isTold: (sentence: string) => boolean): string =>
  sentencesBut(
    profile.notes,
    (sentence) =>
      (isOut(sentence) && !isOfNamed(sentence, profile) && !isNotToMention(sentence)) || isTold(sentence),
  );

/** Prose is left out by the sentence, with what only makes sense behind it, as the clinic's part takes it. */
function sentencesBut(text: string, isGone: (sentence: string) => boolean): string {
  const all = togetherIn(text);
  const left = all.filter((sentence) => !isGone(sentence));
  return left.length === all.length
    ? wholeBox(text, () => false, toQuote)
    : sideBySide(left, text)
        .map((sentence) => wholeBox(sentence, () => false, toQuote))
        .filter(Boolean)
        .join(' ');
}

/** What follows each other in the text is one passage. */
const sideBySide = (sentences: readonly string[], text: string): string[] =>
  sentences.reduce<string[]>((before, sentence) => {
    const last = before.at(-1);
    return last !== undefined && text.includes(`${last} ${sentence}`)
      ? [...before.slice(0, -1), `${last} ${sentence}`]
      : [...before, sentence];
  }, []);

/** The box on dangers without what the clinic's part and the part on harm hold. */
const risksBox = ({ safetyRisks }: ChildProfile): string =>
  saysNo(safetyRisks.trim())
    ? ''
    : wholeBox(
        dangersLeft(dangersApart(safetyRisks).own),
        (phrase) => isForFewEyes(phrase) || saysNo(phrase) || tellsOfMood(phrase) || isOver(phrase),
        inOwnWords,
        // Who knows of it belongs to it.
        tellsOfMood,
      );

/** Told in its own part only, wherever it was written. */
export const isForFewEyes = (phrase: string): boolean =>
  harmsIn(phrase).length > 0 ||
  tellsOfSelfHarm(phrase) ||
  clinicMattersIn(phrase).includes('despair') ||
  !isRepeatable(phrase);

/** A sentence with a clause in it is no list of things. */
const isProse = (sentence: string): boolean =>
  entriesOf(sentence).some((entry) => entry.split(/\s+/u).length > 6) ||
  /\b(?:he|she|they|and|mostly|who|which)(?:['’]\p{L}+)? \p{L}+[^,]*$/iu.test(sentence);

/** One quote; where a part stands elsewhere, the sentences without it, and of that sentence the other members. */
export function wholeBox(
  text: string,
  isOut: (phrase: string) => boolean,
  said: (text: string) => string = inOwnWords,
  isOne: (sentence: string) => boolean = () => false,
): string {
  if (entriesOf(text).length === 0) return '';
  const isClear = (part: string) => !isOut(part) && !entriesOf(part).some(isOut);
  const sentences = sentencesOf(text);
  if (sentences.every(isClear)) return quoted(said(text));
  return sentences
    .flatMap((sentence) => {
      if (isClear(sentence)) return [sentence];
      if (isOne(sentence)) return [];
      // A sentence that is out as a whole leaves no pieces behind.
      const left = entriesOf(sentence).filter((entry) => !isOut(entry));
      return left.length === entriesOf(sentence).length ? [] : left;
    })
    .map((part) => quoted(said(part)))
    .join(' ');
}
