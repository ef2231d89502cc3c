// How near each line of a page comes to what was asked, as a value: the guidebook itself asks no model.
import type { ChatAsk } from '@calmbridge/domain/assistant/assistant';
import type { Embedder } from '@calmbridge/reader/embedding/embedder';
import { bodyOf } from '../message/texts-to-read.ts';
import type { Topic } from '../topic.ts';
import { pageRead } from './page-before.ts';
import { type PageReadings, topicOf } from './page-reading.ts';

/** By the line as it is written on the page; none where nothing was compared. */
export type Nearness = ReadonlyMap<string, number>;

const learned = new Map<string, Promise<LineVectors>>();

/** Only a talk that goes on with a page compares its lines; those of a page are embedded once. */
export async function readLines(ask: ChatAsk, readings: PageReadings, embedder: Embedder): Promise<Nearness> {
  const topic = (ask.page === undefined ? undefined : topicOf(ask.page)) ?? pageRead(ask, readings);
  if (!topic || ask.turns.length === 0) return new Map();
  const [lines, asked] = await Promise.all([
    learnLines(topic, embedder),
    embedder.embed(partsOf(bodyOf(ask.message))),
  ]);
  return nearestLines(lines, asked);
}

type LineVectors = readonly { line: string; vectors: readonly Float32Array[] }[];

/** The lines of a page, each with its sentences where it has several that answer by themselves. */
export function learnLines(topic: Topic, embedder: Embedder): Promise<LineVectors> {
  const known = learned.get(topic.id) ?? embedLines(topic, embedder);
  learned.set(topic.id, known);
  known.catch(() => learned.delete(topic.id));
  return known;
}

async function embedLines(topic: Topic, embedder: Embedder): Promise<LineVectors> {
  const texts = linesOf(topic).map((line) => ({ line, parts: [line] }));
  const next = Object.values(topic.next).map((line) => ({ line, parts: line.split(/(?<=[.?!]["”]?)\s+/) }));
  const all = [...texts, ...next];
  const vectors = await embedder.embed(all.flatMap(({ parts }) => parts.map(asRead)));
  let at = 0;
  return all.map(({ line, parts }) => {
    at += parts.length;
    return { line, vectors: vectors.slice(at - parts.length, at) };
  });
}

/** By the line, how near the nearest of these texts comes to it. */
export const nearestLines = (lines: LineVectors, asked: readonly Float32Array[]): Nearness =>
  new Map(
    lines.map(({ line, vectors }) => [
      line,
      Math.max(0, ...asked.flatMap((one) => vectors.map((vector) => product(one, vector)))),
    ]),
  );

/** The whole, and each of its sentences: a question often stands beside what it has nothing to do with. */
const partsOf = (message: string): string[] => [
  ...new Set([
    message,
    ...message.split(/(?<=[.?!])\s+/).filter((sentence) => sentence.split(/\s+/).length >= 3),
  ]),
];

const linesOf = ({ steps, deeper = [], branches = [], firstBy = {}, why, now }: Topic): string[] => [
  ...new Set([
    ...[...steps, ...deeper, ...branches.flatMap((branch) => branch.steps)].map(({ text }) => text),
    ...branches.map(({ say }) => say),
    ...Object.values(firstBy),
    why,
    ...(now ? [now] : []),
  ]),
];

const asRead = (line: string): string =>
  line
    .replaceAll('**', '')
    .replace(/\{(?:v|shows):(\w+)\}/g, '$1')
    .replace(/\{(he|his|him|is|has|does)\}/gi, '$1')
    .replace(/\{[^}]*\}/g, 'the child');

export const product = (a: Float32Array, b: ArrayLike<number>): number =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
