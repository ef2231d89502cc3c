// How near each line of a page comes to what was asked, as a value: the guidebook itself asks no model.
import type { ChatAsk } from '@calmbridge/domain/assistant/assistant';
import type { Embedder } from '@calmbridge/reader/embedding/embedder';
import { bodyOf } from '../message/texts-to-read.ts';
import type { Topic } from '../topic.ts';
import { pageRead } from './page-before.ts';
import { type PageReadings, topicOf } from './page-reading.ts';

/** By the line as it is written on the page; none where nothing was compared. */
export type Nearness = ReadonlyMap<string, number>;

const learned = new Map<string, Promise<readonly Float32Array[]>>();

/** Only a talk that goes on with a page compares its lines; those of a page are embedded once. */
export async function readLines(ask: ChatAsk, readings: PageReadings, embedder: Embedder): Promise<Nearness> {
  const topic = (ask.page === undefined ? undefined : topicOf(ask.page)) ?? pageRead(ask, readings);
  if (!topic || ask.turns.length === 0) return new Map();
  const lines = linesOf(topic);
  const known = learned.get(topic.id) ?? embedder.embed(lines.map(asRead));
  learned.set(topic.id, known);
  known.catch(() => learned.delete(topic.id));
  const [embedded, asked] = await Promise.all([known, embedder.embed(partsOf(bodyOf(ask.message)))]);
  return new Map(
    lines.map((line, at) => [line, Math.max(...asked.map((one) => product(one, embedded[at] ?? [])))]),
  );
}

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

const product = (a: Float32Array, b: ArrayLike<number>): number =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
