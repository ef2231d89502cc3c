// How the crisis check does on messages that nothing was learned from: everyday ones by strangers, short questions and long
// posts, and crises; per 1,000 everyday messages, and by kind. Beside it what the check before said of the same messages.
import { readFileSync } from 'node:fs';
import { isEverydayQuestion } from '@calmbridge/guidebook/chat/pages/everyday-question';
import { type CrisisReading, detectCrisis } from '@calmbridge/reader/screening/crisis/crisis';
import { crisisKinds, crisisNames } from '@calmbridge/reader/screening/crisis/crisis-kinds';
import type { ReaderModel } from '@calmbridge/reader/screening/model/screen-model';
import { measuredQuestions } from '@calmbridge/reader/train/natural';
import { type Line, linesOf } from '@calmbridge/reader/train/screening/lines';
import before from './crisis-before.json' with { type: 'json' };

type Read = { label: string; is: CrisisReading['is']; kind: string | null; isShown: boolean };

const fresh = new URL('../../packages/reader/data/fresh/', import.meta.url);
const questionsIn = (set: string): Line[] =>
  readFileSync(new URL(`${set}.jsonl`, fresh), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { what: string; text: string })
    .filter(({ what }) => what === 'question')
    .map(({ text }) => ({ label: 'no', text, family: set }));

const sets: [string, Line[]][] = [
  ['messages-dev', linesOf('messages-dev', 'fresh')],
  [
    'natural-2',
    measuredQuestions()
      .filter(({ maybeDanger }) => maybeDanger !== true)
      .map(({ text, writer }) => ({ label: 'no', text, family: writer })),
  ],
  ...['set-a', 'set-b', 'set-c'].map((set): [string, Line[]] => [set, questionsIn(set)]),
  ...[
    '',
    '-other-hands',
    '-fourth-hand',
    '-eighth-hand',
    '-tenth-hand',
    '-eleventh-hand',
    '-everyday',
    '-indirect',
    '-posts',
    '-scenes',
  ].map((hand): [string, Line[]] => [`held-crisis${hand}`, linesOf(`held-crisis${hand}.txt`)]),
  ['last-ordinary', linesOf('last-ordinary.txt')],
];

/** Written after the figures of before were taken: in no total that is compared with them. */
const newerSets: [string, Line[]][] = ['-thirteenth-hand', '-fourteenth-hand'].map((hand) => [
  `held-crisis${hand}`,
  linesOf(`held-crisis${hand}.txt`),
]);

/** Read one after the other: a table needs no haste, and other programs run beside it. */
async function readAll(lines: readonly Line[], model: ReaderModel): Promise<Read[]> {
  const all: Read[] = [];
  for (const { label, text } of lines) {
    const reading = await detectCrisis(text, model);
    const isLeftOut = reading.is === 'unsure' && reading.isFaint && (await isEverydayQuestion(text, model));
    all.push({
      label,
      is: reading.is,
      kind: reading.is === 'none' ? null : reading.kind,
      isShown: reading.is !== 'none' && !isLeftOut,
    });
  }
  return all;
}

const perThousand = (part: number, whole: number) => `${Math.round((1000 * part) / whole)}`.padStart(4);
const percent = (part: number, whole: number) =>
  `${part} of ${whole} (${((100 * part) / whole).toFixed(1)} %)`;

const everydayBefore: Record<string, { asked: number; takenOver: number }> = before.everyday;

export async function reportCrises(model: ReaderModel): Promise<void> {
  const crises: Read[] = [];
  console.log(
    'Everyday messages, per 1,000: asked / asked in the chat / taken over (before: asked / taken over)',
  );
  for (const [name, lines] of [...sets, ...newerSets]) {
    const read = await readAll(lines, model);
    const told = read.filter(({ label }) => label !== 'no');
    if (sets.some(([set]) => set === name)) crises.push(...told);
    const calm = read.filter(({ label }) => label === 'no');
    const old = everydayBefore[name];
    const count = (is: (one: Read) => boolean) => perThousand(calm.filter(is).length, calm.length);
    console.log(
      `${name.padEnd(26)} ${count(({ is }) => is === 'unsure')} ${count(({ is, isShown }) => is === 'unsure' && isShown)} ${count(({ is }) => is === 'crisis')}`,
      old === undefined
        ? ''
        : `  (${perThousand(old.asked, calm.length)} ${perThousand(old.takenOver, calm.length)})`,
      `of ${calm.length}`,
      told.length === 0
        ? ''
        : `; crises noticed ${percent(told.filter(({ is }) => is !== 'none').length, told.length)}, taken over ${percent(told.filter(({ is }) => is === 'crisis').length, told.length)}`,
    );
  }
  printKinds(crises);
}

function printKinds(crises: readonly Read[]) {
  console.log('\nCrises by kind: noticed, taken over, kind right of those taken over');
  for (const kind of crisisKinds) {
    const of = crises.filter(({ label }) => label === kind);
    const sure = of.filter(({ is }) => is === 'crisis');
    console.log(
      `${kind} ${crisisNames[kind].padEnd(36)} ${percent(of.filter(({ isShown }) => isShown).length, of.length)}, ${percent(sure.length, of.length)},`,
      percent(sure.filter((one) => one.kind === kind).length, Math.max(1, sure.length)),
    );
  }
  const share = (is: (one: Read) => boolean) => percent(crises.filter(is).length, crises.length);
  console.log(
    `All: noticed ${share(({ isShown }) => isShown)}, taken over ${share(({ is }) => is === 'crisis')}`,
  );
  console.log(
    `Before: noticed ${percent(before.crises.noticed, before.crises.all)}, taken over ${percent(before.crises.takenOver, before.crises.all)}`,
  );
}
