import { expect, test } from 'vitest';
import { lockfileProblems } from './check-lockfile.mjs';

const native = (os, cpu) => ({ version: '1.0.0', integrity: 'sha512-x', os: [os], cpu: [cpu] });
const packages = {
  'node_modules/tool': {
    version: '1.0.0',
    integrity: 'sha512-x',
    optionalDependencies: {
      'tool-linux-x64': '1',
      'tool-linux-arm64': '1',
      'tool-darwin-arm64': '1',
      'tool-win32-x64': '1',
    },
  },
  'node_modules/tool-linux-x64': native('linux', 'x64'),
  'node_modules/tool-linux-arm64': native('linux', 'arm64'),
  'node_modules/tool/node_modules/tool-darwin-arm64': native('darwin', 'arm64'),
  'node_modules/tool-win32-x64': native('win32', 'x64'),
};

test('a whole lockfile is accepted', () => {
  expect(lockfileProblems({ packages })).toEqual([]);
});

test('a platform that was left out is named', () => {
  const { 'node_modules/tool-win32-x64': _, ...rest } = packages;
  expect(lockfileProblems({ packages: rest })).toEqual([
    'node_modules/tool@1.0.0 has no native package for Windows x64 in the lockfile',
  ]);
});

test('a package for musl alone does not serve Linux', () => {
  const musl = { ...native('linux', 'x64'), libc: ['musl'] };
  expect(lockfileProblems({ packages: { ...packages, 'node_modules/tool-linux-x64': musl } })).toHaveLength(
    1,
  );
});

test('an address and a missing hash are named', () => {
  const odd = { 'node_modules/a': { version: '1.0.0', resolved: 'https://somewhere.example/a.tgz' } };
  expect(lockfileProblems({ packages: odd })).toEqual([
    'node_modules/a carries the address it was fetched from',
    'node_modules/a has no integrity hash',
  ]);
});
