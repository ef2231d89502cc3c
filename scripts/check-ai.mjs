// npm run check:ai: tries the configured AI service on one plan, one story and three questions.
// Whatever has to be built first speaks on the error stream.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { builds, isFresh } from './setup/build-state.mjs';
import { requireNode } from './setup/node-version.mjs';
import { root } from './setup/root.mjs';

requireNode();
const run = (stdio, ...args) => spawnSync(process.execPath, args, { cwd: root, stdio }).status ?? 1;
const built = isFresh(builds.server) ? 0 : run(['ignore', 2, 2], join(root, 'scripts/build.mjs'));
process.exit(built || run('inherit', 'packages/server/dist/check-ai.js'));
