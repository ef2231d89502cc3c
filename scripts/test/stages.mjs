// What npm test runs. A stage is one command; `reads` names the report its tests are counted from, and a stage without
// one is a check and counts as one. `cores` is how much of the machine it takes; `after` names what must have passed
// before, `follows` what must only have ended, because both would write the same files.
import { join } from 'node:path';
import { root } from '../setup/root.mjs';
import { tool } from '../setup/tool.mjs';

export const outputFolder = join(root, 'test-output');

/** Types are asked too, so what the build writes must be there. */
const lintArgs = ['-c', 'oxlint.config.mjs', '--type-aware', '--deny-warnings'];

const check = (name, script, more = {}) => ({ name, args: [`scripts/${script}.mjs`], ...more });

/** Where a test starts the server as a process, it starts what was built, and does not build it again. */
const onBuild = {
  after: ['build'],
  env: { NO_COLOR: '1', TEST_SERVER_BUNDLE: join(root, 'packages/server/dist/main.js') },
};

const onDatabase = ['src/db', 'src/features', 'src/http', 'src/cli', 'src/sweep'];

/** `tools` are found on this machine; one that is missing says why in `missing`, and its stage is skipped. */
export const stagesFor = (tools) => [
  { name: 'build', args: ['scripts/build.mjs'] },
  // Beside the build, which it does not need.
  vitest('unit', ['domain', 'reader', 'guidebook', 'symbols', 'scripts']),
  // Early, because they take longest: the short ones below fill what the last of these leaves free.
  { ...vitest('server on PGlite', ['server']), ...onBuild },
  { ...vitest('web', ['web']), follows: ['build'] },
  {
    // Not the adapters, which know no database.
    ...vitest('server on PostgreSQL', ['server'], ['scripts/test/with-postgres.mjs'], onDatabase),
    ...onBuild,
    // Each of the server's takes two workers: side by side they would only wait for one another.
    follows: ['server on PGlite'],
    missing: tools.postgres.missing,
  },
  {
    ...vitest('server on Node 24', ['server'], [], ['src/http', 'src/db', 'src/features/identity']),
    follows: ['server on PGlite', 'server on PostgreSQL'],
    node: tools.node24.path,
    missing: tools.node24.missing,
  },
  { name: 'format', args: tool('@biomejs/biome', ['ci', '--linter-enabled=false', '--colors=off']) },
  { name: 'lint', args: tool('oxlint', lintArgs), follows: ['build'] },
  // In one thread: several look at the same types again, which is a third of the work, and another stage has the other core.
  { name: 'types', args: ['scripts/types.mjs', '--singleThreaded'], follows: ['build'] },
  { name: 'unused code', args: tool('knip', ['--no-progress']), follows: ['build'] },
  check('rules', 'check-rules'),
  check('lockfile', 'check-lockfile'),
  check('texts', 'check-texts'),
  check('words', 'check-words'),
  check('documents', 'check-docs'),
  check('sizes', 'check-sizes', { after: ['build'], isShown: true }),
  // Alone, with three journeys at a time: beside another stage both take twice as long, and readings are given up.
  {
    name: 'e2e',
    args: tool('@playwright/test', ['test', '--config', 'e2e/playwright.config.ts'], 'playwright'),
    reads: 'playwright',
    cores: 2,
    after: ['build'],
    env: { CHROMIUM_PATH: tools.chromium.path ?? '' },
    missing: tools.chromium.missing,
  },
];

function vitest(name, projects, before = [], paths = []) {
  const file = reportFile(name);
  const chosen = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`, '--no-color'];
  const run = tool('vitest', ['run', ...chosen, ...reporters, ...paths]);
  return { name, args: [...before, ...run], reads: 'vitest', env: { NO_COLOR: '1' } };
}

export const reportFile = (name) => join(outputFolder, `${name.toLowerCase().replaceAll(' ', '-')}.json`);
