// Keeps the product usable without a connection: the page, its scripts, fonts and symbols. It answers nothing that
// comes from the API, and it never takes over from an older worker unasked.
import { serverPaths } from '../app/route-table.ts';
import type { Files, ToPage } from './files.ts';

export type WorkerPorts = {
  caches: CacheStorage;
  fetch: (request: Request | string, options?: RequestInit) => Promise<Response>;
  origin: string;
  /** Every open page of ours, also those of an older build. */
  pages: () => Promise<readonly Pick<Client, 'postMessage'>[]>;
  /** A newer worker has been fetched and waits. */
  hasSuccessor: () => boolean;
  unregister: () => Promise<unknown>;
};

export const scriptPath = '/sw.js';

const prefix = 'calmbridge-';
const atOnce = 6;
const answerWithinMs = 2000;

export function createWorker(ports: WorkerPorts, files: Files) {
  const name = prefix + files.version;
  const [page = '/'] = files.shell;
  const listed = new Set([...files.shell, ...files.core, ...files.later]);
  const hashed = new Set([...files.core, ...files.later]);
  const open = () => ports.caches.open(name);
  const stored = (path: string) => ports.caches.match(path, { ignoreVary: true });

  /** A file with a hash in its name never changes, so another build's copy is as good as a new one. */
  async function bring(cache: Cache, path: string): Promise<'there' | 'gone'> {
    const known = hashed.has(path) ? await stored(path) : undefined;
    const answer = known ?? (await ports.fetch(path, { cache: hashed.has(path) ? 'default' : 'reload' }));
    if (!answer.ok) return 'gone';
    await cache.put(path, answer);
    return 'there';
  }

  /** All or nothing: an install that fails leaves the older worker in charge. */
  async function install(): Promise<void> {
    const cache = await open();
    const wanted = [...files.shell, ...files.core];
    for (let at = 0; at < wanted.length; at += atOnce) {
      const brought = await Promise.all(wanted.slice(at, at + atOnce).map((path) => bring(cache, path)));
      if (brought.includes('gone')) throw new Error('a file of this build is not there');
    }
    // The server may have moved on to another build between the list and the page.
    const shell = await (await cache.match(page))?.text();
    if (!shell?.includes(files.entry)) throw new Error('the page belongs to another build');
  }

  /** Goes on where it was cut off; asked again with every page that opens. */
  async function fetchTheRest(): Promise<void> {
    // A browser short of room drops everything at once.
    if (!(await ports.caches.has(name))) await install();
    const cache = await open();
    for (const path of files.later) {
      if (await cache.match(path, { ignoreVary: true })) continue;
      try {
        await bring(cache, path);
      } catch {
        return;
      }
    }
    await tidy();
  }

  /** Older files go only when every open page says that it runs this build; a page that is silent may need them. */
  async function tidy(): Promise<void> {
    if (ports.hasSuccessor()) return;
    const builds = await Promise.all((await ports.pages()).map(buildOf));
    if (ports.hasSuccessor() || builds.some((entry) => entry !== files.entry)) return;
    await dropCaches((other) => other !== name);
  }

  async function dropCaches(isUnwanted: (name: string) => boolean): Promise<void> {
    const ours = (await ports.caches.keys()).filter((other) => other.startsWith(prefix));
    await Promise.all(ours.filter(isUnwanted).map((other) => ports.caches.delete(other)));
  }

  async function pageAnswer(): Promise<Response> {
    const kept = await ports.caches.match(page, { cacheName: name, ignoreVary: true });
    return kept ?? ports.fetch(page);
  }

  async function fileAnswer(request: Request, path: string): Promise<Response> {
    const known = await stored(path);
    if (known) return known;
    const answer = await ports.fetch(request);
    // After leaving there is no cache, and none is begun for the pages that are still open.
    if (listed.has(path) && (await ports.caches.has(name))) {
      const cache = await open();
      if (answer.ok) await cache.put(path, answer.clone());
      // Our own build is neither here nor there any more: the next page comes from the server, whatever its build.
      if (answer.status === 404) await cache.delete(page);
    }
    return answer;
  }

  return {
    install,
    fetchTheRest,
    /** Null: the request is none of our business and goes its ordinary way. */
    answer(request: Request): Promise<Response> | null {
      const { origin, pathname } = new URL(request.url);
      if (request.method !== 'GET' || origin !== ports.origin || isServers(pathname)) return null;
      if (request.mode === 'navigate') return isPagePath(pathname) ? pageAnswer() : null;
      return listed.has(pathname) || pathname.startsWith('/assets/') ? fileAnswer(request, pathname) : null;
    },
    /** A server that has no worker any more wants none: everything it left behind goes. */
    async leaveIfUnwanted(): Promise<void> {
      const answer = await ports.fetch(scriptPath, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
      if (answer?.status !== 404 && answer?.status !== 410) return;
      await ports.unregister();
      await dropCaches(() => true);
    },
  };
}

const isServers = (path: string) =>
  serverPaths.some((start) => path === start || path.startsWith(`${start}/`));

const isPagePath = (path: string) => !/\.[a-z0-9]+$/i.test(path);

const buildOf = (page: Pick<Client, 'postMessage'>) =>
  new Promise<string | null>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      port1.close();
      resolve(typeof data === 'string' ? data : null);
    };
    setTimeout(() => resolve(null), answerWithinMs);
    page.postMessage({ is: 'which-build' } satisfies ToPage, [port2]);
  });
