import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { keepAnswerMs } from '@calmbridge/domain/credits/uses';
import type { ImageAnswer } from '@calmbridge/domain/images/image';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BlobFailure } from '#adapters/blobs/blobs';
import { drawingToJpeg } from '#adapters/images/to-jpeg';
import { sweepUses } from '#features/credits/sweep-uses';
import { type Browser, codeOf, openBrowser } from '#test/browser';
import { balanceOf } from '#test/carers';
import { type ImageBehaviour, type ImageFake, startImageService } from '#test/fakes/image-service';
import { gate } from '#test/gate';
import { expectInvariants } from '#test/ledger-invariants';
import { startTestApp, type TestApp } from '#test/test-app';
import { openBeside } from '#test/test-database';

const marked = 'Zebedee waves at the quagga';
let server: TestApp;
let service: ImageFake;
let good: Extract<ImageBehaviour, { is: 'picture' }>;
let carers = 0;

beforeAll(async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><circle cx="200" cy="150" r="90"/></svg>';
  const bytes = await drawingToJpeg(svg);
  good = { is: 'picture', picture: { is: 'bytes', bytes } };
  service = await startImageService(good);
  server = await startTestApp({ config: withService() });
});
afterAll(async () => {
  await server.close();
  await service.stop();
});
beforeEach(() => {
  service.behave(good);
  service.calls.length = 0;
});
const later = { now: () => new Date(Date.now() + keepAnswerMs + 1000) };
const settle = ({ ports }: TestApp) => sweepUses({ ...ports, clock: later });
afterEach(async () => {
  await settle(server);
  await expectInvariants(server.database);
});

const withService = () => ({ image: { baseUrl: service.url, apiKey: 'key', model: 'aurora' } });
const newCarer = async (app = server.app) => {
  carers += 1;
  const browser = openBrowser(app);
  const { user } = await browser.signUp({ email: `painter${carers}@example.org` });
  return { browser, uid: user.uid };
};
const wish = (words = 'a red cup', useId: string = randomUUID()) => ({ useId, words });
const make = async (browser: Browser, body: object) => {
  const answer = await browser.post('/api/images', body);
  return { status: answer.status, code: codeOf(answer), picture: answer.body as ImageAnswer };
};

const imagesOf = async (browser: Browser) =>
  ((await browser.get('/api/images')).body as { images: { symbolId: string }[] }).images;

describe('with an image service', () => {
  test('[IM15] a picture whose answer is lost is made all the same, and had again under its use id', async () => {
    const { browser, uid } = await newCarer();
    const body = wish();
    const leaving = new AbortController();
    const enough = gate();
    service.behave({ ...good, until: enough.opened });
    const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const lost = server.app.request('/api/images', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', cookie },
      signal: leaving.signal,
    });
    await expect.poll(() => service.calls.length).toBe(1);
    leaving.abort();
    const again = make(browser, body);
    enough.open();
    await lost;
    for (const { status, picture } of [await again, await make(browser, body)]) {
      expect([status, picture]).toMatchObject([200, { isRepeat: false, charged: 0.25 }]);
      await browser.get(picture.url);
    }
    expect([service.calls.length, await balanceOf(server.database, uid)]).toEqual([1, 75]);
    await settle(server);
    expect(await balanceOf(server.database, uid)).toBe(75);
  });

  test('[IM15] a picture that nobody fetched is refunded and removed', async () => {
    const { browser, uid } = await newCarer();
    const body = wish();
    const { picture } = await make(browser, body);
    expect(await balanceOf(server.database, uid)).toBe(75);
    await settle(server);
    expect(await balanceOf(server.database, uid)).toBe(100);
    expect((await browser.get(picture.url)).status).toBe(404);
    expect((await make(browser, body)).code).toBe('credits/use-ended');
    expect((await make(browser, wish())).picture).toMatchObject({ isRepeat: false, charged: 0.25 });
  });

  test('[IM4] a picture costs one PECS generation, is counted, and is there to be fetched', async () => {
    const { browser, uid } = await newCarer();
    const { status, picture } = await make(browser, wish());
    expect([status, picture]).toMatchObject([
      200,
      {
        isRepeat: false,
        madeBy: 'service',
        charged: 0.25,
        state: { credits: 0.75, aiUsage: { pecsGenerations: 0 } },
      },
    ]);
    expect(picture.url).toBe(`/ai-symbols/${uid}/${picture.symbolId}.jpg`);
    const file = await browser.get(picture.url);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await browser.get('/api/credits')).body).toMatchObject({
      credits: 0.75,
      aiUsage: { pecsGenerations: 1 },
    });
  });

  test('[IM3] the same words again, however written, are free and ask no service', async () => {
    const { browser, uid } = await newCarer();
    const first = await make(browser, wish('A red  cup.'));
    const again = await make(browser, wish('a RED cup'));
    expect(again.picture).toMatchObject({ isRepeat: true, charged: 0, url: first.picture.url });
    expect(service.calls).toHaveLength(1);
    const scene = await make(browser, { ...wish('a red cup'), kind: 'scene' });
    expect(scene.picture.isRepeat).toBe(false);
    expect(await balanceOf(server.database, uid)).toBe(50);
  });

  test('[IM3] the same words asked for by two uses at once are made once and paid for once', async () => {
    const { browser, uid } = await newCarer();
    const both = await Promise.all([make(browser, wish('a red cup')), make(browser, wish('A red cup!'))]);
    expect(both.map(({ picture }) => picture.isRepeat).sort()).toEqual([false, true]);
    expect(service.calls).toHaveLength(1);
    expect(await balanceOf(server.database, uid)).toBe(75);
  });

  test('[IM3] the same words asked of two processes at once too, also for the last of the credit', async () => {
    const beside = openBeside(server.database);
    const { blobs } = server.ports;
    const other = await startTestApp({ config: withService(), database: beside.database, blobs });
    const { browser, uid } = await newCarer();
    const elsewhere = openBrowser(other.app);
    for (const [name, value] of browser.jar) elsewhere.jar.set(name, value);
    const makeInBoth = async (words: string) => {
      const both = await Promise.all([make(browser, wish(words)), make(elsewhere, wish(words))]);
      expect(both.map(({ picture }) => picture.isRepeat).sort()).toEqual([false, true]);
    };
    await makeInBoth('a red cup');
    for (const words of ['two cups', 'three cups']) await make(browser, wish(words));
    await makeInBoth('a blue cup');
    expect(service.calls).toHaveLength(4);
    expect(await balanceOf(server.database, uid)).toBe(0);
    await other.close();
    await beside.close();
  });

  test('[IM4] the same use sent ten times at once pays once and asks once', async () => {
    const { browser, uid } = await newCarer();
    const body = wish();
    const answers = await Promise.all(Array.from({ length: 10 }, () => make(browser, body)));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    expect((await make(browser, body)).picture).toMatchObject({ isRepeat: false, charged: 0.25 });
    expect(service.calls).toHaveLength(1);
    expect(await balanceOf(server.database, uid)).toBe(75);
    const other = await make(browser, { ...body, words: 'a blue cup' });
    expect([other.status, other.code]).toEqual([422, 'credits/use-mismatch']);
  });

  test('[IM4] without credits no service is asked; administrators are counted and not charged', async () => {
    const { browser, uid } = await newCarer();
    for (const words of ['one', 'two', 'three', 'four']) await make(browser, wish(words));
    const fifth = await make(browser, wish('five'));
    expect([fifth.status, fifth.code, service.calls.length]).toEqual([402, 'credits/insufficient', 4]);
    await server.database.pool.query('update users set is_admin = true where uid = $1', [uid]);
    const free = await make(browser, wish('six'));
    expect(free.picture).toMatchObject({
      charged: 0,
      state: { isAdmin: true },
    });
    for (const { symbolId } of (await imagesOf(browser)).slice(0, 2))
      await browser.get(`/ai-symbols/${uid}/${symbolId}.jpg`);
    expect((await browser.get('/api/credits')).body).toMatchObject({ aiUsage: { pecsGenerations: 2 } });
  });

  test('[IM14] at most two at a time for one carer', async () => {
    const { browser } = await newCarer();
    const enough = gate();
    service.behave({ ...good, until: enough.opened });
    const asked = ['one', 'two', 'three'].map((words) => make(browser, wish(words)));
    expect((await Promise.race(asked)).status).toBe(429);
    enough.open();
    const answers = await Promise.all(asked);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 429]);
  });

  test.each([{ words: '   ' }, { words: '<b></b>' }, { words: 7 }, { words: 'cup', useId: 'x' }, {}])(
    '[IM2] %j is no wish, and costs nothing',
    async (body) => {
      const { browser, uid } = await newCarer();
      expect((await make(browser, { useId: randomUUID(), ...body })).status).toBe(400);
      expect([service.calls.length, await balanceOf(server.database, uid)]).toEqual([0, 100]);
    },
  );

  test('[IM10] a picture answers its owner only, and no shared cache keeps it', async () => {
    const anna = await newCarer();
    const ben = await newCarer();
    const { picture } = await make(anna.browser, wish());
    const owners = await anna.browser.get(picture.url);
    expect(owners.headers.get('cache-control')).toBe('private, no-cache');
    expect(owners.headers.get('vary')).toBe('Cookie');
    const etag = owners.headers.get('etag') ?? '';
    expect((await anna.browser.get(picture.url, { 'if-none-match': etag })).status).toBe(304);
    const bens = await ben.browser.get(picture.url, { 'if-none-match': etag });
    expect([bens.status, codeOf(bens)]).toEqual([404, 'images/not-yours']);
    expect((await openBrowser(server.app).get(picture.url)).status).toBe(401);
    const missing = await anna.browser.get(`/ai-symbols/${anna.uid}/service-${'0'.repeat(40)}.jpg`);
    expect([missing.status, codeOf(missing)]).toEqual([404, 'images/not-there']);
    for (const name of ['..%2f..%2fsession-secret', 'x.jpg', `${picture.symbolId}.png`, '%00.jpg'])
      expect((await anna.browser.get(`/ai-symbols/${anna.uid}/${name}`)).status).toBe(404);
    expect((await anna.browser.get('/api/images')).body).toEqual({
      images: [{ symbolId: picture.symbolId, url: picture.url }],
    });
    expect((await ben.browser.get('/api/images')).body).toEqual({ images: [] });
  });

  test.each(['images/no-room', 'images/storage-unavailable'] as const)(
    '[IM11] a storage that fails with %s: its own refusal, credit back, and it works again',
    async (code) => {
      const { browser, uid } = await newCarer();
      const { blobs } = server.ports;
      const write = blobs.write;
      blobs.write = () => Promise.reject(new BlobFailure('broken', code));
      expect((await make(browser, wish())).code).toBe(code);
      blobs.write = write;
      expect(await balanceOf(server.database, uid)).toBe(100);
      expect((await browser.get('/api/images')).body).toEqual({ images: [] });
      expect((await make(browser, wish())).status).toBe(200);
    },
  );

  test('[IM13] an account that goes while its picture is made leaves no charge and no picture', async () => {
    const { browser, uid } = await newCarer();
    const { blobs } = server.ports;
    const write = blobs.write;
    blobs.write = async (...what) => {
      await write(...what);
      await server.database.pool.query('delete from auth_users where id = $1', [uid]);
    };
    expect((await make(browser, wish())).code).toBe('credits/use-ended');
    blobs.write = write;
    expect(await blobs.list(`ai-symbols/${uid}/`)).toEqual([]);
  });

  test('[IM12] neither the log, the database nor the storage tells what was asked for', async () => {
    const { browser } = await newCarer();
    expect((await make(browser, wish(marked))).status).toBe(200);
    expect(service.calls[0]?.body.prompt).toContain(marked);
    const stored = await readdir(path.join(server.config.dataDir, 'ai-symbols'), { recursive: true });
    const tables = await server.database.pool.query(
      `select u::text as row from uses u union all select e::text from ledger_entries e`,
    );
    const seen = [...stored, ...server.logLines, ...tables.rows.map(({ row }: { row: string }) => row)].join(
      '\n',
    );
    expect(seen).not.toMatch(/zebedee|quagga/i);
    for (const name of stored.filter((file) => file.endsWith('.jpg')))
      expect((await readFile(path.join(server.config.dataDir, 'ai-symbols', name))).includes('quagga')).toBe(
        false,
      );
  });
});

describe('without a service', () => {
  test('[IM9] a picture comes from the symbol library, or the word that nothing fits and nothing is charged', async () => {
    const plain = await startTestApp();
    const { browser, uid } = await newCarer(plain.app);
    const card = await make(browser, wish('apple'));
    expect(card.picture).toMatchObject({ madeBy: 'library', charged: 0.25 });
    const scene = await make(browser, { ...wish('I eat an apple, then I pet the dog.'), kind: 'scene' });
    expect(scene.picture).toMatchObject({ madeBy: 'library', isRepeat: false });
    expect((await browser.get(card.picture.url)).status).toBe(200);
    const none = await make(browser, wish('qwrtzk vbnplm xdfghj sdlkfj'));
    expect([none.status, none.code]).toEqual([422, 'images/not-in-library']);
    expect(await balanceOf(plain.database, uid)).toBe(50);
    await settle(plain);
    await expectInvariants(plain.database);
    await plain.close();
  });
});
