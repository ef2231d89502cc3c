// Copies the installed packages that the bundled server still loads, with everything they need and nothing else.
//   node scripts/runtime-packages.mjs <folder to make>
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './setup/root.mjs';

/** What packages/server/vite.config.ts leaves out of the bundle. */
export const unbundled = ['@electric-sql/pglite', 'sharp'];

/** The given packages and all they depend on, as far as this platform has them installed. */
export function closureOf(names) {
  const modules = join(root, 'node_modules');
  const found = new Set();
  const add = (name, isOptional) => {
    if (found.has(name)) return;
    const manifest = join(modules, name, 'package.json');
    if (!existsSync(manifest)) {
      if (isOptional) return;
      throw new Error(`${name} is not installed at the top of node_modules`);
    }
    found.add(name);
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8'));
    for (const needed of Object.keys(dependencies)) add(needed, needed in optionalDependencies);
    for (const needed of Object.keys(optionalDependencies)) add(needed, true);
  };
  for (const name of names) add(name, false);
  return [...found].sort();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , folder] = process.argv;
  if (folder === undefined) throw new Error('Name the folder to make.');
  for (const name of closureOf(unbundled)) {
    const to = join(resolve(folder), name);
    mkdirSync(dirname(to), { recursive: true });
    cpSync(join(root, 'node_modules', name), to, { recursive: true });
  }
}
