// npm run -s answers < requests.jsonl > answers.jsonl: tries the assistant on a batch, without the page.
// Whatever has to be installed or built first speaks on the error stream: the output holds answers only.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { builds, isFresh } from './setup/build-state.mjs';
import { requireNode } from './setup/node-version.mjs';
import { root } from './setup/root.mjs';

requireNode();
const run = (stdio, ...args) => spawnSync(process.execPath, args, { cwd: root, stdio }).status ?? 1;
const built = isFresh(builds.server) ? 0 : run(['ignore', 2, 2], join(root, 'scripts/build.mjs'));
process.exit(built || run('inherit', 'packages/server/dist/answers.js'));
