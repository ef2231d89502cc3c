import { packages } from '@calmbridge/domain/credits/prices';
import { testCards } from '@calmbridge/domain/credits/sandbox-cards';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codeOf, openBrowser } from '#test/browser';
import { balanceOf } from '#test/carers';
import { type StripeFake, signatureOf, startStripe } from '#test/fakes/stripe';
import type { StripeEvent } from '#test/fakes/stripe-objects';
import { expectInvariants } from '#test/ledger-invariants';
import { startTestApp, type TestApp } from '#test/test-app';

type Browser = ReturnType<typeof openBrowser>;
const webhookSecret = 'whsec_for_tests';
const silver = {
  amount: 1995,
  currency: 'usd',
  metadata: { plan: 'silver' },
  receipt_email: 'a@example.org',
};

let stripe: StripeFake;
let server: TestApp;
let carers = 0;

beforeAll(async () => {
  stripe = await startStripe();
  server = await startTestApp({
    config: {
      stripe: { secretKey: 'sk_test_x', publishableKey: 'pk_test_x', webhookSecret, apiUrl: stripe.url },
    },
  });
});
afterAll(async () => {
  await server.close();
  await stripe.stop();
});
beforeEach(() => stripe.misbehave(null));
afterEach(() => expectInvariants(server.database));

const newCarer = async (app = server.app): Promise<{ browser: Browser; uid: string }> => {
  const browser = openBrowser(app);
  carers += 1;
  const me = await browser.signUp({ email: `payer${carers}@example.org` });
  return { browser, uid: me.user.uid };
};
const secretOf = async (browser: Browser, request: object = silver) =>
  ((await browser.post('/create-payment-intent', request)).body as { clientSecret: string }).clientSecret;
const intentOf = (clientSecret: string) => clientSecret.split('_secret_')[0] ?? '';

const sendEvent = (
  event: StripeEvent,
  how: { secret?: string; at?: number; header?: string; body?: string } = {},
) => {
  const body = how.body ?? JSON.stringify(event);
  const at = how.at ?? Math.floor(Date.now() / 1000);
  const signed = signatureOf(JSON.stringify(event), how.secret ?? webhookSecret, at);
  return server.app.request('/api/payments/webhook', {
    method: 'POST',
    body,
    headers: { 'stripe-signature': how.header ?? signed, 'content-type': 'application/json' },
  });
};
const planOf = async (browser: Browser) =>
  ((await browser.get('/api/credits')).body as { plan: string }).plan;

describe('with Stripe', () => {
  test('[PY2] the page saying so credits nothing; the provider saying so credits the package', async () => {
    const { browser, uid } = await newCarer();
    const clientSecret = await secretOf(browser);
    const early = await browser.post('/api/payments/check', { clientSecret });
    expect(early.body).toMatchObject({ payment: 'processing', state: { credits: 1, plan: 'free' } });
    stripe.succeed(intentOf(clientSecret));
    const checked = await browser.post('/api/payments/check', { clientSecret });
    expect(checked.body).toMatchObject({ payment: 'succeeded', state: { credits: 26, plan: 'silver' } });
    await browser.post('/api/payments/check', { clientSecret });
    expect(await balanceOf(server.database, uid)).toBe(2600);
  });

  test('[PY3] the intent carries the package price, the carer, the package, and sends the receipt to the account', async () => {
    const { browser, uid } = await newCarer();
    expect(stripe.intents.get(intentOf(await secretOf(browser)))).toMatchObject({
      amount: 1995,
      currency: 'usd',
      metadata: { uid, plan: 'silver' },
      receipt_email: `payer${carers}@example.org`,
    });
  });

  test.each([
    ['another amount', { ...silver, amount: 1 }],
    ['a negative amount', { ...silver, amount: -1995 }],
    ['an amount that is text', { ...silver, amount: '1995' }],
    ['an amount beyond numbers', { ...silver, amount: Number.MAX_VALUE }],
    ['another currency', { ...silver, currency: 'idr' }],
    ['an unknown package', { ...silver, metadata: { plan: 'platinum' } }],
    ['the free plan', { ...silver, amount: 0, metadata: { plan: 'free' } }],
    ['no metadata', { amount: 1995, currency: 'usd' }],
  ])('[PY3] %s is refused', async (_what, request) => {
    const { browser } = await newCarer();
    const before = stripe.intents.size;
    const answer = await browser.post('/create-payment-intent', request);
    expect(answer.status).toBe(400);
    expect(stripe.intents.size).toBe(before);
  });

  test('[PY2] another carer can not check or finish a payment', async () => {
    const [one, two] = [await newCarer(), await newCarer()];
    const clientSecret = await secretOf(one.browser);
    stripe.succeed(intentOf(clientSecret));
    expect((await two.browser.post('/api/payments/check', { clientSecret })).status).toBe(404);
    const guessed = `${intentOf(clientSecret)}_secret_guessed`;
    expect((await one.browser.post('/api/payments/check', { clientSecret: guessed })).status).toBe(404);
    expect(await balanceOf(server.database, two.uid)).toBe(100);
  });

  test('[PY1] one event fifty times at once, then under a new id, credits once', async () => {
    const { browser, uid } = await newCarer();
    const clientSecret = await secretOf(browser);
    const event = stripe.succeed(intentOf(clientSecret));
    const answers = await Promise.all([
      ...Array.from({ length: 50 }, () => sendEvent(event)),
      browser.post('/api/payments/check', { clientSecret }),
    ]);
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    await sendEvent({ ...event, id: 'evt_another' });
    expect(await balanceOf(server.database, uid)).toBe(2600);
  });

  test('[PY1] four events in every order end in the same place', async () => {
    for (const order of permutations([0, 1, 2, 3])) {
      const { browser, uid } = await newCarer();
      const id = intentOf(await secretOf(browser));
      const events = [
        stripe.succeed(id),
        stripe.refund(id, 399),
        stripe.dispute(id),
        stripe.closeDispute(id, 'won'),
      ];
      for (const place of order) {
        const event = events[place];
        if (event !== undefined) expect((await sendEvent(event)).status).toBe(200);
      }
      expect(await balanceOf(server.database, uid), order.join()).toBe(100 + 2000);
    }
  }, 60_000);

  test.each([
    ['unsigned', { header: '' }],
    ['signed by another', { secret: 'whsec_other' }],
    ['altered on the way', { body: '{"type":"payment_intent.succeeded"}' }],
    ['older than 300 s', { at: Math.floor(Date.now() / 1000) - 301 }],
  ])('[PY4] an event that is %s is refused and leaves no trace', async (_what, how) => {
    const { browser, uid } = await newCarer();
    const event = stripe.succeed(intentOf(await secretOf(browser)));
    expect((await sendEvent(event, how)).status).toBe(400);
    expect(await balanceOf(server.database, uid)).toBe(100);
    const row = await server.database.pool.query('select has_succeeded from payments where uid = $1', [uid]);
    expect(row.rows).toEqual([{ has_succeeded: false }]);
  });

  test.each([
    ['unknown-package', { metadata: { plan: 'platinum' } }],
    ['wrong-currency', { currency: 'idr' }],
    ['wrong-amount', { amount_received: 1 }],
    ['unknown-carer', { metadata: { uid: 'nobody', plan: 'silver' } }],
  ])('[PY5] a payment with %s is parked and credits nothing', async (reason, odd) => {
    const { uid } = await newCarer();
    const intent = {
      id: `pi_${reason.replace('-', '')}`,
      object: 'payment_intent',
      amount_received: 1995,
      currency: 'usd',
      metadata: { uid, plan: 'silver' },
      ...odd,
    };
    expect((await sendEvent(stripe.event('payment_intent.succeeded', intent))).status).toBe(200);
    const row = await server.database.pool.query('select parked_reason from payments where intent_id = $1', [
      intent.id,
    ]);
    expect(row.rows).toEqual([{ parked_reason: reason }]);
    expect(await balanceOf(server.database, uid)).toBe(100);
  });

  test('[PY5] a payment our database lost is found again by its event', async () => {
    const { browser, uid } = await newCarer();
    const id = intentOf(await secretOf(browser));
    await server.database.pool.query('delete from payments where intent_id = $1', [id]);
    const [succeeded, refunded] = [stripe.succeed(id), stripe.refund(id, 399)];
    await sendEvent(refunded);
    await sendEvent(succeeded);
    expect(await balanceOf(server.database, uid)).toBe(2100);
  });

  test('[PY6] a refund of spent credits leaves a debt, and no use passes until it is paid', async () => {
    const { browser, uid } = await newCarer();
    const id = intentOf(await secretOf(browser));
    await sendEvent(stripe.succeed(id));
    await server.database.pool.query('update users set credits_hundredths = 100 where uid = $1', [uid]);
    await server.database.pool.query(
      `insert into ledger_entries (uid, ref, kind, hundredths, balance_after, reason, actor, created_at)
       values ($1, 'spent', 'adjustment', -2500, 100, 'spent', 'system', now())`,
      [uid],
    );
    await sendEvent(stripe.refund(id, 1995));
    expect(await balanceOf(server.database, uid)).toBe(-2400);
    const use = { useId: crypto.randomUUID(), feature: 'pecsDownloads' };
    expect(codeOf(await browser.post('/api/uses', use))).toBe('credits/insufficient');
    expect(await planOf(browser)).toBe('free');
  });

  test('[PY2] a refused card is logged by its payment, and credits nothing', async () => {
    const { browser, uid } = await newCarer();
    const intentId = intentOf(await secretOf(browser));
    expect((await sendEvent(stripe.fail(intentId))).status).toBe(200);
    const logged = server.logLines.filter((line) => line.includes('Payment failed'));
    expect(logged).toEqual([expect.stringContaining(intentId)]);
    // Also where only warnings are kept, as on a server that was told nothing else.
    expect(logged[0]).toContain('"level":"warn"');
    expect(await balanceOf(server.database, uid)).toBe(100);
  });

  test('[PY7] a higher package raises the plan, a lower one does not lower it', async () => {
    const { browser } = await newCarer();
    for (const plan of ['gold', 'bronze'] as const) {
      const amount = packages[plan].priceCents;
      await sendEvent(
        stripe.succeed(intentOf(await secretOf(browser, { ...silver, amount, metadata: { plan } }))),
      );
    }
    expect(await planOf(browser)).toBe('gold');
  });

  test.each(['error-500', 'html', 'card-error'] as const)(
    '[PY2] a provider that answers %s: clear refusal, logged',
    async (how) => {
      const { browser } = await newCarer();
      stripe.misbehave(how);
      const answer = await browser.post('/create-payment-intent', silver);
      expect(codeOf(answer)).toBe('payments/intent-failed');
      expect(server.logLines.join('')).toContain('Failed to create payment intent.');
    },
  );

  test.each(['error-500', 'html'] as const)(
    '[PY10] a provider that answers %s to a look: clear refusal; credited once it answers again',
    async (how) => {
      const { browser, uid } = await newCarer();
      const clientSecret = await secretOf(browser);
      stripe.succeed(intentOf(clientSecret));
      stripe.misbehave(how);
      const answer = await browser.post('/api/payments/check', { clientSecret });
      expect([answer.status, codeOf(answer)]).toEqual([503, 'payments/unavailable']);
      expect(await balanceOf(server.database, uid)).toBe(100);
      stripe.misbehave(null);
      expect((await browser.post('/api/payments/check', { clientSecret })).body).toMatchObject({
        payment: 'succeeded',
        state: { credits: 26 },
      });
    },
  );

  test('[PY3] a request without an amount pays the package’s price', async () => {
    const { browser } = await newCarer();
    const { amount: _unsaid, ...request } = silver;
    const id = intentOf(await secretOf(browser, request));
    expect(stripe.intents.get(id)?.amount).toBe(1995);
  });

  test('[PY3] a key that could be no header of the provider’s is refused', async () => {
    const { browser } = await newCarer();
    const answer = await browser.post('/create-payment-intent', silver, { 'idempotency-key': 'k\u00e9y' });
    expect([answer.status, codeOf(answer)]).toEqual([400, 'request/invalid']);
  });

  test('[PY5] an account deleted while its payment is under way: the late event is parked', async () => {
    const { browser, uid } = await newCarer();
    const id = intentOf(await secretOf(browser));
    const event = stripe.succeed(id);
    await server.database.pool.query('delete from auth_users where id = $1', [uid]);
    expect((await sendEvent(event)).status).toBe(200);
    const row = await server.database.pool.query(
      'select uid, parked_reason from payments where intent_id = $1',
      [id],
    );
    expect(row.rows).toEqual([{ uid: null, parked_reason: 'unknown-carer' }]);
  });
});

describe('without Stripe', () => {
  const bought = async (browser: Browser, cardNumber: string, more = {}) => {
    const clientSecret = await secretOf(browser);
    const card = { clientSecret, cardNumber, expiry: '12/40', cvc: '123', name: 'A Carer', ...more };
    return browser.post('/api/payments/sandbox/confirm', card);
  };

  test('[PY9] the sandbox credits the success card, once, and nothing else', async () => {
    const sandbox = await startTestApp();
    const { browser, uid } = await newCarer(sandbox.app);
    expect((await bought(browser, testCards.declined)).body).toMatchObject({ is: 'declined' });
    expect(await balanceOf(sandbox.database, uid)).toBe(100);
    const clientSecret = await secretOf(browser);
    const card = {
      clientSecret,
      cardNumber: testCards.success,
      expiry: '12/40',
      cvc: '123',
      name: 'A Carer',
    };
    await Promise.all([1, 2, 3].map(() => browser.post('/api/payments/sandbox/confirm', card)));
    expect(await balanceOf(sandbox.database, uid)).toBe(2600);
    expect(sandbox.logLines.join('')).not.toContain(testCards.success);
    const forged = await sandbox.app.request('/api/payments/webhook', { method: 'POST', body: '{}' });
    expect(forged.status).toBe(400);
    await expectInvariants(sandbox.database);
    await sandbox.close();
  });

  test('[PY8] [PY9] in production there is no sandbox: payments are off', async () => {
    const production = await startTestApp({ config: { isProduction: true } });
    const { browser, uid } = await newCarer(production.app);
    expect(codeOf(await browser.post('/create-payment-intent', silver))).toBe('payments/off');
    const card = {
      clientSecret: 'pi_x_secret_y',
      cardNumber: testCards.success,
      expiry: '12/40',
      cvc: '123',
      name: '',
    };
    expect((await browser.post('/api/payments/sandbox/confirm', card)).status).toBe(404);
    expect(await balanceOf(production.database, uid)).toBe(100);
    await production.close();
  });
});

const permutations = (places: number[]): number[][] =>
  places.length === 0
    ? [[]]
    : places.flatMap((first) =>
        permutations(places.filter((place) => place !== first)).map((rest) => [first, ...rest]),
      );
