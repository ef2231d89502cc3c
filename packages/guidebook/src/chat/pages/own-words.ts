// How many words a text has in common with the wordings of a page's own questions. What the page is about does not count: on the
// page of haircuts every question may name the barber.
import { topics } from '#generated/topics';
import type { Topic } from '../topic.ts';
import { type Bag, likeness, stopStems, weighed } from './topic-index.ts';
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

/** For each question of the page, from 0 to 1: how much of one of its wordings the text says too, what the page is about included. */
export function wordingsSaid(topic: Topic, text: string): number[] {
  const said = new Set(stemsKnown(text));
  return (topic.own ?? []).map(({ asked }) => Math.max(...asked.map((one) => shareSaid(one, said))));
}

function shareSaid(wording: string, said: ReadonlySet<string>): number {
  const stems = [...new Set(stemsKnown(wording))];
  const weight = (some: readonly string[]) => some.reduce((sum, one) => sum + rarity(one), 0);
  const all = weight(stems);
  return all === 0 ? 0 : weight(stems.filter((one) => said.has(one))) / all;
}

/** How seldom a word stands in a page's own question. */
function rarity(one: string): number {
  known ??= countQuestions();
  return stopStems.has(one) ? plainWord : Math.log((known.all + 1) / ((known.withStem.get(one) ?? 0) + 1));
}
const plainWord = 0.1;
let known: { all: number; withStem: ReadonlyMap<string, number> } | null = null;

function countQuestions() {
  const questions = topics.flatMap(({ own = [] }) => own);
  const withStem = new Map<string, number>();
  for (const { asked } of questions)
    for (const one of new Set(asked.flatMap(stemsKnown))) withStem.set(one, (withStem.get(one) ?? 0) + 1);
  return { all: questions.length, withStem };
}
