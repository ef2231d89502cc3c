// Questions, phrases and story lines of ordinary days by 24 people, judged by others who saw what every entry advises; nothing was
// learned from them and no limit chosen on them (packages/reader/data/natural/README.md).
//   npm run bench:relevance -- --days
import { readFileSync } from 'node:fs';
import { bodyOf } from '@calmbridge/guidebook/chat/message/texts-to-read';
import { meantBy } from '@calmbridge/guidebook/chat/pages/page-reading';
import { readPages } from '@calmbridge/guidebook/chat/pages/read-pages';
import { understand } from '@calmbridge/guidebook/plan/reading/understand';
import { sureFrom as sureScene } from '@calmbridge/guidebook/stories/sure-scene';
import { readEntries } from '@calmbridge/reader/entries/entry-reader';
import { detectCrisis } from '@calmbridge/reader/screening/crisis/crisis';
import type { ScreenModel } from '@calmbridge/reader/screening/model/screen-model';

type Day = { is: 'question' | 'phrase' | 'line'; text: string; ok: string[]; kind?: string };

const days = readFileSync(new URL('../../packages/reader/data/natural/last-2.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Day);

export async function printOrdinaryDays(model: ScreenModel): Promise<void> {
  const outcomes = { question: questionIs, phrase: phraseIs, line: lineIs };
  for (const [is, outcomeOf] of Object.entries(outcomes)) {
    const counts = new Map<string, number>();
    for (const day of days.filter((one) => one.is === is)) {
      const outcome = await outcomeOf(day, model);
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    }
    console.log(`${is}s: ${[...counts].map(([outcome, count]) => `${outcome} ${count}`).join(', ')}`);
  }
}

async function questionIs({ text, ok }: Day, model: ScreenModel): Promise<string> {
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

async function phraseIs({ text, ok, kind: judged }: Day, model: ScreenModel): Promise<string> {
  const [reading] = await readEntries(model, 'situation', [text]);
  const { situation, kind } = understand(reading);
  if (situation) return ok.includes(situation.id) ? 'right' : 'wrong';
  if (kind === null) return 'quoted and asked about';
  return kind === judged ? 'right by its kind' : 'another kind';
}

async function lineIs({ text, ok }: Day, model: ScreenModel): Promise<string> {
  const [reading] = await readEntries(model, 'scene', [text]);
  const best = reading?.nearest[0];
  if (!best || best.chance < sureScene) return 'no scene is sure';
  return ok.includes(best.id) ? 'right' : 'wrong';
}
