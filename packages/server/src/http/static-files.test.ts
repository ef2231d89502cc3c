import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listStaticFiles, staticRoutes } from './static-files.ts';

const script = `const words = ${JSON.stringify(Array.from({ length: 500 }, (_, word) => `word ${word}`))};`;
const page = '<!doctype html><title>Calmbridge</title>';

let folder: string;
let app: Hono;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'calmbridge-static-'));
  const pages = path.join(folder, 'dist');
  await mkdir(path.join(pages, 'assets'), { recursive: true });
  await writeFile(path.join(folder, 'secret.txt'), 'secret');
  await writeFile(path.join(pages, 'index.html'), page);
  await mkdir(path.join(pages, 'pages'));
  await writeFile(path.join(pages, 'pages/index.html'), `${page}<h1>Home</h1>`);
  await writeFile(path.join(pages, 'pages/signup.html'), `${page}<h1>Sign up</h1>`);
  await writeFile(path.join(pages, 'logo.svg'), '<svg/>');
  await writeFile(path.join(pages, 'sw.js'), script);
  await writeFile(path.join(pages, 'manifest.webmanifest'), '{}');
  await writeFile(path.join(pages, 'assets/index-Ab12.js'), script);
  // The build's own step, so that both sides are tested on the same files.
  const { precompress } = await import(
    /* @vite-ignore */ path.resolve(import.meta.dirname, '../../../../scripts/precompress.mjs')
  );
  await precompress(pages);
  app = new Hono().route('/', staticRoutes(await listStaticFiles(pages)));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const get = (url: string, headers: Record<string, string> = {}) => app.request(url, { headers });
const asset = '/assets/index-Ab12.js';

describe('caching', () => {
  test('[HT8] a hashed file is kept for a year', async () => {
    const answer = await get(asset);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await answer.text()).toBe(script);
  });

  test.each(['/', '/index.html', '/logo.svg', '/form', '/sw.js'])(
    '[HT8] %s is asked for anew each time',
    async (url) => {
      const answer = await get(url);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      const tag = answer.headers.get('etag') ?? '';
      const again = await get(url, { 'if-none-match': `"other", W/${tag}` });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
      expect(again.headers.get('etag')).toBe(tag);
      expect(again.headers.get('cache-control')).toBe('no-cache');
    },
  );

  test('[HT8] the worker and the manifest have the types browsers ask for', async () => {
    expect((await get('/sw.js')).headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect((await get('/manifest.webmanifest')).headers.get('content-type')).toBe(
      'application/manifest+json',
    );
  });

  test('[HT8] a file that changed is sent again', async () => {
    expect((await get('/logo.svg', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('[HT8] HEAD tells the same without the content', async () => {
    const head = await app.request(asset, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
    const whole = await get(asset, { 'accept-encoding': 'br' });
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(whole.headers));
    expect(await head.text()).toBe('');
  });
});

describe('compression', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('[HT8] %s is sent as the build wrote it', async (encoding, open) => {
    const answer = await get(asset, { 'accept-encoding': encoding });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    const body = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-length')).toBe(String(body.byteLength));
    expect(body.byteLength).toBeLessThan(script.length / 2);
    expect(open(body).toString()).toBe(script);
  });

  test('[HT8] each encoding has its own ETag', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', ''].map(async (encoding) =>
        (await get(asset, { 'accept-encoding': encoding })).headers.get('etag'),
      ),
    );
    expect(new Set(tags).size).toBe(3);
  });

  test('[HT8] a file too small to gain is sent as it is', async () => {
    const answer = await get('/logo.svg', { 'accept-encoding': 'br' });
    expect(answer.headers.has('content-encoding')).toBe(false);
    expect(answer.headers.has('vary')).toBe(false);
  });

  test('[HT9] the compressed files have no address of their own', async () => {
    expect((await get(`${asset}.br`)).status).toBe(404);
  });
});

describe('paths', () => {
  test.each([
    ['/', 'Home'],
    ['/?from=mail', 'Home'],
    ['/signup', 'Sign up'],
  ])('[HT9] %s answers with its own page', async (url, heading) => {
    const answer = await get(url);
    expect(await answer.text()).toBe(`${page}<h1>${heading}</h1>`);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  test.each([
    '/index.html',
    '/signin',
    '/form',
    '/social-stories',
    '/no-such-page',
    '/reset/password',
    '/form?x=1.js',
  ])('[HT9] %s answers with the page', async (url) => {
    const answer = await get(url);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(page);
  });

  test.each(['/assets/gone-Ab12.js', '/assets/', '/assets/gone', '/favicon.ico', '/a.map', '/sw-old.js'])(
    '[HT9] %s is not found',
    async (url) => {
      expect((await get(url)).status).toBe(404);
    },
  );

  test.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '/%252e%252e%252fsecret.txt',
    '//etc/passwd',
    '/index.html%00.js',
    '/%E0%A4%A.js',
  ])('[HT9] %s reaches nothing outside', async (url) => {
    const body = await (await get(url)).text();
    expect(body === page || body.includes('404')).toBe(true);
  });

  test('[HT9] before the page is built there is nothing to find', async () => {
    const empty = new Hono().route('/', staticRoutes(await listStaticFiles(path.join(folder, 'nowhere'))));
    expect((await empty.request('/')).status).toBe(404);
  });
});
