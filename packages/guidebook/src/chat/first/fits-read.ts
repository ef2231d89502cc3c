// Which of the likely pages' own questions a first message asks: message, question and answer are read together by layers of the encoder that
// have learned what readers said of such pairs. That takes time, so only what comes nearest is read.
import type { ChatAsk } from '@calmbridge/domain/assistant/assistant';
import { type Embedder, fitText } from '@calmbridge/reader/embedding/embedder';
import { secondMatter } from '../message/second-matter.ts';
import { bodyOf } from '../message/texts-to-read.ts';
import { type AskedNear, meanOf, ownId, pagesToAsk, partsRead } from '../pages/asked-nearness.ts';
import { wordingsSaid } from '../pages/own-words.ts';
import { type PageReadings, rankedFor } from '../pages/page-reading.ts';
import { plainText } from '../pages/steps-read.ts';
import type { OwnQuestion, Topic } from '../topic.ts';

/** Under which the scores are kept, by `ownId`. */
export const fitsKey = (message: string): string => `fits ${bodyOf(message)}`;

/** With six or twelve no more messages are answered rightly (decision 122). */
const mostRead = 4;
/** What is farther away is never the answer: of 86 right ones from a chance of one in eight on, 82 are nearer, and a third of the time is saved. */
const worthReading = 8;
/** How questions are put in order before they are read closely. */
const order = { near: 6.83, mean: 3.24, said: 2.02, chance: 2.13 };

type Candidate = { id: string; question: OwnQuestion; order: number };

/** Of the message, and of a second matter in it by itself. */
export async function readFits(
  ask: Pick<ChatAsk, 'message'>,
  readings: PageReadings,
  asked: AskedNear,
  embedder: Embedder,
): Promise<[key: string, fits: ReadonlyMap<string, number>][]> {
  const pages = pagesToAsk(ask.message, readings);
  const texts = [...new Set([ask.message, secondMatter(ask.message)])].filter(Boolean);
  const all: [string, ReadonlyMap<string, number>][] = [];
  for (const text of texts)
    all.push([fitsKey(text), await fitsOf(text, pages, { readings, asked, embedder })]);
  return all;
}

type Read = { readings: PageReadings; asked: AskedNear; embedder: Embedder };

async function fitsOf(
  message: string,
  pages: readonly Topic[],
  { readings, asked, embedder }: Read,
): Promise<ReadonlyMap<string, number>> {
  const chances = new Map(rankedFor(bodyOf(message), readings).map(({ topic, chance }) => [topic, chance]));
  const nearest = pages
    .flatMap((topic) => candidatesOf(topic, message, asked, chances.get(topic) ?? 0))
    .filter((one) => one.order >= worthReading)
    .toSorted((a, b) => b.order - a.order)
    .slice(0, mostRead);
  const scores = await embedder.fitScores(
    nearest.map(({ question }) => fitText(message, question.asked, plainText({ text: question.say }))),
  );
  return new Map(nearest.map(({ id }, at) => [id, sumOf(scores[at] ?? [])]));
}

function candidatesOf(topic: Topic, message: string, asked: AskedNear, chance: number): Candidate[] {
  const said = wordingsSaid(topic, bodyOf(message).replace(secondMatter(message), ' '));
  return (topic.own ?? []).map((question, at) => {
    const id = ownId(topic, at);
    const nearness = partsRead(message).map((part) => {
      const near = asked.get(part)?.get(id) ?? 0;
      return order.near * near + order.mean * (asked.get(part)?.get(meanOf(id)) ?? near);
    });
    const rest = order.said * (said[at] ?? 0) + order.chance * chance;
    return { id, question, order: Math.max(0, ...nearness) + rest };
  });
}

/** That it is of use, and that it answers what is asked. */
const sumOf = (scores: readonly number[]): number => scores.reduce((sum, score) => sum + score, 0);
