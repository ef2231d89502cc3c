import { fileURLToPath } from 'node:url';
import { paraglideVitePlugin } from '@inlang/paraglide-js';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { serverPaths } from './src/app/route-table.ts';
import { aliases } from './vite.aliases.ts';
import { groups } from './vite.chunks.ts';
import { offline } from './vite.offline.ts';
import { pageModules } from './vite.page-modules.ts';
import { pages } from './vite.pages.ts';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    react(),
    paraglideVitePlugin({
      project: './project.inlang',
      outdir: './src/paraglide',
      strategy: ['globalVariable', 'baseLocale'],
    }),
    pageModules(),
    pages(),
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
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(serverPaths.map((path) => [path, 'http://localhost:4242'])),
  },
});
