// Pages beside the one a talk is on whose own questions may be asked: those it was answered from before, and those that the
// message may mean. Only where the words of a question are held by the message: the others are not worth reading.
import type { ChatAsk } from '@calmbridge/domain/assistant/assistant';
import { partsAsked } from '../message/parts-asked.ts';
import { bodyOf } from '../message/texts-to-read.ts';
import type { Topic } from '../topic.ts';
import { wordsShared } from './own-words.ts';
import { pagesBehind } from './page-before.ts';
import { type PageReadings, rankedFor } from './page-reading.ts';

export function pagesBeside(ask: ChatAsk, readings: PageReadings, topic: Topic): readonly Topic[] {
  const body = bodyOf(ask.message);
  const likely = rankedFor(body, readings)
    .filter(({ chance }) => chance >= likelyBeside)
    .slice(0, mostLikely)
    .map((one) => one.topic);
  const parts = [...new Set([body, ...partsAsked(ask.message)])];
  return [...new Set([...pagesBehind(ask.turns), ...likely])].filter(
    (page) =>
      page !== topic &&
      page.own !== undefined &&
      parts.some((part) => Math.max(...wordsShared(page, part)) >= sharedWords),
  );
}

const likelyBeside = 0.3;
const mostLikely = 2;
const sharedWords = 0.35;
