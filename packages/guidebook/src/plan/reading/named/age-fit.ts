// Steps for a nappy are none for a boy of nine, and steps for a job are none for a girl of six: what only comes at some ages is taken at others only
// where the phrase names it.
import type { Situation } from '#library/entries';

type Limit = { from?: number; below?: number; named?: RegExp };

const limits: Readonly<Record<string, Limit>> = {
  nappy: { below: 6, named: /\b(?:napp(?:y|ies)|diapers?|pads?|pull-?ups?)\b/iu },
  // A gate at either end is what stairs need below that age.
  stairs: { from: 5 },
  'nap-ends': { below: 8, named: /\bnaps?\b/iu },
  pushchair: { below: 8, named: /\b(?:pushchairs?|bugg(?:y|ies)|strollers?|prams?)\b/iu },
  'leaving-playground': { below: 13, named: /\bplaygrounds?\b/iu },
  'no-toy-play': { below: 12, named: /\b(?:toys?|play\w*)\b/iu },
  'soft-play': { below: 14, named: /\b(?:soft ?play|trampoline)\b/iu },
  'home-alone': { from: 10 },
  'travelling-alone': { from: 10, named: /\btravel\w*\b/iu },
  'losing-time': { from: 9 },
  'no-reply': { from: 9 },
  crush: { from: 9 },
  puberty: { from: 8, named: /\bpuberty\b/iu },
  periods: { from: 8, named: /\bperiods?\b/iu },
  shaving: { from: 11, named: /\bshav\w*\b/iu },
  driving: { from: 15 },
  interview: { from: 14 },
  'official-letters': { from: 14 },
  'leaving-education': { from: 14 },
  customers: { from: 14 },
  'colleagues-lunch': { from: 14 },
  'work-days': { from: 14 },
  'work-rules': { from: 14 },
  'pay-changes': { from: 14 },
};

/** True also where the age is not known. */
export const fitsAge = ({ id }: Situation, phrase: string, age: number | null): boolean => {
  const { from = 0, below = Number.POSITIVE_INFINITY, named } = limits[id] ?? {};
  return age === null || (age >= from && age < below) || named?.test(phrase) === true;
};
