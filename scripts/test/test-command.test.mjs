import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { countTests } from './counts.mjs';
import { verdict } from './report.mjs';
import { runStages } from './run-stages.mjs';

const folder = mkdtempSync(join(tmpdir(), 'test-command-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const reportOf = (content) => {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};

describe('counting', () => {
  test('reads both kinds of report', () => {
    const unit = reportOf({ numPassedTests: 3, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 });
    expect(countTests('vitest', unit, 1)).toEqual({ passed: 3, failed: 1, skipped: 3 });
    const browser = reportOf({ stats: { expected: 5, unexpected: 0, flaky: 1, skipped: 0 } });
    expect(countTests('playwright', browser, 0)).toEqual({ passed: 6, failed: 0, skipped: 0 });
  });

  test('a run that broke outside any test is a failure, and so is one without a report', () => {
    expect(countTests('vitest', reportOf({ numPassedTests: 3 }), 1)).toEqual({
      passed: 3,
      failed: 1,
      skipped: 0,
    });
    expect(countTests('vitest', join(folder, 'none.json'), 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
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
    const stages = [code('build', ''), code('lint', ''), code('e2e', '', { after: ['build'], cores: 2 })];
    const outcomes = await run(stages, ({ name }) => name === 'e2e');
    expect(outcomes.map(({ name }) => name)).toEqual(['build', 'e2e']);
  });
});
