import { afterEach, expect, test, vi } from 'vitest';
import { fetchPicture, makePicture } from './images.ts';
import { answers, fakeServer, refuses } from './testing/fake-server.ts';

const wish = { useId: '0b7c4a3e-5f0e-4a53-9d4a-2f7d3c1b8a10', words: 'a cup', kind: 'scene' as const };
const url = '/ai-symbols/maya-1/library-1.jpg';
afterEach(() => vi.unstubAllGlobals());

test('a request is sent unchanged, and its refusal keeps the name of the service', async () => {
  const { sent } = fakeServer({
    'POST /api/images': refuses(502, 'images/failed', { serviceName: 'Painter' }),
  });
  expect(await makePicture(wish)).toEqual({
    ok: false,
    refusal: { code: 'images/failed', serviceName: 'Painter' },
  });
  expect(sent('POST /api/images')).toEqual([wish]);
});

test('an answer of another shape is not taken for a picture', async () => {
  fakeServer({ 'POST /api/images': answers({ url }) });
  expect(await makePicture(wish)).toEqual({ ok: false, refusal: { code: 'service/internal' } });
});

const answering = (response: () => Response) => vi.stubGlobal('fetch', async () => response());

test('a picture is fetched as a blob', async () => {
  answering(() => new Response(new Uint8Array([255, 216]), { headers: { 'content-type': 'image/jpeg' } }));
  const got = await fetchPicture(url);
  expect(got.ok && [got.value.type, got.value.size]).toEqual(['image/jpeg', 2]);
});

test.each([
  [
    'not there',
    () => Response.json({ error: { code: 'images/not-there', requestId: 'r' } }, { status: 404 }),
    'images/not-there',
  ],
  [
    'a page in its place',
    () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
    'service/unavailable',
  ],
  ['a proxy’s own error', () => new Response('Bad gateway', { status: 502 }), 'service/unavailable'],
  [
    'no network',
    () => {
      throw new TypeError('Failed to fetch');
    },
    'service/network-request-failed',
  ],
])('%s is told by its code', async (_, response, code) => {
  answering(response);
  expect(await fetchPicture(url)).toEqual({ ok: false, refusal: { code } });
});
