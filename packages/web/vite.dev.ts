// In development a page begins as it does in production: its title, the script that runs first, and its first paint with its
// style sheets, drawn anew at every load.
import type { EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite';
import { hasFile, rows } from './src/app/route-table.ts';
import { firstScript, titled, withFirstPaint } from './vite.pages.ts';

const firstScriptPath = '/first.js';
const firstPaintModule = '/src/app/first-paint.tsx';
/** Every page begins with it (main.tsx). */
const baseStyle = '/src/ui/style/base.css';

export function firstPaintInDevelopment(): Plugin {
  let script: Promise<string> | undefined;
  return {
    name: 'calmbridge-first-paint-in-development',
    apply: 'serve',
    configureServer({ watcher, middlewares }) {
      watcher.on('change', () => {
        script = undefined;
      });
      middlewares.use(firstScriptPath, (_request, response, next) => {
        script ??= firstScript();
        script.then((code) => response.setHeader('Content-Type', 'text/javascript').end(code), next);
      });
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { server, originalUrl = '/' }) {
        const first = { tag: 'script', attrs: { src: firstScriptPath }, injectTo: 'head-prepend' } as const;
        const { pathname } = new URL(originalUrl, 'http://localhost');
        const row = rows.filter(hasFile).find(({ path }) => path === pathname);
        if (!server || !row) return { html, tags: [first] };
        const { firstPaint } = await server.ssrLoadModule(firstPaintModule);
        return {
          html: withFirstPaint(titled(html, row), firstPaint(row.path)),
          tags: [first, ...(await stylesOf(server))],
        };
      },
    },
  };
}

/** The style sheets of the first paint. Vite's own client takes each over by its id when it comes to it. */
async function stylesOf(server: ViteDevServer) {
  const { ssr, client } = server.environments;
  const sheets = new Set<string>();
  const seen = new Set<EnvironmentModuleNode>();
  const add = (module: EnvironmentModuleNode | undefined) => {
    if (!module || seen.has(module)) return;
    seen.add(module);
    for (const imported of module.importedModules) add(imported);
    if (module.file?.endsWith('.css')) sheets.add(module.url);
  };
  add(await ssr.moduleGraph.getModuleByUrl(firstPaintModule));
  return Promise.all(
    [baseStyle, ...sheets].map(async (url) => {
      const id = (await client.moduleGraph.ensureEntryFromUrl(url)).id ?? url;
      const { default: css } = await server.ssrLoadModule(`${url}?inline`);
      return { tag: 'style', attrs: { 'data-vite-dev-id': id }, children: css, injectTo: 'head' } as const;
    }),
  );
}
