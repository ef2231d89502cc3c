// Reads from the sources of the page which modules each route is made of. The build needs it before there is a page to ask.
const routeCall = /page\('([^']+)',\s*pages\.(\w+)\)/g;
const pageImport = /(\w+): \(\) =>\s*import\('([^']+)'\)/g;

/** Which chunks a route loads: the entry, its layout where it has one of its own, and its page. */
export function chunksOfRoutes(routesSource, pagesSource) {
  const modules = new Map(
    [...pagesSource.matchAll(pageImport)].map(([, name, path]) => [name, moduleFile(path)]),
  );
  const layoutAt = routesSource.indexOf('pages.privateLayout');
  return [...routesSource.matchAll(routeCall)].map((match) => {
    const [, route, name] = match;
    const isInside = layoutAt >= 0 && match.index > layoutAt;
    const layout = isInside ? [modules.get('privateLayout')] : [];
    return { route, chunks: ['index.html', ...layout, modules.get(name)] };
  });
}

const moduleFile = (path) =>
  path.startsWith('#') ? `src/${path.slice(1)}.tsx` : `src/app/${path.replace(/^\.\//, '')}`;
