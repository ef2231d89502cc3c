// Unused files, exports and dependencies. A page is used by its row of the route table alone.
import type { KnipConfig } from 'knip';
import { rows } from './packages/web/src/app/route-table.ts';

const pages = rows
  .flatMap(({ page, opening }) => [page, opening ?? []].flat())
  .map((module) => `src/${module}.tsx`);

const config: KnipConfig = {
  ignoreExportsUsedInFile: true,
  ignoreBinaries: ['apt-get'],
  workspaces: {
    '.': {
      entry: ['scripts/*.mjs', 'scripts/test/with-postgres.mjs', 'scripts/**/*.test.mjs'],
      project: ['scripts/**/*.mjs'],
    },
    'packages/domain': {
      entry: ['src/**/*.test.ts'],
      project: ['src/**/*.ts'],
    },
    'packages/reader': {
      entry: ['{src,node}/**/*.test.ts', 'train/**/*.ts'],
      project: ['{src,node,train}/**/*.ts'],
    },
    'packages/guidebook': {
      entry: ['src/**/*.test.ts', 'build/build.ts', 'build/preview.ts', 'build/**/*.test.ts'],
      project: ['src/**/*.ts', 'build/**/*.ts'],
    },
    'packages/server': {
      entry: ['src/**/*.test.ts', 'test/**/*.test.ts', 'src/adapters/reading/reading-worker.dev.mjs'],
      project: ['src/**/*.ts', 'test/**/*.ts'],
    },
    'packages/web': {
      entry: [
        'src/**/*.test.{ts,tsx}',
        'src/worker/main.ts',
        'src/first/first.ts',
        'src/app/first-paint.tsx',
        ...pages,
      ],
      project: ['src/**/*.{ts,tsx}', '!src/paraglide/**'],
      ignoreDependencies: ['@inlang/plugin-message-format'],
    },
    e2e: {
      entry: ['**/*.spec.ts'],
      project: ['**/*.ts'],
    },
    bench: {
      entry: ['**/*.ts'],
      project: ['**/*.ts'],
    },
    'packages/symbols': {
      entry: ['src/**/*.test.ts', 'build/**/*.test.ts'],
      project: ['src/**/*.ts', 'build/**/*.ts'],
      ignoreDependencies: ['@iconify-json/*', 'emojilib'],
    },
  },
};

export default config;
