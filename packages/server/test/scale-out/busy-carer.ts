// A signed-in carer who does one thing after the other and remembers what the server said of each.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { AssistantEvent } from '@calmbridge/domain/assistant/wire';
import { emptyProfile } from '@calmbridge/domain/child/profile';
import { packages } from '@calmbridge/domain/credits/prices';
import { testCards } from '@calmbridge/domain/credits/sandbox-cards';
import type { ImageAnswer } from '@calmbridge/domain/images/image';
import { newSealKey } from '../asking.ts';
import { mo } from '../browser.ts';

/** `broken`: no answer came, or not its end, so it may have been done or not. */
export type Outcome = 'answered' | 'refused' | 'broken';
export type DoneUse = { useId: string; outcome: Outcome };
type Span = { begunAt: number; endedAt: number };

const profile = {
  ...emptyProfile,
  name: '{child}',
  importantRoles: ['parentsGuardians'],
  carePlans: ['customizedCarePlans'],
};

export async function openCarer(url: string, email: string) {
  const uses: DoneUse[] = [];
  const pictures: string[] = [];
  const purchases: string[] = [];
  /** Answers that a carer should never get while one process stands, as `path status`. */
  const surprises: string[] = [];
  /** Calls that were refused because two were under way. Whether they were can only be told afterwards. */
  const tooMany: Span[] = [];
  /** When calls began that got no answer, or not its end. */
  const brokenSince: number[] = [];

  const call = async (path: string, body?: object) => {
    const begunAt = Date.now();
    const response = await fetch(url + path, {
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json', cookie },
    }).catch(() => null);
    const text = await response?.text().catch(() => null);
    if (!response || text == null) {
      brokenSince.push(begunAt);
      return { status: 0, text: '' };
    }
    if (text.includes('too-many-at-once')) {
      tooMany.push({ begunAt, endedAt: Date.now() });
      await pause(500);
    } else if (response.status !== 200) surprises.push(`${path} ${response.status} ${text.slice(0, 80)}`);
    return { status: response.status, text };
  };
  const outcomeOf = (status: number, isWhole: boolean): Outcome => {
    if (status === 200 && isWhole) return 'answered';
    return status === 0 || status === 200 ? 'broken' : 'refused';
  };

  const signUp = await fetch(`${url}/api/identity/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...mo, email }),
  });
  const cookies = signUp.headers.getSetCookie().map((set) => set.split(';')[0]);
  const cookie = cookies.join('; ');
  const { uid } = ((await signUp.json()) as { user: { uid: string } }).user;

  const chat = async () => {
    const useId = randomUUID();
    // The page is chosen, so that an answer is sure to come.
    const body = { useId, sealKey: newSealKey(), profile, message: 'What helps?', page: 'falling-asleep' };
    const { status, text } = await call('/api/assistant/chat', body);
    const lines = text.split('\n').filter((line) => line.endsWith('}'));
    const events = lines.map((line) => JSON.parse(line) as AssistantEvent);
    const failed = events.find((event) => event.is === 'failed');
    if (failed) surprises.push(`chat ${failed.code}`);
    const isWhole = events.some((event) => event.is === 'done');
    // Said until it is heard, as the page does.
    const received = () => call(`/api/uses/${useId}/received`, {});
    if (isWhole) for (let tries = 5; tries > 0 && (await received()).status === 0; tries -= 1);
    uses.push({ useId, outcome: outcomeOf(status, isWhole) });
  };
  /** A picture that did not come is asked for again, as a new use, until it is there. */
  const picture = async (words: string, tries = 5): Promise<void> => {
    const useId = randomUUID();
    const { status, text } = await call('/api/images', { useId, words });
    uses.push({ useId, outcome: outcomeOf(status, true) });
    if (status === 200) {
      const { url: file } = JSON.parse(text) as ImageAnswer;
      pictures.push(file);
      for (let again = 5; again > 0 && (await call(file)).status === 0; again -= 1);
    } else if (status === 0 && tries > 0) await picture(words, tries - 1);
  };
  /** Once a payment is opened its card is sent until an answer comes, and then once more. */
  const buy = async () => {
    const amount = packages.bronze.priceCents;
    const opened = await call('/create-payment-intent', {
      amount,
      currency: 'usd',
      metadata: { plan: 'bronze' },
    });
    if (opened.status !== 200) return;
    const { clientSecret } = JSON.parse(opened.text) as { clientSecret: string };
    const card = {
      clientSecret,
      cardNumber: testCards.success,
      expiry: '12/40',
      cvc: '123',
      name: 'Mo Harbour',
    };
    const pay = () => call('/api/payments/sandbox/confirm', card);
    for (let tries = 5; tries > 0 && (await pay()).status === 0; tries -= 1);
    await pay();
    purchases.push(clientSecret.split('_secret_')[0] ?? '');
  };
  const look = async () => {
    for (const path of ['/api/me', '/api/credits', '/api/service', `/api/users/${uid}`]) await call(path);
  };

  /** Ordinary calls, texts, pictures and payments in turn, until told to stop. */
  const workUntil = async (isOver: () => boolean) => {
    for (let round = 0; !isOver(); round += 1) {
      if (round % 4 === 0) await buy();
      await look();
      await Promise.all([chat(), chat()]);
      if (round % 2 === 0) await picture(`cup number ${round}`);
    }
  };
  return {
    uid,
    cookie,
    uses,
    pictures,
    purchases,
    surprises,
    tooMany,
    brokenSince,
    workUntil,
    call,
  };
}

export type BusyCarer = Awaited<ReturnType<typeof openCarer>>;
