// The files of one build in the browser's cache, beside those of other builds.
import type { Files } from './files.ts';
import type { WorkerPorts } from './worker.ts';

const prefix = 'calmbridge-';
const atOnce = 6;

export type FileStore = ReturnType<typeof openFileStore>;

export function openFileStore(ports: Pick<WorkerPorts, 'caches' | 'fetch'>, files: Files) {
  const name = prefix + files.version;
  const [page = '/'] = files.shell;
  const listed = new Set([...files.shell, ...files.core, ...files.later]);
  const hashed = new Set([...files.core, ...files.later]);
  const open = () => ports.caches.open(name);
  const find = (path: string) => ports.caches.match(path, { ignoreVary: true });

  /** A file with a hash in its name never changes, so another build's copy is as good as a new one. */
  async function bring(cache: Cache, path: string): Promise<'there' | 'gone'> {
    const known = hashed.has(path) ? await find(path) : undefined;
    const answer = known ?? (await ports.fetch(path, { cache: hashed.has(path) ? 'default' : 'reload' }));
    if (!answer.ok) return 'gone';
    await cache.put(path, answer);
    return 'there';
  }

  return {
    name,
    open,
    find,
    isThere: () => ports.caches.has(name),
    isListed: (path: string) => listed.has(path),
    /** All or nothing: an install that fails leaves the older worker in charge. */
    async install(): Promise<void> {
      const cache = await open();
      const wanted = [...files.shell, ...files.core];
      for (let at = 0; at < wanted.length; at += atOnce) {
        const brought = await Promise.all(wanted.slice(at, at + atOnce).map((path) => bring(cache, path)));
        if (brought.includes('gone')) throw new Error('a file of this build is not there');
      }
      // The server may have moved on to another build between the list and the page.
      const shell = await (await cache.match(page))?.text();
      if (!shell?.includes(files.entry)) throw new Error('the page belongs to another build');
    },
    /** What is fetched after the page works. False: the connection broke off. */
    async fetchLater(): Promise<boolean> {
      const cache = await open();
      for (const path of files.later) {
        if (await cache.match(path, { ignoreVary: true })) continue;
        try {
          await bring(cache, path);
        } catch {
          return false;
        }
      }
      return true;
    },
    async drop(isUnwanted: (name: string) => boolean): Promise<void> {
      const ours = (await ports.caches.keys()).filter((other) => other.startsWith(prefix));
      await Promise.all(ours.filter(isUnwanted).map((other) => ports.caches.delete(other)));
    },
  };
}
