import { paraglideVitePlugin } from '@inlang/paraglide-js';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [
    react(),
    paraglideVitePlugin({ project: './project.inlang', outdir: './src/paraglide', strategy: ['globalVariable', 'baseLocale'] }),
  ],
  build: { target: 'es2022', sourcemap: false },
  server: { port: 5173, proxy: { '/api': 'http://localhost:4242', '/create-payment-intent': 'http://localhost:4242' } },
});
