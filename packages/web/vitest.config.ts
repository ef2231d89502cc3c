import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { aliases } from './vite.aliases.ts';
import { pageModules } from './vite.page-modules.ts';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), pageModules()],
  resolve: { alias: aliases },
  test: {
    name: 'web',
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    // One browser window and one set of libraries for many files: vitest.setup.ts cleans up between them.
    pool: 'threads',
    isolate: false,
    // Generous: these tests share their machine with browsers and databases.
    testTimeout: 40_000,
    // A test that passes only at the second try is named as such at the end of npm test.
    retry: 1,
    globalSetup: ['./vitest.messages.ts', '../../scripts/test/fresh-content.mjs'],
    setupFiles: ['./vitest.setup.ts'],
    // Style sheets are left out of the tests, but for those a test reads as text.
    css: { include: [/\.css\?raw/], modules: { classNameStrategy: 'non-scoped' } },
  },
});
