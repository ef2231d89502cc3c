// What became of labelled questions: answered from a right page, asked with or without it among the choices, called unknown,
// or answered from a wrong page.
import { readFileSync } from 'node:fs';
import { questionFormIn } from '@calmbridge/guidebook/chat/message/question-form';

export type Replied = { pages: readonly string[]; offered: readonly string[] };

const outcomes = [
  'right',
  'asked with the right page',
  'asked without it',
  'called unknown',
  'wrong',
] as const;
type Outcome = (typeof outcomes)[number];

/** `right` are the pages that answer it; none where we have no page, and then saying so is right. */
export function outcomeOf({ pages, offered }: Replied, right: readonly string[]): Outcome {
  if (pages.length > 0) return pages.some((page) => right.includes(page)) ? 'right' : 'wrong';
  if (offered.some((page) => right.includes(page))) return 'asked with the right page';
  if (offered.length > 0) return 'asked without it';
  return right.length === 0 ? 'right' : 'called unknown';
}

export const sayOutcomes = (read: readonly Outcome[]): string =>
  outcomes
    .map((one) => {
      const count = read.filter((outcome) => outcome === one).length;
      return `${one} ${count} (${((100 * count) / Math.max(1, read.length)).toFixed(1)} %)`;
    })
    .join(', ');

type Labelled = { set: string; text: string; ok: readonly string[]; form: string };
const file = new URL('../../packages/reader/data/relevance/questions.jsonl', import.meta.url);

/** Questions by strangers who knew no page, labelled by others who read all pages. */
export async function reportRelevance(reply: (message: string) => Promise<Replied>): Promise<void> {
  const questions = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Labelled);
  const read: { question: Labelled; outcome: Outcome }[] = [];
  for (const question of questions)
    read.push({ question, outcome: outcomeOf(await reply(question.text), question.ok) });
  const report = (name: string, some: typeof read) =>
    console.log(
      `labelled questions, ${name}: ${some.length}: ${sayOutcomes(some.map(({ outcome }) => outcome))}`,
    );
  report('all', read);
  report(
    'with a page of ours',
    read.filter(({ question }) => question.ok.length > 0),
  );
  report(
    'with none',
    read.filter(({ question }) => question.ok.length === 0),
  );
  const formed = questions.filter(({ form }) => form !== 'other');
  const isRead = formed.filter(({ text, form }) => questionFormIn(text) === form);
  console.log(`form of the question read as labelled: ${isRead.length} of ${formed.length}`);
}
