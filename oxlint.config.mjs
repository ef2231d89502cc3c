// What the linter holds us to, in parts: rules for all, who may import whom, who may touch browser storage. It is named on
// the command line (`npm run lint`), because oxlint finds by itself only what Node 20 can't load.
import { anywhere, borders } from './lint/borders.mjs';
import { browserStorage } from './lint/browser-storage.mjs';
import { overrides, rules } from './lint/rules.mjs';

export default {
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'vitest', 'promise'],
  categories: { correctness: 'error' },
  env: { es2023: true, browser: true, node: true },
  options: { reportUnusedDisableDirectives: 'error' },
  ignorePatterns: [
    '**/dist/**',
    'packages/web/src/paraglide/**',
    'packages/guidebook/src/generated/**',
    'test-output/**',
  ],
  rules: { ...rules, ...anywhere },
  overrides: [...overrides, ...borders, ...browserStorage],
};
