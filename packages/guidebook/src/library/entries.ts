// The shapes of the reviewed library. Texts carry slots in braces, which the composer fills with this child's own
// words: {name} {he} {him} {his} {comfort} {ears} {card} … (the list is in ../plan/fill.ts). Written in content/en.
import type { ImportantRole, SensorySensitivity } from '@calmbridge/domain/child/options';
import type { SayingWay } from '#child/speech';
import type { PracticeId } from '#practices/practices';

/** In this order a phrase is asked which kind it is of. */
export const situationKinds = [
  'sound',
  'light',
  'touch',
  'smell',
  'crowd',
  'change',
  'ending',
  'waiting',
  'demand',
  'people',
  'feeling',
  'body',
  'care',
  'food',
  'place',
  'night',
  'safety',
  'animal',
] as const;
export type SituationKind = (typeof situationKinds)[number];

/** One hard moment: what to do before, what shows first, what helps, what comes after. `goal` starts with a verb. */
export type Situation = {
  id: string;
  kind: SituationKind;
  name: string;
  words: readonly string[];
  /** How carers say it, in their own words. */
  asks: readonly string[];
  before: readonly string[];
  signs: readonly string[];
  act: readonly string[];
  after?: readonly string[];
  goal: string;
  /** Two places in which the goal shows, when the kind's own places do not fit. */
  where?: string;
  by: readonly PracticeId[];
};

/** Where an interest or activity helps the body: to move, to calm down, to concentrate, to be together. */
export const energies = ['move', 'calm', 'focus', 'together'] as const;
export type Energy = (typeof energies)[number];

/** One interest as a means: each line is one act a carer can do with it. `card` names a picture support made from it. */
export type Interest = {
  id: string;
  words: readonly string[];
  thing: string;
  card: string;
  energy: Energy;
  talk: string;
  learn: string;
  calm: string;
  move: string;
  wait: string;
  together: string;
};

export type Strength = {
  id: string;
  words: readonly string[];
  uses: readonly string[];
  learning: string;
};

/** A line of advice found by words in a field, with the practices it rests on. */
export type Advice = {
  id: string;
  words: readonly string[];
  lines: readonly string[];
  by: readonly PracticeId[];
};

/** For a hard moment the library does not know by name: what holds for its kind. `{it}` is the carer's own phrase. */
export type KindLines = {
  id: string;
  kind: SituationKind;
  before: readonly string[];
  signs: readonly string[];
  act: readonly string[];
  after: readonly string[];
  goal: string;
  by: readonly PracticeId[];
};

/** What to change around the child, and a menu (not a treatment) over the day. */
export type Sense = {
  id: string;
  sensitivity: SensorySensitivity;
  name: string;
  signs: readonly string[];
  change: readonly string[];
  morning: readonly string[];
  school: readonly string[];
  evening: readonly string[];
  by: readonly PracticeId[];
};

/** What a role of the profile form can do this month. */
export type RoleActions = {
  id: string;
  role: ImportantRole;
  name: string;
  who: string;
  acts: readonly string[];
  by: readonly PracticeId[];
};

/** How to talk with a child, by the way the child says things most easily. */
export type WayOfSaying = {
  id: string;
  way: SayingWay;
  /** The thing to keep in reach: "the device". */
  tool: string;
  /** Third person, with the word in its place: presses "break" on {his} device. */
  shows: string;
  /** The same as an instruction to the adult about what to accept. */
  talk: readonly string[];
  reach: readonly string[];
  by: readonly PracticeId[];
};
