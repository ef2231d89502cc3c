import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'domain', include: ['packages/domain/src/**/*.test.ts'], isolate: false } },
      { test: { name: 'guidebook', include: ['packages/guidebook/src/**/*.test.ts'], isolate: false } },
      { test: { name: 'symbols', include: ['packages/symbols/{src,build}/**/*.test.ts'] } },
      './packages/server/vitest.config.ts',
      './packages/web/vitest.config.ts',
      { test: { name: 'scripts', include: ['scripts/**/*.test.mjs'] } },
    ],
  },
});
