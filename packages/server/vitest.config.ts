import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['../../scripts/test/fresh-content.mjs', './test/global-setup.ts'],
    // Generous: the machine may be shared with browsers and databases. Only a test that hangs ever waits this long.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000, interval: 20 } },
    // A test that passes only at the second try is named as such at the end of npm test.
    retry: 1,
    // The server has no state outside its ports, and loading it anew for every file takes longer than most tests.
    isolate: false,
    // Each file opens a database of its own; more at once would only wait for each other.
    maxWorkers: 2,
  },
});
