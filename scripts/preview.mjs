// npm run preview -- content/en/scenes/home/brushing-teeth.md: prints an entry as carers will read it, with its checks.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { ensureContent } from './setup/content.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';
import { root } from './setup/root.mjs';
import { tool } from './setup/tool.mjs';

requireNode();
ensureInstalled();
// npm runs scripts in the root; the file is named from where the writer stands.
const files = process.argv.slice(2).map((file) => resolve(process.env.INIT_CWD ?? root, file));
const run = () =>
  spawnSync(process.execPath, tool('tsx', ['packages/guidebook/build/preview.ts', ...files]), {
    cwd: root,
    stdio: 'inherit',
  });
process.exit(ensureContent() ? (run().status ?? 1) : 1);
