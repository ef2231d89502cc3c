import { expect, test } from 'vitest';
import { wordProblems } from './check-words.mjs';

const problemsIn = (text) => wordProblems([{ file: 'a.ts', text }]);

test.each([
  ["const folder = '/tmp/x';", 'a path of one machine'],
  ['see /work/notes.md', 'a path of one machine'],
  ['"resolved": "https://registry.npmjs.org/x"', 'the address of a package registry'],
  ['const key = "sk_live_1";', 'a secret'],
  ['debugger;', 'a leftover'],
  ['<<<<<<< HEAD', 'a leftover'],
])('%s is found', (line, what) => {
  expect(problemsIn(`fine\n${line}`)).toEqual([`a.ts:2 holds ${what}`]);
});

test.each([
  "import x from './work/plan.ts';",
  'packages/web/src',
  'sk_test_123',
  'https://example.org/tmp/x',
])('%s is left alone', (line) => expect(problemsIn(line)).toEqual([]));
