import { defineConfig } from 'vitest/config';

// Generous: properties are tried many times, and npm test runs these beside browsers and databases, which go first. Only a test
// that hangs ever waits this long.
const testTimeout = 240_000;

export default defineConfig({
  test: {
    projects: [
      {
        test: { name: 'domain', include: ['packages/domain/src/**/*.test.ts'], isolate: false, testTimeout },
      },
      {
        test: {
          name: 'reader',
          include: ['packages/reader/{src,node,train}/**/*.test.ts'],
          globalSetup: ['scripts/test/fresh-content.mjs'],
          isolate: false,
          testTimeout,
        },
      },
      {
        test: {
          name: 'guidebook',
          include: ['packages/guidebook/{src,build}/**/*.test.ts'],
          globalSetup: ['scripts/test/fresh-content.mjs'],
          isolate: false,
          testTimeout,
        },
      },
      { test: { name: 'symbols', include: ['packages/symbols/{src,build}/**/*.test.ts'], testTimeout } },
      './packages/server/vitest.config.ts',
      './packages/web/vitest.config.ts',
      { test: { name: 'scripts', include: ['scripts/**/*.test.mjs'], testTimeout } },
    ],
  },
});
