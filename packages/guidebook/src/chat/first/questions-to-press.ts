// Under pages that are only likely: the questions that they know and that come nearest to a first message, to press. What is too far to be
// shown with its answer is still a better button than the name of a page.
import type { Asking } from '../answer/answer.ts';
import { fillStep } from '../answer/steps.ts';
import { isLeftOut } from '../message/left-out.ts';
import { bodyOf } from '../message/texts-to-read.ts';
import { mayStand } from '../next/next-questions.ts';
import { wordingToPress } from '../next/wording.ts';
import { type Choice, elseChoice, type FreeReply } from '../offers/unknown.ts';
import { pagesToAsk } from '../pages/asked-nearness.ts';
import { plainly } from '../pages/page-before.ts';
import type { PageReadings } from '../pages/page-reading.ts';
import { partId } from '../talk/page-parts.ts';
import { goingOn } from '../written-from.ts';
import { rankedQuestions } from './near-question.ts';

/**
 * A question that may be meant. Of 246 messages for which no answer is sure, two such buttons hold the right answer for 42 and one is right for 36; of 184 buttons 46
 * are right and 31 of use. Half as many more would help seven more.
 */
const mayBe = -2;
const mostQuestions = 2;
const mostChoices = 5;
/** How many words a wording must share with the message: none where it is likely meant. */
const sharedFor = (logOdds: number): number => (logOdds >= likelyMeant ? 0 : 1);
const likelyMeant = -1.3;
/** Who writes more tells a scene, and what comes near to it comes near to some corner of it. */
const longest = 40;

export function withQuestions(reply: FreeReply, asking: Asking, readings: PageReadings): FreeReply {
  const found = questionsToPress(asking, readings, reply.preview ?? '');
  if (found.length === 0) return reply;
  const pages = reply.choices.filter(({ id }) => id !== elseChoice.id);
  const fitting = [...found, ...pages].slice(0, mostChoices - 1);
  return { ...reply, choices: [...fitting, ...reply.choices.filter(({ id }) => id === elseChoice.id)] };
}

/** `shown` is what stands above the buttons. */
function questionsToPress(asking: Asking, readings: PageReadings, shown: string): Choice[] {
  const { child, message, told = '', moment } = asking;
  const words = bodyOf(message).split(/\s+/).length;
  if (child.isSelf || words > longest) return [];
  const spoken = `${told} ${message}`.toLowerCase();
  return pagesToAsk(message, readings)
    .flatMap((topic) => {
      const going = goingOn(topic, asking);
      return going ? rankedQuestions(topic, going).map((one) => ({ ...one, topic })) : [];
    })
    .filter(({ logOdds }) => logOdds >= mayBe)
    .toSorted((a, b) => b.logOdds - a.logOdds)
    .flatMap(({ topic, question, at, logOdds }) => {
      const label = wordingToPress(question, child, spoken, sharedFor(logOdds));
      const say = fillStep(child, question.say, topic.id);
      if (label === undefined || plainly(shown).includes(plainly(say))) return [];
      if (!mayStand(label, say, child) || isLeftOut(`${label} ${say}`, moment?.out ?? new Set())) return [];
      return [{ id: partId(topic, `own-${at}`), label }];
    })
    .slice(0, mostQuestions);
}
