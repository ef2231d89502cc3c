// The replies of the chat: an answer from one page or two, a letter, how a talk goes on, and what is asked back for nothing.
import type { ChatAsk } from '@calmbridge/domain/assistant/assistant';
import { type Asking, answerOn, answerOnBoth } from './answer/answer.ts';
import { letterFor } from './answer/letters.ts';
import { doctorLine } from './answer/refusals.ts';
import { stemsSaid } from './answer/steps.ts';
import { beyondFollowUp, followUpIn } from './message/follow-up-kind.ts';
import { bodyOf } from './message/texts-to-read.ts';
import { questionsIn } from './message/two-questions.ts';
import { askWhich, type FreeReply, noMore, nothingNear, said, unknown } from './offers/unknown.ts';
import { type Meant, meantBy, type PageReadings, rankedFor } from './pages/page-reading.ts';
import { followUpAnswer, listed, nearestLines } from './talk/follow-ups.ts';
import type { Topic } from './topic.ts';

/** `pages` are those the text was written from. */
export type ChatReply = { is: 'answer'; text: string; pages: readonly string[] } | FreeReply;

/** A question back comes after when to see a doctor, where that should be said. */
export function free(reply: FreeReply, { message, child }: Asking): FreeReply {
  const doctor = doctorLine(message, child);
  return doctor === '' ? reply : { ...reply, text: `${doctor}\n\n${reply.text}` };
}

/** What a doctor should see comes first. Where the page has no line on what was asked, that is said, for nothing. */
export function goOn(topic: Topic, asking: Asking, others: readonly Topic[]): ChatReply {
  const { child, message, moment, before, near = new Map() } = asking;
  if (!moment || !before) return noMore(topic, child);
  const going = { child, moment, before, message, near, isFlagged: asking.isFlagged ?? false };
  const text = followUpAnswer(topic, going);
  const doctor = doctorLine(message, child);
  if (text !== null)
    return { is: 'answer', text: [doctor, text].filter(Boolean).join('\n\n'), pages: [topic.id] };
  if (doctor !== '') return said(doctor);
  return isFollowUpAlone(message)
    ? noMore(topic, child)
    : nothingNear(message, { topic, others, lines: listed(nearestLines(topic, going)) }, child);
}

export function replyTo(meant: Meant, asking: Asking, readings: PageReadings): ChatReply {
  const { child, message } = asking;
  if (meant.is === 'none')
    return (
      twoSure(asking, readings) ??
      free(unknown(message, child, false, rankedFor(bodyOf(message), readings)), asking)
    );
  if (meant.is === 'unsure') return twoSure(asking, readings) ?? free(askWhich(meant.topics, child), asking);
  return twoSure(asking, readings) ?? answered(meant.topic, asking);
}

export const answered = (topic: Topic, asking: Asking): ChatReply => ({
  is: 'answer',
  text: answerOn(topic, asking),
  pages: [topic.id],
});

/** Two parts of the message, each sure of a page of its own. */
function twoSure(asking: Asking, readings: PageReadings): ChatReply | null {
  const sure = questionsIn(bodyOf(asking.message)).flatMap((part) => {
    const meant = meantBy(part, readings);
    return meant.is === 'sure' ? [{ part, topic: meant.topic }] : [];
  });
  const [first] = sure;
  const second = sure.find(
    ({ topic }) =>
      first &&
      topic !== first.topic &&
      !first.topic.near?.includes(topic.id) &&
      !topic.near?.includes(first.topic.id),
  );
  if (!first || !second) return null;
  const both = [first, second];
  const topics = both.map(({ topic }) => topic);
  return {
    is: 'answer',
    text: answerOnBoth(
      topics,
      asking,
      both.map(({ part }) => part),
    ),
    pages: topics.map(({ id }) => id),
  };
}

/** From a sure page, the one the talk is on, or the carer's own wish; what is none of these is asked. */
export function letterReply(ask: ChatAsk, asking: Asking, meant: Meant): ChatReply {
  const topic = meant.is === 'sure' ? meant.topic : (asking.before?.topic ?? null);
  const text = letterFor(ask.message, topic, asking.child, ask.profile !== null, asking.moment?.out);
  if (text !== null) return { is: 'answer', text, pages: topic ? [topic.id] : [] };
  return meant.is === 'unsure'
    ? askWhich(meant.topics, asking.child)
    : unknown(ask.message, asking.child, false);
}

/** "It did not work", "why?": nothing is said beside that. */
export const isFollowUpAlone = (message: string): boolean =>
  followUpIn(message) !== null && stemsSaid(beyondFollowUp(message)).size === 0;
