// One answer from one page: the first sentence, at most four steps for this child and this moment, what to do this minute,
// when to get help, and one question whose answer would change the advice.

import type { AskedChild } from '../message/child-asked-about.ts';
import { isForLater, isHappening } from '../message/happening.ts';
import { withoutLeftOut } from '../message/left-out.ts';
import type { Moment } from '../message/moment-said.ts';
import { questionFormIn } from '../message/question-form.ts';
import type { SetAside } from '../message/set-aside.ts';
import type { AskedNear } from '../pages/asked-nearness.ts';
import { branchFor } from '../pages/branch.ts';
import { type Before, wasSaid } from '../pages/page-before.ts';
import type { Ranked } from '../pages/page-reading.ts';
import { stepId, stepsKey, stepsOf } from '../pages/steps-read.ts';
import type { ForYourself, Topic } from '../topic.ts';
import { carePlanRow } from './care-plan-row.ts';
import { firstSentence, hangsOnWords, openingFor, straightAnswer } from './first-sentence.ts';
import { helpForYourself } from './help-for-yourself.ts';
import { numbered, wordCount } from './numbered.ts';
import { asksInVain, isSaid } from './options.ts';
import { ownThingSteps, shortened } from './own-things.ts';
import { doctorLine } from './refusals.ts';
import { branchSteps, type Choice, fillStep, spokenTitle, stemsSaid, stepsFor, stepsNear } from './steps.ts';

export const mostWords = 250;
export const mostSteps = 4;
const previewSteps = 2;
const fewestSteps = 2;

/** What an answer is written from, beside its page. */
export type Asking = {
  child: AskedChild;
  message: string;
  /** What was said since the last answer, where it took more than one message. */
  heard?: string;
  carePlan: string;
  /** What is said first, in place of the page's line for the form of the question. */
  straight?: string;
  /** A line for who asks. */
  role?: string;
  isFlagged?: boolean;
  /** Only the first words and the first steps: the page is not sure. */
  isPreview?: boolean;
  /** What the page answers to a question that comes near, under that question. */
  nearest?: string;
  moment?: Moment;
  before?: Before;
  /** What the carer said before this message. */
  told?: string;
  asked?: AskedNear;
  /** Pages whose own questions may be asked, too. */
  beside?: readonly Topic[];
  /** What of ours the message says was tried or won't do. */
  setAside?: SetAside | null;
  /** All pages by the chance that the message, read with what the talk began with, means them. */
  together?: () => readonly Ranked[];
  /** The same of the message alone. */
  alone?: () => readonly Ranked[];
};

export function answerOn(topic: Topic, asking: Asking): string {
  if (asking.child.isSelf && topic.forYourself) return answerForYourself(topic, topic.forYourself, asking);
  const { child, message, heard = message, carePlan, moment, before, isPreview = false } = asking;
  const line = (text: string, key: string) => fillStep(child, text, topic.id + key);
  const help = line(topic.help, 'help');
  // What a doctor should see is said in the second sentence.
  const doctor = topic.isHelpFirst ? help : doctorLine(message, child);
  const fitting = (text: string) => (moment ? withoutLeftOut(text, moment.out) : text);
  const isNew = (text: string) => !before || !wasSaid(before, text);
  const choice = { child, said: stemsSaid(heard), ...(moment && { moment }), ...(before && { before }) };
  // What one word of a message chooses is no surer than its page.
  const told = isPreview ? null : branchTold(topic, heard, choice);
  const bySaid = isPreview ? openingFor : firstSentence;
  const leads = told !== null && asking.straight === undefined && isOpenAsk(message);
  const straight =
    asking.straight ?? fitting(line(leads ? withoutThen(told.say) : bySaid(topic, message), 'opening'));
  const first =
    straight ||
    fitting(line(topic.opening, 'opening')) ||
    (child.isSelf ? forGrownUps(child, topic) : line(topic.opening, 'opening'));
  const [, sentence = first, rest = ''] = /^(.+?[.!?]["”]?)\s+(.+)$/s.exec(first) ?? [];
  const opening = [sentence, doctor, rest, carePlanRow(carePlan, topic)].filter(Boolean).join(' ');
  // Never shortened by what was ruled out: it may be what saves somebody.
  const thisMinute = topic.now ? line(topic.now, 'now') : '';
  const now = opening.includes(thisMinute) || !isNew(thisMinute) ? '' : thisMinute;

  const branched = stepsOnWords(topic, message, choice);
  const question = fitting(line(topic.ask, 'ask'));
  const isTold = told !== null || branched !== null || isSaid(question, heard);
  const isAsked = opening.includes(question) || isTold || asksInVain(topic, child);
  const ask = isNew(question) && !isAsked ? question : '';
  const role = asking.role ? line(asking.role, 'role') : '';

  const isNowFirst = topic.isNowFirst === true || isHappening(message);
  const after = [topic.isHelpFirst || !isNew(help) ? '' : help, isNew(role) ? role : '', ask];
  const compose = (steps: readonly string[], withNow: boolean): string =>
    [
      opening,
      isNowFirst && withNow ? now : '',
      told === null || leads ? '' : fitting(line(told.say, 'branch')),
      asking.nearest ?? '',
      numbered(steps.slice(0, isPreview ? previewSteps : asking.nearest ? mostSteps - 1 : steps.length)),
      ...(isPreview ? [] : [isNowFirst || !withNow ? '' : now, ...after]),
    ]
      .filter(Boolean)
      .join('\n\n');

  const own = told?.steps ?? [];
  const nearer = isPreview ? stepsNearTo(topic, asking, choice) : [];
  const usual = stepsFor(topic, choice, mostSteps - own.length).shown;
  const all = branched ?? [...new Set([...nearer, ...own, ...usual])];
  const atOnce = isHappening(message) ? all.filter((step) => !isForLater(step)) : all;
  const shown = atOnce.length < fewestSteps ? all : atOnce;
  const steps = branched ?? ownThingSteps(topic, child, [opening, ...shown, now].join(' '), shown);
  const whole = compose(steps, branched === null || isNowFirst);
  if (wordCount(whole) <= mostWords) return whole;
  const fewer = shortened(steps, 3, child);
  const text = compose(fewer, true);
  return wordCount(text) <= mostWords || isNowFirst ? text : compose(fewer, false);
}

/** At most two: what comes near, where it was read. */
function stepsNearTo(topic: Topic, { asked, message }: Asking, choice: Choice): string[] {
  const read = asked?.get(stepsKey(message));
  const near = stepsNear(stepsOf(topic), `${topic.id}near`, choice, (step) => read?.get(stepId(step)) ?? 0);
  return near.slice(0, previewSteps);
}

/** To a grown-up about their own life: what is written for them, and of the rest only when to get help. */
function answerForYourself(topic: Topic, { say, steps }: ForYourself, asking: Asking): string {
  const { id, help } = topic;
  const { child, message, before, isPreview = false } = asking;
  // It may speak of the children somebody has.
  const own = { ...child, isSelf: false };
  const line = (text: string) => fillStep(own, text, `${id}self`);
  const left = steps.map(({ text }) => line(text)).filter((text) => !before || !wasSaid(before, text));
  const isDecided = ['may-i', 'is-it'].includes(questionFormIn(message));
  const asked = isDecided ? (straightAnswer(topic, message) ?? '') : '';
  const straight = ofChild.test(asked) ? '' : asked;
  return [
    [straight, line(say), doctorLine(message, child)].filter(Boolean).join(' '),
    numbered(isPreview ? left.slice(0, previewSteps) : left),
    isPreview ? '' : fillStep(child, helpForYourself(help, message), `${id}help`),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** A line with a slot, or for those who care for somebody. */
const ofChild =
  /\{|\b(?:child\w*|kids?|parents?|famil\w+|carers?|teenagers?|son|daughter)\b|^(?:Say|Try|Tell|To|Give) /;

/** All that opens the page speaks of a child. */
const forGrownUps = (child: AskedChild, topic: Topic): string =>
  `My page on ${spokenTitle(child, topic)} is about children. This applies to adults too:`;

/** The carer has said already what the page would ask: then its steps for that come first, and it does not ask. */
function branchTold(topic: Topic, heard: string, choice: Choice): { say: string; steps: string[] } | null {
  const branch = hangsOnWords(topic, heard)
    ? undefined
    : branchFor(topic, heard.replace(refusing, 'refuses'));
  const steps = branch ? branchSteps(branch.steps, `${topic.id}branch`, choice).slice(0, 2) : [];
  return branch && steps.length === 2 ? { say: branch.say, steps } : null;
}

/** What the page says to the case that was told is nearer than what it says to all; any other form is answered first. */
const isOpenAsk = (message: string): boolean => ['how', 'telling'].includes(questionFormIn(message));
const withoutThen = (say: string): string =>
  say.replace(/^Then (\p{L}|\{\p{Ll})/u, (_, letter: string) => letter.toUpperCase());

/** "Won't wear his jumper" names the jumper, though it holds a no. */
const refusing =
  /\b(?:won['’]?t|will not|can['’]?t stand|cannot stand|do(?:es)?n['’]?t (?:like|want)|does not (?:like|want))\b/gi;

/** What hangs on a word ("they say leave by noon") brings the steps for it, where the page has three: the others may be wrong then. */
function stepsOnWords(topic: Topic, message: string, choice: Choice): string[] | null {
  const branch = hangsOnWords(topic, message)
    ? topic.branches?.find(({ when }) => when.test(message))
    : undefined;
  const steps = branch ? branchSteps(branch.steps, `${topic.id}branch`, choice) : [];
  return steps.length >= 3 ? steps : null;
}

/** Two questions in one message: a heading, the first sentence and the best steps for each. */
export function answerOnBoth(topics: readonly Topic[], asking: Asking, parts: readonly string[]): string {
  const { child, moment, before } = asking;
  return topics
    .map((topic, at) => {
      const message = parts[at] ?? asking.message;
      const line = (text: string, key: string) => fillStep(child, text, topic.id + key);
      const choice = {
        child,
        said: stemsSaid(message),
        ...(moment && { moment }),
        ...(before && { before }),
      };
      return [
        `### ${line(topic.label, 'label')}`,
        line(firstSentence(topic, message), 'opening'),
        numbered(stepsFor(topic, choice, 2).shown),
        line(topic.help, 'help'),
      ].join('\n\n');
    })
    .join('\n\n');
}
