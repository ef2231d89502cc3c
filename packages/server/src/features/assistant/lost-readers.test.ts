// Nobody pays for what they did not get: connections that go, pages that come back, Stop, and pages that stay silent.
import { keepAnswerMs, unreceivedMax } from '@calmbridge/domain/credits/uses';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sweepUses } from '#features/credits/sweep-uses';
import { eventsIn, newChat, newSealKey, openStream, wordsOf } from '#test/asking';
import { type Browser, codeOf, openBrowser } from '#test/browser';
import { balanceOf } from '#test/carers';
import { type AiFake, startAiService } from '#test/fakes/ai-service';
import { gate } from '#test/gate';
import { expectInvariants } from '#test/ledger-invariants';
import { startTestApp, type TestApp, testClock } from '#test/test-app';
import { openBeside } from '#test/test-database';

const words = 'First words. Then more words.';
const clock = testClock();
let ai: AiFake;
let server: TestApp;
let carers = 0;

const config = () => ({ ai: { baseUrl: ai.url, apiKey: 'key', model: 'model' } });
beforeAll(async () => {
  ai = await startAiService();
  server = await startTestApp({ clock, config: config() });
});
afterAll(async () => {
  await server.close();
  await ai.stop();
});
beforeEach(() => {
  ai.calls.length = 0;
  ai.behave({ is: 'stream', chunks: ['First words. ', 'Then more words.'] });
});
afterEach(async () => {
  await expect.poll(() => ai.open()).toBe(0);
  await server.ports.background.drain(5_000);
  clock.advance(keepAnswerMs + 1000);
  await sweepUses(server.ports);
  await expectInvariants(server.database);
});

const newCarer = async (app = server.app) => {
  carers += 1;
  const browser = openBrowser(app);
  const { user } = await browser.signUp({ email: `reader${carers}@example.org` });
  return { browser, uid: user.uid };
};
const chat = async (browser: Browser, body: object) => {
  const answer = await browser.post('/api/assistant/chat', body);
  return { ...answer, events: answer.status === 200 ? eventsIn(answer.text) : [] };
};
const settle = (browser: Browser, useId: string, how: string) => browser.post(`/api/uses/${useId}/${how}`);
const balance = (uid: string) => balanceOf(server.database, uid);
const written = () => server.ports.background.drain(10_000);
const keptRows = async () => (await server.database.pool.query('select 1 from kept_answers')).rows.length;

describe('paid when received', () => {
  test('[CR17] the price is held until the page has the text, and taken once, however often that is said', async () => {
    const { browser, uid } = await newCarer();
    const body = newChat();
    const { events } = await chat(browser, body);
    expect(events.at(-1)).toMatchObject({ is: 'done', charged: 0.05, state: { credits: 0.95 } });
    const said = await Promise.all([1, 2, 3].map(() => settle(browser, body.useId, 'received')));
    for (const { status, body: outcome } of said) {
      expect(status).toBe(200);
      expect(outcome).toMatchObject({ charged: 0.05, state: { credits: 0.95, aiUsage: { aiChats: 1 } } });
    }
    expect(await balance(uid)).toBe(95);
    clock.advance(keepAnswerMs + 1000);
    await sweepUses(server.ports);
    expect(await balance(uid)).toBe(95);
  });

  test('[CR17] what nobody received within fifteen minutes is refunded, and its text is deleted', async () => {
    const { browser, uid } = await newCarer();
    const body = newChat();
    await chat(browser, body);
    clock.advance(keepAnswerMs - 1000);
    await sweepUses(server.ports);
    expect([await balance(uid), await keptRows()]).toEqual([95, 1]);
    clock.advance(2000);
    await sweepUses(server.ports);
    expect([await balance(uid), await keptRows()]).toEqual([100, 0]);
    expect(codeOf(await chat(browser, body))).toBe('credits/use-ended');
    expect(codeOf(await settle(browser, body.useId, 'received'))).toBe('credits/use-ended');
    expect(ai.calls).toHaveLength(1);
  });

  test('[CR17] a use that is still written can not be said to be received', async () => {
    const { browser, uid } = await newCarer();
    const enough = gate();
    ai.behave({ is: 'stream', chunks: ['One. ', 'Two. '], until: enough.opened });
    const body = newChat();
    const stream = await openStream(server.app, browser, body);
    await stream.untilText();
    const early = await settle(browser, body.useId, 'received');
    expect([early.status, codeOf(early)]).toEqual([409, 'credits/use-running']);
    enough.open();
    await stream.rest();
    expect((await settle(browser, body.useId, 'received')).status).toBe(200);
    expect(await balance(uid)).toBe(95);
  });

  test('[CR18] an AI use is neither released nor captured by the page', async () => {
    for (let round = 0; round < 30; round += 1) {
      const { browser, uid } = await newCarer();
      const enough = gate();
      ai.behave({ is: 'stream', chunks: ['First words. '], until: enough.opened });
      const body = newChat();
      const stream = await openStream(server.app, browser, body);
      await stream.next();
      for (const how of ['release', 'capture'])
        expect(codeOf(await settle(browser, body.useId, how))).toBe('credits/use-ended');
      enough.open();
      expect((await stream.rest()).at(-1)).toMatchObject({ is: 'done' });
      for (const how of ['release', 'capture'])
        expect(codeOf(await settle(browser, body.useId, how))).toBe('credits/use-ended');
      expect(await balance(uid)).toBe(95);
      await settle(browser, body.useId, 'received');
    }
  });

  test('[CR19] who reads and stays silent pays from the fourth text on as soon as it is written, whole and at once', async () => {
    const { browser, uid } = await newCarer();
    for (let turn = 0; turn < unreceivedMax; turn += 1) await chat(browser, newChat());
    // Those cut off before the end count as well.
    const stream = await openStream(server.app, browser, newChat());
    const first = (await stream.next()) ?? [];
    const second = (await stream.next()) ?? [];
    expect(wordsOf(first)).toBe('');
    expect([wordsOf(second), second.at(-1)?.is]).toEqual([words, 'done']);
    await stream.rest();
    await expect
      .poll(
        async () => (await server.database.pool.query("select 1 from uses where state = 'captured'")).rows,
      )
      .not.toEqual([]);
    clock.advance(keepAnswerMs + 1000);
    await sweepUses(server.ports);
    expect(await balance(uid)).toBe(95);
    clock.advance(24 * 60 * 60_000);
    const next = await openStream(server.app, browser, newChat());
    await next.untilText();
    await next.rest();
  });

  test('[CR19] texts left to be fetched all at once are counted too', async () => {
    const { browser, uid } = await newCarer();
    const bodies = Array.from({ length: 8 }, () => newChat());
    for (const body of bodies) {
      const stream = await openStream(server.app, browser, body);
      await stream.leave();
      await written();
    }
    const fetched = await Promise.all(bodies.map((body) => chat(browser, body)));
    expect(fetched.map(({ events }) => wordsOf(events))).toEqual(bodies.map(() => words));
    clock.advance(keepAnswerMs + 1000);
    await sweepUses(server.ports);
    expect(await balance(uid)).toBeLessThanOrEqual(100 - 5 * (bodies.length - unreceivedMax));
  });
});

describe('a reader that goes away', () => {
  test('[CR20] changes nothing: the text is written on and handed over under the same use id', async () => {
    const { browser, uid } = await newCarer();
    const enough = gate();
    ai.behave({ is: 'stream', chunks: ['First words. ', 'Then more words.'], until: enough.opened });
    const body = newChat();
    const stream = await openStream(server.app, browser, body);
    await stream.untilText();
    await stream.leave();
    expect(ai.open()).toBe(1);
    enough.open();
    await written();
    const again = await chat(browser, body);
    expect(wordsOf(again.events)).toBe(words);
    expect(again.events[0]).toEqual({ is: 'begun', writer: 'service' });
    expect(again.events.at(-1)).toMatchObject({ is: 'done', charged: 0.05, state: { credits: 0.95 } });
    await settle(browser, body.useId, 'received');
    expect(wordsOf((await chat(browser, body)).events)).toBe(words);
    expect([await balance(uid), ai.calls.length]).toEqual([95, 1]);
  });

  test('[CR20] a page that comes back during writing gets the whole text, and two tabs can read at once', async () => {
    const { browser, uid } = await newCarer();
    const enough = gate();
    ai.behave({ is: 'stream', chunks: ['First words. ', 'Then more words.'], until: enough.opened });
    const body = newChat();
    const lost = await openStream(server.app, browser, body);
    await lost.untilText();
    await lost.leave();
    const tabs = [1, 2].map(() => chat(browser, body));
    enough.open();
    for (const { events } of await Promise.all(tabs)) {
      expect(wordsOf(events)).toBe(words);
      expect(events.at(-1)?.is).toBe('done');
    }
    await Promise.all([1, 2].map(() => settle(browser, body.useId, 'received')));
    expect([await balance(uid), ai.calls.length]).toEqual([95, 1]);
  });

  test('[CR20] another process hands it over too; while one writes, the other says so', async () => {
    const beside = openBeside(server.database);
    const other = await startTestApp({ clock, config: config(), database: beside.database });
    const { browser, uid } = await newCarer();
    const elsewhere = openBrowser(other.app);
    for (const [name, value] of browser.jar) elsewhere.jar.set(name, value);
    const enough = gate();
    ai.behave({ is: 'stream', chunks: ['First words. ', 'Then more words.'], until: enough.opened });
    const body = newChat();
    const stream = await openStream(server.app, browser, body);
    await stream.untilText();
    await stream.leave();
    const running = await chat(elsewhere, body);
    expect([running.status, codeOf(running)]).toEqual([409, 'credits/use-running']);
    expect(running.body).toMatchObject({ error: { retryAfterSeconds: 1 } });
    enough.open();
    await written();
    expect(wordsOf((await chat(elsewhere, body)).events)).toBe(words);
    expect((await settle(elsewhere, body.useId, 'received')).status).toBe(200);
    expect(await balance(uid)).toBe(95);
    await other.close();
    await beside.close();
  });

  test('[CR20] without its key, with another, or with another body nothing is handed over', async () => {
    const { browser, uid } = await newCarer();
    const body = newChat();
    await chat(browser, body);
    const { sealKey: _key, ...keyless } = body;
    for (const wrong of [
      keyless,
      { ...body, sealKey: newSealKey() },
      { ...body, message: 'Something else?' },
    ])
      expect(codeOf(await chat(browser, wrong))).toBe('credits/use-mismatch');
    const stranger = await newCarer();
    expect((await chat(stranger.browser, body)).events.at(-1)).toMatchObject({ is: 'done', charged: 0.05 });
    expect(ai.calls).toHaveLength(2);
    expect(await balance(uid)).toBe(95);
  });

  test('[CR20] a use sent without a key is not kept; left by its reader it costs nothing', async () => {
    const { browser, uid } = await newCarer();
    const { sealKey: _key, ...body } = newChat();
    const enough = gate();
    ai.behave({ is: 'stream', chunks: ['First words. ', 'Then more words.'], until: enough.opened });
    const stream = await openStream(server.app, browser, body);
    await stream.untilText();
    await stream.leave();
    enough.open();
    await written();
    expect([await balance(uid), await keptRows()]).toEqual([100, 0]);
    expect(codeOf(await chat(browser, body))).toBe('credits/use-ended');
  });

  test('[CR21] what is kept can be read by nobody: neither words nor key are in the database or the log', async () => {
    const { browser } = await newCarer();
    ai.behave({ is: 'whole', text: 'The quagga sleeps under a mulberry tree.' });
    const body = newChat('Zebedee will not sleep. What helps?');
    await chat(browser, body);
    const tables = await server.database.pool.query<{ row: string }>(
      `select k::text || encode(sealed, 'escape') as row from kept_answers k
       union all select u::text from uses u union all select e::text from ledger_entries e`,
    );
    const seen = [...tables.rows.map(({ row }) => row), ...server.logLines].join('\n');
    expect(tables.rows.length).toBeGreaterThan(2);
    expect(seen).not.toMatch(/quagga|mulberry|zebedee/i);
    expect(seen).not.toContain(body.sealKey);
    expect(seen).not.toContain(Buffer.from(body.sealKey, 'base64url').toString('hex'));
  });
});

describe('stop', () => {
  const endless = {
    is: 'stream',
    chunks: Array.from({ length: 800 }, () => 'More words. '),
    everyMs: 10,
  } as const;

  test('[AS10] before any text it costs nothing, later it costs the use and what was written can be had again', async () => {
    for (const [behaviour, charged] of [
      [{ is: 'headers-only' }, 0],
      [endless, 0.05],
    ] as const) {
      const { browser, uid } = await newCarer();
      ai.behave(behaviour);
      const body = newChat();
      const stream = await openStream(server.app, browser, body);
      if (charged > 0) await stream.untilText();
      else await stream.next();
      const stopped = await settle(browser, body.useId, 'stop');
      expect(stopped.body).toMatchObject({ charged, state: { credits: 1 - charged } });
      await expect.poll(() => ai.open()).toBe(0);
      const ending = (await stream.rest()).at(-1);
      expect(ending).toMatchObject(charged > 0 ? { is: 'done', isStopped: true, charged } : { is: 'failed' });
      expect((await settle(browser, body.useId, 'stop')).body).toMatchObject({ charged });
      const again = await chat(browser, body);
      if (charged > 0) expect(wordsOf(again.events)).toContain('More words.');
      else expect(codeOf(again)).toBe('credits/use-ended');
      expect(await balance(uid)).toBe(100 - charged * 100);
    }
  });

  test('[AS10] a connection that went before anything was read from it was no reader: Stop then costs nothing', async () => {
    const { browser, uid } = await newCarer();
    const body = newChat();
    const gone = new AbortController();
    await openStream(server.app, browser, body, 'chat', gone.signal);
    gone.abort();
    await written();
    expect((await settle(browser, body.useId, 'stop')).body).toMatchObject({ charged: 0 });
    expect([await balance(uid), await keptRows()]).toEqual([100, 0]);
  });

  test('[AS10] sent to another process it ends the call within a second or so', async () => {
    const beside = openBeside(server.database);
    const other = await startTestApp({ clock, config: config(), database: beside.database });
    const { browser, uid } = await newCarer();
    const elsewhere = openBrowser(other.app);
    for (const [name, value] of browser.jar) elsewhere.jar.set(name, value);
    ai.behave(endless);
    const body = newChat();
    const stream = await openStream(server.app, browser, body);
    await stream.untilText();
    const stopped = await settle(elsewhere, body.useId, 'stop');
    expect(stopped.body).toMatchObject({ charged: 0.05, state: { credits: 0.95 } });
    expect(ai.open()).toBe(0);
    expect(await balance(uid)).toBe(95);
    await stream.rest();
    await other.close();
    await beside.close();
  });

  test('[AS10] a use that has ended by other means is written no further', async () => {
    const { browser, uid } = await newCarer();
    ai.behave(endless);
    const stream = await openStream(server.app, browser, newChat());
    await stream.untilText();
    await server.database.pool.query('delete from auth_users where id = $1', [uid]);
    await expect.poll(() => ai.open()).toBe(0);
    expect((await stream.rest()).at(-1)).toMatchObject({ is: 'failed', code: 'credits/use-ended' });
  });
});
