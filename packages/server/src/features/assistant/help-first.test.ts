// What the carer says about danger, and what it costs. What is read in a message is fixed here: another suite's matter.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readHere } from '#adapters/reading/read-here';
import type { Help } from '#adapters/reading/reading';
import { eventsIn, newChat } from '../../../test/asking.ts';
import { type Browser, codeOf, openBrowser } from '../../../test/browser.ts';
import { balanceOf } from '../../../test/carers.ts';
import { expectInvariants } from '../../../test/ledger-invariants.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { comesFirst } from './help-first.ts';

const doubt: Help = { kind: null, text: 'Call your emergency number.', isInstead: false };
const sure: Help = { kind: 'K3', text: 'Call your emergency number.', isInstead: true };
const everyday = 'He will not sleep. What helps?';
const doubtful = 'He was gone for a while. He will not sleep. What helps?';
const alarming = 'In the story the boy is missing. He will not sleep. What helps?';

const isLost = /\blost|missing/;

let server: Awaited<ReturnType<typeof startTestApp>>;
let browser: Browser;
let uid = '';
let turn = 0;

beforeAll(async () => {
  const helpFor = async (message: string) =>
    message === doubtful ? doubt : message === alarming || isLost.test(message) ? sure : null;
  server = await startTestApp({ reading: { ...readHere, helpFor } });
});
beforeEach(async () => {
  browser = openBrowser(server.app);
  turn += 1;
  uid = (await browser.signUp({ email: `carer-${turn}@example.org` })).user.uid;
});
afterAll(async () => {
  await expectInvariants(server.database);
  await server.close();
});

const say = async (message: string, said: { isCalm?: boolean; isMisread?: boolean } = {}) => {
  // The page is chosen, so that an answer is sure to come.
  const chat = { ...newChat(message), page: 'falling-asleep', ...said };
  const answer = await browser.post('/api/assistant/chat', chat);
  if (answer.status !== 200) return { refused: codeOf(answer) };
  const events = eventsIn(answer.text);
  const done = events.at(-1);
  const charged = done?.is === 'done' ? done.charged : null;
  if (charged !== 0) await browser.post(`/api/uses/${chat.useId}/received`);
  const kinds = [...new Set(events.map((event) => event.is))].filter((is) => is !== 'flag');
  return { kinds, charged };
};
const asked = { kinds: ['help', 'done'], charged: 0 };
const answered = { kinds: ['begun', 'text', 'done'], charged: 0.05 };
const answeredFree = { ...answered, charged: 0 };
const empty = () =>
  server.database.pool.query(
    `with carer as (update users set credits_hundredths = 0 where uid = $1)
     insert into ledger_entries (uid, ref, kind, hundredths, balance_after, reason, actor, created_at)
     values ($1, 'test', 'adjustment', -100, 0, 'test', 'system', now())`,
    [uid],
  );

test('[AS24] in doubt the carer is asked first, free of charge; after a no the answer comes, and no more questions', async () => {
  expect(await say(doubtful)).toEqual(asked);
  expect(await balanceOf(server.database, uid)).toBe(100);
  expect(await say(doubtful, { isCalm: true })).toEqual(answered);
  expect(await say(doubtful, { isCalm: true })).toEqual(answered);
  expect(await balanceOf(server.database, uid)).toBe(90);
});

test('[AS24] a sure crisis is taken over in a calm talk too', async () => {
  expect(await say(alarming, { isCalm: true })).toEqual(asked);
});

test('[AS24] the question comes without credits too, the answer does not', async () => {
  await empty();
  expect(await say(doubtful)).toEqual(asked);
  expect(await say(doubtful, { isCalm: true })).toEqual({ refused: 'credits/insufficient' });
});

test('[AS25] a message that was taken over and meant otherwise is answered free, with and without credits', async () => {
  expect(await say(alarming)).toEqual(asked);
  expect(await say(alarming, { isMisread: true })).toEqual(answeredFree);
  expect(await balanceOf(server.database, uid)).toBe(100);
  await empty();
  expect(await say(alarming, { isMisread: true })).toEqual(answeredFree);
});

test('[AS25] the flag alone pays: an everyday message costs what it costs, and a doubt is asked about', async () => {
  expect(await say(everyday, { isMisread: true })).toEqual(answered);
  expect(await say(doubtful, { isMisread: true })).toEqual(asked);
  expect(await balanceOf(server.database, uid)).toBe(95);
});

test('[AS25] ten such answers a day are free, the next is paid for', async () => {
  for (let at = 0; at < 10; at += 1) expect(await say(alarming, { isMisread: true })).toEqual(answeredFree);
  expect(await say(alarming, { isMisread: true })).toEqual(answered);
  expect(await balanceOf(server.database, uid)).toBe(95);
});

const story = async (request: object, said: { isCalm?: boolean } = {}) => {
  const chosen = { type: 'General', supportLevel: 'Level 2 (Moderate Support Needs)' };
  const style = { tone: 'Calm and Reassuring', context: 'Home' };
  const { useId, sealKey, profile } = newChat();
  const body = { useId, sealKey, profile, request: { ...chosen, ...style, ...request }, ...said };
  const events = eventsIn((await browser.post('/api/assistant/story', body)).text);
  const done = events.at(-1);
  if (done?.is === 'done' && !done.isFree) await browser.post(`/api/uses/${useId}/received`);
  return { kinds: events.map((event) => event.is), charged: done?.is === 'done' ? done.charged : null };
};

test('[AS40] a sure danger in a line of a story, or in its boxes, brings help and costs nothing; a doubt does not', async () => {
  const facts = { first: alarming, next: '', end: '', who: '', why: '' };
  expect(await story({ about: alarming })).toEqual(asked);
  expect((await story({ about: alarming }, { isCalm: true })).kinds).not.toContain('help');
  expect((await story({ about: doubtful })).kinds).not.toContain('help');
  expect(await story({ about: '', facts })).toEqual(asked);
});

const lostTeddy = 'lost teddy. we left Bun on the train and they havent found him so far';
const lostDog = 'our dog is missing since yesterday';
const lostBoy = 'lost teddy and now he is gone, he ran off to find it';

const deadDog =
  "Our dog Biscuit died on Saturday. He isn't asleep and he isn't at the vets any more. Ffion keeps filling his bowl.";

test.each([lostTeddy, lostDog, deadDog])(
  '[AS40] a lost thing or pet is nobody missing: "%s"',
  async (about) => {
    expect((await story({ about })).kinds).not.toContain('help');
  },
);

test.each([
  lostBoy,
  'lost boy at the station',
  'we lost him at the park',
  'Lost coat. Mia missing since lunch',
])('[AS40] whoever is gone is missing, whatever was lost before: "%s"', async (about) => {
  expect((await story({ about })).kinds).toContain('help');
});

test('[AS24] who is asked what a letter should say is not asked about danger', () => {
  const content = 'I’ll write it with you. What should it say? Two or three points are enough.';
  const ask = {
    profile: null,
    carePlan: '',
    turns: [{ role: 'assistant' as const, content }],
    message: 'he ran to the parking lot in February',
  };
  expect(comesFirst(doubt, ask)).toBe(false);
  expect(comesFirst(sure, ask)).toBe(true);
});

test('[AS24] who repeats words of our own question is not asked about danger', () => {
  const ask = (message: string) => ({
    profile: null,
    carePlan: '',
    turns: [
      { role: 'assistant' as const, content: 'Brush together. Is it the taste, the foam or the bristles?' },
    ],
    message,
  });
  expect(comesFirst(doubt, ask('the foam'))).toBe(false);
  expect(comesFirst(doubt, ask('foam at his mouth'))).toBe(true);
  expect(comesFirst(sure, ask('the foam'))).toBe(true);
});
