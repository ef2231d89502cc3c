import { fileURLToPath } from 'node:url';
import { paraglideVitePlugin } from '@inlang/paraglide-js';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { modulesOf, rows, serverPaths } from './src/app/route-table.ts';
import { aliases } from './vite.aliases.ts';
import { groups } from './vite.chunks.ts';
import { firstPaintInDevelopment } from './vite.dev.ts';
import { offline } from './vite.offline.ts';
import { pageModules } from './vite.page-modules.ts';
import { pages } from './vite.pages.ts';

/** Where `npm run dev` finds the server, and where it shows the page. */
const { PORT: serverPort = '4242', WEB_PORT: pagePort } = process.env;

/** As the build is started from the root of the project. */
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  plugins: [
    react(),
    paraglideVitePlugin({
      project: here('./project.inlang'),
      outdir: here('./src/paraglide'),
      strategy: ['globalVariable', 'baseLocale'],
    }),
    pageModules(),
    pages(),
    firstPaintInDevelopment(),
    offline(),
  ],
  resolve: { alias: aliases },
  build: {
    target: 'es2022',
    // New enough for light-dark(), so that the style sheet keeps one value per token.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // A font inside a style sheet would be loaded by every page, used or not.
    assetsInlineLimit: 0,
    sourcemap: false,
    // What writes a PDF is one library, fetched when it is first asked for. What pages load is held by scripts/check-sizes.mjs.
    chunkSizeWarningLimit: 1200,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  // Vite can't see through the module made of the route table: what pages need would be found one by one, with a reload each.
  optimizeDeps: {
    entries: ['index.html', 'src/app/gallery/gallery-page.tsx', ...rows.flatMap(modulesOf)],
  },
  server: {
    port: Number(pagePort ?? 5173),
    // Whoever asks for a port means that one.
    strictPort: pagePort !== undefined,
    proxy: Object.fromEntries(serverPaths.map((path) => [path, `http://localhost:${serverPort}`])),
  },
});
