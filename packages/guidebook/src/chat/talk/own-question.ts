// What carers ask next on this page alone, answered where the question is surely one of those the page knows.
import { fillStep } from '../answer/steps.ts';
import { bodyOf } from '../message/texts-to-read.ts';
import { ownId } from '../pages/asked-nearness.ts';
import { wasSaid } from '../pages/page-before.ts';
import type { OwnQuestion, Topic } from '../topic.ts';
import type { PartAnswer } from './answer-part.ts';
import type { GoingOn } from './going-on.ts';
import { tellingIn } from './page-words.ts';

/** `worth` is how surely it is the one that is asked, from 0 on. */
type Weighed = { question: OwnQuestion; at: number; near: number; shared: number };

export function ownAnswer(topic: Topic, part: string, going: GoingOn): PartAnswer | null {
  const [best] = weighed(topic, part, going);
  if (!best || !isSure(best)) return null;
  const say = fillStep(going.child, best.question.say, topic.id);
  return wasSaid(going.before, say) ? { part, say, steps: [], isAbove: true } : { part, say, steps: [] };
}

/** Those that may be meant and were not answered yet, the likeliest first. */
export function ownLeft(topic: Topic, parts: readonly string[], going: GoingOn): readonly Weighed[] {
  const best = new Map<number, Weighed>();
  for (const one of parts.flatMap((part) => weighed(topic, part, going))) {
    const before = best.get(one.at);
    if (!before || worthOf(one) > worthOf(before)) best.set(one.at, one);
  }
  return [...best.values()]
    .filter(({ question }) => !wasSaid(going.before, fillStep(going.child, question.say, topic.id)))
    .toSorted((a, b) => worthOf(b) - worthOf(a));
}

/** Half of the likeness of meaning, half of the words in common. */
export const worthOf = ({ near, shared }: Weighed): number => (near + shared) / 2;

function weighed(topic: Topic, part: string, going: GoingOn): Weighed[] {
  const heard = going.asked?.get(part) ?? going.asked?.get(bodyOf(part));
  return (topic.own ?? [])
    .map((question, at) => ({
      question,
      at,
      near: heard?.get(ownId(topic, at)) ?? 0,
      shared: Math.max(...question.asked.map((asked) => sharedWords(part, asked))),
    }))
    .toSorted((a, b) => worthOf(b) - worthOf(a));
}

const isSure = ({ near, shared }: Weighed): boolean =>
  near >= nearAlone || (near >= nearAndShared && shared >= sharedWhenNear) || shared >= sharedAlone;

const nearAlone = 0.85;
const nearAndShared = 0.65;
const sharedWhenNear = 0.4;
const sharedAlone = 0.8;

/** The share of telling words that both hold; none where only one word is held by both and others are not. */
function sharedWords(one: string, other: string): number {
  const a = new Set(tellingIn(one));
  const b = new Set(tellingIn(other));
  const both = [...a].filter((word) => b.has(word)).length;
  return a.size + b.size === 0 ? 0 : (2 * both) / (a.size + b.size);
}
