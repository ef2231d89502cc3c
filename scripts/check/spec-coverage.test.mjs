import { expect, test } from 'vitest';
import { coverageProblems } from './spec-coverage.mjs';

const facts = {
  files: new Map([
    ['src/RULES.md', '- **GD1** A rule.\n'],
    ['src/a.test.ts', "test('it works', () => { say('it flies'); });"],
    ['src/a.ts', "const log = 'Payment failed';"],
  ]),
  isThere: (path) => ['src', 'src/a.ts'].includes(path),
  texts: ['Passwords do not match.'],
};
const problems = (...rows) =>
  coverageProblems(['| Statement | Where | Test |', '| --- | --- | --- |', ...rows].join('\n'), facts);

test('a table that names what is there is accepted', () => {
  expect(
    problems(
      '| It says "Passwords do not match." | `src` | `GD1`, `src/a.test.ts › it works` |',
      '| It logs "Payment failed" | `src/a.ts` | no test |',
      '| It flies | | missing |',
    ),
  ).toEqual([]);
});

test('what is not there is named with its line', () => {
  expect(
    problems(
      '| It says "Passwords differ." | `src/b.ts` | `GD2` |',
      '| It works | `src` | `src/a.test.ts › it flies` |',
      '| It works | `src` | surely |',
      '| It works | `src` |',
    ),
  ).toEqual([
    'docs/spec-coverage.md:3: src/b.ts is not there',
    'docs/spec-coverage.md:3: GD2 is not a rule',
    'docs/spec-coverage.md:3: "Passwords differ." is neither a message nor in the files of the row',
    'docs/spec-coverage.md:4: src/a.test.ts has no test "it flies"',
    'docs/spec-coverage.md:5: names no test, and says neither "no test" nor "missing"',
    'docs/spec-coverage.md:6: has 2 cells instead of 3',
  ]);
});
