// Messages that go on with the page before: an answer to its question, "it did not work", "why?", or questions of their own. A
// follow-up goes deeper: it shows no step and no sentence a second time, and says so when there is no more.

import { numbered } from '../answer/numbered.ts';
import {
  branchSteps,
  fillStep,
  freshSteps,
  isRoughlyNear,
  leadOf,
  nearSteps,
  stemsSaid,
  stepsFor,
} from '../answer/steps.ts';
import type { AskedChild } from '../message/child-asked-about.ts';
import { beyondFollowUp, type FollowUp, followUpIn } from '../message/follow-up-kind.ts';
import { isLeftOut, withoutLeftOut } from '../message/left-out.ts';
import { partsAsked } from '../message/parts-asked.ts';
import { questionFormIn } from '../message/question-form.ts';
import { branchFor } from '../pages/branch.ts';
import { wasSaid } from '../pages/page-before.ts';
import type { NextKind, Topic } from '../topic.ts';
import { answeredParts } from './answered-parts.ts';
import { asideFor } from './aside.ts';
import { choiceOf, type GoingOn, straightTo } from './going-on.ts';
import { generalSteps, openingBy, questionBy, triedQuestion } from './leaning-texts.ts';

/** Null when the page has nothing that answers this. */
export function followUpAnswer(topic: Topic, going: GoingOn): string | null {
  const kind = leaningOf(going.message);
  if (kind === 'shorter') return shorter(topic, going.child);
  return answeredParts(topic, going) ?? leaningAnswer(topic, going, kind);
}

/** A message that asks nothing of its own, or nothing that is surely answered: what it tells, and how it leans. */
function leaningAnswer(topic: Topic, going: GoingOn, kind: FollowUp | null): string | null {
  const { child, moment, before, message, near } = going;
  const line = (text: string) => fillStep(child, text, topic.id + (kind ?? ''));
  const fitting = (text: string) => withoutLeftOut(line(text), moment.out);
  const isNew = (text: string) => text !== '' && !wasSaid(before, text);
  const branch = branchFor(topic, message, near);
  const own = branch ? branchSteps(branch.steps, `${topic.id}branch`, choiceOf(going)) : [];
  // What the page itself says to this goes before what holds everywhere.
  const paged = straightTo(topic, going);
  // The questions of a long message were compared one by one; here only what is told counts.
  const isCompared = partsAsked(message).length > 0 && message.trim().split(/\s+/).length > shortMessage;
  const aside = paged === '' && !isCompared ? asideFor(message, before, going.isFlagged) : undefined;
  const beside = aside ? branchSteps(aside.steps, `${aside.id}aside`, choiceOf(going)) : [];
  const straight = aside ? line(aside.say) : paged;
  const steps = [...beside, ...own, ...stepsAfter(topic, going, aside ? null : kind)]
    .filter((step, at, all) => all.indexOf(step) === at)
    .slice(0, (branch || !kind) && !aside ? 3 : 4);
  const moments = momentAsked.test(message) && topic.now ? fitting(topic.now) : '';
  if (steps.length === 0 && straight === '' && moments === '') return null;

  const opening = [
    ...(branch && own.length > 0 && !aside ? [branch.say] : []),
    ...(kind && !aside ? [pageSays(topic, kind), openingBy[kind]] : []),
    ...(steps.length > 0 && straight === '' && moments === '' ? ['This comes nearest to what you ask:'] : []),
  ]
    .map(fitting)
    .find(isNew);
  const closing = [topic.now ?? '', topic.help].map(line).filter((text) => isNew(text) && text !== moments);
  const question =
    kind && !aside ? [questionBy[kind], ...triedQuestion(kind)].map(line).find(isNew) : undefined;
  return [straight, moments, opening, listed(steps), ...closing.slice(-1), question]
    .filter((text) => text !== undefined && text !== '')
    .join('\n\n');
}

/** The page's own words to "it did not work" and "how long". */
const pageSays = (topic: Topic, kind: FollowUp): string => {
  const own = nextOf[kind];
  return own ? topic.next[own] : '';
};
const nextOf: Partial<Readonly<Record<FollowUp, NextKind>>> = {
  refuses: 'refuses',
  failed: 'refuses',
  'how-long': 'how-long',
};

/** What the page has that comes roughly near, for a reply that costs nothing; what is only told, or names nothing new, gets what is left of the page. */
export function nearestLines(topic: Topic, going: GoingOn): string[] {
  const choice = choiceOf(going);
  const near = nearSteps(topic, choice, going.near, isRoughlyNear);
  const namesNothing = stemsSaid(going.message).size <= 1;
  const isRest = namesNothing || questionFormIn(going.message) === 'telling';
  return [...near, ...(isRest ? freshSteps(topic, choice) : [])]
    .filter((step, at, all) => all.indexOf(step) === at)
    .slice(0, 2);
}

/** Steps for a message that only leans on the answer before, or those that come near to what it asks. */
function stepsAfter(topic: Topic, going: GoingOn, kind: FollowUp | null): string[] {
  const { child, before, near, moment } = going;
  if (!kind) return nearSteps(topic, choiceOf(going), near);
  const general = generalSteps[kind]
    .map((text) => fillStep(child, text, topic.id + kind))
    .filter((step) => !wasSaid(before, step) && !isLeftOut(step, moment.out));
  const fresh = freshSteps(topic, choiceOf(going));
  return kind === 'failed' ? [...fresh, ...general] : [...general, ...fresh];
}

/** How a message leans, where it says hardly more than that: "at school" in a long question is no "and at school?". */
function leaningOf(message: string): FollowUp | null {
  const kind = followUpIn(message);
  if (kind === null || kind === 'failed' || kind === 'worked' || kind === 'shorter') return kind;
  return stemsSaid(beyondFollowUp(message)).size <= mostBeyond ? kind : null;
}

const mostBeyond = 2;
const shortMessage = 30;

/** The very minute is asked about. */
const momentAsked =
  /\b(?:in (?:that|the) moment|(?:the|that) (?:second|minute|moment) (?:he|she|they|it)|first minute|right (?:then|when|now)|while it(?:'s| is) happening|when it(?:'s| is) happening|on the spot)\b/i;

/** One step alone is no list. */
export const listed = (steps: readonly string[]): string =>
  steps.length === 1 ? (steps[0] ?? '') : numbered(steps);

function shorter(topic: Topic, child: AskedChild): string {
  const line = (text: string) => fillStep(child, text, `${topic.id}shorter`);
  const { shown } = stepsFor(topic, { child }, 3);
  return [
    `In short, for ${line(topic.title)}:`,
    numbered(shown.map((step) => `**${leadOf(step)}**`)),
    line(topic.help),
  ].join('\n\n');
}
