// How the sources are divided: small folders, and what only tests need in folders called testing.
import { readdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { rows } from '@calmbridge/web/route-table';
import { expect, test } from 'vitest';
import { readFiles } from './check/files.mjs';
import { readImports } from './check/imports.mjs';
import { root } from './setup/root.mjs';

const most = 30;
const roots = [
  ...['domain', 'guidebook', 'reader', 'server', 'symbols', 'web'].map((name) => `packages/${name}/src`),
  'e2e',
  'scripts',
];
const madeByTools = new Set(['paraglide', 'generated', 'node_modules']);

function foldersUnder(folder) {
  const below = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !madeByTools.has(entry.name),
  );
  return [folder, ...below.flatMap((entry) => foldersUnder(join(folder, entry.name)))];
}

const filesIn = (folder) => readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());

test(`no folder of sources holds more than ${most} files`, () => {
  const large = roots
    .flatMap((folder) => foldersUnder(join(root, folder)))
    .map((folder) => ({ name: relative(root, folder).split(sep).join('/'), count: filesIn(folder).length }))
    .filter(({ count }) => count > most)
    .map(({ name, count }) => `${name}: ${count}`);
  expect(large).toEqual([]);
});

const isForTests = (file) =>
  /\.(test|spec)\.(tsx?|mjs)$|\.config\.ts$|\/vitest\.\w+\.ts$|^(e2e|bench)\/|^packages\/server\/test\//.test(
    file,
  ) || isKit(file);
const isKit = (file) => dirname(file).split('/').includes('testing');
const sources = readImports();

/** Shipped without being imported: pages by their row of the route table, and what the build starts from. */
const shipped = new Set(
  [
    ...rows.flatMap(({ page, opening }) => [page, opening ?? []].flat()),
    'app/first-paint',
    'first/first',
  ].flatMap((module) => [`packages/web/src/${module}.tsx`, `packages/web/src/${module}.ts`]),
);

test('what is shipped imports no test kit, fixture or sample', () => {
  const wrong = sources
    .filter(({ file }) => /^packages\/[\w-]+\/src\//.test(file) && !isForTests(file))
    .flatMap(({ file, imports }) => imports.filter(isKit).map((kit) => `${file}: ${kit}`));
  expect(wrong).toEqual([]);
});

test('what only tests import is kept in a folder called testing', () => {
  const importers = new Map();
  for (const { file, imports } of sources)
    for (const path of imports) importers.set(path, [...(importers.get(path) ?? []), file]);
  const misplaced = [...importers]
    .filter(([path, by]) => /^packages\/[\w-]+\/src\//.test(path) && by.every(isForTests))
    .map(([path]) => path)
    .filter((path) => !isForTests(path) && !shipped.has(path));
  expect(misplaced).toEqual([]);
});

test('listeners are kept in one place: what may change is a store', () => {
  const own = readFiles(/^packages\/web\/src\/.*\.tsx?$/)
    .filter(({ file, text }) => !isForTests(file) && /new Set<\([^)]*\) => void>/.test(text))
    .map(({ file }) => file);
  expect(own).toEqual([]);
});
