// When a topic's own steps would use too little of what is known of this child, one step is added from the library: a use
// of the child's interest, or of the comfort item.

import { stableChoice } from '#child/stable-choice';
import { waysOfSaying } from '#library/communication';
import { findComfort } from '#plan/facts';
import { comfortsToHold } from '#plan/fill';
import type { AskedChild } from '../message/child-asked-about.ts';
import type { Topic } from '../topic.ts';
import { fillStep } from './steps.ts';

export function ownThingSteps(
  topic: Topic,
  child: AskedChild,
  said: string,
  steps: readonly string[],
): string[] {
  const used = ownThingsIn(said, child);
  if (used >= 2) return [...steps];
  const added = [interestStep(topic, child), comfortStep(topic, child), wayStep(topic, child)].flatMap(
    (step) => (step === null || ownThingsIn(`${said} ${step}`, child) <= used ? [] : [step]),
  );
  const wanted = added.slice(0, 2 - used);
  return [...shortened(steps, most - wanted.length, child), ...wanted];
}

const most = 4;

/** At most `count` steps: the last that names nothing of the child's own goes first. */
export function shortened(steps: readonly string[], count: number, child: AskedChild): string[] {
  const kept = [...steps];
  while (kept.length > count) {
    const plain = kept.findLastIndex((step) => ownThingsIn(step, child) === 0);
    kept.splice(plain === -1 ? kept.length - 1 : plain, 1);
  }
  return kept;
}

/** How many of comfort items, interests and ways of talking stand in a text. */
export function ownThingsIn(text: string, { facts, known }: AskedChild): number {
  const plain = text.toLowerCase();
  const has = (phrase: string) => plain.includes(phrase.toLowerCase());
  const comfort = known.comfort && comfortsToHold(facts).some(has);
  const interest =
    known.interest && [...facts.interests, ...facts.activities].some(({ topic }) => has(topic));
  const way =
    known.way &&
    /on (?:his|her|their) device|signs "|the device|gives the "|points to "|says "|picture cards|talk (?:his|her|their) way/.test(
      plain,
    );
  return [comfort, interest, way].filter(Boolean).length;
}

function interestStep(topic: Topic, child: AskedChild): string | null {
  const liking = [...child.facts.interests, ...child.facts.activities].find(
    ({ interest }) => interest !== null,
  );
  // A line about learning fits few topics; the others can borrow theirs anywhere.
  if (!liking?.interest || topic.use === 'learn') return null;
  const line = fillStep(child, liking.interest[topic.use], topic.id).replace(/[.]+$/, '');
  return `**Bring in ${liking.topic}.** ${line}.`;
}

function comfortStep(topic: Topic, child: AskedChild): string | null {
  const own = comfortsToHold(child.facts)[0];
  if (own === undefined) return null;
  const line = (findComfort(own)?.lines[0] ?? 'Keep {comfort} within reach, before it is needed').replaceAll(
    '{comfort}',
    '{own}',
  );
  const named = { ...child, extra: { ...child.extra, own } };
  return `**Use ${own}.** ${fillStep(named, line, topic.id).replace(/[.]+$/, '')}.`;
}

function wayStep(topic: Topic, child: AskedChild): string | null {
  const line = stableChoice(waysOfSaying[child.facts.way].talk, child.facts.seed + topic.id);
  if (!child.known.way || line === undefined) return null;
  return fillStep(child, `**Talk {his} way.** ${line}.`, topic.id);
}
