import { expect, test } from 'vitest';
import { readEntryFile } from './entry-file.ts';
import { printValue } from './print-module.ts';

const read = (text: string, repeated: string[] = []) => readEntryFile('a.md', text, repeated);

test('head and sections become values that know their lines', () => {
  const { value, lines, problems } = read(
    '---\ntitle: no\nwords: [one, 4]\n---\n\n## Steps\n\n- First,\n  and on.\n- Second.\n\n## Why\n\nSo\nit is.\n',
  );
  expect(problems).toEqual([]);
  expect(value).toEqual({
    title: 'no',
    words: ['one', '4'],
    Steps: ['First, and on.', 'Second.'],
    Why: 'So it is.',
  });
  expect([lines.of(['title']), lines.of(['words', 1]), lines.of(['Steps', 1]), lines.of(['Why'])]).toEqual([
    2, 3, 10, 12,
  ]);
  expect(lines.of(['Steps', 1, 'deeper'])).toBe(10);
});

test('a heading that may come again gives a list, each with its quotation', () => {
  const { value, lines } = read('---\na: b\n---\n## If\n> x\n\nYes.\n## If\n> y\n\nNo.\n', ['If']);
  expect(value['If']).toEqual([
    { quote: 'x', text: 'Yes.' },
    { quote: 'y', text: 'No.' },
  ]);
  expect(lines.of(['If', 1])).toBe(8);
});

test('a table gives its rows', () => {
  expect(read('---\na: b\n---\n## Foods\n| rice | carb |\n|---|---|\n').value['Foods']).toEqual([
    ['rice', 'carb'],
    ['---', '---'],
  ]);
});

test.each([
  ['no head', 'title: x\n', 1],
  ['a head that is no YAML', '---\ntitle: x\nwords: [one\n---\n', 3],
  ['a head without keys', '---\njust text\n---\n', 2],
  ['text before the first heading', '---\na: b\n---\n\nhello\n', 5],
  ['a heading twice', '---\na: b\n---\n## Why\nx\n## Why\ny\n', 6],
  ['a list mixed with text', '---\na: b\n---\n## Steps\n- one\ntwo\n', 4],
])('%s is a problem with its line', (_what, text, line) => {
  expect(read(text).problems.map((problem) => problem.line)).toEqual([line]);
});

test('sets and patterns are printed as what they are', () => {
  expect(printValue({ a: new Set([1, 2]), b: /x\/"/i, c: ['"', null], d: undefined })).toBe(
    String.raw`{"a":new Set([1,2]),"b":/x\/"/i,"c":["\"",null]}`,
  );
});
