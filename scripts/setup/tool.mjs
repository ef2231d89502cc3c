// Finds the script behind a package's command, so that it can be run by Node itself on every platform.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** The arguments for Node that run a package's command: `[path, ...args]`. */
export function tool(packageName, args = [], command = packageName.split('/').at(-1)) {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const path = typeof bin === 'string' ? bin : bin[command];
  if (path === undefined) throw new Error(`${packageName} has no command ${command}`);
  return [join(folder, path), ...args];
}
