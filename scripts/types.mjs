// Type-checks every package with its own settings, so that each sees only what it may see.
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
const wanted = process.argv.slice(2);
const chosen = projects.filter((name) => wanted.length === 0 || wanted.some((part) => name.includes(part)));
if (chosen.includes('packages/web') && !existsSync(join(root, 'packages/web/src/paraglide')))
  compileMessages();

if (!ensureContent()) process.exit(1);

const failed = chosen.filter((project) => {
  const run = spawnSync(process.execPath, tool('typescript', ['-p', project], 'tsc'), {
    cwd: root,
    stdio: 'inherit',
  });
  return run.status !== 0;
});
process.exit(failed.length === 0 ? 0 : 1);
