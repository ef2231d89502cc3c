// How many words a text has in common with the wordings of a page's own questions. What the page is about does not count: on the
// page of haircuts every question may name the barber.
import type { Topic } from '../topic.ts';
import { type Bag, likeness, weighed } from './topic-index.ts';
import { stemsKnown } from './words-said.ts';

/** For each question of the page, from 0 to 1, by the wording that comes nearest. */
export function wordsShared(topic: Topic, text: string): number[] {
  const said = bagOf(topic, text);
  return bagsOf(topic).map((wordings) => Math.max(...wordings.map((one) => likeness(said, one))));
}

/** Stems of what the page is about. */
export function subjectOf(topic: Topic): ReadonlySet<string> {
  const known =
    subjects.get(topic) ?? new Set(stemsKnown([topic.title, topic.label, ...topic.words].join(' ')));
  subjects.set(topic, known);
  return known;
}
const subjects = new WeakMap<Topic, ReadonlySet<string>>();

const bagOf = (topic: Topic, text: string): Bag =>
  weighed(stemsKnown(text).filter((one) => !subjectOf(topic).has(one)));

function bagsOf(topic: Topic): readonly (readonly Bag[])[] {
  const known =
    bags.get(topic) ?? (topic.own ?? []).map(({ asked }) => asked.map((one) => bagOf(topic, one)));
  bags.set(topic, known);
  return known;
}
const bags = new WeakMap<Topic, readonly (readonly Bag[])[]>();
