// Writes what tune_encoder.py learns from, one JSON object a line: phrasings of pages, scenes and situations, messages with
// and without a crisis, advice with and without harm, what is refused and its neighbours, what is grave. Held rows are only measured.
//   tsx packages/reader/train/write-rows.ts ROWS.jsonl
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scenes } from '@calmbridge/guidebook/generated/scenes';
import { situations } from '@calmbridge/guidebook/generated/situations';
import { topics } from '@calmbridge/guidebook/generated/topics';
import { entryKinds } from '#entries/entry-reader';
import { laterMark } from '#screening/crisis/crisis-log-odds';
import { stretchesOf } from '#screening/model/stretches';
import { sentencesOf } from '#screening/sentences';
import { dataFolder } from './assets.ts';
import { pick, seeded } from './chance.ts';
import { askedNextToo, nearMisses, writtenFor, writtenForEncoder } from './entries/entry-phrasings.ts';
import {
  learnedByChecks,
  learnedLines,
  learnedPhrases,
  learnedQuestions,
  measuredLines,
  measuredPhrases,
  measuredQuestions,
  weighedByChecks,
} from './natural.ts';
import {
  type Line,
  learnedSources,
  linesOf,
  measuredSources,
  naturalLines,
  textsOf,
} from './screening/lines.ts';
import { questionsIn } from './topics/questions.ts';

type Row = { task: string; label: string; text: string; source: string; held: boolean };
const rows: Row[] = [];
const add = (task: string, label: string, text: string, source: string, held = false) =>
  rows.push({ task, label, text, source, held });
const plain = (text: string) => text.replace(/\{(\w+)(?:[|:][^}]*)?\}/g, '$1');

for (const { id, title, asks } of topics)
  for (const text of [plain(title), ...asks]) add('page', id, text, 'content');
for (const { id, title, topic, asks } of scenes)
  for (const text of [title, plain(topic), ...asks]) add('scene', id, text, 'content');
for (const { id, name, asks } of situations)
  for (const text of [plain(name), ...asks]) add('situation', id, text, 'content');
for (const file of ['asks-written', 'asks-other-hands', 'strangers-seen', 'fresh-seen'])
  for (const { message, pages } of questionsIn(file))
    if (pages.length > 0) add('page', pages.join(','), message, file);

for (const { text, ok } of learnedQuestions()) if (ok.length > 0) add('page', ok.join(','), text, 'natural');
for (const { right, text } of nearMisses()) if (right !== 'none') add('page', right, text, 'near');
for (const { text, ok } of learnedPhrases())
  if (ok.length > 0) add('situation', ok.join(','), text, 'natural');
for (const { text, ok } of learnedLines()) if (ok.length > 0) add('scene', ok.join(','), text, 'natural');
for (const { text, ok } of measuredLines())
  if (ok.length > 0) add('scene', ok.join(','), text, 'natural', true);
for (const { text, ok } of measuredQuestions())
  if (ok.length > 0) add('page', ok.join(','), text, 'natural', true);
for (const { text, ok } of measuredPhrases())
  if (ok.length > 0) add('situation', ok.join(','), text, 'natural', true);

// What is asked next: a page's own questions, which only their own page has to tell apart.
for (const { id, own = [] } of topics)
  for (const [at, { asked }] of own.entries())
    for (const text of [...asked, ...askedNextToo(id, asked[0] ?? '')])
      add('next', `${id}?${at}`, text, 'content');

for (const kind of entryKinds)
  for (const { id, text } of [...writtenFor(kind), ...writtenForEncoder(kind)])
    add(kind, id, text, 'phrasings');

const fresh = (name: string) => readFileSync(join(dataFolder('fresh'), name), 'utf8').split('\n');
type Judged = { text: string; ok: string[] };
const judged = (name: string): Judged[] =>
  readFileSync(join(dataFolder('relevance'), `${name}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Judged);
for (const [task, name] of [
  ['page', 'questions'],
  ['scene', 'lines'],
  ['situation', 'phrases'],
] as const)
  for (const { text, ok } of judged(name)) if (ok.length > 0) add(task, ok.join(','), text, name, true);

/** The encoder reads a long message in stretches; of a long message with a crisis the stretch that tells of it is a line of its own. */
const readAsStretches = ({ label, text, family }: Line): Line[] =>
  label === 'no'
    ? stretchesOf(text).map((stretch) => ({ label, text: stretch, family }))
    : stretchesOf(text).length === 1
      ? [{ label, text, family }]
      : [];
const ordinary = linesOf('ordinary-').flatMap(readAsStretches);
const crises = linesOf('crisis-').flatMap(readAsStretches);
for (const { label, text, family } of [...crises, ...ordinary, ...linesOf('everyday-')])
  add('crisis', label, text, family.split(':')[0]!);
// A crisis is often told in passing, among other things.
const asides = linesOf('ordinary-7').flatMap(({ text }) => sentencesOf(text).map((one) => one.text.trim()));
const chance = seeded(14);
for (const { label, text } of crises.filter((line) => line.label !== 'no' && line.text.length < 160))
  add('crisis', label, `${pick(asides, chance)} ${text} ${pick(asides, chance)}`, 'among-others');
for (const { label, text } of naturalLines()) add('crisis', label, text, 'natural');
// Later in a talk a few words answer a question. Such lines are learned behind their mark, so that they say nothing of first messages.
const addLater = (label: string, text: string, source: string, isHeld = false) =>
  add('crisis', label, laterMark + text, source, isHeld);
for (const { label, text } of linesOf('later-')) addLater(label, text, 'later');
const isShort = ({ text }: { text: string }) => text.length < 90;
const everyThird = <Row>(rows: readonly Row[]) => rows.filter((_, at) => at % 3 === 0);
for (const { label, text } of everyThird(crises.filter(isShort))) addLater(label, text, 'later');
for (const { label, text } of everyThird(naturalLines().filter(isShort))) addLater(label, text, 'later');
for (const text of everyThird(
  topics.flatMap(({ own = [] }) => own.flatMap(({ asked }) => asked.slice(0, 1))),
))
  addLater('no', text, 'later');
for (const { label, text } of linesOf('held-later')) addLater(label, text, 'held-later', true);
for (const { text, maybeDanger } of measuredQuestions())
  if (maybeDanger !== true) add('crisis', 'no', text, 'natural', true);
for (const { label, text, family } of linesOf('held-crisis'))
  add('crisis', label, text, family.split(':')[0]!, true);
for (const [name, held] of [
  ['messages-train', false],
  ['everyday-train', false],
  ['messages-dev', true],
] as const)
  for (const line of fresh(`${name}.txt`)) {
    const [, label, text] = /^(K\d|no) (.+)$/.exec(line) ?? [];
    if (label && text) add('crisis', label, text.replaceAll('\\n', '\n'), name, held);
  }
for (const { text } of judged('questions')) add('crisis', 'no', text, 'questions', true);

for (const { label, text, family } of linesOf('unsafe-')) add('unsafe', label, text, family.split(':')[0]!);
for (const { label, text, family } of linesOf('held-unsafe'))
  add('unsafe', label, text, family.split(':')[0]!, true);
for (const source of [...learnedSources, ...measuredSources])
  for (const { text } of textsOf(source))
    for (const piece of sentencesOf(text))
      if (/\p{L}{3}/u.test(piece.text))
        add('unsafe', 'no', piece.text.trim(), `ai-source-${source}`, measuredSources.includes(source));

type Asked = { text: string; want: 'no' | 'answer' };
const refusals = (name: string) =>
  readFileSync(join(dataFolder('refusals'), name), 'utf8')
    .trim()
    .split('\n');
for (const line of refusals('wordings.tsv')) {
  const [thing = '-', text = ''] = line.split('\t');
  add('refusal', thing === '-' ? 'no' : thing, text, 'wordings');
}
for (const [name, held] of [
  ['strangers', false],
  ['held', true],
  ['held-2', true],
] as const)
  for (const line of refusals(`${name}.jsonl`)) {
    const { text, want } = JSON.parse(line) as Asked;
    // What it is that is asked for, nobody has said.
    add('refusal', want === 'no' ? 'any' : 'no', text, name, held);
  }
for (const { text } of learnedByChecks()) add('refusal', 'no', text, 'natural');
for (const { text } of measuredQuestions()) add('refusal', 'no', text, 'natural', true);
for (const { text } of linesOf('ordinary-9')) add('refusal', 'no', text, 'ordinary-9');
// Whoever tells of an emergency asks for help, not for leave.
for (const { text } of linesOf('crisis-').filter((_, at) => at % 3 === 0))
  add('refusal', 'no', text, 'crisis');
for (const { text } of linesOf('held-crisis')) add('refusal', 'no', text, 'crisis', true);

type Told = { text: string; grave: string[] };
const toldByTheWay = (name: string) =>
  readFileSync(join(dataFolder('grave'), `${name}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Told);
for (const [name, held] of [
  ['families', false],
  ['staff', false],
  ['grown', false],
  ['kin', false],
  ['voicemail', false],
  ['thumb', false],
  ['colleagues', false],
  ['self', false],
  ['held', true],
  ['forum', true],
] as const)
  for (const { text, grave } of toldByTheWay(name))
    for (const label of grave.length > 0 ? grave : ['no']) add('grave', label, text, 'strangers', held);
for (const { text, maybeDanger } of [...learnedByChecks(), ...weighedByChecks()])
  if (maybeDanger !== true) add('grave', 'no', text, 'natural');
for (const { text, maybeDanger } of measuredQuestions())
  if (maybeDanger !== true) add('grave', 'no', text, 'natural', true);

writeFileSync(process.argv[2]!, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
