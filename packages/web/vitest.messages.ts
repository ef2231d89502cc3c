import { fileURLToPath } from 'node:url';
import { compile } from '@inlang/paraglide-js';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The tests read the same compiled messages as the page; the Vite plugin would keep watching after the last test. */
export default async function compileMessages() {
  await compile({
    project: here('./project.inlang'),
    outdir: here('./src/paraglide'),
    strategy: ['globalVariable', 'baseLocale'],
  });
}
