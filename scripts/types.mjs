// Type-checks every package with its own settings, so that each sees only what it may see. What was checked is kept, so
// that the next run checks only what a change touches.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureContent } from './setup/content.mjs';
import { compileMessages } from './setup/messages.mjs';
import { root } from './setup/root.mjs';
import { tool } from './setup/tool.mjs';

const projects = [
  'packages/domain',
  'packages/domain/tsconfig.test.json',
  'packages/reader',
  'packages/reader/tsconfig.test.json',
  'packages/guidebook',
  'packages/guidebook/tsconfig.test.json',
  'packages/symbols',
  'packages/symbols/tsconfig.test.json',
  'packages/server',
  'packages/web',
  'packages/web/tsconfig.worker.json',
  'e2e',
  'bench',
];
// Names choose packages, flags go to the compiler.
const isFlag = (given) => given.startsWith('--');
const wanted = process.argv.slice(2).filter((given) => !isFlag(given));
const flags = process.argv.slice(2).filter(isFlag);
const chosen = projects.filter((name) => wanted.length === 0 || wanted.some((part) => name.includes(part)));
if (chosen.includes('packages/web') && !existsSync(join(root, 'packages/web/src/paraglide')))
  compileMessages();

if (!ensureContent()) process.exit(1);

const stateFile = (project) =>
  join(root, 'node_modules/.cache/types', `${project.replaceAll(/[^a-z0-9]+/g, '-')}.tsbuildinfo`);

const failed = chosen.filter((project) => {
  const args = ['-p', project, '--incremental', '--tsBuildInfoFile', stateFile(project), ...flags];
  const run = spawnSync(process.execPath, tool('typescript', args, 'tsc'), { cwd: root, stdio: 'inherit' });
  return run.status !== 0;
});
process.exit(failed.length === 0 ? 0 : 1);
