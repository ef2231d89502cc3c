// Questions, phrases and story lines of ordinary days by 24 people, judged by others who saw what every entry advises; nothing was
// learned from them and no limit chosen on them (packages/reader/data/natural/README.md).
//   npm run bench:relevance -- --days
import { readFileSync } from 'node:fs';
import { bodyOf } from '@calmbridge/guidebook/chat/message/texts-to-read';
import { meantBy } from '@calmbridge/guidebook/chat/pages/page-reading';
import { readPages } from '@calmbridge/guidebook/chat/pages/read-pages';
import { understand } from '@calmbridge/guidebook/plan/reading/understand';
import { tellStory } from '@calmbridge/guidebook/stories/write-story';
import { readEntries } from '@calmbridge/reader/entries/entry-reader';
import { detectCrisis } from '@calmbridge/reader/screening/crisis/crisis';
import type { ReaderModel } from '@calmbridge/reader/screening/model/screen-model';
import { requestFor, storyChild } from '../answers/story-relevance.ts';

type Day = { is: 'question' | 'phrase' | 'line'; text: string; ok: string[]; kind?: string };

const linesIn = (name: string): Day[] =>
  readFileSync(new URL(`../../packages/reader/data/natural/${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Day);

export async function printOrdinaryDays(model: ReaderModel): Promise<void> {
  const outcomes = { question: questionIs, phrase: phraseIs, line: lineIs };
  const days = linesIn('last-2');
  for (const [is, outcomeOf] of Object.entries(outcomes))
    await print(
      `${is}s`,
      days.filter((one) => one.is === is),
      (day) => outcomeOf(day, model),
    );
  await print('lines on which what is offered was chosen', linesIn('lines-4'), (day) => lineIs(day, model));
}

async function print(name: string, days: readonly Day[], outcomeOf: (day: Day) => Promise<string>) {
  const counts = new Map<string, number>();
  for (const day of days) {
    const outcome = await outcomeOf(day);
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  }
  console.log(`${name}: ${[...counts].map(([outcome, count]) => `${outcome} ${count}`).join(', ')}`);
}

async function questionIs({ text, ok }: Day, model: ReaderModel): Promise<string> {
  const crisis = await detectCrisis(text, model);
  if (crisis.is === 'crisis') return 'taken over';
  const body = bodyOf(text);
  const meant = meantBy(body, await readPages([body], model));
  const asked = crisis.is === 'unsure' && !crisis.isFaint ? ', after a question about danger' : '';
  if (meant.is === 'sure') return `${ok.includes(meant.topic.id) ? 'right' : 'wrong'}${asked}`;
  if (meant.is === 'unsure' && meant.topics.some(({ id }) => ok.includes(id)))
    return `asked, the right page offered${asked}`;
  return `asked, ${ok.length === 0 ? 'no page would do' : 'the right page not offered'}${asked}`;
}

async function phraseIs({ text, ok, kind: judged }: Day, model: ReaderModel): Promise<string> {
  const [reading] = await readEntries(model, 'situation', [text]);
  const { situation, kind } = understand(reading);
  if (situation) return ok.includes(situation.id) ? 'right' : 'wrong';
  if (kind === null) return 'quoted and asked about';
  return kind === judged ? 'right by its kind' : 'another kind';
}

async function lineIs({ text, ok }: Day, model: ReaderModel): Promise<string> {
  const [reading = null] = await readEntries(model, 'scene', [text]);
  const telling = tellStory({ profile: storyChild, request: requestFor({ text }) }, reading);
  if (telling.is === 'told') {
    if (telling.scene === null) return 'told from the line itself';
    return `told by ${ok.includes(telling.scene) ? 'the right' : 'another'} scene`;
  }
  const { choices } = telling.asks;
  if (choices.length === 0) return 'asked';
  return `asked, the right scene ${choices.some(({ id }) => ok.includes(id)) ? 'to press' : 'not among those to press'}`;
}
