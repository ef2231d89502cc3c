// Under pages that are only likely: the question that they know and that comes nearest to a first message, to press. What is too far to be
// shown with its answer is still a better button than the name of a page.
import type { Asking } from '../answer/answer.ts';
import { fillStep } from '../answer/steps.ts';
import { isLeftOut } from '../message/left-out.ts';
import { bodyOf } from '../message/texts-to-read.ts';
import { mayStand } from '../next/next-questions.ts';
import { wordingToPress } from '../next/wording.ts';
import type { Choice, FreeReply } from '../offers/unknown.ts';
import { pagesToAsk } from '../pages/asked-nearness.ts';
import { plainly } from '../pages/page-before.ts';
import type { PageReadings } from '../pages/page-reading.ts';
import { partId } from '../talk/page-parts.ts';
import { goingOn } from '../written-from.ts';
import { odds, rankedQuestions } from './near-question.ts';

/**
 * Chosen in view of 60 messages; of 110 others 15 had a button, of which 8 were what was asked, 5 of the same matter and 2 beside it, read by who
 * wrote this.
 */
const nearAtLeast = 0.72;
const worthAtLeast = 8.4;
/** How many words a wording must share with the message: none where it is the same by its meaning, two where it hardly is. */
const sharedFor = (nearest: number): number => (nearest >= 0.78 ? 0 : nearest >= 0.74 ? 1 : 2);
/** Who writes more tells a scene, and what comes near to it comes near to some corner of it. */
const longest = 40;

export function withQuestion(reply: FreeReply, asking: Asking, readings: PageReadings): FreeReply {
  const found = questionToPress(asking, readings, reply.preview ?? '');
  return found === null ? reply : { ...reply, choices: [found, ...reply.choices] };
}

/** `shown` is what stands above the buttons. */
function questionToPress(asking: Asking, readings: PageReadings, shown: string): Choice | null {
  const { child, message, told = '', moment } = asking;
  const words = bodyOf(message).split(/\s+/).length;
  if (child.isSelf || words > longest) return null;
  const spoken = `${told} ${message}`.toLowerCase();
  // How long the message is tells whether an answer would do, not which question is nearest.
  const least = worthAtLeast + odds.base + odds.words * Math.log(words);
  const ranked = pagesToAsk(message, readings)
    .flatMap((topic) => {
      const going = goingOn(topic, asking);
      return going ? rankedQuestions(topic, going).map((one) => ({ ...one, topic })) : [];
    })
    .filter(({ nearest, logOdds }) => nearest >= nearAtLeast && logOdds >= least)
    .toSorted((a, b) => b.logOdds - a.logOdds);
  for (const { topic, question, at, nearest } of ranked) {
    const label = wordingToPress(question, child, spoken, sharedFor(nearest));
    const say = fillStep(child, question.say, topic.id);
    if (label === undefined || plainly(shown).includes(plainly(say))) continue;
    if (!mayStand(label, say, child) || isLeftOut(`${label} ${say}`, moment?.out ?? new Set())) continue;
    return { id: partId(topic, `own-${at}`), label };
  }
  return null;
}
