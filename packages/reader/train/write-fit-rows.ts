// Writes what tune_fit.py learns from into a folder: our questions and answers, what strangers wrote with the pages that would do, and what readers said of
// answers to it.
//   tsx packages/reader/train/write-fit-rows.ts FOLDER
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { topics } from '@calmbridge/guidebook/generated/topics';
import { dataFolder } from './assets.ts';
import { learnedQuestions } from './natural.ts';

const [, , folder = '.'] = process.argv;
const write = (name: string, rows: readonly unknown[]) =>
  writeFileSync(join(folder, name), `${rows.map((row) => JSON.stringify(row)).join('\n')}\n`);
const linesOf = (name: string) =>
  readFileSync(join(dataFolder('natural'), name), 'utf8')
    .trim()
    .split('\n');

write(
  'bank.jsonl',
  topics.flatMap(({ id, own = [] }) => own.map(({ asked, say }) => ({ page: id, asked, say }))),
);
write(
  'natural.jsonl',
  learnedQuestions().filter(({ ok }) => ok.length > 0),
);
type Judged = { set: string; line: number; held?: boolean; answers: unknown[] };
write(
  'pairs.jsonl',
  linesOf('answer-pairs.jsonl').map((row) => {
    const { set, line, held = false, answers }: Judged = JSON.parse(row);
    const { text }: { text: string } = JSON.parse(linesOf(`${set}.jsonl`)[line - 1] ?? '');
    return { text, held, answers };
  }),
);
