import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Runs a check when its file was started by hand or by npm test, and not when a test imports it. */
export function runAsCheck(url, findProblems) {
  if (resolve(process.argv[1] ?? '') !== fileURLToPath(url)) return;
  const problems = findProblems();
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
