import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { root } from '../setup/root.mjs';
import { journeysOf, journeysTouched, mainJourneys, stagesTouched } from './changed.mjs';
import { readOutcome } from './outcomes.mjs';
import { closingLines, linesOf, verdict } from './report.mjs';
import { runStages } from './run-stages.mjs';

const folder = mkdtempSync(join(tmpdir(), 'test-command-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const reportOf = (content) => {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};

const countsOf = (...what) => readOutcome(...what).counts;

describe('counting', () => {
  test('reads both kinds of report', () => {
    const unit = reportOf({ numPassedTests: 3, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 });
    expect(countsOf('vitest', unit, 1)).toEqual({ passed: 3, failed: 1, skipped: 3 });
    const browser = reportOf({ stats: { expected: 5, unexpected: 0, flaky: 1, skipped: 0 } });
    expect(countsOf('playwright', browser, 0)).toEqual({ passed: 6, failed: 0, skipped: 0 });
  });

  test('a run that broke outside any test is a failure, and so is one without a report', () => {
    expect(countsOf('vitest', reportOf({ numPassedTests: 3 }), 1)).toEqual({
      passed: 3,
      failed: 1,
      skipped: 0,
    });
    expect(countsOf('vitest', join(folder, 'none.json'), 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});

describe('naming', () => {
  const unit = {
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [
      {
        name: join(root, 'packages/server/src/a.test.ts'),
        message: '',
        assertionResults: [
          { ancestorTitles: [''], title: 'good', status: 'passed', failureMessages: [] },
          {
            ancestorTitles: ['', 'at night'],
            title: 'late',
            status: 'passed',
            failureMessages: ['Error: slow'],
          },
          {
            ancestorTitles: [],
            title: 'bad',
            status: 'failed',
            failureMessages: ['Error: 1 is not 2\n    at a.test.ts:3:1\n    at x (node_modules/y.js:1:1)'],
          },
          { ancestorTitles: [], title: 'left out', status: 'skipped', failureMessages: [] },
        ],
      },
      { name: join(root, 'packages/server/src/b.test.ts'), message: 'no database', assertionResults: [] },
    ],
  };
  const journey = (title, status, ...messages) => ({
    title,
    tests: [{ status, results: messages.map((message) => ({ errors: message ? [{ message }] : [] })) }],
  });
  const browser = {
    stats: { expected: 1, flaky: 1, unexpected: 1 },
    suites: [
      {
        title: 'a.spec.ts',
        file: 'a.spec.ts',
        specs: [journey('good', 'expected', '')],
        suites: [
          {
            title: 'at night',
            file: 'a.spec.ts',
            specs: [
              journey('late', 'flaky', '\u001b[31mError: slow\u001b[39m', ''),
              journey('bad', 'unexpected', 'Error: gone', 'Error: gone'),
            ],
          },
        ],
      },
    ],
  };

  test('tells which tests failed, and which passed at the second try, of both kinds of report', () => {
    expect(readOutcome('vitest', reportOf(unit), 1)).toMatchObject({
      failures: [
        { name: 'packages/server/src/b.test.ts', message: 'no database' },
        {
          name: 'packages/server/src/a.test.ts > bad',
          message: 'Error: 1 is not 2\n    at a.test.ts:3:1',
        },
      ],
      secondTries: [{ name: 'packages/server/src/a.test.ts > at night > late', message: 'Error: slow' }],
    });
    expect(readOutcome('playwright', reportOf(browser), 1)).toMatchObject({
      failures: [{ name: 'e2e/a.spec.ts > at night > bad', message: 'Error: gone' }],
      secondTries: [{ name: 'e2e/a.spec.ts > at night > late', message: 'Error: slow' }],
    });
  });

  const failed = {
    name: 'server',
    seconds: 1,
    ...readOutcome('vitest', reportOf(unit), 1),
    output: Array.from({ length: 100 }, (_, line) => `line ${line}`).join('\n'),
  };

  test('a failed stage begins with the names and messages, and ends with the last it said', () => {
    const lines = linesOf(failed);
    expect(lines.slice(0, 5)).toEqual([
      'FAIL server                   1.0 s  2 passed, 1 failed, 1 at the second try',
      '      × packages/server/src/b.test.ts',
      '          no database',
      '      × packages/server/src/a.test.ts > bad',
      '          Error: 1 is not 2',
    ]);
    expect(lines).toHaveLength(6 + 60);
    expect(lines.at(-1)).toBe('      line 99');
  });

  test('the end repeats what failed and what needed a second try, and says nothing when all is well', () => {
    const lint = { name: 'lint', counts: { passed: 0, failed: 1, skipped: 0 } };
    expect(closingLines([lint, failed])).toEqual([
      'Failed:',
      '  server: packages/server/src/b.test.ts',
      '  server: packages/server/src/a.test.ts > bad',
      '  lint',
      'Passed at the second try only:',
      '  server: packages/server/src/a.test.ts > at night > late',
      '      Error: slow',
    ]);
    expect(closingLines([{ name: 'lint', counts: { passed: 1, failed: 0, skipped: 0 } }])).toEqual([]);
  });
});

describe('the last line', () => {
  const outcome = (passed, failed, skipped) => ({ counts: { passed, failed, skipped } });

  test('sums everything up', () => {
    expect(verdict([outcome(3, 0, 0), outcome(1, 0, 0)])).toEqual({
      line: '4 passed, 0 failed',
      isGood: true,
    });
    expect(verdict([outcome(3, 1, 2)])).toEqual({ line: '3 passed, 1 failed, 2 skipped', isGood: false });
  });

  test('nothing at all is not a success', () => {
    expect(verdict([]).isGood).toBe(false);
  });
});

describe('stages', () => {
  const code = (name, text, more = {}) => ({ name, args: ['-e', text], ...more });
  const run = (stages, isWanted = () => true) => runStages(stages, isWanted, 2, () => {});

  test('run after what they need, and keep what they said', async () => {
    const [first, second] = await run([
      code('check', 'console.log("said"); process.exit(1)'),
      code('after', 'process.exit(0)', { after: ['check'] }),
    ]);
    expect(first).toMatchObject({ counts: { passed: 0, failed: 1 }, output: 'said\n' });
    expect(second).toMatchObject({ counts: { failed: 1 }, note: 'needs check, which failed' });
  });

  test('one that lacks a program is skipped with the reason', async () => {
    expect(await run([code('e2e', '', { missing: 'no Chromium' })])).toMatchObject([
      { counts: { passed: 0, failed: 0, skipped: 1 }, note: 'no Chromium' },
    ]);
  });

  test('one that only follows runs even when the other failed, and when the other was not asked for', async () => {
    const stages = [code('build', 'process.exit(1)'), code('types', '', { follows: ['build'] })];
    expect(await run(stages)).toMatchObject([{ counts: { failed: 1 } }, { counts: { passed: 1 } }]);
    expect(await run(stages, ({ name }) => name === 'types')).toMatchObject([{ counts: { passed: 1 } }]);
  });

  test('a chosen stage brings along what it needs', async () => {
    const stages = [code('build', ''), code('lint', ''), code('e2e', '', { after: ['build'] })];
    const outcomes = await run(stages, ({ name }) => name === 'e2e');
    expect(outcomes.map(({ name }) => name)).toEqual(['build', 'e2e']);
  });
});

describe('what a change touches', () => {
  const vitestStage = (name) => ({ name, args: [name], reads: 'vitest' });
  const stages = [
    { name: 'lint', args: ['lint'] },
    ...['unit', 'web', 'server on PGlite', 'server on Node 24'].map(vitestStage),
    { name: 'e2e', args: ['e2e'], reads: 'playwright' },
  ];
  const argsAfter = (...files) =>
    Object.fromEntries(stagesTouched(stages, files, 'abc').map(({ name, args }) => [name, args.slice(1)]));
  const related = ['--changed', 'abc', '--passWithNoTests'];

  test('checks run whole, tests where they import what changed, journeys by feature', () => {
    expect(argsAfter('packages/web/src/features/days/days-page.tsx')).toEqual({
      lint: [],
      unit: related,
      web: related,
      'server on PGlite': related,
      e2e: ['e2e/[^/]+/days'],
    });
  });

  test('what every test reads without importing it runs them all', () => {
    expect(argsAfter('packages/web/messages/en.json')).toMatchObject({ web: [], unit: related });
    expect(argsAfter('content/en/scenes/a.md')).toMatchObject({ web: [], unit: [], 'server on PGlite': [] });
  });

  test('a changed journey runs itself, a changed harness runs all journeys, a document or a test runs none', () => {
    expect(journeysTouched(['e2e/child/days.spec.ts'])).toEqual(['e2e/child/days.spec.ts']);
    expect(journeysTouched(['e2e/harness/pages.ts'])).toEqual(['e2e/']);
    expect(journeysTouched(['docs/content.md', 'packages/web/src/app/guards.test.ts'])).toEqual([]);
    expect(journeysTouched(['packages/web/src/app/guards.ts'])).toEqual(
      mainJourneys.toSorted().map((name) => `e2e/[^/]+/${name}`),
    );
  });

  test('every feature has its journeys, and every journey named is there', () => {
    const foldersIn = (path) =>
      readdirSync(join(root, path), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name);
    const features = [
      'packages/web/src/features',
      'packages/server/src/features',
      'packages/domain/src',
    ].flatMap(foldersIn);
    expect(features.filter((name) => journeysOf[name] === undefined)).toEqual([]);
    const specs = foldersIn('e2e').flatMap((folder) => readdirSync(join(root, 'e2e', folder)));
    const named = [...new Set([...Object.values(journeysOf).flat(), ...mainJourneys])];
    expect(named.filter((name) => !specs.some((file) => file.startsWith(name)))).toEqual([]);
  });
});
