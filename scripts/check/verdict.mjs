import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';

/** Runs a check when its file was started by hand or by npm test, and not when a test imports it. */
export async function runAsCheck(url, findProblems) {
  if (resolve(process.argv[1] ?? '') !== fileURLToPath(url)) return;
  const problems = await findProblems();
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

/** A module of ours in TypeScript, for a check that plain Node runs. */
export const moduleOf = (specifier) => tsImport(specifier, import.meta.url);
