// npm start: install and build what is missing, then run the server, which says where it is once it answers.
// Built-ins only, and nothing is loaded that an ordinary second start does not need.
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { builds, isFresh } from './setup/build-state.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';
import { root } from './setup/root.mjs';
import { runUntilSignal } from './setup/run-until-signal.mjs';

requireNode();
ensureInstalled();
if (!Object.values(builds).every((build) => isFresh(build))) {
  console.log('Building …');
  const run = spawnSync(process.execPath, [join(root, 'scripts/build.mjs')], { cwd: root, stdio: 'inherit' });
  if (run.status !== 0) process.exit(run.status ?? 1);
}
runUntilSignal([spawn(process.execPath, ['packages/server/dist/main.js'], { cwd: root, stdio: 'inherit' })]);
