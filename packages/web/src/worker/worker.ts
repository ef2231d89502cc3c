// Keeps the product usable without a connection: the page, its scripts, fonts and symbols. It answers nothing that
// comes from the API, and it never takes over from an older worker unasked.
import { serverPaths } from '../app/route-table.ts';
import { type FileStore, openFileStore } from './file-store.ts';
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

const answerWithinMs = 2000;

export function createWorker(ports: WorkerPorts, files: Files) {
  const store = openFileStore(ports, files);
  const answers = answersFrom(ports, files, store);

  /** Goes on where it was cut off; asked again with every page that opens. */
  async function fetchTheRest(): Promise<void> {
    // A browser short of room drops everything at once.
    if (!(await store.isThere())) await store.install();
    if (await store.fetchLater()) await tidy();
  }

  /** Older files go only when every open page says that it runs this build; a page that does not answer may need them. */
  async function tidy(): Promise<void> {
    if (ports.hasSuccessor()) return;
    const builds = await Promise.all((await ports.pages()).map(buildOf));
    if (ports.hasSuccessor() || builds.some((entry) => entry !== files.entry)) return;
    await store.drop((other) => other !== store.name);
  }

  return {
    install: store.install,
    fetchTheRest,
    /** Null: not a request for the worker; the browser handles it as usual. */
    answer(request: Request): Promise<Response> | null {
      const { origin, pathname } = new URL(request.url);
      if (request.method !== 'GET' || origin !== ports.origin || isServers(pathname)) return null;
      if (request.mode === 'navigate') return isPagePath(pathname) ? answers.page() : null;
      return store.isListed(pathname) || pathname.startsWith('/assets/')
        ? answers.file(request, pathname)
        : null;
    },
    /** A server that has no worker any more wants none: everything it left behind goes. */
    async leaveIfUnwanted(): Promise<void> {
      const answer = await ports.fetch(scriptPath, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
      if (answer?.status !== 404 && answer?.status !== 410) return;
      await ports.unregister();
      await store.drop(() => true);
    },
  };
}

function answersFrom(ports: WorkerPorts, { shell: [page = '/'] }: Files, store: FileStore) {
  return {
    async page(): Promise<Response> {
      const kept = await ports.caches.match(page, { cacheName: store.name, ignoreVary: true });
      return kept ?? ports.fetch(page);
    },
    async file(request: Request, path: string): Promise<Response> {
      const known = await store.find(path);
      if (known) return known;
      const answer = await ports.fetch(request);
      // After leaving there is no cache, and none is begun for the pages that are still open.
      if (store.isListed(path) && (await store.isThere())) {
        const cache = await store.open();
        if (answer.ok) await cache.put(path, answer.clone());
        // Our own build is neither here nor there any more: the next page comes from the server, whatever its build.
        if (answer.status === 404) await cache.delete(page);
      }
      return answer;
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
