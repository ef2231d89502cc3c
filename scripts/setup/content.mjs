import { spawnSync } from 'node:child_process';
import { builds, isFresh, keepHash, sourceHash } from './build-state.mjs';
import { root } from './root.mjs';
import { tool } from './tool.mjs';

/** Compiles the guidebook's content, unless nothing changed since. What is wrong with it is said with file and line. */
export function ensureContent() {
  if (isFresh(builds.content)) return true;
  const hash = sourceHash(builds.content);
  const run = spawnSync(process.execPath, tool('tsx', ['packages/guidebook/build/build.ts']), {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  if (run.status !== 0) return false;
  keepHash(builds.content, hash);
  return true;
}
