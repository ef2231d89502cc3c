// What holds everywhere. A rule that is off says why.

export const rules = {
  // A module is imported where it stands, and by its name.
  'import/no-cycle': 'error',
  'import/no-default-export': 'error',
  'oxc/no-barrel-file': ['error', { threshold: 0 }],
  'unicorn/filename-case': ['error', { case: 'kebabCase' }],
  'eslint/max-lines': ['error', { max: 400 }],

  // Types are not talked round, and a promise is awaited, returned or said to be left alone by `void`.
  'typescript/no-explicit-any': 'error',
  'typescript/ban-ts-comment': 'error',
  'typescript/no-floating-promises': 'error',
  // Handlers of a page's events may be asynchronous: React takes no answer from them.
  'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],

  'eslint/no-console': 'error',
  'eslint/no-alert': 'error',
  'eslint/no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'], location: 'anywhere' }],
  'eslint/eqeqeq': ['error', 'always', { null: 'ignore' }],
  'eslint/no-var': 'error',
  'eslint/prefer-const': 'error',
  'react/jsx-no-target-blank': 'error',
  'vitest/no-focused-tests': 'error',
  'vitest/no-disabled-tests': 'error',
  'vitest/valid-expect': ['error', { maxArgs: 2 }],

  // Texts are cleaned of control characters here.
  'eslint/no-control-regex': 'off',
  // `[...text]` gives characters, and copies are made on purpose.
  'typescript/no-misused-spread': 'off',
  'unicorn/no-useless-spread': 'off',
  'unicorn/prefer-string-starts-ends-with': 'off',
  // Ports are plain objects of functions that use no `this`.
  'typescript/unbound-method': 'off',
  // What is made into text or sorted here is text or a number already, which `unknown` hides from the rule.
  'typescript/no-base-to-string': 'off',
  'typescript/restrict-template-expressions': 'off',
  'typescript/require-array-sort-compare': 'off',
  // `return void (await alert(…))` leaves a function and says that nothing comes of it.
  'typescript/no-meaningless-void-operator': 'off',
  // Hooks are of the page alone: the fixtures of the journeys have a `use` of their own.
  'react/rules-of-hooks': 'off',
  'jsx-a11y/role-has-required-aria-props': 'off',
  // Properties and tables of cases expect inside functions that the rules do not see as tests.
  'vitest/expect-expect': 'off',
  'vitest/no-conditional-expect': 'off',
  'vitest/no-standalone-expect': 'off',
  'vitest/prefer-snapshot-hint': 'off',
  'vitest/require-mock-type-parameters': 'off',
  'vitest/require-to-throw-message': 'off',
};

export const overrides = [
  {
    files: ['**/*.config.{ts,mjs}', '**/vitest.*.ts'],
    rules: { 'import/no-default-export': 'off', 'no-console': 'off' },
  },
  {
    files: ['scripts/**', 'e2e/**', 'bench/**', 'packages/reader/train/**', 'packages/server/src/cli.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['packages/web/**'],
    rules: { 'react/rules-of-hooks': 'error', 'react/exhaustive-deps': 'error' },
  },
  // A test takes its objects out of lists, where each may be missing.
  { files: ['**/*.test.{ts,tsx}'], rules: { 'typescript/await-thenable': 'off' } },
  // Playwright's fixtures take an empty pattern for "nothing".
  { files: ['e2e/**'], rules: { 'no-empty-pattern': 'off' } },
];
