import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './root.mjs';
import { tool } from './tool.mjs';

/** Compiles the message catalogue, as the page's build does by itself. */
export function compileMessages() {
  const args = ['compile', '--project', './project.inlang', '--outdir', './src/paraglide'];
  const run = spawnSync(
    process.execPath,
    tool('@inlang/paraglide-js', [...args, '--strategy', 'globalVariable', 'baseLocale', '--silent']),
    { cwd: join(root, 'packages/web'), stdio: ['ignore', 'ignore', 'inherit'] },
  );
  return run.status === 0;
}
