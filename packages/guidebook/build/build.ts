// npm run content: writes the modules that the engine reads. Whole files take the place of the old ones at once, because
// tests and builds may be reading them.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { compileContent } from './compile.ts';
import { sayProblem } from './problem.ts';

const root = join(import.meta.dirname, '../../..');
const target = join(import.meta.dirname, '../src/generated');
const content = join(root, 'content/en');
const { files, problems } = compileContent(content);
for (const problem of problems)
  process.stderr.write(`${sayProblem({ ...problem, file: relative(process.cwd(), problem.file) })}\n`);
if (problems.length > 0) process.exit(1);
mkdirSync(target, { recursive: true });
for (const [name, text] of files) {
  writeFileSync(join(target, `.${name}`), text);
  renameSync(join(target, `.${name}`), join(target, name));
}
