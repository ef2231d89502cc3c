import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readEntry } from '../compile.ts';
import { pageKind } from './page.ts';
import { wordPattern } from './says.ts';

const file = join(import.meta.dirname, '../../../../content/en/pages/distress/meltdown.md');
const text = readFileSync(file, 'utf8');
const problemsWith = (change: (source: string) => string) => {
  const read = readEntry(pageKind, 'distress/meltdown.md', change(text));
  return 'problems' in read ? read.problems.map(({ line, what }) => `${line} ${what}`) : [];
};
const lineOf = (part: string) => text.split('\n').findIndex((line) => line.includes(part)) + 1;

test('a page is read with its steps, their tags, and what comes first for whom', () => {
  const read = readEntry(pageKind, file, text);
  if ('problems' in read) throw new Error(read.problems[0]?.what);
  expect(read.entry).toMatchObject({ id: 'meltdown', title: 'meltdowns', isBroad: true });
  expect(read.entry.steps[0]?.tags).toEqual(['triggers']);
  expect(read.entry.steps[0]?.text).toMatch(/^\*\*Start/);
  expect(read.entry.first?.[0]?.when.test('is it just a tantrum?')).toBe(true);
});

test('a page knows its theme by the folder it stands in', () => {
  const read = readEntry(pageKind, file, text);
  expect('entry' in read && read.entry).toMatchObject({ theme: 'distress' });
  const lost = readEntry(pageKind, 'pages/meltdown.md', text);
  expect('problems' in lost && lost.problems[0]?.what).toMatch(/^stands in none of the folders/);
});

test('an opening stands under any question, so that it says neither yes nor no', () => {
  const at = lineOf('## Opening');
  expect(
    problemsWith((source) => source.replace('## Opening\n\n', '## Opening\n\nVery likely yes. ')),
  ).toEqual([expect.stringMatching(new RegExp(`^${at} .*a yes or a no`))]);
});

test('what is wrong is said with its line', () => {
  const start = lineOf('**Start');
  expect(problemsWith((source) => source.replace('(if triggers)', '(if trigger)'))).toEqual([
    expect.stringMatching(new RegExp(`^${start} .*"if trigger" is not known`)),
  ]);
  expect(problemsWith((source) => source.replace('**Start with', 'Start with'))).toEqual([
    expect.stringMatching(new RegExp(`^${start} .*bold lead`)),
  ]);
  expect(problemsWith((source) => source.replace(/^> /m, ''))).toEqual([
    expect.stringMatching(new RegExp(`^${lineOf('## First')} .*starts with "> "`)),
  ]);
  expect(problemsWith((source) => source.replace('practices: [', 'practices: [zzz, '))).toEqual([
    expect.stringMatching(new RegExp(`^${lineOf('practices:')} "practices"`)),
  ]);
});

const whole = join(import.meta.dirname, '../../../../content/en/pages/body-care/tooth-brushing.md');
const wholeText = readFileSync(whole, 'utf8');
const wrongIn = (from: string | RegExp, to: string) => {
  const read = readEntry(pageKind, 'body-care/tooth-brushing.md', wholeText.replace(from, to));
  return 'problems' in read ? read.problems.map(({ line, what }) => `${line} ${what}`) : [];
};
const wholeLine = (part: string) => wholeText.split('\n').findIndex((line) => line.includes(part)) + 1;

test('a whole page has a label, first sentences by form, branches, deeper steps and letters', () => {
  const read = readEntry(pageKind, whole, wholeText);
  if ('problems' in read) throw new Error(read.problems[0]?.what);
  const { label, firstBy, branches = [], deeper = [], letters = [] } = read.entry;
  expect(label).toBe('Brushing teeth');
  expect(firstBy?.['is-it']).toMatch(/very common/);
  expect(branches.find(({ when }) => when.test('the foam'))?.steps.length).toBe(3);
  expect(deeper.length).toBeGreaterThanOrEqual(3);
  expect(letters[0]?.lines[0]).toMatch(/^Dear/);
});

test('a page without a label is called by its title', () => {
  const read = readEntry(pageKind, 'body-care/x.md', wholeText.replace(/^label:.*\n/m, ''));
  if ('problems' in read) throw new Error(read.problems[0]?.what);
  expect(read.entry.label).toBe('Brushing teeth');
});

test('what is wrong with the new sections is said with its line', () => {
  expect(wrongIn('- which: Start', '- wich: Start')).toEqual([
    expect.stringMatching(new RegExp(`^${wholeLine('- which:')} .*form of the question`)),
  ]);
  expect(wrongIn('- is-it: ', '- is-it: Yes, ')).toEqual([
    expect.stringMatching(
      new RegExp(`^${wholeLine('- is-it:')} .*"is-it" must not begin with a yes or a no`),
    ),
  ]);
  expect(wrongIn('- which: Start', '- how: Start')).toEqual([
    expect.stringMatching(new RegExp(`^${wholeLine('- which:')} .*"how" stands here twice`)),
  ]);
  expect(wrongIn('- **Brush with water only.**', '- (if tean) **Brush with water only.**')).toEqual([
    expect.stringMatching(new RegExp(`^${wholeLine('Brush with water')} .*"if tean" is not known`)),
  ]);
  expect(wrongIn('> foam*, froth*, bubbles, lather*, suds', '')).toEqual([
    expect.stringMatching(new RegExp(`^${wholeLine('## If the carer says')} .*mixes a list and plain text`)),
  ]);
  expect(wrongIn('Then get rid of the foam for the next two weeks.', '')).toEqual([
    expect.stringMatching(
      new RegExp(`^${wholeLine('## If the carer says')} .*"If the carer says, text" is missing`),
    ),
  ]);
  expect(wrongIn('label: Brushing teeth', `label: ${'x'.repeat(31)}`)).toEqual([
    expect.stringMatching(new RegExp(`^${wholeLine('label:')} .*30 letters`)),
  ]);
  expect(wrongIn('Dear dental team', '{nobody}')).toEqual([
    expect.stringMatching(new RegExp(`^${wholeLine('Dear dental')} .*no slot`)),
  ]);
});

test('words of a message are plain words, choices, open endings, or a pattern', () => {
  const pattern = wordPattern(String.raw`tantrum*, hit him/her, don't love, /\bpda\b.{0,3}mean/, 4`);
  for (const fits of ['Tantrums again', 'I hit her', 'i dont love it', 'does PDA mean', 'he is 4'])
    expect(pattern.test(fits), fits).toBe(true);
  for (const other of ['hit them', 'a whit here', '14', 'love'])
    expect(pattern.test(other), other).toBe(false);
});
