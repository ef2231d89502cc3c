import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isFresh, keepHash, sourceHash } from './build-state.mjs';
import { isInstalled } from './install.mjs';
import { tooOld } from './node-version.mjs';

describe('the version of Node', () => {
  test.each(['v20.19.0', 'v20.20.2', 'v24.0.0'])('%s will do', (version) => {
    expect(tooOld(version, '>=20.19')).toBeNull();
  });

  test.each(['v20.18.9', 'v18.20.0'])('%s is too old, and the message says what is needed', (version) => {
    expect(tooOld(version, '>=20.19')).toContain('needs Node 20.19 or newer');
  });
});

describe('installed packages', () => {
  const entry = (version) => ({ version, integrity: `sha512-${version}` });
  const lock = {
    packages: {
      '': {},
      'node_modules/a': entry('1.0.0'),
      'node_modules/b': { ...entry('2.0.0'), optional: true },
    },
  };

  test('are in line when they are those of the lockfile, optional ones aside', () => {
    expect(isInstalled(lock, { packages: { 'node_modules/a': entry('1.0.0') } })).toBe(true);
  });

  test.each([
    ['nothing is installed', null],
    ['one is missing', { packages: {} }],
    ['one has another version', { packages: { 'node_modules/a': entry('1.0.1') } }],
    [
      'one has other contents',
      { packages: { 'node_modules/a': { version: '1.0.0', integrity: 'sha512-x' } } },
    ],
  ])('are out of line when %s', (_when, installed) => {
    expect(isInstalled(lock, installed)).toBe(false);
  });
});

describe('a build', () => {
  const build = { dist: 'dist', sources: ['src', 'package-lock.json'] };
  let folder = '';
  const write = (path, text) => writeFileSync(join(folder, path), text);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'build-state-'));
    for (const name of ['paraglide', 'generated']) mkdirSync(join(folder, 'src', name), { recursive: true });
    write('src/main.ts', 'one');
    keepHash(build, sourceHash(build, folder), folder);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('is fresh until a source changes', () => {
    expect(isFresh(build, folder)).toBe(true);
    write('src/main.ts', 'two');
    expect(isFresh(build, folder)).toBe(false);
  });

  test('is stale when a source is added or renamed', () => {
    write('src/more.ts', '');
    expect(isFresh(build, folder)).toBe(false);
  });

  test('is stale when a file of content changes', () => {
    write('src/brushing-teeth.md', 'x');
    expect(isFresh(build, folder)).toBe(false);
  });

  test('does not care for tests, rules, compiled messages and compiled content', () => {
    write('src/main.test.ts', 'x');
    write('src/RULES.md', 'x');
    write('src/paraglide/messages.js', 'x');
    write('src/generated/scenes.ts', 'x');
    expect(isFresh(build, folder)).toBe(true);
  });

  test('that was never made is stale', () => {
    rmSync(join(folder, 'dist'), { recursive: true });
    expect(isFresh(build, folder)).toBe(false);
  });
});
