// Builds the page and the server into their dist folders, each only when its sources changed (all with --force).
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { builds, isFresh, keepHash, sourceHash } from './setup/build-state.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';
import { root } from './setup/root.mjs';

requireNode();
ensureInstalled();
const isForced = process.argv.includes('--force');
const { build } = await import('vite');

await buildWhenStale(builds.web, async () => {
  await build({
    root: join(root, 'packages/web'),
    configFile: join(root, 'packages/web/vite.config.ts'),
    logLevel: 'warn',
    build: { manifest: true, emptyOutDir: true },
  });
  const run = spawnSync(process.execPath, ['scripts/precompress.mjs'], { cwd: root, stdio: 'inherit' });
  if (run.status !== 0) throw new Error('scripts/precompress.mjs failed');
});

await buildWhenStale(builds.server, async () => {
  const source = join(root, 'packages/server/src');
  await build({
    root: join(root, 'packages/server'),
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      target: 'node20.19',
      outDir: 'dist',
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        input: { main: join(source, 'main.ts'), cli: join(source, 'cli.ts') },
        // Side by side, since modules find their files relative to themselves.
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  cpSync(join(source, 'db/migrations'), join(root, 'packages/server/dist/migrations'), { recursive: true });
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
