// Writes a file of its own for every route (dist/pages), which the server answers with. It names all that the route needs,
// so that the browser fetches it at once instead of finding it out step by step, and it holds the route's first paint.
// index.html stays for every other path and for the offline worker. In development: vite.dev.ts.
import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import messages from './messages/en.json' with { type: 'json' };
import { hasFile, modulesOf, type Row, rows } from './src/app/route-table.ts';
import { aliases } from './vite.aliases.ts';
import { pageModules } from './vite.page-modules.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export function pages(): Plugin {
  let first = { name: '', code: '' };
  return {
    name: 'calmbridge-pages',
    apply: 'build',
    async buildStart() {
      const code = await firstScript();
      first = { name: `assets/first-${hashOf(code)}.js`, code };
    },
    transformIndexHtml: () => [{ tag: 'script', attrs: { src: `/${first.name}` }, injectTo: 'head-prepend' }],
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        this.emitFile({ type: 'asset', fileName: first.name, source: first.code });
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('the build has no page');
        const firstPaint = await firstPaints();
        for (const row of rows.filter(hasFile)) {
          const links = [...linksTo(bundle, modulesOf(row)), ...headingFontOf(bundle, row)];
          const source = pageOf(titled(String(page.source), row), links, firstPaint(row.path));
          this.emitFile({ type: 'asset', fileName: fileOf(row), source });
        }
      },
    },
  };
}

const fileOf = ({ path }: Row) => `pages/${path === '/' ? 'index' : path.slice(1)}.html`;
/** From here on a script is worth a turn of its own. */
const largeBytes = 10_000;
const hashOf = (code: string) => createHash('sha256').update(code).digest('hex').slice(0, 8);

/** The tab says which page it is before the page can (use-page-title.ts). */
export const titled = (template: string, { title }: Row): string =>
  template.replace(
    /<title>[^<]*/,
    () => `<title>${messages[title as keyof typeof messages]} · ${messages.app_name}`,
  );

/**
 * The template with the links it does not have yet, and another first paint. What is drawn (style sheets, the font) comes
 * before what runs. The entry stands behind the place it draws into, as one more script that runs in its turn.
 */
function pageOf(template: string, links: string[], paint: string): string {
  const address = (link: string) => /"\/[^"]+"/.exec(link)?.[0] ?? link;
  const missing = links.filter((link) => link.startsWith('<script') || !template.includes(address(link)));
  const whole = template
    .replace(/ *(<script type="module")([^]*?<\/script>)([^]*)(?=<\/body>)/, '$3  $1 async$2\n  ')
    .replace('</head>', () => `${missing.join('\n    ')}\n  </head>`)
    .replace(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');
  return withFirstPaint(whole, paint);
}

export function withFirstPaint(template: string, paint: string): string {
  const place = /(<div id="first"[^>]*>)[^]*?(<\/div>\s*<noscript>)/;
  if (!place.test(template)) throw new Error('index.html has no place for a first paint');
  return template.replace(place, (_, opening, closing) => opening + paint + closing);
}

/**
 * The scripts and style sheets of these modules and of all they import. Large scripts run as they arrive, one by one, and not
 * all in one go when the last is there: so the browser can answer in between. They only define things; it is the entry
 * that starts the page.
 */
function linksTo(bundle: Bundle, modules: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const found = new Set<Chunk>();
  const add = (chunk: Chunk) => {
    if (found.has(chunk)) return;
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') add(imported);
    }
    found.add(chunk);
  };
  for (const module of modules) {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === here(`./${module}`));
    if (!chunk) throw new Error(`the build has no chunk for ${module}`);
    add(chunk);
  }
  const styles = new Set([...found].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
  return [
    ...[...styles].map((name) => `<link rel="stylesheet" crossorigin href="/${name}">`),
    ...[...found].map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`),
    ...[...found]
      .filter(({ isEntry, code }) => !isEntry && code.length > largeBytes)
      .map(({ fileName }) => `<script type="module" async crossorigin src="/${fileName}"></script>`),
  ];
}

/** Where the heading is the largest thing of the first paint, its font comes with it. */
function headingFontOf(bundle: Bundle, { hasLargeHeading }: Row): string[] {
  if (!hasLargeHeading) return [];
  const name = Object.keys(bundle).find((file) => /young-serif-latin-400-normal[^/]*\.woff2$/.test(file));
  if (!name) throw new Error('the build has no heading font');
  return [`<link rel="preload" as="font" type="font/woff2" crossorigin href="/${name}">`];
}

/** A classic script, so that the browser runs it before it draws. */
export async function firstScript(): Promise<string> {
  const built = await build({
    configFile: false,
    root: here('.'),
    publicDir: false,
    logLevel: 'warn',
    resolve: { alias: aliases },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: here('./src/first/first.ts'), formats: ['iife'], name: 'calmbridgeFirst' },
    },
  });
  const [output] = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[];
  const script = output?.output[0];
  if (!script) throw new Error('the first script was not built');
  return script.code;
}

/** The page's own components, run once here instead of on every device. */
async function firstPaints(): Promise<(route: string) => string> {
  const folder = here('./node_modules/.first-paint');
  await build({
    configFile: false,
    root: here('.'),
    publicDir: false,
    logLevel: 'warn',
    plugins: [react(), pageModules()],
    resolve: { alias: aliases },
    ssr: { noExternal: [/^@calmbridge\//, /^@tabler\//] },
    build: {
      ssr: here('./src/app/first-paint.tsx'),
      outDir: folder,
      rolldownOptions: {
        output: { entryFileNames: 'first-paint.mjs' },
        // A page that is drawn here and loaded by the router, too: the router has come along, and with it every page.
        onwarn({ message }) {
          throw new Error(message);
        },
      },
    },
  });
  try {
    const { firstPaint } = await import(pathToFileURL(`${folder}/first-paint.mjs`).href);
    return firstPaint;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
