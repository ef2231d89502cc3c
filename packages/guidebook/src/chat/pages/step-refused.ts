// "She has three chew necklaces and ignores every one", "we don't have a buggy any more": a step of ours does not go.
import { stemsOf } from '#library/match';
import type { AskedChild } from '../message/child-asked-about.ts';
import type { Before } from './page-before.ts';
import { plainly } from './page-before.ts';

/** A clause that says so names something that stands in what we said. */
export function isStepRefused(message: string, { said }: Before, { facts: { they } }: AskedChild): boolean {
  const others = they.they === 'he' ? /\b(?:she|her)\b/i : they.they === 'she' ? /\b(?:he|him|his)\b/i : null;
  const ours = new Set(said.split(' ').flatMap(stemsOf));
  return message
    .replaceAll('’', "'")
    .split(/[.?!;\n]|\bbut\b/)
    .filter(
      (clause) =>
        refuses.test(clause) && !asks.test(clause) && !others?.test(clause) && !grownUp.test(clause),
    )
    .some((clause) =>
      stemsOf(plainly(clause)).some((one) => one.length > 3 && ours.has(one) && !plain.has(one)),
    );
}

const refuses =
  /\b(?:ignores?|refuses?|throws?|rips?|hates?|spits? (?:it|them)|pulls? (?:it|them) (?:off|out)|takes? (?:it|them) off|screams? (?:if|when|at)|won'?t (?:do|use|wear|touch|have|take|look at|go near|sit|hold|give)|(?:did|does)(?: not|n'?t) (?:work|help|like|want)|(?:we|i) (?:don'?t|do not|dont) have|tried)\b/i;
const asks = /\b(?:not|never|haven'?t|havent|yet to) (?:yet )?tried\b|\bwhat if\b|\bshould\b/i;
/** It is somebody else who won't. */
const grownUp =
  /\b(?:school|teachers?|staff|ex|husband|wife|partner|mum|mom|dad|mother|father|gran\w*|nan|sister|brother|doctor|dentist)\b/i;
/** Words of any answer. */
const plain = new Set(
  stemsOf(
    'with that this have they them when then time times every each week home school want like take make them what from your before after first same only more than other into over near here child',
  ),
);
