import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { makeCluster } from './src/db/embedded.ts';
import { templateKey } from './template-key.ts';

// The server as a few plain files for Node. Bundling what npm installed as well makes a start a second quicker, because
// Node need not find and read some five hundred small files. Left out is what brings binary files of its own.

const here = import.meta.dirname;

export default defineConfig({
  root: here,
  ssr: {
    noExternal: true,
    external: ['@electric-sql/pglite', 'sharp', 'piscina', 'onnxruntime-node', 'onnxruntime-web'],
  },
  build: {
    ssr: true,
    outDir: path.join(here, 'dist'),
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: path.join(here, 'src/main.ts'),
        cli: path.join(here, 'src/cli.ts'),
        answers: path.join(here, 'src/answers.ts'),
        'check-ai': path.join(here, 'src/check-ai.ts'),
        'reading-worker': path.join(here, 'src/adapters/reading/reading-worker.ts'),
      },
      // Flat, so that every file finds the migrations, the template and the learned model beside itself.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
  plugins: [plainLetters(), besideTheBundle()],
});

/**
 * Node keeps a file that holds one letter beyond Latin, such as a curly quote, in two bytes a letter, for as long as it runs: written as
 * escapes the content takes half the memory, in every thread that loads it.
 */
function plainLetters(): Plugin {
  const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return {
    name: 'calmbridge-plain-letters',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = file.code.replaceAll(/[\u0100-\uffff]/g, escaped);
    },
  };
}

function besideTheBundle(): Plugin {
  let bundle = '';
  return {
    name: 'calmbridge-beside-the-bundle',
    configResolved(config) {
      bundle = path.resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      await cp(path.join(here, 'src/db/migrations'), path.join(bundle, 'migrations'), { recursive: true });
      await cp(path.join(here, '../reader/assets'), path.join(bundle, 'assets'), { recursive: true });
      await cp(path.join(here, '../symbols/assets'), path.join(bundle, 'symbols'), { recursive: true });
      await cp(await clusterToCopy(), path.join(bundle, 'database-template'), { recursive: true });
    },
  };
}

// Making one takes some seconds, so it is kept from build to build, for as long as tables and engine stay the same.
async function clusterToCopy(): Promise<string> {
  const cache = path.join(here, '../../.cache');
  const cluster = path.join(cache, `cluster-${templateKey()}`);
  if (existsSync(cluster)) return cluster;
  await mkdir(cache, { recursive: true });
  const outdated = (await readdir(cache)).filter((name) => name.startsWith('cluster-'));
  for (const name of outdated) await rm(path.join(cache, name), { recursive: true, force: true });
  await makeCluster(`${cluster}.making`);
  await rename(`${cluster}.making`, cluster);
  return cluster;
}
