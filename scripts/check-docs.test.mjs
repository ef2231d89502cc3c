import { expect, test } from 'vitest';
import { configProblems, creditProblems, decisionProblems, reasonProblems } from './check-docs.mjs';

const config = ['PORT', 'DATA_DIR'];
const readme = '| `PORT`, `DATA_DIR` | `4242` | where, beside `OTHER_THING` |\n';

test('documents that say what the code reads are accepted', () => {
  expect(configProblems(config, readme, '# PORT=4242\n# DATA_DIR=.data\n')).toEqual([]);
});

test('a variable that is not explained, or not read, is named', () => {
  expect(configProblems(config, '| `PORT` | |', '# PORT=1\n# DATA_DIR=x\n# OLD_NAME=y\n')).toEqual([
    'README.md does not explain DATA_DIR',
    '.env.example explains OLD_NAME, which nobody reads',
  ]);
});

test('a package without its credit is named', () => {
  const packages = [
    { name: 'a', license: 'MIT' },
    { name: 'b', license: 'ISC' },
  ];
  expect(creditProblems('| a | MIT | for x |\n| b | MIT | |', packages)).toEqual([
    'docs/CREDITS.md does not credit b (ISC)',
  ]);
});

test('a package without a reason, and a reason without its package, are named', () => {
  const table =
    '| Package | Chosen over | Because |\n|---|---|---|\n| a | x | smaller |\n| @b/c | – | |\n| gone | y | faster |\n';
  expect(reasonProblems(table, [{ name: 'a' }, { name: '@b/c' }])).toEqual([
    expect.stringContaining('does not say why @b/c'),
    expect.stringContaining('has a row for gone'),
  ]);
});

test('a decision with another head, another number or a dead link is named', () => {
  const good = {
    name: '0001-a.md',
    text: '# 1. A\n\nDate: 2026-11-15. Status: superseded by [decision 2](0002-b.md).\n\nText.\n',
  };
  const bad = { name: '0002-b.md', text: '# B\n\n15 November 2026, accepted\n\nSee [it](0009-gone.md).\n' };
  expect(
    decisionProblems([good, { ...bad, text: '# 2. B\n\nDate: 2026-11-15. Status: accepted.\n' }]),
  ).toEqual([]);
  expect(decisionProblems([good, bad])).toEqual([
    expect.stringContaining('docs/decisions/0002-b.md: a decision begins with'),
    'docs/decisions/0002-b.md: no decision 0009-gone.md',
  ]);
});
