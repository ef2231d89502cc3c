import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readEntry } from '../compile.ts';
import { pageKind } from './page.ts';
import { wordPattern } from './says.ts';

const file = join(import.meta.dirname, '../../../../content/en/pages/distress/meltdown.md');
const text = readFileSync(file, 'utf8');
const problemsWith = (change: (source: string) => string) => {
  const read = readEntry(pageKind, 'meltdown.md', change(text));
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

test('words of a message are plain words, choices, open endings, or a pattern', () => {
  const pattern = wordPattern(String.raw`tantrum*, hit him/her, don't love, /\bpda\b.{0,3}mean/, 4`);
  for (const fits of ['Tantrums again', 'I hit her', 'i dont love it', 'does PDA mean', 'he is 4'])
    expect(pattern.test(fits), fits).toBe(true);
  for (const other of ['hit them', 'a whit here', '14', 'love'])
    expect(pattern.test(other), other).toBe(false);
});
