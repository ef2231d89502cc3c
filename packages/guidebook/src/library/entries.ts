// The shapes of the reviewed library. Texts carry slots in braces, which the composer fills with this child's own
// words: {name} {he} {him} {his} {comfort} {ears} {card} … (the list is in ../plan/fill.ts).
import type { PracticeId } from '#practices/practices';

export type SituationKind =
  | 'sound'
  | 'light'
  | 'touch'
  | 'smell'
  | 'crowd'
  | 'change'
  | 'ending'
  | 'waiting'
  | 'demand'
  | 'people'
  | 'feeling'
  | 'body'
  | 'care'
  | 'food'
  | 'place'
  | 'night'
  | 'safety'
  | 'animal';

/** One hard moment: what to do before, what shows first, what helps, what comes after. `goal` starts with a verb. */
export type Situation = {
  id: string;
  kind: SituationKind;
  name: string;
  words: readonly string[];
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
export type Energy = 'move' | 'calm' | 'focus' | 'together';

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
