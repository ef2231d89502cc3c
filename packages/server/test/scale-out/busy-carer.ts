// A signed-in carer who does one thing after the other and remembers what the server said of each.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { AssistantEvent } from '@calmbridge/domain/assistant/wire';
import { emptyProfile } from '@calmbridge/domain/child/profile';
import { packages } from '@calmbridge/domain/credits/prices';
import { testCards } from '@calmbridge/domain/credits/sandbox-cards';
import type { ImageAnswer } from '@calmbridge/domain/images/image';
import { newSealKey } from '../asking.ts';
import { signUpAt } from '../sign-up-at.ts';

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
  const { uid, cookie } = await signUpAt(url, email);
  const calls = createCalls(url, cookie);
  const uses: DoneUse[] = [];
  const pictures: string[] = [];
  const purchases: string[] = [];

  const look = async () => {
    for (const path of ['/api/me', '/api/credits', '/api/service', `/api/users/${uid}`])
      await calls.call(path);
  };
  /** A picture that did not come is asked for again, as a new use, until it is there. */
  const draw = async (words: string, tries = 5): Promise<void> => {
    const { use, file, isBroken } = await askForPicture(calls, words);
    uses.push(use);
    if (file !== null) pictures.push(file);
    else if (isBroken && tries > 0) await draw(words, tries - 1);
  };

  return {
    uid,
    cookie,
    uses,
    pictures,
    purchases,
    ...calls,
    /** Ordinary calls, texts, pictures and payments in turn, until told to stop. */
    async workUntil(isOver: () => boolean) {
      for (let round = 0; !isOver(); round += 1) {
        const purchase = round % 4 === 0 ? await buyBronze(calls) : null;
        if (purchase !== null) purchases.push(purchase);
        await look();
        uses.push(...(await Promise.all([chat(calls), chat(calls)])));
        if (round % 2 === 0) await draw(`cup number ${round}`);
      }
    },
  };
}

type Calls = ReturnType<typeof createCalls>;

/** Calls as this carer, and what went wrong with them. */
function createCalls(url: string, cookie: string) {
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
  /** Said until it is heard, as the page does. */
  const callUntilAnswered = async (path: string, body?: object) => {
    for (let tries = 5; tries > 0 && (await call(path, body)).status === 0; tries -= 1);
  };
  return { surprises, tooMany, brokenSince, call, callUntilAnswered };
}

const outcomeOf = (status: number, isWhole: boolean): Outcome => {
  if (status === 200 && isWhole) return 'answered';
  return status === 0 || status === 200 ? 'broken' : 'refused';
};

async function chat({ call, callUntilAnswered, surprises }: Calls): Promise<DoneUse> {
  const useId = randomUUID();
  // The page is chosen, so that an answer is sure to come.
  const body = { useId, sealKey: newSealKey(), profile, message: 'What helps?', page: 'falling-asleep' };
  const { status, text } = await call('/api/assistant/chat', body);
  const lines = text.split('\n').filter((line) => line.endsWith('}'));
  const events = lines.map((line) => JSON.parse(line) as AssistantEvent);
  const failed = events.find((event) => event.is === 'failed');
  if (failed) surprises.push(`chat ${failed.code}`);
  const isWhole = events.some((event) => event.is === 'done');
  if (isWhole) await callUntilAnswered(`/api/uses/${useId}/received`, {});
  return { useId, outcome: outcomeOf(status, isWhole) };
}

async function askForPicture({ call, callUntilAnswered }: Calls, words: string) {
  const useId = randomUUID();
  const { status, text } = await call('/api/images', { useId, words });
  const file = status === 200 ? (JSON.parse(text) as ImageAnswer).url : null;
  if (file !== null) await callUntilAnswered(file);
  return { use: { useId, outcome: outcomeOf(status, true) }, file, isBroken: status === 0 };
}

/** Once a payment is opened its card is sent until an answer comes, and then once more. */
async function buyBronze({ call, callUntilAnswered }: Calls): Promise<string | null> {
  const amount = packages.bronze.priceCents;
  const opened = await call('/create-payment-intent', {
    amount,
    currency: 'usd',
    metadata: { plan: 'bronze' },
  });
  if (opened.status !== 200) return null;
  const { clientSecret } = JSON.parse(opened.text) as { clientSecret: string };
  const card = {
    clientSecret,
    cardNumber: testCards.success,
    expiry: '12/40',
    cvc: '123',
    name: 'Mo Harbour',
  };
  await callUntilAnswered('/api/payments/sandbox/confirm', card);
  await call('/api/payments/sandbox/confirm', card);
  return clientSecret.split('_secret_')[0] ?? '';
}

export type BusyCarer = Awaited<ReturnType<typeof openCarer>>;
