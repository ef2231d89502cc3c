import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from '../setup/root.mjs';

const skipped = new Set([
  'node_modules',
  'dist',
  'paraglide',
  'generated',
  '.git',
  '.data',
  '.cache',
  'test-output',
  'coverage',
  'cache',
]);

/** Every file of the repository whose path fits, as `{ file, text }`, its path with forward slashes. */
export function readFiles(pattern, from = root) {
  return pathsUnder(from)
    .map((path) => ({ path, file: relative(from, path).split(sep).join('/') }))
    .filter(({ file }) => pattern.test(file))
    .map(({ path, file }) => ({ file, text: readFileSync(path, 'utf8') }));
}

function pathsUnder(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? pathsUnder(path) : entry.isFile() ? [path] : [];
  });
}
