// Reads how many tests passed, failed and were skipped from the reports of the test runners.
import { readFileSync } from 'node:fs';

/** `exitCode` decides in the end: a run that broke outside any test counts as one failure. */
export function countTests(kind, file, exitCode) {
  const counts = readCounts[kind](readReport(file));
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

const readCounts = {
  vitest: (report) => ({
    passed: report.numPassedTests ?? 0,
    failed: report.numFailedTests ?? 0,
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
  }),
  playwright: ({ stats = {} }) => ({
    passed: (stats.expected ?? 0) + (stats.flaky ?? 0),
    failed: stats.unexpected ?? 0,
    skipped: stats.skipped ?? 0,
  }),
};

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
