// npm run dev: the page with hot reload on WEB_PORT (5173), the server restarted on change behind it on PORT (4242).
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
// Links in mails lead to the page, not to the server behind it.
const { WEB_PORT = '5173', PUBLIC_URL = `http://localhost:${WEB_PORT}` } = process.env;
const start = (args, cwd) =>
  spawn(process.execPath, args, { cwd, stdio: 'inherit', env: { ...process.env, PUBLIC_URL } });
runUntilSignal([
  start(tool('tsx', ['watch', '--clear-screen=false', 'packages/server/src/main.ts']), root),
  start(tool('vite', ['--clearScreen', 'false']), join(root, 'packages/web')),
]);
