import { spawnSync } from 'node:child_process';
import { existsSync, statSync, utimesSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const catalogue = join(here, 'messages/en.json');
const compiled = join(here, 'src/paraglide/messages.js');

/** The tests read the same compiled messages as the page. A process of its own: the compiler leaves handles open. */
export default function compileMessages() {
  if (existsSync(compiled) && statSync(compiled).mtimeMs > statSync(catalogue).mtimeMs) return;
  const library = createRequire(import.meta.url).resolve('@inlang/paraglide-js');
  const options = ['--project', './project.inlang', '--outdir', './src/paraglide', '--silent'];
  spawnSync(
    process.execPath,
    [
      join(dirname(library), '../bin/run.js'),
      'compile',
      ...options,
      '--strategy',
      'globalVariable',
      'baseLocale',
    ],
    { cwd: here, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  // Only changed files are written; the stamp says that all were looked at.
  utimesSync(compiled, new Date(), new Date());
}
