import { randomUUID } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { keepAnswerMs } from '@calmbridge/domain/credits/uses';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ServiceSettings, serviceMaker } from '#adapters/images/service-maker';
import { drawingToJpeg } from '#adapters/images/to-jpeg';
import { createCredits } from '#features/credits/credits';
import { createRunningUses, type RunningUses } from '#features/credits/running-uses';
import { stopUse } from '#features/credits/stop-use';
import { sweepUses } from '#features/credits/sweep-uses';
import { addCarer, balanceOf } from '#test/carers';
import { type ImageBehaviour, type ImageFake, startImageService } from '#test/fakes/image-service';
import { expectInvariants } from '#test/ledger-invariants';
import { startTestApp, type TestApp, testClock } from '#test/test-app';
import { createKeyedMutex } from './keyed-mutex.ts';
import { makePicture } from './make-picture.ts';
import { listPictures } from './read-picture.ts';

const svg = (size: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><circle cx="90" cy="90" r="70" fill="teal"/></svg>`;
const clock = testClock();
let server: TestApp;
let first: ImageFake;
let second: ImageFake;
let running: RunningUses;
let jpeg: Uint8Array;

beforeAll(async () => {
  jpeg = await drawingToJpeg(svg(400));
  server = await startTestApp();
  first = await startImageService({ is: 'hang' });
  second = await startImageService({ is: 'hang' });
  running = createRunningUses({ ...server.ports, credits: createCredits(server.ports) });
});
afterAll(async () => {
  await Promise.all([first.stop(), second.stop(), server.close()]);
});
beforeEach(() => {
  for (const fake of [first, second]) {
    fake.calls.length = 0;
    fake.fetched.length = 0;
    fake.behave(good());
  }
});
afterEach(async () => {
  await expect.poll(() => first.open() + second.open()).toBe(0);
  await sweepUses({ ...server.ports, clock: later });
  await expectInvariants(server.database);
});

const later = { now: () => new Date(Date.now() + keepAnswerMs + 1000) };
const good = (): ImageBehaviour => ({ is: 'picture', picture: { is: 'bytes', bytes: jpeg } });
const patient = { answerMs: 20_000, downloadMs: 20_000 };
const impatient = { answerMs: 400, downloadMs: 400 };
const neverEnds = /hangs|drip|never/;
const serviceOf = (fake: ImageFake) => ({ baseUrl: fake.url, apiKey: 'key-1', model: 'aurora' });
const portsWith = (more: Partial<ServiceSettings> = {}) => ({
  ...server.ports,
  credits: createCredits(server.ports),
  running,
  mutex: createKeyedMutex(),
  maker: serviceMaker(
    {
      services: [serviceOf(first)],
      name: 'Grok Aurora API',
      hosts: [],
      limits: patient,
      ...more,
    },
    clock,
  ),
});
const wish = (words = 'a red cup') => ({ useId: randomUUID(), words, kind: 'card' as const });

const pictures = (picture: Extract<ImageBehaviour, { is: 'picture' }>['picture']): ImageBehaviour => ({
  is: 'picture',
  picture,
});
const failures: [string, () => ImageBehaviour][] = [
  ['hangs', () => ({ is: 'hang' })],
  ['drips for ever', () => ({ is: 'drip' })],
  ['is cut off', () => ({ is: 'cut' })],
  [
    'answers a web page',
    () => ({ is: 'raw', body: '<!doctype html><h1>Sign in</h1>', contentType: 'text/html' }),
  ],
  ['answers 500', () => ({ is: 'status', status: 500 })],
  ['answers 401', () => ({ is: 'status', status: 401 })],
  ['answers 400 to any question', () => ({ is: 'status', status: 400 })],
  ['answers broken JSON', () => ({ is: 'raw', body: '{"data":[{"url":' })],
  [
    'answers invalid UTF-8',
    () => ({ is: 'raw', body: Buffer.from('{"data":[{"url":"\xff\xfe"}]}', 'latin1') }),
  ],
  ['answers no data', () => ({ is: 'raw', body: '{"data":[]}' })],
  ['answers an empty item', () => ({ is: 'raw', body: '{"data":[{}]}' })],
  ['answers another shape', () => ({ is: 'raw', body: '{"data":{"url":5}}' })],
  ['answers nothing', () => ({ is: 'raw', body: '' })],
  ['answers without end', () => ({ is: 'raw', body: `{"data":[{"b64_json":"${'A'.repeat(18_000_000)}"}]}` })],
  ['gives base64 that is none', () => ({ is: 'base64', text: '!!! not base64 !!!' })],
  ['gives base64 of a drawing', () => ({ is: 'base64', text: Buffer.from(svg(200)).toString('base64') })],
  ['names no address', () => ({ is: 'address', url: 'not an address' })],
  ['names a file', () => ({ is: 'address', url: 'file:///etc/passwd' })],
  [
    'names this machine',
    () => ({ is: 'address', url: `http://127.0.0.1:${new URL(second.origin).port}/made/x` }),
  ],
  [
    'names this machine by another name',
    () => ({ is: 'address', url: second.origin.replace('127.0.0.1', 'localhost') }),
  ],
  ['redirects to this machine', () => pictures({ is: 'redirect', to: `${second.origin}/made/picture` })],
  [
    'redirects to the cloud’s own address',
    () => pictures({ is: 'redirect', to: 'http://169.254.169.254/latest' }),
  ],
  ['redirects in a circle', () => pictures({ is: 'redirect', to: '/made/picture' })],
  ['sends 50 MB', () => pictures({ is: 'endless' })],
  [
    'sends a drawing',
    () => pictures({ is: 'bytes', bytes: Buffer.from(svg(300)), contentType: 'image/svg+xml' }),
  ],
  [
    'sends a page as a picture',
    () => pictures({ is: 'bytes', bytes: Buffer.from('<html></html>'), contentType: 'image/jpeg' }),
  ],
  [
    'sends half a picture',
    () => pictures({ is: 'bytes', bytes: jpeg.subarray(0, jpeg.length / 2), contentType: 'image/jpeg' }),
  ],
  ['sends an empty picture', () => pictures({ is: 'bytes', bytes: new Uint8Array() })],
  ['sends a packed picture', () => pictures({ is: 'packed', bytes: deflateSync(jpeg) })],
  ['breaks off while sending', () => pictures({ is: 'cut', bytes: jpeg })],
  ['drips a picture', () => pictures({ is: 'drip' })],
  ['never sends the picture', () => pictures({ is: 'hang' })],
  ['has lost the picture', () => pictures({ is: 'status', status: 404 })],
];

test.each(failures)(
  '[IM5] a service that %s: the clear message, nothing kept, credit back',
  async (how, behaviour) => {
    const uid = await addCarer(server.database);
    const isEndless = neverEnds.test(how);
    const ports = portsWith(isEndless ? { limits: impatient } : {});
    first.behave(behaviour());
    const failed = await makePicture(ports, uid, wish());
    expect(failed).toEqual({ ok: false, refusal: { code: 'images/failed', serviceName: 'Grok Aurora API' } });
    expect(await balanceOf(server.database, uid)).toBe(100);
    expect(await listPictures(ports, uid)).toEqual({ ok: true, value: [] });
    // Nothing on this machine was ever asked for.
    expect(second.fetched).toEqual([]);
    first.behave(good());
    const next = isEndless ? portsWith() : ports;
    expect(await makePicture(next, uid, wish())).toMatchObject({
      ok: true,
      value: { charged: 0.25 },
    });
    expect(await balanceOf(server.database, uid)).toBe(75);
  },
);

test('[IM5] a busy service says when to come back', async () => {
  const uid = await addCarer(server.database);
  first.behave({ is: 'status', status: 429, retryAfter: '12' });
  const failed = await makePicture(portsWith(), uid, wish());
  expect(failed).toMatchObject({ ok: false, refusal: { code: 'images/failed', retryAfterSeconds: 12 } });
});

test('[IM2] the question is as the wire wants it, with the key as a bearer', async () => {
  const uid = await addCarer(server.database);
  await makePicture(portsWith(), uid, wish('{child} holds a <b>red</b> cup'));
  const [call] = first.calls;
  expect(call?.authorization).toBe('Bearer key-1');
  expect(call?.body).toMatchObject({ model: 'aurora', n: 1, response_format: 'url', size: '1024x768' });
  expect(call?.body.prompt).toMatch(/^A picture card.*It shows: a child holds a red cup$/);
});

test('[IM5] a service that knows no sizes is asked without one; base64 and a redirect of its own work', async () => {
  const uid = await addCarer(server.database, { hundredths: 100 });
  first.behave({ is: 'no-sizes', picture: { is: 'bytes', bytes: jpeg } });
  expect(await makePicture(portsWith(), uid, wish('one'))).toMatchObject({ ok: true });
  expect(first.calls.map(({ body }) => body.size)).toEqual(['1024x768', undefined]);
  first.behave({ is: 'base64', text: Buffer.from(jpeg).toString('base64') });
  expect(await makePicture(portsWith(), uid, wish('two'))).toMatchObject({ ok: true });
});

test('[IM8] the second service takes over, and the carer pays once', async () => {
  const uid = await addCarer(server.database);
  const ports = portsWith({ services: [serviceOf(first), serviceOf(second)] });
  first.behave({ is: 'status', status: 503 });
  expect(await makePicture(ports, uid, wish())).toMatchObject({ ok: true, value: { charged: 0.25 } });
  expect([first.calls.length, second.calls.length]).toEqual([1, 1]);
  expect(ports.maker.state()).toBe('failing');
  expect(await balanceOf(server.database, uid)).toBe(75);
});

test('[IM8] a service that keeps failing is left alone, then tried again', async () => {
  const uid = await addCarer(server.database);
  const ports = portsWith();
  first.behave({ is: 'status', status: 500 });
  for (let time = 0; time < 7; time += 1) await makePicture(ports, uid, wish());
  expect(first.calls).toHaveLength(5);
  expect(ports.maker.state()).toBe('unavailable');
  clock.advance(31_000);
  first.behave(good());
  expect(await makePicture(ports, uid, wish())).toMatchObject({ ok: true });
  expect(ports.maker.state()).toBe('ok');
});

test('[IM14] Stop ends the call to the service and costs nothing', async () => {
  const uid = await addCarer(server.database);
  first.behave({ is: 'hang' });
  const [ports, body] = [portsWith(), wish()];
  const making = makePicture(ports, uid, body);
  await expect.poll(() => first.open()).toBe(1);
  const stopped = await stopUse(ports, { uid, useId: body.useId });
  expect(stopped).toMatchObject({ ok: true, value: { charged: 0, state: { credits: 1 } } });
  expect(await making).toEqual({ ok: false, refusal: { code: 'credits/use-ended' } });
  expect(await balanceOf(server.database, uid)).toBe(100);
});

test('[IM12] the log tells nothing of what was asked for', () => {
  expect(server.logLines.join('')).not.toMatch(/red cup|picture card|made\/picture|169\.254/);
});
