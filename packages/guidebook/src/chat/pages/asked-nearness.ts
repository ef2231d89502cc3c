// How near each question of a message comes to what carers ask next, as a value: the guidebook itself asks no model.
import type { ChatAsk } from '@calmbridge/domain/assistant/assistant';
import type { Embedder } from '@calmbridge/reader/embedding/embedder';
import { asides } from '#generated/asides';
import { nextAsked } from '../message/next-kind.ts';
import { partsAsked } from '../message/parts-asked.ts';
import { secondMatter } from '../message/second-matter.ts';
import { bodyOf } from '../message/texts-to-read.ts';
import { nextKinds, type Topic } from '../topic.ts';
import { pagesBeside } from './beside.ts';
import { pageRead } from './page-before.ts';
import { meantBy, meantUnsurely, type PageReadings, rankedFor, topicOf } from './page-reading.ts';
import { embedSaid } from './remembered.ts';
import { readStepsOf, stepsKey } from './steps-read.ts';

/** By question, then by what it may be: the id of an aside, or a kind of follow-up. */
export type AskedNear = { get(part: string): ReadonlyMap<string, number> | undefined };

/** What a page's own question is called there. */
export const ownId = ({ id }: Topic, at: number): string => `${id}?${at}`;
/** Under which it is kept how near all wordings of it come on the average: one that comes near by chance is alone. */
export const meanOf = (id: string): string => `${id} mean`;

type Learned = readonly { id: string; asked: readonly Float32Array[]; notAsked: readonly Float32Array[] }[];

/** What is compared: the questions, or a short message as a whole. */
export const partsCompared = (message: string): string[] => {
  const parts = partsAsked(message);
  return parts.length === 0 && message.trim().split(/\s+/).length <= shortWords ? [message.trim()] : parts;
};
const shortWords = 14;

/** The last sentences that tell something, beside what is asked. */
export const sentencesTold = (message: string): string[] =>
  message
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => !sentence.endsWith('?') && sentence.split(/\s+/).length >= leastTold)
    .slice(-mostTold);
const leastTold = 6;
const mostTold = 2;

let learning: Promise<Learned> | null = null;

/** At the first turn only the questions of its page count: nothing leans on an answer yet, and the rest is learned while the carer reads. */
export async function readAsked(
  ask: ChatAsk,
  readings: PageReadings,
  embedder: Embedder,
): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>> {
  learning ??= learn(embedder).catch((error: unknown) => {
    learning = null;
    throw error;
  });
  const topic = (ask.page === undefined ? undefined : topicOf(ask.page)) ?? pageRead(ask, readings);
  if (!topic || ask.turns.length === 0) {
    learning.catch(() => undefined);
    const pages = topic ? [topic] : pagesShown(ask.message, readings);
    const toAsk = topic ? [] : pagesToAsk(ask.message, readings);
    if (pages.length + toAsk.length === 0) return new Map();
    const own = await Promise.all(
      [...new Set([...pages, ...toAsk])].map((page) => learnPage(page, embedder)),
    );
    const near = await compare(ask.message, { everywhere: [], own: own.flat() }, embedder);
    return new Map([...near, [stepsKey(ask.message), await readStepsOf(pages, ask.message, embedder)]]);
  }
  const pages = [topic, ...pagesBeside(ask, readings, topic)];
  const own = await Promise.all(pages.map((page) => learnPage(page, embedder)));
  return compare(ask.message, { everywhere: await learning, own: own.flat() }, embedder);
}

/** What a first message is answered from, in whole or in short. */
function pagesShown(message: string, readings: PageReadings): Topic[] {
  const body = bodyOf(message);
  const meant = meantBy(body, readings);
  if (meant.is === 'none') return [];
  const { likely, told } = meant.is === 'sure' ? meantUnsurely(body, readings) : meant;
  const shown = [...(meant.is === 'sure' ? [meant.topic] : []), ...(likely ? [likely] : []), ...told];
  return [...new Set(shown)];
}

/** Whose own questions may be pressed under a first message. */
export const pagesToAsk = (message: string, readings: PageReadings): Topic[] =>
  rankedFor(bodyOf(message), readings)
    .filter(({ topic, chance }) => chance >= worthAsking && topic.isSureOnly !== true)
    .slice(0, mostAsked)
    .map(({ topic }) => topic);
const worthAsking = 0.05;
const mostAsked = 6;

/** A page's own questions, read once. */
function learnPage(topic: Topic, embedder: Embedder): Promise<Learned> {
  const pages = learnedPages.get(embedder) ?? new Map<string, Promise<Learned>>();
  learnedPages.set(embedder, pages);
  const known = pages.get(topic.id) ?? embedOwn(topic, embedder);
  pages.set(topic.id, known);
  // What failed once is tried again.
  known.catch(() => pages.delete(topic.id));
  return known;
}
const learnedPages = new WeakMap<Embedder, Map<string, Promise<Learned>>>();

async function embedOwn(topic: Topic, embedder: Embedder): Promise<Learned> {
  const own = topic.own ?? [];
  const vectors = await embedder.embedNext(own.flatMap(({ asked }) => asked));
  return own.map(({ asked }, at) => {
    const from = own.slice(0, at).reduce((sum, one) => sum + one.asked.length, 0);
    return { id: ownId(topic, at), asked: vectors.slice(from, from + asked.length), notAsked: [] };
  });
}

/** Each question, and the message as a whole: a few words may sound like something that the whole is not about. */
async function compare(
  message: string,
  { everywhere, own }: { everywhere: Learned; own: Learned },
  embedder: Embedder,
): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>> {
  const parts = partsRead(message);
  const read = everywhere.length === 0 ? [] : await embedSaid(embedder, parts);
  // A page's own questions lie close together: they are told apart by layers that were taught to.
  const readClosely = own.length === 0 ? [] : await embedder.embedNext(parts);
  const near = (vector: Float32Array | undefined, learned: Learned) =>
    learned.map((one) => [one.id, nearnessOf(vector ?? new Float32Array(), one)] as const);
  const mean = (vector: Float32Array | undefined) =>
    own.map(({ id, asked }) => [meanOf(id), meanNearness(vector ?? new Float32Array(), asked)] as const);
  return new Map(
    parts.map((part, at) => [
      part,
      new Map([...near(read[at], everywhere), ...near(readClosely[at], own), ...mean(readClosely[at])]),
    ]),
  );
}

const meanNearness = (vector: Float32Array, asked: readonly Float32Array[]): number =>
  asked.reduce((sum, one) => sum + product(vector, one), 0) / Math.max(1, asked.length);

/** What of a message is compared with questions: what it asks, what it tells last, and all of it. */
export const partsRead = (message: string): string[] => [
  ...new Set([
    ...partsCompared(message).slice(0, mostParts),
    ...sentencesTold(message),
    ...[secondMatter(message)].filter(Boolean),
    bodyOf(message),
  ]),
];
const mostParts = 5;

/** Nothing, where it comes nearer to what only sounds like it. */
function nearnessOf(vector: Float32Array, { asked, notAsked }: Learned[number]): number {
  const nearest = (list: readonly Float32Array[]) => Math.max(0, ...list.map((one) => product(vector, one)));
  const near = nearest(asked);
  return nearest(notAsked) > near ? 0 : near;
}

/** What is asked on every page, and what only sounds like it. */
const askedEverywhere = [
  ...asides.map(({ id, asked, notAsked }) => ({ id, asked, notAsked })),
  ...nextKinds.map((id) => ({ id, asked: nextAsked[id], notAsked: [] })),
];

export const wordingsEverywhere = (): string[] =>
  askedEverywhere.flatMap(({ asked, notAsked }) => [...asked, ...notAsked]);

async function learn(embedder: Embedder): Promise<Learned> {
  const learned: Learned[number][] = [];
  // One by one, so that other questions are read in between.
  for (const { id, asked, notAsked } of askedEverywhere) {
    const vectors = await embedder.embed([...asked, ...notAsked]);
    learned.push({ id, asked: vectors.slice(0, asked.length), notAsked: vectors.slice(asked.length) });
  }
  return learned;
}

const product = (a: Float32Array, b: Float32Array): number => {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += a[at]! * b[at]!;
  return sum;
};
