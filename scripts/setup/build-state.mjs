// Tells whether a build still belongs to the sources beside it. A build keeps the hash of what it was made from.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from './root.mjs';

const shared = [
  'package-lock.json',
  'scripts/build.mjs',
  'content',
  'packages/domain',
  'packages/reader/src',
  'packages/reader/assets',
  'packages/guidebook',
  'packages/symbols/src',
  'packages/symbols/assets',
];

/** What each build is made from, and where it goes. The content comes first: the others take it in. */
export const builds = {
  content: {
    dist: 'packages/guidebook/src/generated',
    sources: ['content', 'packages/guidebook/build', 'packages/guidebook/src'],
  },
  web: { dist: 'packages/web/dist', sources: [...shared, 'scripts/precompress.mjs', 'packages/web'] },
  server: { dist: 'packages/server/dist', sources: [...shared, 'packages/server'] },
};

const skippedFolders = new Set([
  'node_modules',
  'dist',
  'paraglide',
  'generated',
  'coverage',
  'test',
  'cache',
  '.cache',
]);
const skippedFiles = /\.test\.tsx?$|RULES\.md$|README\.md$|vitest\.config\.ts$/;

export function sourceHash({ sources }, from = root) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((path) => filesOf(join(from, path)))) {
    hash
      .update(relative(from, file).split(sep).join('/'))
      .update('\0')
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

export const isFresh = (build, from = root) => keptHash(build, from) === sourceHash(build, from);

export function keepHash(build, hash, from = root) {
  mkdirSync(join(from, build.dist), { recursive: true });
  writeFileSync(stampOf(build, from), `${hash}\n`);
}

const stampOf = (build, from) => join(from, build.dist, '.sources');

function keptHash(build, from) {
  try {
    return readFileSync(stampOf(build, from), 'utf8').trim();
  } catch {
    return null;
  }
}

/** Hidden files are left out: tools leave them, some of them during the build itself. */
function filesOf(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return [];
  if (found.isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (entry.isDirectory()) return skippedFolders.has(entry.name) ? [] : filesOf(join(path, entry.name));
      return skippedFiles.test(entry.name) ? [] : [join(path, entry.name)];
    });
}
