import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readEntry } from '../compile.ts';
import { sceneKind } from './scene.ts';

const file = join(import.meta.dirname, '../../../../content/en/scenes/home/brushing-teeth.md');
const text = readFileSync(file, 'utf8');
const problemsWith = (change: (source: string) => string) => {
  const read = readEntry(sceneKind, 'brushing-teeth.md', change(text));
  return 'problems' in read ? read.problems.map(({ line, what }) => `${line} ${what}`) : [];
};
const lineOf = (part: string) => text.split('\n').findIndex((line) => line.includes(part)) + 1;

test('a sentence is read with its levels, its type and its conditions', () => {
  const read = readEntry(sceneKind, file, text);
  if ('problems' in read) throw new Error(read.problems[0]?.what);
  expect(read.entry).toMatchObject({ id: 'brushing-teeth', topic: 'brushing my teeth', ages: 'all' });
  expect(read.entry.lines.find(({ text: said }) => said.startsWith('The brush may'))).toEqual({
    part: 'body',
    levels: new Set([1, 2]),
    type: 'perspective',
    when: ['touch'],
    isExtra: false,
    text: 'The brush may tickle or feel rough on my gums.',
  });
});

test('a title in the child’s voice needs a label for carers', () => {
  const titled = (source: string) => source.replace('title: Brushing Teeth', 'title: Brushing My Teeth');
  expect(problemsWith(titled)).toEqual([expect.stringMatching(/say what a carer calls it/)]);
  expect(problemsWith((source) => titled(source).replace('topic:', 'label: Brushing teeth\ntopic:'))).toEqual(
    [],
  );
});

test('what is wrong is said with its line', () => {
  const tickle = lineOf('may tickle or');
  expect(problemsWith((source) => source.replace('if touch', 'if tuch'))).toEqual([
    expect.stringMatching(new RegExp(`^${tickle} .*"if tuch" is not known`)),
  ]);
  expect(problemsWith((source) => source.replace('(1 2, perspective, if touch) ', ''))).toEqual([
    expect.stringMatching(new RegExp(`^${tickle} .*begin with the levels`)),
  ]);
  expect(problemsWith((source) => source.replace('contexts: [Home]', 'contexts: [Hom]'))).toEqual([
    expect.stringMatching(/^5 "contexts": /),
  ]);
  expect(problemsWith((source) => source.replace('{helper}', '{nurse}'))).toEqual([
    expect.stringMatching(new RegExp(`^${lineOf('{helper}')} .*\\{nurse\\}`)),
  ]);
});

test('a heading that is missing or unknown is named', () => {
  expect(problemsWith((source) => source.replace('## Steps', '## Stepps'))).toEqual([
    '1 "Steps" is missing',
    `${lineOf('## Steps')} "Stepps" is not known here`,
  ]);
});

test('what a story needs at every level is asked of the whole scene', () => {
  expect(problemsWith((source) => source.replace('- (3) Now my teeth are clean.\n', ''))).toEqual([
    `${lineOf('## End')} "End": level 3 has not exactly one sentence`,
  ]);
});
