// The answer to one question of a later turn, where both are sure: what kind of question it is, and that a line of ours is about
// the same thing. Null where one of them is not: then the carer is asked.
import { asides } from '#generated/asides';
import { stemsOf } from '#library/match';
import { branchSteps, fillStep } from '../answer/steps.ts';
import { generalChoice } from '../first/general-choice.ts';
import { withoutLeftOut } from '../message/left-out.ts';
import { isNextKind } from '../message/next-kind.ts';
import { ownIdeaIn } from '../message/own-idea.ts';
import { isAskedAnew } from '../message/parts-asked.ts';
import { asksIfNormal, questionFormIn } from '../message/question-form.ts';
import { bodyOf } from '../message/texts-to-read.ts';
import { branchFor } from '../pages/branch.ts';
import { subjectOf } from '../pages/own-words.ts';
import { wasSaid } from '../pages/page-before.ts';
import { type NextKind, nextKinds, type Topic } from '../topic.ts';
import { type Aside, isAsideFree } from './aside.ts';
import { choiceOf, type GoingOn } from './going-on.ts';
import { ideaAnswer } from './idea/idea.ts';
import { inTheMoment } from './in-the-moment.ts';
import { nearestLine } from './nearest/nearest-line.ts';
import { ownAnswer } from './own-question.ts';
import { ownWordAnswer } from './own-word.ts';
import { sharesWords, strangersIn, tellingIn } from './page-words.ts';
import { asksForWords, wordsToSay } from './words-to-say.ts';

/** `isAbove`: what answers it was said already in this talk. */
export type PartAnswer = { part: string; say: string; steps: readonly string[]; isAbove?: true };

export function answerPart(topic: Topic, part: string, going: GoingOn): PartAnswer | null {
  const own = ownAnswer(topic, part, going) ?? ownWordAnswer(topic, part, going);
  if (own) return own;
  const asked = about(part, going);
  const byWords = topic.first?.find(({ when }) => when.test(asked))?.say;
  const isFitting = !/^(?:Yes|No)\b/.test(byWords ?? '') || ['may-i', 'is-it'].includes(questionFormIn(part));
  const say = byWords === undefined || !isFitting ? '' : fresh(topic, byWords, going);
  if (say !== '') return { part, say, steps: [] };
  return (
    // When to see a doctor is said by the page itself, and so is what to say.
    (isNextKind('worse', part) || isNextKind('say', part) ? ofKind(topic, part, going) : null) ??
    branched(topic, part, going) ??
    besides(part, going) ??
    ofKind(topic, part, going) ??
    byForm(topic, part, going) ??
    onManyPages(topic, part, going) ??
    ideaAnswer(topic, part, going) ??
    inTheMoment(topic, part, going) ??
    nearestLine(topic, part, going)
  );
}

/** Filled, and empty where it was said already or what was ruled out is all it speaks of. */
function fresh(topic: Topic, text: string, { child, moment, before }: GoingOn): string {
  const filled = fillStep(child, text, topic.id);
  if (wasSaid(before, filled)) return '';
  const fitting = withoutLeftOut(filled, moment.out);
  return filled.startsWith(fitting.slice(0, 20)) ? fitting : '';
}

/** Whom to call is never shortened by what was ruled out. */
const whole = (topic: Topic, text: string, { child, before }: GoingOn): string => {
  const filled = fillStep(child, text, topic.id);
  return wasSaid(before, filled) ? '' : filled;
};

/** The question names one of the page's own cases, and nothing the page does not know: "what about the bits down his neck". */
function branched(topic: Topic, part: string, going: GoingOn): PartAnswer | null {
  const branch = yesOrNo.has(questionFormIn(part)) ? undefined : branchFor(topic, part);
  if (!branch || nextKinds.some((kind) => isNextKind(kind, part)) || strangersIn(part, topic).length > 0)
    return null;
  const steps = branchSteps(branch.steps, `${topic.id}branch`, choiceOf(going));
  return steps.length < 2 ? null : { part, say: fresh(topic, branch.say, going), steps };
}

/** Steps are no answer to these. */
const yesOrNo: ReadonlySet<string> = new Set(['may-i', 'is-it', 'when']);

/** What holds on every page, where the question comes near to it and so does the message as a whole. */
function besides(part: string, going: GoingOn): PartAnswer | null {
  const [best] = asides
    .map((aside) => ({ aside, score: asideScore(aside, part, going) }))
    .toSorted((a, b) => b.score - a.score);
  if (!best || best.score < nearAsked) return null;
  return asideAnswer(best.aside, part, going) ?? { part, say: '', steps: [], isAbove: true };
}

/** Zero where it is not sure. */
function asideScore({ id, says, isForStaff }: Aside, part: string, going: GoingOn): number {
  const { asked, message, moment } = going;
  if (isForStaff && !moment.tags.has('staff')) return 0;
  const near = asked?.get(part)?.get(id);
  const isShort = message.split(/\s+/).length <= shortMessage;
  const isSaid = says.some((one) => one.test(part) || (isShort && one.test(message)));
  if (near === undefined) return isSaid ? saidPlainly : 0;
  // What is asked in just these words is asked, whatever else the message tells.
  if (isSaid && near >= nearAskedInFew) return near;
  const around = asked?.get(bodyOf(message))?.get(id) ?? near;
  if (around < nearAround) return 0;
  const opening = Math.max(0, ...says.map((one) => openingOf(one, part)));
  if (opening > 0 && isShort) return saidPlainly + Math.min(opening, 100) / 1000;
  if (isSaid && Math.max(near, around) >= nearAndSaid) return Math.max(saidPlainly, near);
  return near >= nearAside ? near : 0;
}

/** How much of the question stands in the pattern, where the question begins with it. */
const openingOf = (pattern: RegExp, part: string): number => {
  const found = pattern.exec(part);
  return found?.index === 0 ? found[0].length : 0;
};

/** Chosen by reading talks: below these every second answer was beside the point. */
const nearAsked = 0.8;
const nearAskedInFew = 0.85;
/** Of what strangers asked next, three in five that came nearer than 0.8 to what holds on every page were about something else. */
const nearAside = 0.88;
/** In a long message the words of an aside stand somewhere by chance. */
const shortMessage = 30;
const nearAndSaid = 0.6;
const saidPlainly = 0.85;
/** "How do I say sorry" may sound like one of ours; after "she thinks we lied to her" it is not. */
const nearAround = 0.5;

export function asideAnswer(aside: Aside, part: string, going: GoingOn): PartAnswer | null {
  if (!isAsideFree(aside, going.before, going.isFlagged)) return null;
  const steps = branchSteps(aside.steps, `${aside.id}aside`, choiceOf(going));
  return { part, say: fillStep(going.child, aside.say, aside.id), steps: steps.slice(0, mostSteps) };
}
const mostSteps = 3;

/** One of the kinds that each page answers, where the question names nothing that neither page nor talk knows. */
function ofKind(topic: Topic, part: string, going: GoingOn): PartAnswer | null {
  const kind = kindOf(part, going);
  if (kind === null || asksMore(kind, part)) return null;
  // Whom to tell is named beside the question; what else stands there is what they are to be told.
  const asked = kind === 'say' ? part : about(part, going);
  if (strangersIn(asked, topic, going.told).length > mostStrangers) return null;
  if (kind === 'say' && wordsToSay(topic, part, going) === '') return null;
  const say = sayOfKind(topic, kind, part, going);
  // To who asks for themself a line that speaks of a child was never said.
  if (say === '' && going.child.isSelf) return null;
  return say === '' ? { part, say, steps: [], isAbove: true } : { part, say, steps: [] };
}

/** "If he says no, which one do I fight for" asks about the fight, and "is it weird if I buy them" about the carer. */
export function asksMore(kind: NextKind, part: string): boolean {
  if (kind === 'normal') return /\bi(?:'m| am)?\b/i.test(part);
  const rest = kind === 'refuses' ? (/\bif [^,?]+,\s*(.+)$/i.exec(part)?.[1] ?? '') : '';
  return rest !== '' && isAskedAnew(rest);
}

/** The worst first: who asks when to call an ambulance does not ask how long it takes. */
const kindOf = (part: string, { asked }: GoingOn): NextKind | null => {
  const said = worstFirst.find((kind) => isNextKind(kind, part));
  if (said !== undefined) return said;
  const near = asked?.get(part);
  const [found = null] = worstFirst.filter((kind) => (near?.get(kind) ?? 0) >= nearAskedInFew);
  // Words are given to who asks for words.
  return found === 'say' && !asksForWords(part) ? null : found;
};
const worstFirst: readonly NextKind[] = ['worse', 'say', 'how-long', 'normal', 'refuses'];
const mostStrangers = 1;

/** "Is that okay?" asks about what was told just before it. */
const about = (part: string, { message }: GoingOn): string =>
  part.split(/\s+/).length <= pointing && /\b(?:that|this|it|those|these|them)\b/i.test(part)
    ? message
    : part;
const pointing = 7;

function sayOfKind(topic: Topic, kind: NextKind, part: string, going: GoingOn): string {
  if (kind === 'say') return fresh(topic, wordsToSay(topic, part, going), going);
  if (kind === 'refuses') return fresh(topic, topic.next[kind], going);
  const line = (one: NextKind, text: (topic: Topic, text: string, going: GoingOn) => string): string => {
    const say = text(topic, topic.next[reassures(one, going) ? 'worse' : one], going);
    return asksIfNormal(part) ? say : withoutYes(say);
  };
  const isBoth = kind === 'worse' && isWorry.test(part) && !going.isFlagged;
  const common = isBoth ? line('normal', whole) : '';
  return common === '' ? line(kind, whole) : `${common} ${line('worse', again)}`;
}

/**
 * Who asks whether to worry wants to hear both: what is common, and what is not. Nobody is reassured without what a doctor should see, also
 * where that was said before.
 */
const isWorry = /\b(?:worr\w+|concerned)\b/i;
const again = (topic: Topic, text: string, { child }: GoingOn): string => fillStep(child, text, topic.id);

/** The page's yes is to "is it normal"; to "is five too late" it would be the wrong one. */
const withoutYes = (line: string): string =>
  line.replace(/^(?:Yes|No)[,;:.] +(.)/, (_, letter: string) => letter.toUpperCase());

/** Nobody is told that it is normal where something was told that a doctor should see. */
const reassures = (kind: NextKind, { isFlagged }: GoingOn): boolean =>
  kind === 'normal' && isFlagged === true;

/** The page's own sentence for such a question, where both speak of the same thing and of nothing else. */
function byForm(topic: Topic, part: string, going: GoingOn): PartAnswer | null {
  const form = questionFormIn(part);
  const line = form === 'why' ? (topic.firstBy?.why ?? topic.why) : topic.firstBy?.[form];
  if (line === undefined || !straight.has(form)) return null;
  if (form === 'what-say' && wordsToSay(topic, part, going) === '') return null;
  // "Would a snack box be alright?" is an idea, and has an answer of its own.
  if (/^(?:would|is|are) /i.test(part) && ownIdeaIn(part, going.message) !== null) return null;
  if (!sharesMore(topic, part, line) || strangersIn(about(part, going), topic).length > 0) return null;
  const say = fresh(topic, line, going);
  return say === ''
    ? { part, say: fillStep(going.child, line, topic.id), steps: [], isAbove: true }
    : { part, say, steps: [] };
}
/** Whether to insist, which of two causes or people: the same on many pages. */
function onManyPages(topic: Topic, part: string, going: GoingOn): PartAnswer | null {
  const general = generalChoice(topic, part);
  const say = general === null ? '' : fresh(topic, general, going);
  return say === '' ? null : { part, say, steps: [] };
}

/** What the page is about stands in every line of it: leave is asked for something more. */
const sharesMore = (topic: Topic, part: string, line: string): boolean => {
  if (questionFormIn(part) !== 'may-i') return sharesWords(part, line);
  const subject = subjectOf(topic);
  const said = new Set(tellingIn(part).filter((one) => !subject.has(one)));
  return stemsOf(line).some((one) => said.has(one)) || (said.size === 0 && sharesWords(part, line));
};
const straight: ReadonlySet<string> = new Set(['may-i', 'why', 'when', 'which', 'what-say']);
