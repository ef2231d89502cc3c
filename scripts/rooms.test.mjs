// How the sources are divided: small folders, and what only tests need in folders called testing.
import { readdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { expect, test } from 'vitest';
import { readFiles } from './check/files.mjs';
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
  /\.(test|spec)\.tsx?$|\.config\.ts$|\/vitest\.\w+\.ts$/.test(file) ||
  dirname(file).split('/').includes('testing');

test('what is shipped imports no test kit, fixture or sample', () => {
  const shipped = readFiles(/^packages\/[\w-]+\/src\/.*\.tsx?$/).filter(({ file }) => !isForTests(file));
  const wrong = shipped.flatMap(({ file, text }) =>
    [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']*\/testing\/[^']*)'/g)].map(
      ([, what]) => `${file}: ${what}`,
    ),
  );
  expect(wrong).toEqual([]);
});

test('what only tests import is kept in a folder called testing', () => {
  const misplaced = readFiles(
    /^packages\/[\w-]+\/src\/.*(test-kit|fixtures?|arbitrar(y|ies)|sample|fake)[\w-]*\.(ts|tsx|json)$/,
  )
    .map(({ file }) => file)
    .filter((file) => !dirname(file).split('/').includes('testing') && !/\.test\.tsx?$/.test(file));
  expect(misplaced.filter((file) => file.startsWith('packages/web/'))).toEqual([]);
});

test('listeners are kept in one place: what may change is a store', () => {
  const own = readFiles(/^packages\/web\/src\/.*\.tsx?$/)
    .filter(({ file, text }) => !isForTests(file) && /new Set<\([^)]*\) => void>/.test(text))
    .map(({ file }) => file);
  expect(own).toEqual([]);
});
