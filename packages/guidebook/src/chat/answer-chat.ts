// The chat of the embedded assistant. Pure: the same ask and the same readings give the same reply. Crisis messages are
// caught before this. Right, or silent: what is not sure is asked, and asking is free.
import type { ChatAsk } from '@calmbridge/domain/assistant/assistant';
import { type Asking, answerOn, answerOnBoth } from './answer.ts';
import { unnamedIn } from './asker.ts';
import { childAskedAbout } from './child-asked-about.ts';
import { correctionIn } from './correction.ts';
import { beyondFollowUp, followUpIn } from './follow-up-kind.ts';
import { branchFor, followUpAnswer } from './follow-ups.ts';
import { letterFor } from './letters.ts';
import { momentSaid } from './moment-said.ts';
import { type Before, saidBefore } from './page-before.ts';
import { type Meant, meantBy, type PageReadings, topicOf } from './page-reading.ts';
import { questionFormIn } from './question-form.ts';
import { doctorLine, refusalTo, toldOf } from './refusals.ts';
import { smallTalkIn } from './small-talk.ts';
import { stemsSaid } from './steps.ts';
import { bodyOf, bodyWithBefore } from './texts-to-read.ts';
import type { Topic } from './topic.ts';
import { questionsIn } from './two-questions.ts';
import { askOtherwise, askWhich, elseChoice, type FreeReply, noMore, said, unknown } from './unknown.ts';

/** `pages` are those the text was written from. */
export type ChatReply = { is: 'answer'; text: string; pages: readonly string[] } | FreeReply;

export function answerChat(ask: ChatAsk, readings: PageReadings): ChatReply {
  const message = ask.message.slice(0, 4000);
  const child = childAskedAbout(ask);
  const before = withPageRead(saidBefore(ask.turns), ask, readings);
  const asking: Asking = { child, message, carePlan: ask.carePlan, moment: momentSaid(ask), before };

  const refusal = refusalTo(message, child);
  if (refusal !== null) return said(refusal);
  const told = toldOf(message, child);
  if (told !== null && ask.page === undefined) return said(told);

  if (ask.page === elseChoice.id) return askOtherwise(child);
  const chosen = ask.page === undefined ? undefined : topicOf(ask.page);
  if (chosen) return answered(chosen, asking);

  const meant = meantBy(bodyOf(message), readings);
  const small = smallTalkIn(message, unnamedIn(ask));
  if (
    small &&
    (small.is !== 'thanks' || meant.is !== 'sure') &&
    !(small.is === 'off-topic' && meant.is === 'sure')
  )
    return said(small.text);

  if (questionFormIn(message) === 'letter') return letterReply(ask, asking, meant, before);

  const correction = correctionIn(bodyOf(message));
  if (correction !== null && before.topic)
    return replyTo(meantBy(correction, readings, new Set([before.topic.id])), asking, readings);

  if (before.topic && goesOn(message, meant, before.topic)) return goOn(before.topic, asking, before);
  if (meant.is !== 'sure' && !before.topic) {
    const both = bodyWithBefore(ask);
    const together: Meant = both === null ? { is: 'none' } : meantBy(both, readings);
    if (together.is === 'sure') return answered(together.topic, asking);
    if (followUpIn(message) !== null && stemsSaid(beyondFollowUp(message)).size === 0)
      return unknown(message, child, true);
  }
  if (meant.is === 'unsure' && isMerelyTold(message, meant))
    return free(unknown(message, child, false), asking);
  return replyTo(meant, asking, readings);
}

/** An answer that was not written from a page of ours is taken to be about what was plainly asked. */
function withPageRead(before: Before, { turns }: ChatAsk, readings: PageReadings): Before {
  if (before.topic || !before.hasAnswered) return before;
  for (const { role, content } of turns.toReversed()) {
    const meant = role === 'user' ? meantBy(bodyOf(content), readings) : null;
    if (meant?.is === 'sure') return { ...before, topic: meant.topic };
  }
  return before;
}

/** A question back comes after when to see a doctor, where that should be said. */
function free(reply: FreeReply, { message, child }: Asking): FreeReply {
  const doctor = doctorLine(message, child);
  return doctor === '' ? reply : { ...reply, text: `${doctor}\n\n${reply.text}` };
}

/** The message has no sure page of its own that is another one. */
function goesOn(message: string, meant: Meant, before: Topic): boolean {
  const isShort = message.trim().split(/\s+/).length <= shortWords;
  if (isShort && branchFor(before, message)) return true;
  if (followUpIn(message) !== null && stemsSaid(beyondFollowUp(message)).size === 0) return true;
  if (meant.is === 'sure') return meant.topic === before || (before.near?.includes(meant.topic.id) ?? false);
  if (followUpIn(message) !== null || branchFor(before, message)) return true;
  // A long message with a question of its own may be about anything: it is asked, not guessed.
  return !(message.includes('?') && meant.is === 'unsure' && !isShort);
}

const shortWords = 6;

function goOn(topic: Topic, { child, message, moment }: Asking, before: Before): ChatReply {
  const text = moment ? followUpAnswer(topic, { child, moment, before, message }) : null;
  return text === null ? noMore(topic, child) : { is: 'answer', text, pages: [topic.id] };
}

function replyTo(meant: Meant, asking: Asking, readings: PageReadings): ChatReply {
  const { child, message } = asking;
  if (meant.is === 'none') return twoSure(asking, readings) ?? free(unknown(message, child, false), asking);
  if (meant.is === 'unsure') return twoSure(asking, readings) ?? free(askWhich(meant.topics, child), asking);
  return twoSure(asking, readings) ?? answered(meant.topic, asking);
}

/** Who tells and asks nothing is not asked which page is meant, unless one comes near. */
const isMerelyTold = (message: string, meant: Extract<Meant, { is: 'unsure' }>): boolean =>
  questionFormIn(message) === 'telling' && meant.best < nearEnough;

const nearEnough = 0.35;

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

function letterReply(ask: ChatAsk, asking: Asking, meant: Meant, before: Before): ChatReply {
  const topic = meant.is === 'sure' ? meant.topic : before.topic;
  const text = letterFor(ask.message, topic, asking.child, ask.profile !== null);
  if (text !== null) return { is: 'answer', text, pages: topic ? [topic.id] : [] };
  return meant.is === 'unsure'
    ? askWhich(meant.topics, asking.child)
    : unknown(ask.message, asking.child, false);
}
