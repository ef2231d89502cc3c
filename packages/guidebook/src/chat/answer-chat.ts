// The chat of the embedded assistant. Pure: the same ask and the same readings give the same reply. Crisis messages are
// caught before this. Right, or silent: what is not sure is asked, and asking is free.
import type { ChatAsk } from '@calmbridge/domain/assistant/assistant';
import { type Asking, answerOn, answerOnBoth } from './answer/answer.ts';
import { letterFor } from './answer/letters.ts';
import { doctorLine, healthAgain, isFlagged, refusalTo, toldOf } from './answer/refusals.ts';
import { roleLine } from './answer/role-line.ts';
import { stemsSaid } from './answer/steps.ts';
import { saidByCarer, unnamedIn } from './message/asker.ts';
import { childAskedAbout } from './message/child-asked-about.ts';
import { correctionIn } from './message/correction.ts';
import { beyondFollowUp, followUpIn } from './message/follow-up-kind.ts';
import { momentSaid } from './message/moment-said.ts';
import { questionFormIn } from './message/question-form.ts';
import { bodyOf, bodyWithBefore } from './message/texts-to-read.ts';
import { questionsIn } from './message/two-questions.ts';
import { furtherQuestion, narrowedBy, offeredBefore } from './offers/choosing.ts';
import { askKind, askWhich, type FreeReply, noMore, nothingNear, said, unknown } from './offers/unknown.ts';
import { branchFor } from './pages/branch.ts';
import type { Nearness } from './pages/line-nearness.ts';
import { type Before, pageRead, saidBefore } from './pages/page-before.ts';
import {
  likeliest,
  type Meant,
  meantBy,
  type PageReadings,
  rankedFor,
  topicOf,
} from './pages/page-reading.ts';
import { smallTalkIn } from './small-talk.ts';
import { followUpAnswer, listed, nearestLines } from './talk/follow-ups.ts';
import type { Topic } from './topic.ts';

/** `pages` are those the text was written from. */
export type ChatReply = { is: 'answer'; text: string; pages: readonly string[] } | FreeReply;

/** `near` says how near the lines of the page before come to the message; without it only plain cases go on. */
export function answerChat(ask: ChatAsk, readings: PageReadings, near: Nearness = new Map()): ChatReply {
  const message = ask.message.slice(0, 4000);
  const child = childAskedAbout(ask);
  const before: Before = { ...saidBefore(ask.turns), topic: pageRead(ask, readings) };
  const asking: Asking = {
    child,
    message,
    heard: before.topic ? message : saidByCarer({ ...ask, message }),
    carePlan: ask.carePlan,
    role: roleLine(ask),
    isFlagged: isFlagged(ask),
    moment: momentSaid(ask),
    before,
    near,
  };

  const refusal = refusalTo(message, child);
  if (refusal !== null) return said(refusal);
  const told = toldOf(message, child);
  if (told !== null && ask.page === undefined) return said(told);

  const again = healthAgain(ask, child);
  if (again !== null) return said(again);

  const further = furtherQuestion(ask, child, readings);
  if (further !== null) return further;
  const chosen = ask.page === undefined ? undefined : topicOf(ask.page);
  const form = questionFormIn(message);
  if (chosen && form === 'letter') return letterReply(ask, asking, { is: 'sure', topic: chosen, chance: 1 });
  if (chosen) return chosen === before.topic ? goOn(chosen, asking, []) : answered(chosen, asking);

  const meant = meantBy(bodyOf(message), readings, offeredBefore(ask, readings));
  const small = smallTalkIn(message, unnamedIn(ask));
  if (
    small &&
    (small.is !== 'thanks' || meant.is !== 'sure') &&
    !(small.is === 'off-topic' && meant.is === 'sure')
  )
    return free(said(small.text), asking);

  if (form === 'letter') return letterReply(ask, asking, meant);

  const correction = correctionIn(bodyOf(message));
  if (correction !== null && before.topic)
    return replyTo(meantBy(correction, readings, new Set([before.topic.id])), asking, readings);

  if (before.topic && goesOn(message, meant, before.topic, near))
    return goOn(
      before.topic,
      asking,
      likeliest([bodyWithBefore(ask), bodyOf(message)], readings, before.topic),
    );
  if (meant.is !== 'sure' && !before.topic) {
    const narrowed = narrowedBy(ask, readings);
    if (narrowed.is === 'sure') return answered(narrowed.topic, asking);
    if (followUpIn(message) !== null && stemsSaid(beyondFollowUp(message)).size === 0)
      return unknown(message, child, true);
    if (narrowed.is === 'again') return free(askKind(narrowed.ranked), asking);
    if (narrowed.is === 'unsure') return free(askWhich(narrowed.topics, child), asking);
  }
  return replyTo(meant, asking, readings);
}

/** A question back comes after when to see a doctor, where that should be said. */
function free(reply: FreeReply, { message, child }: Asking): FreeReply {
  const doctor = doctorLine(message, child);
  return doctor === '' ? reply : { ...reply, text: `${doctor}\n\n${reply.text}` };
}

/** The message has no sure page of its own that is another one. */
function goesOn(message: string, meant: Meant, before: Topic, near: Nearness): boolean {
  const isShort = message.trim().split(/\s+/).length <= shortWords;
  if (isShort && branchFor(before, message, near)) return true;
  if (followUpIn(message) !== null && stemsSaid(beyondFollowUp(message)).size === 0) return true;
  if (meant.is !== 'sure' || meant.topic === before) return true;
  if (before.near?.includes(meant.topic.id)) return true;
  return (isShort || questionFormIn(message) === 'telling') && meant.chance < plainChange;
}

const shortWords = 6;
/** What is short, or only told, seldom changes the page: it leans on what was said. */
const plainChange = 0.85;

/** What a doctor should see comes first. Where the page has no line on what was asked, that is said, for nothing. */
function goOn(topic: Topic, asking: Asking, others: readonly Topic[]): ChatReply {
  const { child, message, moment, before, near = new Map() } = asking;
  if (!moment || !before) return noMore(topic, child);
  const going = { child, moment, before, message, near, isFlagged: asking.isFlagged ?? false };
  const text = followUpAnswer(topic, going);
  const doctor = doctorLine(message, child);
  if (text !== null)
    return { is: 'answer', text: [doctor, text].filter(Boolean).join('\n\n'), pages: [topic.id] };
  if (doctor !== '') return said(doctor);
  return followUpIn(message) !== null && stemsSaid(beyondFollowUp(message)).size === 0
    ? noMore(topic, child)
    : nothingNear(message, { topic, others, lines: listed(nearestLines(topic, going)) }, child);
}

function replyTo(meant: Meant, asking: Asking, readings: PageReadings): ChatReply {
  const { child, message } = asking;
  if (meant.is === 'none')
    return (
      twoSure(asking, readings) ??
      free(unknown(message, child, false, rankedFor(bodyOf(message), readings)), asking)
    );
  if (meant.is === 'unsure') return twoSure(asking, readings) ?? free(askWhich(meant.topics, child), asking);
  return twoSure(asking, readings) ?? answered(meant.topic, asking);
}

const answered = (topic: Topic, asking: Asking): ChatReply => ({
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
function letterReply(ask: ChatAsk, asking: Asking, meant: Meant): ChatReply {
  const topic = meant.is === 'sure' ? meant.topic : (asking.before?.topic ?? null);
  const text = letterFor(ask.message, topic, asking.child, ask.profile !== null, asking.moment?.out);
  if (text !== null) return { is: 'answer', text, pages: topic ? [topic.id] : [] };
  return meant.is === 'unsure'
    ? askWhich(meant.topics, asking.child)
    : unknown(ask.message, asking.child, false);
}
