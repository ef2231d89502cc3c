// npm run admin -- grant|revoke <email>: builds the server when its sources are newer, then runs its command line.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { builds, isFresh } from './setup/build-state.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';
import { root } from './setup/root.mjs';

requireNode();
ensureInstalled();
const run = (...args) => spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1;
const built = isFresh(builds.server) ? 0 : run(join(root, 'scripts/build.mjs'));
process.exit(built || run('packages/server/dist/cli.js', 'admin', ...process.argv.slice(2)));
