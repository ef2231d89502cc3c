// What the assistant has said so far: which page it answered from last, and which steps and sentences stood there. Read from
// the answers themselves, so that a talk can be taken up by whoever has its turns.
import type { ChatAsk, ChatTurn } from '@calmbridge/domain/assistant/assistant';
import { asides } from '#generated/asides';
import { topics } from '#generated/topics';
import { remembering } from '../message/remembering.ts';
import { bodyOf } from '../message/texts-to-read.ts';
import type { Topic } from '../topic.ts';
import { meantBy, type PageReadings } from './page-reading.ts';

export type Before = {
  /** The page of the newest answer that came from one. */
  topic: Topic | null;
  /** Everything the assistant said, as it is compared. */
  said: string;
  /** It has given steps, from a page of ours or not. */
  hasAnswered: boolean;
  /** The newest turn of the assistant ended with a question. */
  wasAsked: boolean;
};

export function saidBefore(turns: readonly ChatTurn[]): Before {
  const answers = turns.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  return {
    topic: pagesBehind(turns)[0] ?? null,
    hasAnswered: answers.some(hasSteps),
    said: plainly(answers.join('\n')),
    wasAsked: /\?\W*$/.test(answers.at(-1)?.trim() ?? ''),
  };
}

const hasSteps = (answer: string): boolean => /^(?:\d+\.|[-*]) /m.test(answer) && !/^No[. ]/.test(answer);

/** The pages of all answers that came from one, the newest first. */
export const pagesBehind = (turns: readonly ChatTurn[]): Topic[] =>
  turns
    .filter(({ role }) => role === 'assistant')
    .map(({ content }) => pageKnown(content))
    .filter((topic): topic is Topic => topic !== null)
    .toReversed();

/** A talk brings its answers along each time. */
function pageKnown(answer: string): Topic | null {
  const known = pagesKnown.get(answer);
  if (known !== undefined) return known;
  const found = pageBehind(answer);
  pagesKnown.keep(answer, found);
  return found;
}
const pagesKnown = remembering<Topic | null>(200);

/** The page a talk goes on with. An answer that was not written from one of ours is taken to be about what was plainly asked. */
export function pageRead({ turns }: Pick<ChatAsk, 'turns'>, readings: PageReadings): Topic | null {
  const [topic = null] = pagesBehind(turns);
  const hasAnswered = turns.some(({ role, content }) => role === 'assistant' && hasSteps(content));
  if (topic || !hasAnswered) return topic;
  for (const { role, content } of turns.toReversed()) {
    const meant = role === 'user' ? meantBy(bodyOf(content), readings) : null;
    if (meant?.is === 'sure') return meant.topic;
  }
  return null;
}

/** Whether a text, or the lead of a step, was said already. */
export const wasSaid = ({ said }: Before, text: string): boolean => said.includes(plainly(leadOrText(text)));

const leadOrText = (text: string): string => /\*\*(.+?)\*\*/.exec(text)?.[1] ?? text;
/** As texts are compared: whether of him, of her or of them, it is the same sentence. */
export const plainly = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\b(?:he|she|they)\b/g, 'he')
    .replace(/\b(?:him|her|them|his|their)\b/g, 'his')
    .replace(/\b(?:do|does)\b/g, 'do')
    .replace(/\b(?:has|have)\b/g, 'have')
    .replace(/\b(?:is|are)\b/g, 'is')
    .replace(/(?<=\p{L}{2})(?:es|s)\b/gu, '')
    .trim();

type Marks = { topic: Topic; leads: readonly string[]; sentences: readonly string[] };

/** Texts without slots: they read the same for every child. */
const slotless = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => (text.includes('{') ? [] : [plainly(text)]));

const marks: readonly Marks[] = topics.map((topic) => ({
  topic,
  leads: slotless(
    [
      ...topic.steps,
      ...(topic.deeper ?? []),
      ...(topic.branches ?? []).flatMap(({ steps }) => steps),
      ...(topic.forYourself?.steps ?? []),
    ].map(({ text }) => leadOrText(text)),
  ),
  sentences: slotless([topic.opening, topic.help, topic.ask, topic.why, topic.now ?? '{none}']),
}));

const asideLeads: ReadonlySet<string> = new Set(
  asides.flatMap(({ steps }) => slotless(steps.map(({ text }) => leadOrText(text)))),
);

function pageBehind(answer: string): Topic | null {
  const leads = new Set([...answer.matchAll(/\*\*(.+?)\*\*/g)].map(([, lead = '']) => plainly(lead)));
  // What holds on every page points to none.
  for (const lead of asideLeads) leads.delete(lead);
  if (leads.size === 0) return null;
  const whole = plainly(answer);
  let best: { topic: Topic; score: number } | null = null;
  for (const { topic, leads: own, sentences } of marks) {
    const shared = own.filter((lead) => leads.has(lead)).length;
    if (shared === 0) continue;
    const score = shared + 2 * sentences.filter((sentence) => whole.includes(sentence)).length;
    if (best === null || score > best.score) best = { topic, score };
  }
  return best?.topic ?? null;
}
