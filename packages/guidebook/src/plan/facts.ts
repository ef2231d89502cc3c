// The child as the plan writer sees it: what reading/read-child.ts has read, and how it is found in the library.
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import type { Pronouns } from '#child/pronouns';
import type { SayingWay } from '#child/speech';
import { comfortAdvice, learningAdvice, supportAdvice } from '#generated/advice';
import { interests, strengths } from '#generated/likings';
import type { Interest, Situation, SituationKind } from '#library/entries';
import { sureFinder } from '#library/match';
import type { Diet } from './diet.ts';
import type { ClinicFacts } from './reading/clinic-facts.ts';

export type PlanAge = 'toddler' | 'child' | 'teen';

/** `said` is the carer's phrase, cleaned; `topic` is what it is about: "dogs" of "afraid of dogs". */
export type Item = { said: string; topic: string };
/** Surely read: a situation of the library. Only its kind is sure: that. Neither: the carer's words alone. */
export type HardMoment = Item & { situation: Situation | null; kind: SituationKind | null };
export type Liking = Item & { interest: Interest | null };

export type ChildFacts = {
  profile: ChildProfile;
  today: string;
  seed: string;
  /** What people call the child; the whole name stands in the title and on the emergency sheet. */
  name: string;
  fullName: string;
  they: Pronouns;
  age: number | null;
  group: PlanAge;
  isAdult: boolean;
  way: SayingWay;
  /** Whether the carer has said how the child communicates; if not, nothing is made of it. */
  isWayKnown: boolean;
  diet: Diet;
  clinic: ClinicFacts;
  comforts: readonly Item[];
  strengths: readonly Item[];
  interests: readonly Liking[];
  activities: readonly Liking[];
  triggers: readonly HardMoment[];
  challenges: readonly HardMoment[];
  risks: readonly HardMoment[];
  wandering: readonly Item[];
  sleep: readonly HardMoment[];
  eating: readonly Item[];
  interaction: readonly HardMoment[];
  supports: readonly Item[];
  learning: readonly Item[];
  notes: readonly HardMoment[];
  /** What the carer says works, and what does not: facts, in the carer's words. */
  helps: readonly string[];
  fails: readonly string[];
};

export const findInterest = sureFinder(interests, true);
export const findActivity = sureFinder(interests);
export const findStrength = sureFinder(strengths);
export const findComfort = sureFinder(comfortAdvice);
export const findSupport = sureFinder(supportAdvice, true);
export const findLearning = sureFinder(learningAdvice);
