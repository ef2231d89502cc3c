// Messages that go on with the page before: an answer to its question, "it did not work", "why?", "shorter please". A
// follow-up goes deeper: it shows no step and no sentence a second time, and says so when there is no more.

import { straightAnswer } from '../answer/first-sentence.ts';
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
import type { Moment } from '../message/moment-said.ts';
import { questionFormIn } from '../message/question-form.ts';
import { saidPlainly } from '../message/said-plainly.ts';
import { branchFor } from '../pages/branch.ts';
import type { Nearness } from '../pages/line-nearness.ts';
import { type Before, wasSaid } from '../pages/page-before.ts';
import type { Topic } from '../topic.ts';
import { asideFor } from './aside.ts';

export type GoingOn = {
  child: AskedChild;
  moment: Moment;
  before: Before;
  message: string;
  near: Nearness;
  /** Something was told in this talk that a doctor should see. */
  isFlagged?: boolean;
};

/** Null when the page has nothing that answers this. */
export function followUpAnswer(topic: Topic, going: GoingOn): string | null {
  const { child, moment, before, message, near } = going;
  const kind = leaningOf(message);
  const line = (text: string) => fillStep(child, text, topic.id + (kind ?? ''));
  if (kind === 'shorter') return shorter(topic, child, line);

  const fitting = (text: string) => withoutLeftOut(line(text), moment.out);
  const isNew = (text: string) => text !== '' && !wasSaid(before, text);
  const branch = branchFor(topic, message, near);
  const own = branch ? branchSteps(branch.steps, `${topic.id}branch`, choiceOf(going)) : [];
  // What the page itself says to this goes before what holds everywhere.
  const paged = straightTo(topic, going);
  const aside = paged === '' ? asideFor(message, before, going.isFlagged) : undefined;
  const beside = aside ? branchSteps(aside.steps, `${aside.id}aside`, choiceOf(going)) : [];
  const straight = aside ? line(aside.say) : paged;
  const steps = [...beside, ...own, ...stepsAfter(topic, going, aside ? null : kind)]
    .filter((step, at, all) => all.indexOf(step) === at)
    .slice(0, (branch || !kind) && !aside ? 3 : 4);
  const moments = momentAsked.test(message) && topic.now ? fitting(topic.now) : '';
  if (steps.length === 0 && straight === '' && moments === '') return null;

  const opening = [
    ...(branch && own.length > 0 && !aside ? [branch.say] : []),
    ...(kind && !aside ? [openingBy[kind]] : []),
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

/** What the page has that comes roughly near, for a reply that costs nothing; what is only told, or names nothing new, gets what is left of the page. */
export function nearestLines(topic: Topic, going: GoingOn): string[] {
  const choice = choiceOf(going);
  const near = nearSteps(topic, choice, going.near, isRoughlyNear);
  const namesNothing = stemsSaid(going.message).size <= 1;
  const isRest = namesNothing || questionFormIn(going.message) === 'telling';
  return [...near, ...(isRest ? freshSteps(topic, choice) : [])]
    .filter((step, at, all) => all.indexOf(step) === at)
    .slice(0, isRest ? 3 : 2);
}

const choiceOf = ({ child, moment, before, message }: GoingOn) => ({
  child,
  moment,
  before,
  said: stemsSaid(saidPlainly(message)),
});

/** What is asked straight out gets the page's own sentence, where that comes near to it. */
function straightTo(topic: Topic, { child, moment, before, message, near }: GoingOn): string {
  const filled = (text: string) => withoutLeftOut(fillStep(child, text, topic.id), moment.out);
  const say = straightAnswer(topic, message, (text) => !wasSaid(before, filled(text)));
  if (say === null) return '';
  const byWords = topic.first?.some((one) => one.say === say) ?? false;
  return byWords || isBareWish(message) || (near.get(say) ?? 0) >= nearSentence ? filled(say) : '';
}

/** Two of three messages come nearer than 0.54 to some line of any page, one in six nearer than 0.62. */
const nearSentence = 0.62;

/** "What do I tell her?": a wish for words that names nothing else is one for the page's own. */
const isBareWish = (message: string): boolean =>
  questionFormIn(message) === 'what-say' &&
  stemsSaid(message).size === 0 &&
  /\b(?:say|tell)(?: to)?(?: (?:him|her|them|my (?:son|daughter|child|boy|girl)))?\W*$/i.test(message);

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

/** The very minute is asked about. */
const momentAsked =
  /\b(?:in (?:that|the) moment|(?:the|that) (?:second|minute|moment) (?:he|she|they|it)|first minute|right (?:then|when|now)|while it(?:'s| is) happening|when it(?:'s| is) happening|on the spot)\b/i;

/** One step alone is no list. */
export const listed = (steps: readonly string[]): string =>
  steps.length === 1 ? (steps[0] ?? '') : numbered(steps);

function shorter(topic: Topic, child: AskedChild, line: (text: string) => string): string {
  const { shown } = stepsFor(topic, { child }, 3);
  return [
    `In short, for ${line(topic.title)}:`,
    numbered(shown.map((step) => `**${leadOf(step)}**`)),
    line(topic.help),
  ].join('\n\n');
}

/** Asked only where the carer says that something of ours was tried. */
const triedQuestion = (kind: FollowUp): string[] =>
  kind === 'failed' || kind === 'worked' ? ['What did {he} do when you tried it?'] : [];

const openingBy: Readonly<Record<FollowUp, string>> = {
  shorter: '',
  why: '{Name} has a reason, and three days of short notes can show you which:',
  refuses:
    'Then the step was too big for today, or the moment was wrong. A no from {name} tells you where to begin.',
  failed: 'Then that one can go. The cause may be another one, so change one thing at a time.',
  worked: 'Good: that is something {he} can do. Keep it exactly as it was, and go one small step on.',
  school: 'At {school} the same things help, if one adult there owns them.',
  'how-long':
    'Count in weeks, not days. Nobody can promise a date, but you can see whether you are on the way.',
  start: 'Begin with the first one. It is small and can be done today:',
  more: 'More to try, one at a time:',
};

const questionBy: Readonly<Record<FollowUp, string>> = {
  shorter: '',
  why: '',
  refuses: 'What {does} {he} do first when it is too much: turn away, go stiff or get loud?',
  failed: 'Which step did you try, and what did {he} do then?',
  worked: 'What is still hard about it?',
  school: 'Does it happen in lessons, in the corridor or at break?',
  'how-long': '',
  start: '',
  more: '',
};

/** What holds on any page for this kind of follow-up. */
const generalSteps: Readonly<Record<FollowUp, readonly string[]>> = {
  shorter: [],
  start: [],
  more: [],
  worked: [],
  why: [
    '**Write what came just before.** Place, people, sound, what was asked, when {he} last ate and slept.',
    '**Write what came after.** What stopped, what {he} got, who came. That shows what it is good for.',
    '**Change one thing on day four.** If it gets less, you have found a cause. If not, put it back and take the next.',
  ],
  refuses: [
    '**Stop and say "okay, no".** A no that counts is why {he} can say yes tomorrow.',
    '**Cut the step in half.** Only look, only touch, only ten seconds. End before {he} {v:wants} to leave.',
  ],
  failed: [
    '**Rule out the body.** Poor sleep, hunger, hard stools, teeth, ears: each can undo the best plan. Check them this week.',
    '**Give one step ten days.** The same hour, the same words, before you judge it.',
  ],
  school: [
    '**Name one person.** Ask who will look out for {name}, at which hour, and tell {him} the name.',
    '**Hand over half a page.** First signs, what to do, what to leave. Add {interest} as a way in.',
    '**Use the same signal in both places.** {Name} {shows:break}, and the adult acts within seconds.',
  ],
  'how-long': [
    '**Keep one step for ten days.** Same time, same words. New steps often look worse in the first three.',
    '**Count one thing.** How often, or how many minutes, as a mark on {card}.',
    '**Look on day ten.** Less, or shorter, or quicker over: go on. No change: make it smaller or take the next step.',
  ],
};
