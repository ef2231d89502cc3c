// The last reply showed a page behind an "if": what is said next may mean another one.
import type { ChatAsk } from '@calmbridge/domain/assistant/assistant';
import { bodyOf, bodyWithFirst } from '../message/texts-to-read.ts';
import { ifAbout, type PageReadings, rankedFor, sureChance } from '../pages/page-reading.ts';
import type { Topic } from '../topic.ts';

/** Another page than the one shown, sure by the message alone or together with what the talk began with; null where there is none. */
export function pageAfterPreview(ask: ChatAsk, shown: Topic, readings: PageReadings): Topic | null {
  const last = ask.turns.findLast(({ role }) => role === 'assistant')?.content ?? '';
  if (!last.includes(ifAbout)) return null;
  // "Mostly at tidy-up time" says when, and means no page by itself.
  const texts = saysWhen.test(ask.message) ? [bodyWithFirst(ask)] : [bodyOf(ask.message), bodyWithFirst(ask)];
  for (const text of texts) {
    const [best] = rankedFor(text, readings);
    if (best && best.chance >= sureChance) return best.topic === shown ? null : best.topic;
  }
  return null;
}

const saysWhen =
  /^\W*(?:its |it's |it is )?(?:mostly|mainly|usually|only|always|happens|just|when|after|before|during|at|in) /i;
