// The chat of the embedded assistant. Pure: the same ask gives the same answer. Crisis messages are caught before this.
import type { ChatAsk } from '@calmbridge/domain/assistant/assistant';
import { answerOn } from './answer.ts';
import { unnamedIn, withoutAsker } from './asker.ts';
import type { ChatModel } from './chat-model.ts';
import { childAskedAbout } from './child-asked-about.ts';
import {
  type Found,
  isDoubtful,
  likeliest,
  namesChild,
  plainChance,
  readTopics,
  sureEnough,
} from './find-topic.ts';
import { type FollowUp, followUpAnswer, followUpIn } from './follow-ups.ts';
import { otherTopic } from './other-topic.ts';
import { smallTalkIn } from './small-talk.ts';
import type { Topic } from './topic.ts';
import { unknownAnswer, unknownKind } from './unknown.ts';

export type ChatAnswer = { text: string; topic: string | null };

export async function answerChat(ask: ChatAsk, model?: ChatModel): Promise<ChatAnswer> {
  const message = ask.message.slice(0, 4000);
  const asked = withoutAsker(message);
  const ranked = await readTopics(asked, model);
  const found = likeliest(ranked);
  const before = await topicBefore(ask, model);
  const child = childAskedAbout(ask);

  const small = smallTalkIn(message, unnamedIn(ask));
  if (
    small &&
    (small.is !== 'thanks' || !found || found.score < sureEnough) &&
    !(small.is === 'off-topic' && isSure(found) && namesChild.test(message))
  )
    return { text: small.text, topic: null };

  const followUp = before && leansOn(message, found, before, ask);
  if (before && followUp) {
    const shown = ask.turns.filter(({ role }) => role === 'assistant').map(({ content }) => content);
    return { text: followUpAnswer(followUp, before, child, message, shown.join('\n')), topic: before.id };
  }
  const isShort = message.trim().split(/\s+/).length <= 4;
  const leansOnNothing =
    !before &&
    followUpIn(message) !== null &&
    (found === null || (found.phraseScore <= 1 && (isShort || !isSurely(found))));
  if (!found || leansOnNothing)
    return { text: unknownAnswer(child, unknownKind(message, leansOnNothing), nearest(ranked)), topic: null };
  const other = otherTopic(asked, found.topic, model?.vectors);
  const orElse = isDoubtful(ranked) ? nearest(ranked.slice(1)).slice(0, 2) : null;
  return { text: answerOn(found.topic, child, ask.carePlan, other, message, orElse), topic: found.topic.id };
}

/** Pages to name when none is sure enough. */
const nearest = (ranked: readonly Found[]): Topic[] =>
  ranked
    .slice(0, 3)
    .filter(({ score, chance }) => (chance === null ? score > 2.5 : chance > 0.03))
    .map(({ topic }) => topic);

const isSurely = ({ score, chance }: Found): boolean => score >= 8 || (chance ?? 0) >= plainChance;
const isSure = (found: Found | null): boolean => found !== null && found.score >= sureEnough * 1.6;

/** How the message leans on the turn before, or null when it stands on its own feet. */
function leansOn(message: string, found: Found | null, before: Topic, ask: ChatAsk): FollowUp | null {
  const words = message.trim().split(/\s+/).length;
  const isNew =
    found !== null && found.topic !== before && found.score >= sureEnough && found.phraseScore > 2;
  if (words > 25 || isNew) return null;
  const kind = followUpIn(message);
  if (kind) return kind;
  const lastAnswer = ask.turns.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const wasAsked = /\?\s*$/.test(lastAnswer.trim());
  return wasAsked && !found && !message.includes('?') ? 'answer' : null;
}

/** What the talk was about before this message: a turn that leans on the one before keeps its topic. */
async function topicBefore(ask: ChatAsk, model?: ChatModel): Promise<Topic | null> {
  const at = ask.turns.findLastIndex(({ role }) => role === 'user');
  const said = ask.turns[at]?.content;
  if (said === undefined) return null;
  const found = likeliest(await readTopics(said, model));
  if (found && followUpIn(said) === null) return found.topic;
  const earlier = { ...ask, turns: ask.turns.slice(0, at) };
  const before = await topicBefore(earlier, model);
  if (!found || !before) return before ?? found?.topic ?? null;
  return leansOn(said, found, before, earlier) ? before : found.topic;
}
