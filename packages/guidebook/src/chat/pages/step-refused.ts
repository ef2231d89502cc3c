// "She has three chew necklaces and ignores every one", "we don't have a buggy any more": a step of ours does not go.
import { stemsOf } from '#library/match';
import type { AskedChild } from '../message/child-asked-about.ts';
import { type SetAside, setAsideIn } from '../message/set-aside.ts';
import type { Before } from './page-before.ts';
import { plainly } from './page-before.ts';

/** A clause that says so names something that stands in what we said. */
export function isStepRefused(message: string, { said }: Before, child: AskedChild): boolean {
  const ours = new Set(said.split(' ').flatMap(stemsOf));
  return refusingIn(message)
    .filter((clause) => !isOfOthers(clause, child))
    .some((clause) =>
      stemsOf(plainly(clause)).some((one) => one.length > 3 && ours.has(one) && !plain.has(one)),
    );
}

/** What the message sets aside of what we said. What the page is about is no such thing: without it there is no page. */
export function setAsideOfOurs(message: string, { said, topic }: Before, child: AskedChild): SetAside | null {
  if (said === '') return null;
  const ours = new Set(said.split(' ').flatMap(stemsOf));
  const subject = new Set(stemsOf(topic ? `${topic.title} ${topic.label}` : ''));
  const found = setAsideIn(message)
    .filter(({ clause }) => !isOfOthers(clause, child))
    .map(({ clause, things }) => ({
      clause,
      things: things.filter((one) => ours.has(one) && !subject.has(one)),
    }))
    .filter(({ things }) => things.length > 0);
  const [first] = found;
  return first ? { clause: first.clause, things: found.flatMap(({ things }) => things) } : null;
}

/** It is somebody else who won't: a father where the child is a girl, a school. */
export const othersRefuse = (message: string, child: AskedChild): boolean => {
  const clauses = refusingIn(message);
  return clauses.length > 0 && clauses.every((clause) => isOfOthers(clause, child));
};

const refusingIn = (message: string): string[] =>
  message
    .replaceAll('’', "'")
    .split(/[.?!;\n]|\bbut\b/)
    .filter((clause) => refuses.test(clause) && !asks.test(clause));

function isOfOthers(clause: string, { facts: { they } }: AskedChild): boolean {
  if (grownUp.test(clause)) return true;
  if (they.they === 'he') return /\bshe\b/i.test(clause) && !/\bhe\b/i.test(clause);
  return they.they === 'she' && /\bhe\b/i.test(clause) && !/\bshe\b/i.test(clause);
}

const refuses =
  /\b(?:ignores?|refuses?|throws?|rips?|hates?|spits? (?:it|them)|pulls? (?:it|them) (?:off|out)|takes? (?:it|them) off|screams? (?:if|when|at)|won'?t (?:do|use|wear|touch|have|take|look at|go near|sit|hold|give)|(?:did|does)(?: not|n'?t) (?:work|help)|(?:we|i) (?:don'?t|do not|dont) have|tried|says? no)\b/i;
const asks = /\b(?:not|never|haven'?t|havent|yet to) (?:yet )?tried\b|\bwhat if\b|\bshould\b/i;
const grownUp =
  /\b(?:school|teachers?|staff|ex|husband|wife|partner|mum|mom|dad|mother|father|gran\w*|nan|sister|brother|doctor|dentist)\b/i;
/** Words of any answer. */
const plain = new Set(
  stemsOf(
    'with that this have they them when then time times every each week home school want like take make them what from your before after first same only more than other into over near here child',
  ),
);
