/** The library's files as the build names them. In a module of its own, so that a page without symbols never loads it. */
const urls = import.meta.glob<string>('../../../../symbols/assets/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});

export const symbolUrls = new Map(
  Object.entries(urls).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url]),
);
