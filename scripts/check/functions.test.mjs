// No function is longer than a screen: whoever reads one sees all of it.
import { describe, expect, test } from 'vitest';
import { readFiles } from './files.mjs';
import { longFunctionsIn } from './functions.mjs';

const most = 60;

test(`no function has more than ${most} lines`, () => {
  const long = readFiles(/^(packages|e2e|bench|scripts|lint)\/.*\.(tsx?|m?js)$/).flatMap((source) =>
    longFunctionsIn(source, most).map(({ name }) => `${source.file}: ${name}`),
  );
  expect(long).toEqual([]);
}, 120_000);

describe('what is measured', () => {
  const inner = '  work();\n'.repeat(3);
  const namesIn = (text) => longFunctionsIn({ file: 'a.tsx', text }, 4).map(({ name }) => name);

  test.each([
    ['a function', `function a() {\n${inner}}`, ['a']],
    ['an arrow kept under a name', `const b = () => {\n${inner}};`, ['b']],
    ['a method', `const o = { c() {\n${inner}} };`, ['c']],
    ['a test', `test('it works', () => {\n${inner}});`, ['it works']],
    [
      'one inside another, each by itself',
      `function a() {\n  const b = () => {\n${inner}  };\n}`,
      ['a', 'b'],
    ],
    [
      'no group of tests',
      `describe('all', () => {\n${inner}});\ntest.describe('all', () => {\n${inner}});`,
      [],
    ],
    ['no table of groups', `describe.each([1])('all', () => {\n${inner}});`, []],
    ['no short function', 'function a() {\n  work();\n}', []],
  ])('%s', (_, text, names) => {
    expect(namesIn(text)).toEqual(names);
  });
});
