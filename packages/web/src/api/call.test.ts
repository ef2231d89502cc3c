import { contract } from '@calmbridge/domain/http/contract';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { call } from './call.ts';
import { answers, fakeServer, isDown, neverAnswers, refuses } from './testing/fake-server.ts';

const rename = contract({
  method: 'PATCH',
  path: '/api/things/:id',
  input: z.object({ name: z.string() }),
  output: z.object({ name: z.string() }),
});
const route = 'PATCH /api/things/a%2Fb';
const named = (answer: Parameters<typeof fakeServer>[0][string]) => fakeServer({ [route]: answer });
const ask = (more = {}) => call(rename, { name: 'x' }, { params: { id: 'a/b' }, ...more });

afterEach(() => vi.unstubAllGlobals());

describe('a call', () => {
  test('fills the path, sends the input and reads the answer', async () => {
    const { calls } = named(answers({ name: 'x', more: 1 }));
    expect(await ask()).toEqual({ ok: true, value: { name: 'x' } });
    expect(calls).toEqual([{ route, body: { name: 'x' } }]);
  });

  test('a GET asks in its address, and leaves out what is not there', async () => {
    const list = contract({
      method: 'GET',
      path: '/api/things',
      input: z.object({ query: z.string(), before: z.string().optional() }),
      output: z.object({}),
    });
    const { calls } = fakeServer({
      'GET /api/things?query=a+%26+b': answers({}),
      'GET /api/things': answers({}),
    });
    expect(await call(list, { query: 'a & b' })).toMatchObject({ ok: true });
    expect(await call(list, { query: '', before: undefined })).toMatchObject({ ok: true });
    expect(calls.map(({ body }) => body)).toEqual([undefined, undefined]);
  });

  test('hands on the code of a refusal, and when to come back', async () => {
    named(refuses(429, 'identity/too-many-requests', { retryAfterSeconds: 90 }));
    expect(await ask()).toEqual({
      ok: false,
      refusal: { code: 'identity/too-many-requests', retryAfterSeconds: 90 },
    });
  });

  test.each([
    ['the network fails', isDown, 'service/network-request-failed'],
    ['an answer has another shape', answers({ nom: 'x' }), 'service/internal'],
    ['a proxy answers with a page of its own', { status: 502, body: 'Bad gateway' }, 'service/unavailable'],
  ])('when %s, says so by code', async (_, answer, code) => {
    named(answer);
    expect(await ask()).toEqual({ ok: false, refusal: { code } });
  });

  test('[GD18] gives up after its time', async () => {
    named(neverAnswers);
    expect(await ask({ timeoutMs: 20 })).toEqual({
      ok: false,
      refusal: { code: 'service/network-request-failed' },
    });
  });
});
