// Which of a topic's steps this child's carer sees first: those written for such a child, and those that can use the
// child's own things. The order of the topic is kept.
import { fill } from '#plan/fill';
import type { AskedChild, Known } from './child-asked-about.ts';
import type { Step, Topic } from './topic.ts';

/** The steps that fit, best first choice of `count`, in the topic's order; then the ones left over. */
export function stepsFor(
  topic: Topic,
  child: AskedChild,
  count: number,
): { shown: string[]; left: string[] } {
  const fitting = topic.steps
    .filter(({ tags }) => tags.every((tag) => child.tags.has(tag)))
    .map((step, place) => ({ step, place, score: scoreOf(step, place, child) }));
  const chosen = new Set(
    fitting
      .toSorted((a, b) => b.score - a.score)
      .slice(0, count)
      .map(({ place }) => place),
  );
  for (const { step, place } of fitting.toSorted((a, b) => b.score - a.score)) {
    const kinds = new Set(
      fitting.filter((one) => chosen.has(one.place)).flatMap((one) => ownKinds(one.step.text, child)),
    );
    const isNew = ownKinds(step.text, child).some((kind) => !kinds.has(kind));
    if (count >= 4 && kinds.size < 2 && isNew && chosen.size < 5) chosen.add(place);
  }
  const textOf = ({ step, place }: (typeof fitting)[number]) => fillStep(child, step.text, topic.id + place);
  return {
    shown: fitting.filter(({ place }) => chosen.has(place)).map(textOf),
    left: fitting.filter(({ place }) => !chosen.has(place)).map(textOf),
  };
}

export const fillStep = ({ facts, extra }: AskedChild, text: string, key: string): string =>
  fill(facts, text, key, extra);

export const leadOf = (step: string): string => /\*\*(.+?)\*\*/.exec(step)?.[1] ?? step;

/** Which kinds of the child's own things a step can name. */
const ownKinds = (text: string, { known }: AskedChild): string[] =>
  ownSlots(known).flatMap(([slot, isKnown]) => (isKnown && slot.test(text) ? [slot.source] : []));

const ownSlots = (known: Known): readonly (readonly [RegExp, boolean])[] => [
  [/\{[Cc]omfort\}/, known.comfort],
  [/\{[Ii]nterest\}/, known.interest],
  [/\{(?:shows:|the_way)/, known.way],
  [/\{[Ff]ood\}/, known.food],
];

function scoreOf({ text, tags }: Step, place: number, { known }: AskedChild): number {
  let score = 4 - place * 0.5 + (tags.length > 0 ? 2 : 0);
  for (const [slot, isKnown] of ownSlots(known)) if (slot.test(text)) score += isKnown ? 1.2 : -0.8;
  return score;
}
