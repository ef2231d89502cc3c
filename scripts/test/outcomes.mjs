// Reads from the reports of the test runners how many tests passed, failed and were skipped, which failed and why, and
// which passed only at the second try.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../setup/root.mjs';

/**
 * `exitCode` decides in the end: a run that broke outside any test counts as one failure.
 * @returns {{ counts: { passed: number, failed: number, skipped: number }, failures: Named[], secondTries: Named[] }}
 * @typedef {{ name: string, message: string }} Named
 */
export function readOutcome(kind, file, exitCode) {
  const { counts, failures, secondTries } = readers[kind](readReport(file));
  const hasBroken = exitCode !== 0 && counts.failed === 0;
  return { counts: hasBroken ? { ...counts, failed: 1 } : counts, failures, secondTries };
}

const readers = {
  vitest: (report) => {
    const files = report.testResults ?? [];
    const tests = files.flatMap(({ name, assertionResults }) =>
      assertionResults.map((test) => ({
        isOk: test.status === 'passed',
        name: [fromRoot(name), ...test.ancestorTitles, test.title].filter(Boolean).join(' > '),
        messages: test.failureMessages ?? [],
      })),
    );
    const broken = files.filter(({ message }) => message);
    return {
      counts: {
        passed: report.numPassedTests ?? 0,
        failed: report.numFailedTests ?? 0,
        skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
      },
      failures: [
        ...broken.map(({ name, message }) => named(fromRoot(name), [message])),
        ...tests.filter(hasFailed).map(({ name, messages }) => named(name, messages)),
      ],
      secondTries: tests.filter(hasPassedLate).map(({ name, messages }) => named(name, messages)),
    };
  },
  playwright: ({ stats = {}, suites = [], errors = [] }) => {
    const tests = suites.flatMap((suite) => specsIn(suite));
    return {
      counts: {
        passed: (stats.expected ?? 0) + (stats.flaky ?? 0),
        failed: stats.unexpected ?? 0,
        skipped: stats.skipped ?? 0,
      },
      failures: [
        ...errors.map(({ message }) => named('e2e', [message])),
        ...tests
          .filter(({ status }) => status === 'unexpected')
          .map(({ name, messages }) => named(name, messages)),
      ],
      secondTries: tests
        .filter(({ status }) => status === 'flaky')
        .map(({ name, messages }) => named(name, messages)),
    };
  },
};

const hasFailed = ({ isOk, messages }) => !isOk && messages.length > 0;
const hasPassedLate = ({ isOk, messages }) => isOk && messages.length > 0;
const fromRoot = (file) => relative(root, file).replaceAll('\\', '/');

function specsIn(suite, titles = []) {
  const own = suite.title === suite.file ? [`e2e/${suite.file}`] : [...titles, suite.title];
  const specs = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => ({
      status,
      name: [...own, title].join(' > '),
      messages: results.flatMap(({ errors }) => errors.map(({ message }) => message)),
    })),
  );
  return [...specs, ...(suite.suites ?? []).flatMap((inner) => specsIn(inner, own))];
}

/** Of several tries the first message says most; lines of other people's code say nothing. */
function named(name, [message = '']) {
  const lines = stripVTControlCharacters(String(message)).split('\n');
  const telling = lines.filter((line) => line.trim() !== '' && !/^\s+at .*(node_modules|node:)/.test(line));
  return { name, message: telling.slice(0, 15).join('\n') };
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
