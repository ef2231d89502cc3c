// Which modules share a file. Left alone, every shared sentence and icon becomes a file of its own, and a page waits for
// sixty requests. Nothing here may make a page fetch what it does not need: `check-sizes` holds every route.
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { isPublic as isPublicRow, privateLayout, rows } from './src/app/route-table.ts';

type Context = Rolldown.ChunkingContext;

const source = (path: string) => fileURLToPath(new URL(`./src/${path}`, import.meta.url));
const entries = [source('main.tsx'), source('../index.html')];
const layout = source(`${privateLayout}.tsx`);
const publicPages = rows.filter(isPublicRow).map(({ page }) => source(`${page}.tsx`));

/** All that these modules import before they run. */
function importsOf(modules: readonly string[]) {
  let found: Set<string> | undefined;
  return (id: string, context: Context) => {
    if (!found) {
      const seen = new Set<string>();
      const add = (module: string) => {
        if (seen.has(module)) return;
        seen.add(module);
        context.getModuleInfo(module)?.importedIds.forEach(add);
      };
      modules.forEach(add);
      found = seen;
    }
    return found.has(id);
  };
}

const isBehindLayout = importsOf([layout]);
const isPublic = importsOf(publicPages);

const isUi =
  /src[\\/](ui[\\/].+|api[\\/][^\\/]+|shared[\\/](carer|chat|credits|trouble)[\\/].+)\.(tsx?|css)$|[\\/]@tabler[\\/]/;
/** A visitor fetches nothing that only the pages behind the sign-in share. */
const forVisitors = (name: string) => (id: string, context: Context) => (isPublic(id, context) ? name : null);

// The first that fits takes the module.
export const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 5 },
  // The setting comes with the library: no schema may be made before it.
  { name: 'schemas', test: /node_modules[\\/]zod[\\/]|src[\\/]zod-without-eval\.ts$/, priority: 5 },
  // What runs before any page is there. The entry itself stays apart, so that all of this can run before it (vite.pages.ts).
  { name: 'start', tags: ['$initial'], test: (id) => !entries.includes(id), priority: 4 },
  // Its words and numbers are of no use to pages without its button.
  { name: 'help-now', test: /[\\/](help_now\w*\.js$|src[\\/]help[\\/])/, priority: 3.5 },
  { name: 'words', test: /src[\\/]paraglide[\\/]/, minShareCount: 4, priority: 3 },
  { name: forVisitors('ui'), test: isUi, minShareCount: 4, priority: 2 },
  { name: 'ui-inside', test: isUi, minShareCount: 4, priority: 1.5 },
  {
    name: (id, context) =>
      isBehindLayout(id, context) && id !== layout && !isPublic(id, context) ? 'private' : null,
    priority: 1,
  },
];
