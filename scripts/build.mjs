// Compiles the content, then builds the page and the server into their dist folders, each only when its sources changed
// (page and server also with --force).
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { precompress } from './precompress.mjs';
import { builds, isFresh, keepHash, sourceHash } from './setup/build-state.mjs';
import { ensureContent } from './setup/content.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';
import { root } from './setup/root.mjs';

requireNode();
ensureInstalled();
if (!ensureContent()) process.exit(1);
const isForced = process.argv.includes('--force');
const { build } = await import('vite');

await buildWhenStale(builds.web, async () => {
  await build({
    root: join(root, 'packages/web'),
    configFile: join(root, 'packages/web/vite.config.ts'),
    logLevel: 'warn',
    build: { manifest: true, emptyOutDir: true, rolldownOptions: { checks: { bundlerTimings: false } } },
  });
  await precompress(join(root, 'packages/web/dist'));
});

await buildWhenStale(builds.server, async () => {
  const server = join(root, 'packages/server');
  await build({ root: server, configFile: join(server, 'vite.config.ts'), logLevel: 'warn' });
});

async function buildWhenStale(part, make) {
  const hash = sourceHash(part);
  if (!isForced && isFresh(part)) return;
  const startedAt = Date.now();
  rmSync(join(root, part.dist), { recursive: true, force: true });
  await make();
  keepHash(part, hash);
  console.log(`Built ${part.dist} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
}
