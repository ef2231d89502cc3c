import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eventsIn, newSealKey, someChild as profile, wordsOf } from '../../../test/asking.ts';
import { codeOf, openBrowser } from '../../../test/browser.ts';
import { balanceOf } from '../../../test/carers.ts';
import type { AiBehaviour } from '../../../test/fakes/ai-behaviour.ts';
import { type AiFake, startAiService } from '../../../test/fakes/ai-service.ts';
import { gate } from '../../../test/gate.ts';
import { expectInvariants } from '../../../test/ledger-invariants.ts';
import { startTestApp } from '../../../test/test-app.ts';

type Server = Awaited<ReturnType<typeof startTestApp>>;
type Browser = ReturnType<typeof openBrowser>;

const request = {
  type: 'Routine',
  supportLevel: 'Level 2 (Moderate Support Needs)',
  tone: 'Calm and Reassuring',
  context: 'Home',
  about: '',
};
const planBody = (useId: string = randomUUID()) => ({ useId, sealKey: newSealKey(), profile });
const chatBody = (useId: string = randomUUID(), message = 'He will not sleep. What helps?') => ({
  useId,
  sealKey: newSealKey(),
  profile,
  message,
});

let ai: AiFake;
let server: Server;
let carers = 0;

beforeAll(async () => {
  ai = await startAiService();
  server = await startTestApp({ config: { ai: { baseUrl: ai.url, apiKey: 'key', model: 'model' } } });
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
  await expectInvariants(server.database);
});

const newCarer = async (app = server.app) => {
  carers += 1;
  const browser = openBrowser(app);
  const { user } = await browser.signUp({ email: `asker${carers}@example.org` });
  return { browser, uid: user.uid };
};
/** Asks as the page does: what came whole is acknowledged. */
const ask = async (browser: Browser, path: string, body: { useId: string; [field: string]: unknown }) => {
  const answer = await browser.post(path, body);
  const events = answer.status === 200 ? eventsIn(answer.text) : [];
  if (events.at(-1)?.is === 'done') await browser.post(`/api/uses/${body.useId}/received`);
  return { status: answer.status, events, answer };
};

describe('with an outside service', () => {
  test('[CR1] a whole answer is streamed, captured and counted', async () => {
    const { browser, uid } = await newCarer();
    const { events } = await ask(browser, '/api/assistant/chat', chatBody());
    expect(events[0]).toEqual({ is: 'begun', writer: 'service' });
    expect(wordsOf(events)).toBe('First words. Then more words.');
    expect(events.at(-1)).toMatchObject({
      is: 'done',
      charged: 0.05,
      state: { credits: 0.95 },
    });
    expect((await browser.get('/api/credits')).body).toMatchObject({
      credits: 0.95,
      aiUsage: { aiChats: 1 },
    });
    expect(await balanceOf(server.database, uid)).toBe(95);
  });

  test('[AS17] who asks is read from the account, not from the request', async () => {
    const { browser, uid } = await newCarer();
    await browser.patch(`/api/users/${uid}`, { accountCreator: 'healthcareProviders' });
    await ask(browser, '/api/assistant/chat', { ...chatBody(), askedBy: 'socialWorkers' });
    const asked = ai.calls[0]?.body.messages[1]?.content ?? '';
    expect(asked).toContain('The person asking is a healthcare provider.');
    expect(asked).not.toContain('social worker');
  });

  test('[AS20] an ended session holds no credits and asks no service, not even for help', async () => {
    const { browser, uid } = await newCarer();
    const cookies = new Map(browser.jar);
    await browser.post('/api/identity/sign-out', {});
    for (const [name, value] of cookies) browser.jar.set(name, value);
    for (const message of ['What helps at bedtime?', 'He swallowed a button battery just now']) {
      const { status, answer } = await ask(browser, '/api/assistant/chat', { ...chatBody(), message });
      expect([status, codeOf(answer)]).toEqual([401, 'identity/not-signed-in']);
    }
    browser.jar.set('calmbridge.session', `${cookies.get('calmbridge.session')}x`);
    expect((await ask(browser, '/api/assistant/chat', chatBody())).status).toBe(401);
    expect(ai.calls).toHaveLength(0);
    expect(await balanceOf(server.database, uid)).toBe(100);
  });

  const failures: [string, AiBehaviour][] = [
    ['a refusal', { is: 'status', status: 401 }],
    ['a cut stream', { is: 'cut', chunks: ['Half of it. ', 'And'] }],
    ['an error inside', { is: 'error-inside', chunks: ['Some. '] }],
    ['an empty answer', { is: 'whole', text: '' }],
    ['a web page', { is: 'html' }],
  ];
  test.each(failures)('[CR3] %s costs nothing and the next request works', async (_what, behaviour) => {
    const { browser, uid } = await newCarer();
    ai.behave(behaviour);
    const failed = await ask(browser, '/api/assistant/care-plan', planBody());
    expect(failed.events.at(-1)).toMatchObject({
      is: 'failed',
      code: 'assistant/failed',
      state: { credits: 1 },
    });
    expect(await balanceOf(server.database, uid)).toBe(100);
    expect(server.logLines.join('')).toContain('Failed to retrieve a response from the AI service.');
    ai.behave({ is: 'whole', text: 'Well again.' });
    const next = await ask(browser, '/api/assistant/care-plan', planBody());
    expect(next.events.at(-1)).toMatchObject({ is: 'done', state: { credits: 0.75 } });
  });

  test('[CR2] the same use sent twice at once asks once; sent again later it gets the same answer free', async () => {
    const { browser, uid } = await newCarer();
    const body = planBody();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => ask(browser, '/api/assistant/care-plan', body)),
    );
    const whole = answers.filter((answer) => answer.status === 200);
    expect(ai.calls).toHaveLength(1);
    expect(whole.map(({ events }) => wordsOf(events))).toEqual(
      answers.map(() => 'First words. Then more words.'),
    );
    const again = await ask(browser, '/api/assistant/care-plan', body);
    expect(wordsOf(again.events)).toBe('First words. Then more words.');
    expect(ai.calls).toHaveLength(1);
    expect(await balanceOf(server.database, uid)).toBe(75);
  });

  test('[CR7] the same use id with another question is refused', async () => {
    const { browser, uid } = await newCarer();
    const useId = randomUUID();
    await ask(browser, '/api/assistant/chat', chatBody(useId));
    const other = await ask(browser, '/api/assistant/chat', chatBody(useId, 'Another question?'));
    expect(other.status).toBe(422);
    expect(await balanceOf(server.database, uid)).toBe(95);
  });

  test('[CR5] without credits nothing is asked', async () => {
    const { browser, uid } = await newCarer();
    await server.database.pool.query('update users set credits_hundredths = 4 where uid = $1', [uid]);
    await server.database.pool.query(
      `insert into ledger_entries (uid, ref, kind, hundredths, balance_after, reason, actor, created_at)
       values ($1, 'test', 'adjustment', -96, 4, 'test', 'system', now())`,
      [uid],
    );
    const { status } = await ask(browser, '/api/assistant/chat', chatBody());
    expect(status).toBe(402);
    expect(ai.calls).toHaveLength(0);
  });

  test('[AS9] at most two at a time for one carer', async () => {
    const { browser } = await newCarer();
    const enough = gate();
    ai.behave({ is: 'stream', chunks: ['One. ', 'Two. '], until: enough.opened });
    const asked = [1, 2, 3].map(() => ask(browser, '/api/assistant/chat', chatBody()));
    expect((await Promise.race(asked)).status).toBe(429);
    enough.open();
    const answers = await Promise.all(asked);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 200, 429]);
  });

  test('[AS11] a story that fails the check is rewritten once, at no extra price', async () => {
    const { browser, uid } = await newCarer();
    ai.behave({ is: 'whole', text: 'The Shop\n\nYou go to the shop. You see apples. You go home.' });
    const { events } = await ask(browser, '/api/assistant/story', { useId: randomUUID(), profile, request });
    expect(events.map((event) => (event.is === 'progress' ? event.step : event.is))).toEqual([
      'begun',
      'writing',
      'checking',
      'rewriting',
      'story',
      'done',
    ]);
    expect(ai.calls).toHaveLength(2);
    expect(ai.calls[1]?.body.messages[1]?.content).toContain('S04');
    expect(await balanceOf(server.database, uid)).toBe(75);
  });

  test('[AS11] a story that stays unsafe is not shown, and costs nothing', async () => {
    const { browser, uid } = await newCarer();
    ai.behave({
      is: 'whole',
      text: 'Be Good\n\nI must sit still. Dad will hold me down on the floor until I am quiet.',
    });
    const { events } = await ask(browser, '/api/assistant/story', { useId: randomUUID(), profile, request });
    expect(events.at(-1)).toMatchObject({ is: 'failed', code: 'assistant/failed' });
    expect(JSON.stringify(events)).not.toContain('hold me down');
    expect(await balanceOf(server.database, uid)).toBe(100);
  });

  test('[AS26] a story about something else is asked for again, then refused, and costs nothing', async () => {
    const { browser, uid } = await newCarer();
    ai.behave({
      is: 'whole',
      text: 'Something New\n\nSomething is new for me. I look at a photo. Dad will help me.',
    });
    const asked = { ...request, about: 'our washing machine broke' };
    const { events } = await ask(browser, '/api/assistant/story', {
      useId: randomUUID(),
      profile,
      request: asked,
    });
    expect(ai.calls).toHaveLength(2);
    expect(ai.calls[1]?.body.messages[1]?.content).toContain('S00');
    expect(events.at(-1)).toMatchObject({ is: 'failed', code: 'assistant/failed' });
    expect(await balanceOf(server.database, uid)).toBe(100);
  });

  test('[CR6] an account deleted in the middle of an answer leaves no charge and no call behind', async () => {
    const { browser, uid } = await newCarer();
    const gone = gate();
    ai.behave({ is: 'stream', chunks: ['One. ', 'Two. ', 'Three. ', 'Four.'], until: gone.opened });
    const asking = ask(browser, '/api/assistant/chat', chatBody());
    await expect.poll(() => ai.calls.length).toBe(1);
    await server.database.pool.query('delete from auth_users where id = $1', [uid]);
    gone.open();
    const { events } = await asking;
    expect(events.at(-1)).toMatchObject({ is: 'failed', code: 'credits/use-ended', state: null });
    const left = await server.database.pool.query('select 1 from uses where uid = $1', [uid]);
    expect(left.rows).toEqual([]);
  });

  test('[CR14] while credits cannot be held no service is asked, and it works again when they can', async () => {
    const { browser, uid } = await newCarer();
    const { pool } = server.database;
    const query = pool.query.bind(pool);
    pool.query = ((statement: { name?: string }, ...rest: unknown[]) =>
      statement.name === 'hold-use-by-session'
        ? Promise.reject(new Error('no space left on device'))
        : (query as (...all: unknown[]) => unknown)(statement, ...rest)) as typeof pool.query;
    const { status, answer } = await ask(browser, '/api/assistant/chat', chatBody());
    pool.query = query;
    expect([status, codeOf(answer)]).toEqual([503, 'credits/deduct-failed']);
    expect(server.logLines.some((line) => line.includes('a use could not be held'))).toBe(true);
    expect(ai.calls).toHaveLength(0);
    expect((await ask(browser, '/api/assistant/chat', chatBody())).status).toBe(200);
    expect(await balanceOf(server.database, uid)).toBe(95);
  });

  test('[AS12] nothing that was typed or answered is in the log', () => {
    expect(server.logLines.join('')).not.toMatch(
      /hand dryers|He will not sleep|First words|Another question/,
    );
  });
});

describe('with the guidebook', () => {
  test('[AS13] a plan and a story come without any service', async () => {
    const plain = await startTestApp();
    const { browser } = await newCarer(plain.app);
    const plan = await ask(browser, '/api/assistant/care-plan', planBody());
    expect(plan.events[0]).toEqual({ is: 'begun', writer: 'guidebook' });
    expect(wordsOf(plan.events)).toMatch(/hand dryer/i);
    const story = await ask(browser, '/api/assistant/story', { useId: randomUUID(), profile, request });
    expect(story.events.find((event) => event.is === 'story')).toMatchObject({ check: { passed: true } });
    await plain.close();
  });

  test('[AS27] what is likely comes before the question, screened as any text, and nothing is taken for it', async () => {
    const plain = await startTestApp();
    const { browser, uid } = await newCarer(plain.app);
    // Which of them is likely and not sure may change with what is learned.
    const messages = [
      'she screams whenever the calling bell rings',
      'how do i get him into summer camp',
      'what is a good age to stop putting the clothes out for him',
      'three schools said no to him',
      'he only speaks in football commentary',
    ];
    const replies = [];
    for (const message of messages)
      replies.push((await ask(browser, '/api/assistant/chat', chatBody(randomUUID(), message))).events);
    const likely = replies.find((events) => wordsOf(events).startsWith('If this is about '));
    expect(likely?.map(({ is }) => is).slice(-2)).toEqual(['asks', 'done']);
    expect(likely?.at(-1)).toMatchObject({ charged: 0, isFree: true });
    const paid = replies.filter((events) => events.every(({ is }) => is !== 'asks')).length;
    expect(await balanceOf(plain.database, uid)).toBe(100 - 5 * paid);
    await plain.close();
  });

  test('[AS39] what carers ask next follows the text; pressed it is answered free, without credits too', async () => {
    const plain = await startTestApp();
    const { browser, uid } = await newCarer(plain.app);
    const message = 'Do you have any advice for the barber? He hates haircuts.';
    const { events } = await ask(browser, '/api/assistant/chat', chatBody(randomUUID(), message));
    expect(events.map(({ is }) => is).slice(-2)).toEqual(['next', 'done']);
    const [first] = events.flatMap((event) => (event.is === 'next' ? event.choices : []));
    expect(first?.id).toMatch(/^haircut#own-\d+$/);
    expect(await balanceOf(plain.database, uid)).toBe(95);
    const pressed = (more: object) =>
      ask(browser, '/api/assistant/chat', {
        ...chatBody(randomUUID(), first?.label),
        page: first?.id,
        turns: [
          { role: 'user', content: message },
          { role: 'assistant', content: wordsOf(events) },
        ],
        ...more,
      });
    const kinds = async (more: object = {}) => (await pressed(more)).events.map(({ is }) => is);
    expect(await kinds()).toEqual(expect.arrayContaining(['begun', 'asks', 'done']));
    expect(await balanceOf(plain.database, uid)).toBe(95);
    await plain.database.pool.query(
      `with carer as (update users set credits_hundredths = 0 where uid = $1)
       insert into ledger_entries (uid, ref, kind, hundredths, balance_after, reason, actor, created_at)
       values ($1, 'test', 'adjustment', -95, 0, 'test', 'system', now())`,
      [uid],
    );
    expect(await kinds()).toEqual(expect.arrayContaining(['asks', 'done']));
    // A page that nobody has, and a page as a whole: these would be answers.
    for (const more of [
      { page: 'nothing#own-1', message, turns: [] },
      { page: 'haircut', message },
    ])
      expect((await pressed(more)).status, more.page).toBe(402);
    await plain.close();
  });

  test('[AS27] a line no scene is about is asked about, free; with facts the story comes and is paid for', async () => {
    const plain = await startTestApp();
    const { browser, uid } = await newCarer(plain.app);
    const about = 'the crane that lifts the piano of the neighbours';
    const post = (more: object) =>
      ask(browser, '/api/assistant/story', {
        useId: randomUUID(),
        profile,
        request: { ...request, about, ...more },
      });
    const { events } = await post({});
    expect(events.find((event) => event.is === 'asks')).toMatchObject({
      fields: [{ id: 'first' }, {}, {}, {}],
    });
    expect(events.at(-1)).toMatchObject({ is: 'done', charged: 0, isFree: true });
    expect(await balanceOf(plain.database, uid)).toBe(100);
    const told = await post({
      facts: { first: 'the crane comes', next: 'it lifts the piano of the neighbours', who: 'Dad' },
    });
    const story = told.events.find((event) => event.is === 'story');
    expect(story).toMatchObject({ check: { passed: true }, others: [{}, {}] });
    expect(await balanceOf(plain.database, uid)).toBe(75);
    // A carer's long sentence is told as it was typed, with what the check says of it, and twice more in other words.
    const long = await post({
      facts: {
        first: 'the crane comes',
        next: 'it lifts the piano of the neighbours slowly past all the balconies with the red flowers while everybody watches from the street',
        who: 'Dad',
      },
    });
    expect(long.events.filter((event) => event.is === 'progress').map(({ step }) => step)).not.toContain(
      'rewriting',
    );
    expect(long.events.find((event) => event.is === 'story')).toMatchObject({
      check: { passed: false },
      others: [{}, {}],
    });
    await plain.close();
  });
});
