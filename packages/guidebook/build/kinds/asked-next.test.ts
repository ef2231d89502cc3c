import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readEntry } from '../compile.ts';
import { pageKind } from './page.ts';

const file = fileURLToPath(
  new URL('../../../../content/en/pages/body-care/tooth-brushing.md', import.meta.url),
);
const page = readFileSync(file, 'utf8');
const problemsOf = (text: string) => {
  const read = readEntry<object>(pageKind, 'body-care/tooth-brushing.md', text);
  return 'problems' in read ? read.problems : [];
};
const lineOf = (start: string) => page.split('\n').findIndex((line) => line.startsWith(start)) + 1;

test('[GC38] a page without one of the lines, or with an unknown or long one, is named with its line', () => {
  expect(problemsOf(page)).toEqual([]);
  expect(problemsOf(page.replace(/^- how-long: .*\n/m, ''))).toMatchObject([
    { line: lineOf('## Asked next'), what: expect.stringContaining('how-long') },
  ]);
  expect(problemsOf(page.replace('- how-long: ', '- how-much: '))[0]).toMatchObject({
    line: lineOf('- how-long: '),
    what: expect.stringContaining('begin with what is asked'),
  });
  expect(problemsOf(page.replace('- how-long: ', `- how-long: ${'very '.repeat(60)}`))[0]).toMatchObject({
    line: lineOf('- how-long: '),
    what: expect.stringContaining('60 words'),
  });
});

test('[GC44] a question of the page’s own has two wordings or more and one short answer', () => {
  const own = '- "is three seconds worth it", ';
  const line = page.split('\n').find((one) => one.startsWith(own)) ?? '';
  const read = readEntry(pageKind, 'body-care/tooth-brushing.md', page);
  const asked = 'is three seconds worth it';
  expect('entry' in read && read.entry.own?.find((one) => one.asked[0] === asked)).toMatchObject({
    asked: [asked, expect.any(String), expect.any(String)],
    say: expect.stringMatching(/^Yes\. Three seconds/),
  });
  expect(problemsOf(page.replace(line, '- "is three seconds worth it": Yes.'))[0]).toMatchObject({
    line: lineOf(own),
    what: expect.stringContaining('two wordings'),
  });
  expect(problemsOf(page.replace(line, `${line} ${'very '.repeat(60)}`))[0]).toMatchObject({
    what: expect.stringContaining('60 words'),
  });
});
