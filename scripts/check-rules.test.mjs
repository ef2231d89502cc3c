import { expect, test } from 'vitest';
import { ruleProblems } from './check-rules.mjs';

const rules = { file: 'a/RULES.md', text: '# Rules\n- **CR1** One.\n- **CR2** Two.\n' };
const tests = (text) => [{ file: 'a/a.test.ts', text }];

test('a rule without a test is named', () => {
  expect(ruleProblems([rules], tests("test('[CR1] pays once', () => {});"))).toEqual([
    'a/RULES.md: no test names [CR2]',
  ]);
});

test('a test that names an unknown rule is named', () => {
  const text = "test('[CR1] [CR2] [CR9] x', () => {});";
  expect(ruleProblems([rules], tests(text))).toEqual(['a/a.test.ts: [CR9] is not a rule']);
});

test('titles of tables, groups and templates count; an id elsewhere does not', () => {
  const text =
    "describe('[CR1] x', () => { test.each([['[CR8]']])(`[CR2] ${1}`, () => {}); });\nconst note = '[CR9]';";
  expect(ruleProblems([rules], tests(text))).toEqual([]);
});

test('an id given twice, and a prefix in two files, are named', () => {
  const other = { file: 'b/RULES.md', text: '- **CR1** Again.\n' };
  const problems = ruleProblems([rules, other], tests("test('[CR1] [CR2]', () => {});"));
  expect(problems).toEqual([
    'b/RULES.md: [CR1] is given twice',
    'CR belongs to several files: a/RULES.md, b/RULES.md',
  ]);
});
