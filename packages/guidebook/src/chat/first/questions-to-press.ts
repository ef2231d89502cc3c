// Under pages that are only likely: questions that they know and that come near to a first message, to press. What is too far to be
// shown with its answer is still a better button than the name of a page.
import { stemsOf } from '#library/match';
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
import { odds, rankedQuestions } from './near-question.ts';

const most = 2;
const nearAtLeast = 0.68;
const worthAtLeast = 8.4;
/** Who writes more tells a scene, and what comes near to it comes near to some corner of it. */
const longest = 40;
/** From here on a question with other words may be the same. */
const nearEnough = 0.74;
/** The second stands only where it is hardly less likely than the first. */
const behindAtMost = 0.6;

export function withQuestions(reply: FreeReply, asking: Asking, readings: PageReadings): FreeReply {
  const found = questionsToPress(asking, readings, reply.preview ?? '');
  const pages = reply.choices.filter(({ id }) => id !== elseChoice.id);
  return found.length === 0 ? reply : { ...reply, choices: [...found, ...pages, elseChoice] };
}

/** `shown` is what stands above the buttons. */
function questionsToPress(asking: Asking, readings: PageReadings, shown: string): Choice[] {
  const { child, message, told = '', moment } = asking;
  const words = bodyOf(message).split(/\s+/).length;
  if (child.isSelf || words > longest) return [];
  const spoken = `${told} ${message}`.toLowerCase();
  const length = -odds.words * Math.log(words);
  const ranked = pagesToAsk(message, readings)
    .flatMap((topic) => {
      const going = goingOn(topic, asking);
      return going ? rankedQuestions(topic, going).map((one) => ({ ...one, topic })) : [];
    })
    .filter(({ nearest, logOdds }) => nearest >= nearAtLeast && logOdds + length >= worthAtLeast + odds.base)
    .toSorted((a, b) => b.logOdds - a.logOdds);
  const chosen: (Choice & { say: string })[] = [];
  let least = Number.NEGATIVE_INFINITY;
  for (const { topic, question, at, logOdds, nearest } of ranked) {
    if (logOdds < least) break;
    const label = wordingToPress(question, child, spoken, nearest >= nearEnough);
    const say = fillStep(child, question.say, topic.id);
    const isShown = [shown, ...chosen.map((one) => one.say)].some((text) =>
      plainly(text).includes(plainly(say)),
    );
    if (
      label === undefined ||
      isShown ||
      !mayStand(label, say, child) ||
      isLeftOut(`${label} ${say}`, moment?.out ?? new Set())
    )
      continue;
    if (chosen.some((one) => isAlike(one.label, label))) continue;
    chosen.push({ id: partId(topic, `own-${at}`), label, say });
    if (chosen.length === most) break;
    least = Math.max(least, logOdds - behindAtMost);
  }
  return chosen.map(({ id, label }) => ({ id, label }));
}
/** "Is eating with a screen ok" beside "Is eating in front of a screen ok" says nothing more. */
function isAlike(one: string, other: string): boolean {
  const stems = new Set(stemsOf(one));
  const same = new Set(stemsOf(other)).size;
  return stemsOf(other).filter((stem) => stems.has(stem)).length * 2 > same;
}
