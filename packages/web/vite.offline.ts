// Writes sw.js: our worker with the list of what this build is made of. Nothing of it is there in development.
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { rows } from './src/app/route-table.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const workerSource = here('./src/worker/main.ts');

/** Of no use without the server. */
const paymentProvider = /stripe/;
/** What only administrators may fetch (GD30). */
const administration = rows
  .filter(({ guard }) => guard === 'administrator')
  .map(({ page }) => here(`./src/${dirname(page)}/`));
/** What is not a file of the page. The fonts in the old format stay: PDFs are set with them. */
const notListed = /\.map$|\.vite\/|^pages\//;
const firstFonts = /-latin-\d+-normal-.*\.woff2$/;
/** Runs before anything is drawn (vite.pages.ts). */
const firstScript = /^assets\/first-\w+\.js$/;

export function offline(): Plugin {
  return {
    name: 'calmbridge-offline',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const source = await workerScript(
          filesOf(bundle, readdirSync(here('./public'), { recursive: true })),
        );
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}

function filesOf(bundle: Bundle, publicFiles: (string | Buffer)[]) {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('the build has no entry');
  const pages = [...withImports(bundle, [entry])]
    .flatMap((name) => (bundle[name]?.type === 'chunk' ? bundle[name].dynamicImports : []))
    .map((name) => bundle[name])
    .filter((output) => output?.type === 'chunk' && !isNeverKept(output)) as Chunk[];
  const core = withImports(bundle, [entry, ...pages]);
  const names = Object.keys(bundle);
  for (const name of names) if (firstFonts.test(name) || firstScript.test(name)) core.add(name);

  const kept = withImports(
    bundle,
    chunks.filter((chunk) => !isNeverKept(chunk)),
  );
  const assets = names.filter((name) => bundle[name]?.type === 'asset' && !name.endsWith('.css'));
  const later = [...new Set([...kept, ...assets])].filter(
    (name) => !core.has(name) && name !== 'index.html' && !notListed.test(name),
  );
  const shell = [
    '/index.html',
    ...publicFiles
      .map(String)
      .filter((name) => /\.\w+$/.test(name))
      .map(addressOf),
  ];
  const list = { entry: addressOf(entry.fileName), shell, core: addresses(core), later: addresses(later) };
  const page = bundle['index.html'];
  const version = createHash('sha256')
    .update(JSON.stringify(list))
    .update(page?.type === 'asset' ? page.source : '')
    .digest('hex')
    .slice(0, 12);
  return { version, ...list };
}

function isNeverKept({ facadeModuleId }: Chunk): boolean {
  const module = facadeModuleId ?? '';
  return paymentProvider.test(module) || administration.some((folder) => module.startsWith(folder));
}

/** The chunks, everything they import before they run, and their style sheets. */
function withImports(bundle: Bundle, chunks: readonly Chunk[]): Set<string> {
  const found = new Set<string>();
  const add = (chunk: Chunk) => {
    if (found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(css);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') add(imported);
    }
  };
  chunks.forEach(add);
  return found;
}

const addressOf = (name: string) => `/${name.replaceAll('\\', '/')}`;
const addresses = (names: Iterable<string>) => [...names].map(addressOf).sort();

async function workerScript(files: ReturnType<typeof filesOf>): Promise<string> {
  const built = await build({
    configFile: false,
    root: here('.'),
    publicDir: false,
    logLevel: 'warn',
    define: { __FILES__: JSON.stringify(files) },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: workerSource, formats: ['iife'], name: 'calmbridgeWorker', fileName: () => 'sw.js' },
    },
  });
  const [output] = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[];
  const script = output?.output[0];
  if (!script) throw new Error('the worker was not built');
  return script.code;
}
