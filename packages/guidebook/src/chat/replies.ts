// The replies of the chat: an answer from one page or two, a letter, how a talk goes on, and what is asked back for nothing.
import type { ChatAsk } from '@calmbridge/domain/assistant/assistant';
import { type Asking, answerOnBoth } from './answer/answer.ts';
import { doctorLine } from './answer/refusals.ts';
import { stemsSaid } from './answer/steps.ts';
import { onlyForChildren } from './first/only-for-children.ts';
import { whichIsMeant } from './likely-page.ts';
import { beyondFollowUp, followUpIn } from './message/follow-up-kind.ts';
import { tellsGoodNews } from './message/good-news.ts';
import { isLeftOut, type LeftOut } from './message/left-out.ts';
import { partsAsked } from './message/parts-asked.ts';
import { questionFormIn } from './message/question-form.ts';
import { quotable } from './message/set-aside.ts';
import { bodyOf } from './message/texts-to-read.ts';
import { areAskedSideBySide, isShort, questionsIn } from './message/two-questions.ts';
import { nextQuestions } from './next/next-questions.ts';
import { type Choice, type FreeReply, noMore, said, stillOpen, unknown } from './offers/unknown.ts';
import { isAnsweredWhole } from './pages/how-sure.ts';
import {
  type Meant,
  meantBy,
  meantUnsurely,
  mostOffered,
  type PageReadings,
  type Ranked,
  rankedFor,
} from './pages/page-reading.ts';
import { saidAbove } from './talk/answered-parts.ts';
import { followUpAnswer } from './talk/follow-ups.ts';
import type { GoingOn } from './talk/going-on.ts';
import { fittingStep } from './talk/nearest/fitting-step.ts';
import { newMatter } from './talk/new-matter.ts';
import { nearestOwn } from './talk/own-question.ts';
import { partsLeft, pressedPart } from './talk/page-parts.ts';
import { sorryFor } from './talk/sorry.ts';
import { toldReply } from './talk/told.ts';
import type { Topic } from './topic.ts';
import { letterReply } from './writing/letter-reply.ts';
import { goingOn, ofThemself, writtenFrom } from './written-from.ts';

/** `pages` are those the text was written from, `next` what may be pressed under it. */
type Answered = { is: 'answer'; text: string; pages: readonly string[]; next: readonly Choice[] };
export type ChatReply = Answered | FreeReply;

/** The same with something said before it; where there is something to press, in what is shown above it. */
export const precededBy = (first: string, reply: ChatReply): ChatReply =>
  reply.is === 'asks' && reply.choices.length > 0
    ? { ...reply, preview: [first, reply.preview].filter(Boolean).join('\n\n') }
    : { ...reply, text: `${first}\n\n${reply.text}` };

/** When to see a doctor stands before a question back and before what a likely page says. */
export function free(reply: FreeReply, { message, child }: Asking): FreeReply {
  const doctor = doctorLine(message, child);
  const { preview } = reply;
  if (doctor === '') return reply;
  return preview === undefined
    ? { ...reply, text: `${doctor}\n\n${reply.text}` }
    : { ...reply, preview: `${doctor}\n\n${preview.replace(` ${doctor}`, '')}` };
}

/** What a doctor should see comes first. Where no line surely answers, that is said, for nothing. */
export function goOn(topic: Topic, asking: Asking, others: () => readonly Ranked[] = () => []): ChatReply {
  const { child, message, before } = asking;
  const going = goingOn(topic, asking);
  if (going === null || !before) return noMore(topic, child);
  const text = followUpAnswer(topic, going);
  const heard = heardAside(going);
  const doctor = doctorLine(message, child);
  const sorry = sorryFor(message, before);
  if (text !== null) return fromPage(topic, going, [sorry, doctor, heard, text].filter(Boolean).join('\n\n'));
  if (doctor !== '') return said(doctor);
  if (isFollowUpAlone(message) && !going.setAside) return noMore(topic, child);
  const above = saidAbove(topic, going);
  return open(topic, going, others(), [sorry, heard, above].filter(Boolean).join(' '));
}

const fromPage = (topic: Topic, going: GoingOn | null, text: string): Answered => ({
  is: 'answer',
  text,
  pages: [topic.id],
  next: going ? nextQuestions(topic, going, text) : [],
});

/** What does not go is named as the carer put it. */
function heardAside({ setAside }: GoingOn): string {
  const clause = setAside ? quotable(setAside.clause) : '';
  return clause === '' ? '' : `You said “${clause}”, so I’ve left that out.`;
}

/** Questions that the page knows and that come near to what is said, to press; none that speak of what is turned down. */
export function ownQuestionsLeft(topic: Topic, asking: Asking, out: LeftOut): Choice[] {
  const going = goingOn(topic, asking);
  return (going ? partsLeft(topic, going) : [])
    .filter(({ id, label }) => /#own-\d+$/.test(id) && !isLeftOut(label, out))
    .map(({ id, label }) => ({ id, label }));
}

/** What was pressed of a page. A sentence or two cost nothing: the page was paid for. */
export function replyOnPart(topic: Topic, part: string, asking: Asking): ChatReply {
  const going = goingOn(topic, asking);
  const text = going ? pressedPart(topic, part, going) : null;
  if (text === null || text === '') return noMore(topic, asking.child);
  const reply = fromPage(topic, going, text);
  return text.includes('**') ? reply : { ...said(text), next: reply.next };
}

/** Not sure: what the page still has and the likeliest other pages, to press. */
function open(topic: Topic, going: GoingOn, others: readonly Ranked[], sorry: string): FreeReply {
  const { message } = going;
  const isTold = !message.includes('?') && partsAsked(message).length === 0;
  const fresh = newMatter(topic, going);
  const isElsewhere = fresh.length > 0 || (!isTold && (others[0]?.chance ?? 0) >= likelier);
  const near = isTold || fresh.length > 0 ? '' : besideNo(topic, going);
  const parts = fresh.length > 0 ? [] : partsLeft(topic, going).filter(({ label }) => !near.includes(label));
  return stillOpen(
    message,
    {
      topic,
      parts: parts.slice(0, isElsewhere ? 2 : mostParts).map(({ id, label }) => ({ id, label })),
      others: (fresh.length > 0 ? fresh : others.slice(0, isElsewhere ? mostOffered : 2)).map(
        (one) => one.topic,
      ),
      isTold,
      isElsewhere,
      sorry,
      whoKnows: near === '' ? (going.whoKnows ?? '') : '',
      told: isTold ? toldReply(topic, going, sorry !== '', fresh.length === 0) : near,
    },
    going.child,
  );
}
const mostParts = 3;

/** From here on another page comes before what this one has left. */
const likelier = 0.5;

/** What comes near is shown beside the no: a question of the page with its answer, or a step where no yes or no is wanted. */
function besideNo(topic: Topic, going: GoingOn): string {
  const parts = partsAsked(going.message);
  const own = nearestOwn(topic, parts, going);
  if (own !== '') return `The closest I have is this: ${own}`;
  const isOpen = parts.every((part) => openForms.has(questionFormIn(part)));
  const step = isOpen ? fittingStep(topic, going) : '';
  return step === '' ? '' : `The closest I have is this: ${step}`;
}
const openForms: ReadonlySet<string> = new Set(['how', 'which', 'why', 'telling']);

export function replyTo(meant: Meant, asking: Asking, readings: PageReadings): ChatReply {
  const { child, message, before } = asking;
  if (meant.is !== 'sure' && before?.said === '' && leansBack(message)) return unknown(message, child, true);
  if (meant.is === 'none')
    return (
      twoSure(asking, readings) ??
      free(unknown(message, child, false, rankedFor(bodyOf(message), readings)), asking)
    );
  if (meant.is === 'unsure')
    return twoSure(asking, readings) ?? free(whichIsMeant(meant, asking, readings), asking);
  return twoSure(asking, readings) ?? answeredIfSure(meant, asking, readings);
}

/** In a talk that has no page yet, a page that is meant may still be only of the neighbourhood. */
function answeredIfSure(
  meant: Extract<Meant, { is: 'sure' }>,
  asking: Asking,
  readings: PageReadings,
): ChatReply {
  const { message, before } = asking;
  const unsure = meantUnsurely(bodyOf(message), readings);
  const isWhole = before?.topic || isAnsweredWhole(message, meant) || tellsGoodNews(message);
  return isWhole || unsure.likely !== meant.topic
    ? answered(meant.topic, asking)
    : free(whichIsMeant(unsure, asking, readings), asking);
}

export function answered(topic: Topic, asking: Asking): ChatReply {
  const elsewhere = onlyForChildren(topic, asking);
  if (elsewhere) return elsewhere;
  const own = ofThemself(topic, asking);
  return fromPage(topic, goingOn(topic, own), writtenFrom(topic, own));
}

/** Two parts of the message, each sure of a page of its own, and plainly two matters. */
function twoSure(asking: Asking, readings: PageReadings): ChatReply | null {
  const body = bodyOf(asking.message);
  const sure = questionsIn(body).flatMap((part) => {
    const meant = meantBy(part, readings);
    return meant.is === 'sure' ? [{ ...meant, part }] : [];
  });
  const [first] = sure;
  const second = sure.find(
    ({ topic }) =>
      first &&
      topic !== first.topic &&
      !first.topic.near?.includes(topic.id) &&
      !topic.near?.includes(first.topic.id),
  );
  if (!first || !second || !areTwoMatters(body, first, second, readings)) return null;
  const topics = [first.topic, second.topic];
  return {
    is: 'answer',
    text: answerOnBoth(topics, asking, [first.part, second.part]),
    pages: topics.map(({ id }) => id),
    next: [],
  };
}

type SurePart = { part: string; topic: Topic; chance: number };

/** By their parts alone 28 of 2,100 messages were taken for two, and 3 of them were: the others told one thing at length. */
function areTwoMatters(body: string, first: SurePart, second: SurePart, readings: PageReadings): boolean {
  const both = [first, second];
  const inWhole = new Map(rankedFor(body, readings).map(({ topic, chance }) => [topic, chance]));
  return (
    both.every(({ topic }) => (inWhole.get(topic) ?? 0) >= likelyBoth) ||
    (isShort(body) && both.every(({ chance }) => chance >= plainMatter)) ||
    areAskedSideBySide(body, [first.part, second.part])
  );
}

/** From here on a page is one that a whole message speaks of. */
const likelyBoth = 0.5;
/** A sentence that is so surely about a page is about it wherever it stands. */
const plainMatter = 0.97;

/** Null where nothing is wanted in writing. The page is one that was pressed, or that the talk is on. */
export function writtenReply(ask: ChatAsk, asking: Asking, pressed: Topic | null = null): ChatReply | null {
  const reply = letterReply(ask, pressed ?? asking.before?.topic ?? null, asking.child, pressed !== null);
  if (reply?.is !== 'written') return reply;
  return { is: 'answer', text: reply.text, pages: reply.page === null ? [] : [reply.page], next: [] };
}

/** "And at his nan's?", "ok but what if he rips it up", at the beginning of a talk. */
const leansBack = (message: string): boolean =>
  isFollowUpAlone(message) ||
  /^\W*(?:(?:we )?(?:tried|did) that|already tried)\b/i.test(message) ||
  (/^\W*(?:and|ok but|but|what if (?:he|she|they) \w+ it)\b/i.test(message) && isShortAside(message));
const isShortAside = (message: string): boolean => message.trim().split(/\s+/).length <= 9;

/** "It did not work", "why?": nothing is said beside that. */
export const isFollowUpAlone = (message: string): boolean =>
  followUpIn(message) !== null && stemsSaid(beyondFollowUp(message)).size === 0;
