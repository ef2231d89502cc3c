// Messages that go on with the page before: an answer to its question, "it did not work", "why?", or questions of their own. A
// follow-up goes deeper: it shows no step and no sentence a second time. What is not sure is null, and is asked.

import { stemsOf } from '#library/match';
import { numbered } from '../answer/numbered.ts';
import { branchSteps, fillStep, freshSteps, leadOf, stemsSaid, stepsFor } from '../answer/steps.ts';
import type { AskedChild } from '../message/child-asked-about.ts';
import { deniedIn } from '../message/denied.ts';
import { beyondFollowUp, type FollowUp, followUpIn } from '../message/follow-up-kind.ts';
import { isLeftOut, withoutLeftOut } from '../message/left-out.ts';
import { isAskedAnew, partsAsked } from '../message/parts-asked.ts';
import { bodyOf } from '../message/texts-to-read.ts';
import { sentencesTold } from '../pages/asked-nearness.ts';
import { subjectOf } from '../pages/own-words.ts';
import { wasSaid } from '../pages/page-before.ts';
import { isStepRefused, othersRefuse } from '../pages/step-refused.ts';
import type { Branch, NextKind, OwnQuestion, Topic } from '../topic.ts';
import { asideAnswer, asksMore } from './answer-part.ts';
import { answeredParts } from './answered-parts.ts';
import { asideFor } from './aside.ts';
import { branchSaid } from './branch-said.ts';
import { choiceOf, type GoingOn } from './going-on.ts';
import { generalSteps, openingBy, questionBy, triedQuestion } from './leaning-texts.ts';
import { isSureAtFirst, ownAnswer } from './own-question.ts';
import { strangersIn, tellingIn } from './page-words.ts';

/** Null where it is not sure what is asked, or whether the page answers it. */
export function followUpAnswer(topic: Topic, going: GoingOn): string | null {
  const kind = leaningOf(topic, going);
  if (kind === 'shorter') return shorter(topic, going.child);
  const told = branchTold(topic, going);
  const own = toldOwn(topic, going);
  const parts = answeredParts(topic, going, told !== null || own !== null);
  const isTwice = own !== null && (parts?.includes(own) === true || saysSame(own, told));
  const all = [told, isTwice ? null : own, parts].filter((text) => text !== null && text !== '');
  if (all.length > 0) return all.join('\n\n');
  if (kind !== null) return leaningAnswer(topic, going, kind);
  return asksSubject(topic, going) ? leaningAnswer(topic, going, 'more') : toldAside(going);
}

/** "What can I do about the combing?" on the page of combing: whatever it has left. */
const asksSubject = (topic: Topic, { message }: GoingOn): boolean => {
  const parts = partsAsked(message).filter(isAskedAnew);
  const subject = subjectOf(topic);
  return parts.length > 0 && parts.every((part) => whatAbout.test(part) && isOf(part, subject));
};
const whatAbout =
  /\b(?:what (?:can|could|do|should) (?:i|we) do|how (?:do|can|should) (?:i|we) (?:handle|deal with|help with)|what helps)\b/i;
const isOf = (part: string, subject: ReadonlySet<string>): boolean => {
  const named = tellingIn(part);
  return named.length > 0 && named.every((one) => subject.has(one));
};

/** Much of it stands in the other one. */
function saysSame(text: string, other: string | null): boolean {
  const known = new Set(stemsOf(other ?? ''));
  const stems = [...new Set(stemsOf(text))].filter((one) => one.length > 3);
  return stems.filter((one) => known.has(one)).length >= stems.length * mostlySame;
}
const mostlySame = 0.3;

/** The carer answers what the page asked. */
function branchTold(topic: Topic, going: GoingOn): string | null {
  // What begins with a question of its own is no answer.
  const [first = ''] = partsAsked(going.message);
  if (first !== '' && going.message.replaceAll('’', "'").indexOf(first) <= leadIn) return null;
  const branch = branchSaid(topic, going);
  return branch ? branchText(topic, branch, going) : null;
}

/** Null where hardly anything of it is new. */
export function branchText(topic: Topic, branch: Branch, going: GoingOn): string | null {
  const steps = branchSteps(branch.steps, `${topic.id}branch`, choiceOf(going)).slice(0, 3);
  if (steps.length < 2) return null;
  const say = withoutLeftOut(fillStep(going.child, branch.say, topic.id), going.moment.out);
  return [wasSaid(going.before, say) ? '' : say, numbered(steps)].filter(Boolean).join('\n\n');
}

/** What is only told may be what the page is asked next: "school says she must wear a coat". */
function toldOwn(topic: Topic, going: GoingOn): string | null {
  const isAsked = partsAsked(going.message).some(isAskedAnew);
  const told = sentencesTold(going.message).filter(
    (sentence) => partsAsked(sentence).length === 0 && !isNotSo.test(sentence),
  );
  const turned = new Set([...going.moment.tried, ...(deniedIn(going.message)?.things ?? [])]);
  const fits = (own: OwnQuestion) =>
    (going.setAside ? isOfRefusing(own) : isTold(own)) && !speaksOf(own, turned);
  // What is only told is seldom what another page is asked.
  const found = [...told, ...(isAsked ? [] : [bodyOf(going.message)])]
    .map(
      (sentence) =>
        ownAnswer(topic, sentence, { ...going, beside: [] }, fits) ??
        ownAnswer(topic, sentence, going, fits, isSureAtFirst),
    )
    .find((one) => one !== null && !one.isAbove);
  return found?.say ?? null;
}

const speaksOf = ({ asked, say }: OwnQuestion, stems: ReadonlySet<string>): boolean =>
  stemsOf([...asked, say].join(' ')).some((one) => stems.has(one));

/** "He's not waking at 3" is near to what is for waking, and says the opposite. */
const isNotSo =
  /\b(?:he|she|they|it|that)(?:['’]?s|['’]re| is| are)(?: not|n['’]t) (?:really )?(?:\w+ing|about)\b/i;

/** A yes or no is no answer to what is only told. */
const isTold = ({ say }: OwnQuestion): boolean => !/^(?:Yes|No|Both|Neither|Better|It depends)\b/.test(say);

/** What does not go is answered by what is for that, not by what speaks of the thing. */
const isOfRefusing = ({ asked }: OwnQuestion): boolean => asked.some((one) => refusing.test(one));
const refusing =
  /\b(?:won'?t|hates?|refuses?|throws?|tears?|can'?t|pulls?|takes?|push\w*|didn'?t work|doesn'?t work|in one go|squash\w*|lock)\b/i;

/** What is only told may be one of those things that come up on every page: "she is too big to carry". */
function toldAside(going: GoingOn): string | null {
  const { message, before, asked, isFlagged } = going;
  if (partsAsked(message).some(isAskedAnew)) return null;
  const aside = asideFor(message, before, isFlagged);
  const texts = [bodyOf(message), ...sentencesTold(message)];
  const heard = texts.flatMap((text) => asked?.get(text)?.get(aside?.id ?? '') ?? []);
  const near = heard.length > 0 ? Math.max(...heard) : 1;
  const found = aside && near >= nearTold ? asideAnswer(aside, message, going) : null;
  return found ? [found.say, listed(found.steps)].join('\n\n') : null;
}
const nearTold = 0.6;

/** "It did not work", "what else?", "why?": what is left of the page, and the page's own words to it. */
export function leaningAnswer(topic: Topic, going: GoingOn, kind: FollowUp): string | null {
  const { child, moment, before } = going;
  const line = (text: string) => fillStep(child, text, topic.id + kind);
  const fitting = (text: string) => withoutLeftOut(line(text), moment.out);
  const isNew = (text: string) => text !== '' && !wasSaid(before, text);
  const steps = stepsAfter(topic, going, kind).slice(0, 4);
  const straight = kind === 'why' ? fitting(topic.why) : '';
  if (steps.length === 0 && !isNew(straight)) return null;
  const opening = [pageSays(topic, kind), openingBy[kind]].map(fitting).find(isNew);
  const closing = [topic.now ?? '', topic.help].map(line).filter(isNew);
  // What was told is not asked again.
  const isBare = !going.setAside && going.message.split(/\s+/).length <= bareWords;
  const question = isBare ? [questionBy[kind], ...triedQuestion(kind)].map(line).find(isNew) : undefined;
  return [isNew(straight) ? straight : '', opening, listed(steps), ...closing.slice(-1), question]
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

function stepsAfter(topic: Topic, going: GoingOn, kind: FollowUp): string[] {
  const { child, before, moment } = going;
  const general = generalSteps[kind]
    .map((text) => fillStep(child, text, topic.id + kind))
    .filter((step) => !wasSaid(before, step) && !isLeftOut(step, moment.out));
  const fresh = freshSteps(topic, choiceOf(going));
  return kind === 'failed' ? [...fresh, ...general] : [...general, ...fresh];
}

/** How a message leans, where it says hardly more than that: "at school" in a long question is no "and at school?". */
function leaningOf(topic: Topic, { message, told, before, child, setAside }: GoingOn): FollowUp | null {
  const leaning = followUpIn(message);
  const isOpen = leaning === null || (setAside && (leaning === 'more' || leaning === 'refuses'));
  const kind = isOpen && (setAside || isStepRefused(message, before, child)) ? 'failed' : leaning;
  if (kind === null || kind === 'shorter') return kind;
  if ((kind === 'refuses' || kind === 'failed') && othersRefuse(message, child)) return null;
  if (kind === 'school' && !bareSchool.test(message)) return null;
  if (kind === 'refuses' && partsAsked(message).some((part) => asksMore('refuses', part))) return null;
  if (partsAsked(message).some((part) => isAskedAnew(part) && followUpIn(part) === null)) return null;
  const beyond = beyondFollowUp(message);
  if (kind === 'failed' || kind === 'worked') return kind;
  return stemsSaid(beyond).size <= mostBeyond && strangersIn(beyond, topic, told).length === 0 ? kind : null;
}

const mostBeyond = 2;
/** "So ", "and then " before a question. */
const leadIn = 10;
const bareWords = 8;
/** "What about at school?" */
const bareSchool =
  /^\W*(?:(?:and|but|ok|so|what|how) )*(?:about )?(?:at|in|for|from) (?:the |his |her |their )?(?:school|nursery|class|kindergarten|college)\W*$/i;

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
