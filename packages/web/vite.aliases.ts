import { fileURLToPath } from 'node:url';

// The subpath imports of package.json, said again for Vite: it does not try the second target (.tsx) of a pattern.
export const aliases = [
  { find: /^#icon\/(.*)$/, replacement: '@tabler/icons-react/dist/esm/icons/$1.mjs' },
  // Only our own folders: other packages have subpath imports too (vfile's `#minpath`).
  {
    find: /^#((?:api|app|device|documents|features|paraglide|shared|store|ui)\/.*)$/,
    replacement: `${fileURLToPath(new URL('./src', import.meta.url))}/$1`,
  },
];
