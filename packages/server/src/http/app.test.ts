import { RefusedAnswer } from '@calmbridge/domain/http/contract';
import { refusalCodes } from '@calmbridge/domain/refusals';
import { refuse } from '@calmbridge/domain/result';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startTestApp, type TestApp } from '#test/test-app';
import type { AppEnv } from './app-env.ts';
import { jsonBody, maxBodyBytes } from './json-body.ts';
import { refused } from './refused.ts';
import { statuses } from './statuses.ts';

const Note = z.strictObject({ text: z.string().min(1, 'required'), count: z.number().optional() });

const routes = new Hono<AppEnv>()
  .get('/api/test/fault/:name', (c) => {
    throw new Error(`Could not serve ${c.req.param('name')}`);
  })
  .get('/api/test/busy', (c) =>
    refused(c, refuse('identity/too-many-requests', { retryAfterSeconds: 7 }).refusal),
  )
  .post('/api/test/notes', jsonBody(Note), (c) => c.json(c.req.valid('json')))
  .get('/api/test/things/:id', (c) => c.json({ id: c.req.param('id'), query: c.req.query('q') }))
  .get('/api/test/address', (c) => c.text(c.var.clientAddress));

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ routes });
});
afterAll(() => server.close());
beforeEach(() => {
  server.logLines.length = 0;
});

const ask = (path: string, init?: RequestInit) => server.app.request(path, init);
const post = (body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  ask('/api/test/notes', { method: 'POST', body, headers });
const errorOf = async (answer: Response) => RefusedAnswer.parse(await answer.json()).error;

describe('answers', () => {
  test('[HT1] every answer has an id of our own making, and the log knows it', async () => {
    const answer = await ask('/api/service', { headers: { 'x-request-id': 'from-outside' } });
    const id = answer.headers.get('x-request-id');
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(server.logLines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        requestId: id,
        method: 'GET',
        route: '/api/service',
        status: 200,
        msg: 'request',
      }),
    ]);
  });

  test.each(['/api/nothing', '/api', '/api/test/notes/1'])('[HT3] %s is not found', async (path) => {
    const answer = await ask(path, { method: 'POST' });
    expect(answer.status).toBe(404);
    expect(await errorOf(answer)).toEqual({
      code: 'request/not-found',
      requestId: answer.headers.get('x-request-id'),
    });
  });

  test('[HT3] a fault is answered as internal, without its message', async () => {
    const answer = await ask('/api/test/fault/robin');
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({
      error: { code: 'service/internal', requestId: answer.headers.get('x-request-id') },
    });
    const [fault, request] = server.logLines.map((line) => JSON.parse(line));
    expect(fault).toMatchObject({ level: 'error', requestId: request.requestId, fault: { name: 'Error' } });
    expect(request).toMatchObject({ route: '/api/test/fault/:name', status: 500 });
  });

  test('[HT3] a refusal carries its status and says when to come back', async () => {
    const answer = await ask('/api/test/busy');
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('7');
    expect(await errorOf(answer)).toMatchObject({ code: 'identity/too-many-requests', retryAfterSeconds: 7 });
    expect(JSON.parse(server.logLines.join(''))).toMatchObject({
      refusal: 'identity/too-many-requests',
      status: 429,
    });
    const metrics = await (await ask('/metrics')).text();
    expect(metrics).toContain('calmbridge_refusals_total{code="identity/too-many-requests"} 1');
  });

  test('[HT3] every refusal has a status that says no', () => {
    expect(Object.keys(statuses).sort()).toEqual([...refusalCodes].sort());
    expect(Object.values(statuses).every((status) => status >= 400)).toBe(true);
  });
});

describe('bodies', () => {
  test.each([
    ['fits', maxBodyBytes, 400],
    ['is too large', maxBodyBytes + 1, 413],
  ])('[HT5] a body whose told length %s is known before it is read', async (_, length, status) => {
    const answer = await post('x', { 'content-type': 'text/plain', 'content-length': String(length) });
    expect(answer.status).toBe(status);
  });

  test('a body that fits is handed on', async () => {
    const answer = await post('{"text":"hello"}', { 'content-type': 'Application/JSON; charset=utf-8' });
    expect(await answer.json()).toEqual({ text: 'hello' });
  });

  test.each([
    ['no body', '', 'application/json'],
    ['broken JSON', '{"text":', 'application/json'],
    ['another type', '{"text":"hello"}', 'text/plain'],
    ['a form', 'text=hello', 'application/x-www-form-urlencoded'],
    ['a type that only begins the same', '{"text":"hello"}', 'application/jsonp'],
  ])('[HT5] %s is refused', async (_, body, type) => {
    const answer = await post(body, { 'content-type': type });
    expect(answer.status).toBe(400);
    expect((await errorOf(answer)).code).toBe('request/invalid');
  });

  test('[HT5] what does not fit is named by path and code, not by value', async () => {
    const answer = await post('{"text":"","count":"marked","marked":1}');
    expect(answer.status).toBe(400);
    expect((await errorOf(answer)).issues).toEqual([
      { path: 'text', code: 'required' },
      { path: 'count', code: 'invalid' },
      { path: '', code: 'invalid' },
    ]);
  });

  test('[HT5] 64 KiB pass and one byte more does not, announced or not', async () => {
    const around = '{"text":""}'.length;
    const fits = `{"text":"${'x'.repeat(65_536 - around)}"}`;
    const tooLong = `{"text":"${'x'.repeat(65_537 - around)}"}`;
    expect((await post(fits)).status).toBe(200);
    const refusedAnswer = await post(tooLong, {
      'content-type': 'application/json',
      'content-length': String(tooLong.length),
    });
    expect(refusedAnswer.status).toBe(413);
    expect((await errorOf(refusedAnswer)).code).toBe('request/too-large');
    const chunked = await post(tooLong, {
      'content-type': 'application/json',
      'transfer-encoding': 'chunked',
    });
    expect(chunked.status).toBe(413);
  });
});

describe('cross-site writes', () => {
  const json = { 'content-type': 'application/json' };
  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['no origin to speak of', { origin: 'null' }],
    ['our name on another port', { origin: 'http://localhost:9999' }],
    ['our name as a part of another', { origin: 'http://localhost:4242.evil.example' }],
    ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }],
    ['a sister site', { 'sec-fetch-site': 'same-site', origin: 'http://localhost:4242' }],
    ['own fetch with a foreign origin', { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }],
  ])('[HT6] %s is refused', async (_, headers) => {
    const answer = await post('{"text":"hello"}', { ...json, ...headers, host: 'localhost:4242' });
    expect(answer.status).toBe(403);
    expect((await errorOf(answer)).code).toBe('request/cross-site');
  });

  test.each([
    ['the public address', { origin: 'http://localhost:4242', 'sec-fetch-site': 'same-origin' }],
    ['the address the browser used', { origin: 'http://192.168.1.5:4242', host: '192.168.1.5:4242' }],
    ['no browser', {}],
  ])('[HT6] %s may write', async (_, headers) => {
    expect((await post('{"text":"hello"}', { ...json, ...headers } as Record<string, string>)).status).toBe(
      200,
    );
  });

  test('[HT6] reading is not writing', async () => {
    const answer = await ask('/api/service', { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(answer.status).toBe(200);
  });
});

describe('what the log does not hold', () => {
  test('[HT2] marked text in path, query, headers, cookie, body and fault is nowhere', async () => {
    const marked = 'zebrafish';
    const headers = {
      'user-agent': marked,
      cookie: `a=${marked}`,
      referer: `http://x/${marked}`,
      [marked]: marked,
    };
    await ask(`/api/test/fault/${marked}?q=${marked}`, { headers });
    await ask(`/api/${marked}/${marked}?${marked}=1`, { headers });
    await ask(`/${marked}.png`, { headers });
    await ask(`/${marked}`, { headers, method: marked.toUpperCase() });
    await post(`{"text":1,"${marked}":"${marked}"}`, { 'content-type': 'application/json', ...headers });
    await post(`${marked}`, { 'content-type': 'application/json', ...headers });
    expect(server.logLines.length).toBeGreaterThanOrEqual(7);
    expect(server.logLines.join('').toLowerCase()).not.toContain(marked);
    expect((await (await ask('/metrics')).text()).toLowerCase()).not.toContain(marked);
  });
});

describe('what is no text', () => {
  test.each(['%00', 'a%00b', '%0a', '%7f', '%', '%e0%a4%a', '%ff', '%ed%a0%80', 'x'.repeat(3_000)])(
    '[HT13] %.12s in a path or a query is refused as invalid and not repeated',
    async (bad) => {
      for (const path of [`/api/test/things/${bad}`, `/api/test/things/1?q=${bad}`, `/api/nothing/${bad}`]) {
        const answer = await ask(path);
        const text = await answer.text();
        expect([answer.status, JSON.parse(text).error.code]).toEqual([400, 'request/invalid']);
        for (const said of [text, server.logLines.join('')]) expect(said).not.toContain(`"${bad}`);
      }
    },
  );

  test.each(['{"text":"a\\u0000b"}', '{"text":"a","\\u0000":1}', '{"text":"\\\\\\u0000"}'])(
    '[HT13] NUL in a body is refused as invalid: %s',
    async (body) => {
      const answer = await post(body);
      expect([answer.status, (await errorOf(answer)).code]).toEqual([400, 'request/invalid']);
    },
  );

  test('[HT13] who writes about NUL, or in any script, is read', async () => {
    for (const text of ['\\u0000', 'ünïcode 🦋', 'a\nb\tc'])
      expect(await (await post(JSON.stringify({ text }))).json()).toEqual({ text });
    const answer = await ask('/api/test/things/%C3%A9%F0%9F%A6%8B?q=100%25');
    expect(await answer.json()).toEqual({ id: 'é🦋', query: '100%' });
  });

  test('[HT5] a body nested deeply is refused, not a fault', async () => {
    const depth = 30_000;
    const body = `{"text":"\\u0000","x":${'['.repeat(depth)}${']'.repeat(depth)}}`;
    expect((await post(body)).status).toBe(400);
  });
});
