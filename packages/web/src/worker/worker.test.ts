import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Files } from './files.ts';
import { createWorker } from './worker.ts';

const origin = 'https://calm.test';
const files: Files = {
  version: 'v2',
  entry: '/assets/index-2.js',
  shell: ['/', '/icon.svg'],
  core: ['/assets/index-2.js', '/assets/same.css'],
  later: ['/assets/symbols-1.json', '/assets/symbols-2.json'],
};

let kept: Map<string, Map<string, string>>;
let server: Record<string, string | number>;
let asked: string[];

beforeEach(() => {
  kept = new Map();
  asked = [];
  server = {
    '/': '<script src="/assets/index-2.js">',
    '/icon.svg': 'icon',
    '/assets/index-2.js': 'code',
    '/assets/same.css': 'style',
    '/assets/symbols-1.json': 'one',
    '/assets/symbols-2.json': 'two',
    '/sw.js': 'worker',
  };
});

afterEach(() => void vi.useRealTimers());

const pathOf = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : String(request), origin).pathname;

/** Only what the worker uses of the browser's caches. */
function cacheOf(name: string) {
  const texts = kept.get(name) ?? new Map<string, string>();
  kept.set(name, texts);
  return {
    match: async (request: RequestInfo | URL) => {
      const text = texts.get(pathOf(request));
      return text === undefined ? undefined : new Response(text);
    },
    put: async (request: RequestInfo | URL, answer: Response) =>
      void texts.set(pathOf(request), await answer.text()),
    delete: async (request: RequestInfo | URL) => texts.delete(pathOf(request)),
  };
}
const caches = {
  open: async (name: string) => cacheOf(name),
  has: async (name: string) => kept.has(name),
  match: async (request: RequestInfo | URL, options?: MultiCacheQueryOptions) => {
    for (const name of kept.keys()) {
      if (options?.cacheName !== undefined && options.cacheName !== name) continue;
      const found = await cacheOf(name).match(request);
      if (found) return found;
    }
    return undefined;
  },
  keys: async () => [...kept.keys()],
  delete: async (name: string) => kept.delete(name),
} as unknown as CacheStorage;

type Options = { builds?: (string | null)[]; hasSuccessor?: boolean };
function worker({ builds = [], hasSuccessor = false }: Options = {}) {
  const state = { isGone: false };
  const made = createWorker(
    {
      caches,
      origin,
      fetch: async (request) => {
        const path = pathOf(request);
        asked.push(path);
        const answer = server[path] ?? 404;
        if (answer === 0) throw new TypeError('Failed to fetch');
        return typeof answer === 'number'
          ? new Response('', { status: answer })
          : new Response(answer, { status: 200 });
      },
      pages: async () =>
        builds.map((build) => ({
          postMessage: (_message: unknown, ports: unknown) =>
            build === null ? undefined : (ports as MessagePort[])[0]?.postMessage(build),
        })),
      hasSuccessor: () => hasSuccessor,
      unregister: async () => {
        state.isGone = true;
      },
    },
    files,
  );
  return { ...made, state };
}

const get = (path: string, more: { mode?: RequestMode; method?: string } = {}) =>
  ({ url: origin + path, method: 'GET', mode: 'no-cors', ...more }) as Request;
const textOf = async (answer: Promise<Response> | null) => (await answer)?.text();
const offline = () => {
  for (const path of Object.keys(server)) server[path] = 0;
};

test('[OF1] after one visit every page opens without a connection, and so do its files', async () => {
  await worker().install();
  offline();
  for (const path of ['/', '/form', '/pecs-board?board=1', '/no/such/page'])
    expect(await textOf(worker().answer(get(path, { mode: 'navigate' })))).toContain('index-2.js');
  expect(await textOf(worker().answer(get('/assets/index-2.js')))).toBe('code');
});

test.each([
  get('/api/me'),
  get('/api/me', { mode: 'navigate' }),
  get('/ai-symbols/maya/apple.jpg'),
  get('/metrics', { mode: 'navigate' }),
  get('/create-payment-intent'),
  get('/form', { method: 'POST' }),
  get('/other.txt'),
  get('/report.pdf', { mode: 'navigate' }),
  { ...get(''), url: 'https://js.stripe.com/v3/' } as Request,
])('[OF2] the worker leaves $method $url alone', (request) => {
  expect(worker().answer(request)).toBeNull();
});

test('[OF3] the rest comes afterwards, and goes on where it was cut off', async () => {
  await worker().install();
  expect(asked).not.toContain('/assets/symbols-1.json');
  server['/assets/symbols-2.json'] = 0;
  await worker().fetchTheRest();
  server['/assets/symbols-2.json'] = 'two';
  asked = [];
  await worker().fetchTheRest();
  expect(asked).toEqual(['/assets/symbols-2.json']);
  offline();
  expect(await textOf(worker().answer(get('/assets/symbols-1.json')))).toBe('one');
});

test('[OF3] what the browser has dropped is fetched again', async () => {
  await worker().install();
  kept.clear();
  await worker().fetchTheRest();
  offline();
  expect(await textOf(worker().answer(get('/form', { mode: 'navigate' })))).toContain('index-2.js');
});

test('[OF4] an install with a file missing, or with the page of another build, fails', async () => {
  server['/assets/same.css'] = 404;
  await expect(worker().install()).rejects.toThrow();
  server['/assets/same.css'] = 'style';
  server['/'] = '<script src="/assets/index-3.js">';
  await expect(worker().install()).rejects.toThrow();
});

test('[OF4] what has not changed since the build before is not fetched again', async () => {
  kept.set('calmbridge-v1', new Map([['/assets/same.css', 'style']]));
  await worker().install();
  expect(asked).not.toContain('/assets/same.css');
  expect(kept.get('calmbridge-v2')?.get('/assets/same.css')).toBe('style');
});

test.each([
  ['an older page is open', { builds: ['/assets/index-2.js', '/assets/index-1.js'] }, true],
  ['a page does not answer', { builds: [null] }, true],
  ['a newer build waits', { builds: ['/assets/index-2.js'], hasSuccessor: true }, true],
  ['all pages run this build', { builds: ['/assets/index-2.js', '/assets/index-2.js'] }, false],
])('[OF5] files of another build, when %s', async (_when, options, isKept) => {
  kept.set('calmbridge-v1', new Map([['/assets/index-1.js', 'old code']]));
  kept.set('not-ours', new Map());
  await worker().install();
  expect(await textOf(worker().answer(get('/assets/index-1.js')))).toBe('old code');
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const waiting = async () => {
    for (let step = 0; step < 20; step += 1) await vi.advanceTimersByTimeAsync(200);
  };
  await Promise.all([worker(options).fetchTheRest(), waiting()]);
  expect(kept.has('calmbridge-v1')).toBe(isKept);
  expect(kept.has('calmbridge-v2')).toBe(true);
  expect(kept.has('not-ours')).toBe(true);
});

test('[OF6] a build that is gone from device and server gives way to the server’s page', async () => {
  await worker().install();
  kept.get('calmbridge-v2')?.delete('/assets/index-2.js');
  server['/assets/index-2.js'] = 404;
  server['/'] = '<script src="/assets/index-3.js">';
  expect((await worker().answer(get('/assets/index-2.js')))?.status).toBe(404);
  expect(await textOf(worker().answer(get('/form', { mode: 'navigate' })))).toContain('index-3.js');
});

test('[OF7] a server without a worker ends it; one that is down does not', async () => {
  await worker().install();
  for (const answer of [0, 500, 503]) {
    server['/sw.js'] = answer;
    const standing = worker();
    await standing.leaveIfUnwanted();
    expect(standing.state.isGone).toBe(false);
  }
  server['/sw.js'] = 404;
  const leaving = worker();
  await leaving.leaveIfUnwanted();
  expect(leaving.state.isGone).toBe(true);
  await leaving.answer(get('/assets/index-2.js'));
  await leaving.answer(get('/form', { mode: 'navigate' }));
  expect([...kept.keys()]).toEqual([]);
});
