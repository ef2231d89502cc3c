import { configDefaults, defineConfig } from 'vitest/config';

/** They open no database of ours: on PostgreSQL they would say again what they said on the embedded one. */
const withoutDatabase = [
  'src/{cli,config,log,session-secret}.test.ts',
  'src/adapters/{blobs,images,mail,reading}/**',
  'src/db/{embedded-pool,folder-lock,statement,whole-cluster}.test.ts',
  'src/features/assistant/{event-lines,screen-in-turns,try-service}.test.ts',
  // Their sign-ins, credits and limits are those of the files beside them; the rest is read and screened.
  'src/features/assistant/{help-first,safety}.test.ts',
  'src/features/identity/{mails,passwords}.test.ts',
  'src/http/{client-address,encodings,listen,static-files}.test.ts',
];

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(process.env['TEST_DATABASE_URL'] ? withoutDatabase : [])],
    globalSetup: ['../../scripts/test/fresh-content.mjs', './test/global-setup.ts'],
    // Generous: the machine may be shared with browsers and databases. Only a test that hangs ever waits this long.
    testTimeout: 180_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 20_000, interval: 20 } },
    // A test that passes only at the second try is named as such at the end of npm test.
    retry: 1,
    // The server has no state outside its ports, and loading it anew for every file takes longer than most tests.
    isolate: false,
    // Each worker has a database of its own; more at once would only wait for each other.
    maxWorkers: 2,
  },
});
