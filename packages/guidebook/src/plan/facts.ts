// The child as the plan writer sees it: what reading/read-child.ts has read, and how it is found in the library.
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import type { Pronouns } from '#child/pronouns';
import type { SayingWay } from '#child/speech';
import { comfortAdvice, learningAdvice } from '#generated/advice';
import { interests, strengths } from '#generated/likings';
import type { Interest, Situation, SituationKind } from '#library/entries';
import { stemsOf, sureFinder } from '#library/match';
import type { Diet } from './diet.ts';
import type { BoxWords } from './reading/box-words.ts';
import type { ClinicFacts } from './reading/clinic-facts.ts';
import type { HarmFacts } from './reading/harm/harm-by-others.ts';
import type { Answer } from './reading/told/answered.ts';

export type PlanAge = 'toddler' | 'child' | 'teen';

/** `said` is the carer's phrase, cleaned; `topic` is what it is about: "dogs" of "afraid of dogs". */
export type Item = { said: string; topic: string };
/** Surely read: a situation of the library. Only its kind is sure: that. Neither: the carer's words alone. */
export type HardMoment = Item & {
  /** As it was split, by which its reading and its meaning are found. */
  phrase: string;
  situation: Situation | null;
  kind: SituationKind | null;
  /** Far down a long list: quoted with the others there. */
  isLate?: boolean;
  /** What the family wrote of it in another box: the step of this moment, before ours (PL41). */
  told?: string;
  /** The entry says itself what helps or does not: it stands whole, and no step of ours beside it (PL45). */
  answer?: Answer;
  /** What it may be where neither is sure: told with an "if" (PL43). */
  likely?: Situation;
};
export type Liking = Item & { interest: Interest | null };

export type ChildFacts = {
  profile: ChildProfile;
  today: string;
  seed: string;
  /** What people call the child; the whole name stands in the title and on the emergency sheet. */
  name: string;
  fullName: string;
  /** What the family keeps to itself: in none of the boxes above. */
  secrets: readonly string[];
  they: Pronouns;
  age: number | null;
  group: PlanAge;
  isAdult: boolean;
  way: SayingWay;
  /** Whether the carer has said how the child communicates; if not, nothing is made of it. */
  isWayKnown: boolean;
  /** Another way of talking than speech, in the carer's words. */
  ownWay: readonly string[];
  /** How long an answer takes, where the carer said so. */
  waits: string | null;
  /** What the carer asks not to bring up. */
  unmentionable: RegExp | null;
  diet: Diet;
  clinic: ClinicFacts;
  /** What others do to the child. */
  harm: HarmFacts;
  /** The boxes as they were written, in quotation marks. */
  words: BoxWords;
  comforts: readonly Item[];
  strengths: readonly Item[];
  interests: readonly Liking[];
  activities: readonly Liking[];
  /** Loved, and part of a danger: on no list of helps. */
  risky: readonly Item[];
  triggers: readonly HardMoment[];
  challenges: readonly HardMoment[];
  risks: readonly HardMoment[];
  wandering: readonly Item[];
  sleep: readonly HardMoment[];
  eating: readonly Item[];
  interaction: readonly HardMoment[];
  learning: readonly Item[];
  notes: readonly HardMoment[];
  /** What the carer says works, and what does not: facts, in the carer's words. */
  helps: readonly string[];
  fails: readonly string[];
};

const findLiking = sureFinder(interests, true);
/** The word found must be what the thing is: steam trains are trains, station melodies are none. A title of several names is itself. */
export const findInterest = (topic: string): Interest | null => {
  const found = findLiking(topic);
  const said = stemsOf(topic);
  const head = said.at(-1) ?? '';
  const isWhole = found?.words.some((word) => stemsOf(word).join(' ') === said.join(' ')) === true;
  if (found === null || isWhole) return found;
  const isTitle = (topic.match(/(?:^|\s)\p{Lu}/gu) ?? []).length > 1;
  return !isTitle && !general.has(head) && found.words.some((word) => stemsOf(word).at(-1) === head)
    ? found
    : null;
};
/** What stands before these words says what it is. */
const general = new Set(
  stemsOf(
    'music games cards club sports videos books songs lines records stats scores time table film movie band',
  ),
);
export const findActivity = sureFinder(interests);
export const findStrength = sureFinder(strengths);
export const findComfort = sureFinder(comfortAdvice);
export const findLearning = sureFinder(learningAdvice);
