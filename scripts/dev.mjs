// npm run dev: the page with hot reload on 5173, the server restarted on change behind it.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { ensureContent } from './setup/content.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';
import { root } from './setup/root.mjs';
import { runUntilSignal } from './setup/run-until-signal.mjs';
import { tool } from './setup/tool.mjs';

requireNode();
ensureInstalled();
if (!ensureContent()) process.exit(1);

// An editor writes a file in several goes; the last one counts.
let later;
watch(join(root, 'content'), { recursive: true }, () => {
  clearTimeout(later);
  later = setTimeout(ensureContent, 200);
});
const start = (args, cwd) => spawn(process.execPath, args, { cwd, stdio: 'inherit' });
runUntilSignal([
  start(tool('tsx', ['watch', '--clear-screen=false', 'packages/server/src/main.ts']), root),
  start(tool('vite', ['--clearScreen', 'false']), join(root, 'packages/web')),
]);
