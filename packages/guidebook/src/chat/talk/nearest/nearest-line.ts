// Before it is said that there is no sure answer, the page is searched for the line that comes nearest to the question. On one page every
// line is about the same, so that nearness alone is not enough: two readings must choose the same line, and a yes or no needs more.
import type { Embedder } from '@calmbridge/reader/embedding/embedder';
import { stemsOf } from '#library/match';
import { fillStep } from '../../answer/steps.ts';
import { isLeftOut } from '../../message/left-out.ts';
import { partsAsked } from '../../message/parts-asked.ts';
import { questionFormIn } from '../../message/question-form.ts';
import { remembering } from '../../message/remembering.ts';
import { subjectOf } from '../../pages/own-words.ts';
import { wasSaid } from '../../pages/page-before.ts';
import { plainText, stepsOf } from '../../pages/steps-read.ts';
import type { StepTag, Topic } from '../../topic.ts';
import type { PartAnswer } from '../answer-part.ts';
import type { GoingOn } from '../going-on.ts';
import { shortNamesIn, tellingIn } from '../page-words.ts';

/** `isWords`: words to say to others. */
type Line = { text: string; tags: readonly StepTag[]; isWords?: boolean };

/** Under which the nearness of a page's lines to a question is kept. */
export const linesKey = (part: string): string => `lines ${part}`;

/** Null where no line is near by both readings. */
export function nearestLine(topic: Topic, part: string, going: GoingOn): PartAnswer | null {
  const form = questionFormIn(part);
  if (form === 'telling' || form === 'why' || part.split(/\s+/).length < fewestWords) return null;
  const near = going.asked?.get(linesKey(part));
  const found = near && linesOf(topic).find(({ text }) => near.has(text));
  const sum = found ? (near.get(found.text) ?? 0) : 0;
  if (!found || !isFor(found, going) || (found.isWords && !/\b(?:say|tell)\b/i.test(part))) return null;
  const isSame = namesSame(topic, part, found.text);
  if (sum < (isSame ? nearEnough : yesOrNo.has(form) ? nearlyTheSame : nearByItself)) return null;
  const say = fillStep(going.child, found.text, `${topic.id}line`);
  const isAsked = isSame || sum >= nearlyTheSame;
  if (wasSaid(going.before, say))
    return isAsked ? { part, say: `${again} ${plainOf(say)}`, steps: [] } : null;
  return { part, say, steps: [] };
}

const again = 'As I wrote above:';
const plainOf = (step: string): string => step.replaceAll('**', '');

/** What is compared with a question, of one page. */
export const linesCompared = (topic: Topic): string[] => linesOf(topic).map(plainText);

/** One that reassures, or says how long, is an answer to that alone. */
const linesOf = (topic: Topic): readonly Line[] => [
  ...stepsOf(topic),
  { text: topic.next.say, tags: [], isWords: true },
  ...[topic.now ?? '', topic.next.refuses, ...(topic.own ?? []).map(({ say }) => say)]
    .filter((text) => text !== '')
    .map((text) => ({ text, tags: [] })),
];

const isFor = ({ text, tags }: Line, { child, moment }: GoingOn): boolean =>
  tags.every((tag) => child.tags.has(tag) || moment.tags.has(tag)) && !isLeftOut(text, moment.out);

/** They name something in common that the page is not about as a whole. */
function namesSame(topic: Topic, part: string, line: string): boolean {
  const subject = subjectOf(topic);
  const said = new Set([...tellingIn(part), ...shortNamesIn(part)].filter((one) => !subject.has(one)));
  return stemsOf(line).some((one) => said.has(one));
}

const yesOrNo: ReadonlySet<string> = new Set(['may-i', 'is-it']);
const fewestWords = 4;
/**
 * Of the questions in 140 talks that had no sure answer, read one by one: the sum of both readings. Below, most lines are about
 * something else on the page.
 */
const nearEnough = 1.27;
/** Where they name nothing in common. */
const nearByItself = 1.36;
const nearlyTheSame = 1.55;
const nearAlone = 0.62;

/** For each question the line that both readings put first, with the sum of them; none where they differ. */
export async function readLines(
  topic: Topic,
  message: string,
  embedder: Embedder,
): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>> {
  const parts = partsAsked(message).slice(0, mostParts);
  if (parts.length === 0) return new Map();
  const { lines, plainly } = await learnLines(topic, embedder);
  const said = await embedder.embed(parts);
  const found = new Map<string, ReadonlyMap<string, number>>();
  for (const [at, part] of parts.entries()) {
    const near = plainly
      .map((one, line) => ({ text: lines[line]?.text ?? '', near: product(one, said[at]) }))
      .toSorted((a, b) => b.near - a.near)
      .slice(0, mostCompared);
    found.set(linesKey(part), await firstByBoth(part, near, embedder));
  }
  return found;
}
const mostParts = 3;
const mostCompared = 4;

/** The closer reading costs as much again: it only looks at those that come first. */
async function firstByBoth(
  part: string,
  near: readonly { text: string; near: number }[],
  embedder: Embedder,
): Promise<ReadonlyMap<string, number>> {
  const [best] = near;
  if (!best || best.near < nearAlone) return new Map();
  const [said, ...closely] = await embedder.embedNext([part, ...near.map(plainText)]);
  const close = closely.map((one) => product(one, said));
  const first = close[0] ?? 0;
  return new Map(first === Math.max(...close) ? [[best.text, best.near + first]] : []);
}

type Learned = { lines: readonly Line[]; plainly: readonly Float32Array[] };

/** A page's lines, read once, while the carer reads its answer: some fifty of them take longer than an answer may. */
export function learnLines(topic: Topic, embedder: Embedder): Promise<Learned> {
  const pages = byEmbedder.get(embedder) ?? remembering<Promise<Learned>>(mostPages);
  byEmbedder.set(embedder, pages);
  const known = pages.get(topic.id);
  if (known) return known;
  const lines = linesOf(topic);
  const fresh = embedder.embed(linesCompared(topic)).then((plainly) => ({ lines, plainly }));
  pages.keep(topic.id, fresh);
  // What failed once is tried again.
  fresh.catch(() => pages.forget(topic.id));
  return fresh;
}
const mostPages = 40;
const byEmbedder = new WeakMap<Embedder, ReturnType<typeof remembering<Promise<Learned>>>>();

const product = (a: Float32Array, b: Float32Array | undefined): number =>
  a.reduce((sum, one, at) => sum + one * (b?.[at] ?? 0), 0);
