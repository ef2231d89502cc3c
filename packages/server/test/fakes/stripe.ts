// A card provider that speaks HTTP as Stripe does: form-encoded requests, idempotency keys, signed webhooks. It can
// also be told to misbehave. Tests and the benches talk to it over a socket, through the real SDK.
import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from './listen.ts';
import { chargeOf, disputeOf, eventOf, type Intent, newIntent, type StripeEvent } from './stripe-objects.ts';

export type StripeFake = {
  url: string;
  intents: Map<string, Intent>;
  /** Requests as they came, for counting. */
  requests: { method: string; path: string; idempotencyKey: string | undefined }[];
  /** Until cleared, every call answers this way. */
  misbehave: (how: 'error-500' | 'hang' | 'html' | 'card-error' | null) => void;
  succeed: (intentId: string) => StripeEvent;
  fail: (intentId: string) => StripeEvent;
  refund: (intentId: string, cents: number) => StripeEvent;
  dispute: (intentId: string) => StripeEvent;
  closeDispute: (intentId: string, status: 'won' | 'lost') => StripeEvent;
  event: (type: string, object: unknown) => StripeEvent;
  stop: () => Promise<void>;
};

export async function startStripe(): Promise<StripeFake> {
  const intents = new Map<string, Intent>();
  const requests: StripeFake['requests'] = [];
  const answer = createAnswers(intents);
  let misbehaviour: Parameters<StripeFake['misbehave']>[0] = null;

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const key = request.headers['idempotency-key'];
    const idempotencyKey = typeof key === 'string' ? key : undefined;
    const path = (request.url ?? '').split('?')[0] ?? '';
    const method = request.method ?? '';
    requests.push({ method, path, idempotencyKey });
    if (misbehaviour === 'hang') return;
    if (misbehaviour === 'html')
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hello</h1>');
    const answered =
      misbehaviour === null
        ? answer(method, path, new URLSearchParams(body), idempotencyKey)
        : failures[misbehaviour];
    response
      .writeHead(answered.status, { 'content-type': 'application/json' })
      .end(JSON.stringify(answered.body));
  };

  const server = createServer((request, response) => void handle(request, response));
  const { origin, stop } = await listen(server);
  return {
    url: origin,
    intents,
    requests,
    event: eventOf,
    misbehave: (how) => {
      misbehaviour = how;
    },
    ...happenings(intents),
    stop,
  };
}

type Answer = { status: number; body: unknown };

const failures = {
  'error-500': { status: 500, body: { error: { type: 'api_error', message: 'Something broke' } } },
  'card-error': {
    status: 402,
    body: { error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' } },
  },
} as const satisfies Record<string, Answer>;

/** The calls we make of Stripe. An idempotency key that comes again gets the answer of the first time. */
function createAnswers(intents: Map<string, Intent>) {
  const byKey = new Map<string, Answer>();
  const createIntent = (form: URLSearchParams): Answer => {
    const amount = Number(form.get('amount'));
    if (!Number.isInteger(amount) || amount < 50)
      return { status: 400, body: { error: { type: 'invalid_request_error', message: 'Invalid amount' } } };
    const intent = newIntent(amount, form);
    intents.set(intent.id, intent);
    return { status: 200, body: intent };
  };
  return (method: string, path: string, form: URLSearchParams, key: string | undefined): Answer => {
    if (method === 'POST' && path === '/v1/payment_intents') {
      const known = key === undefined ? undefined : byKey.get(key);
      if (known !== undefined) return known;
      const made = createIntent(form);
      if (key !== undefined) byKey.set(key, made);
      return made;
    }
    const id = /^\/v1\/payment_intents\/(pi_\w+)$/.exec(path)?.[1];
    const intent = id === undefined ? undefined : intents.get(id);
    if (method === 'GET' && intent !== undefined) return { status: 200, body: intent };
    if (method === 'GET' && path === '/v1/balance')
      return { status: 200, body: { object: 'balance', available: [] } };
    return {
      status: 404,
      body: { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such object' } },
    };
  };
}

/** What becomes of a payment, each with the event that Stripe sends for it. */
function happenings(
  intents: ReadonlyMap<string, Intent>,
): Pick<StripeFake, 'succeed' | 'fail' | 'refund' | 'dispute' | 'closeDispute'> {
  const refunds = new Map<string, number>();
  const intentOf = (id: string): Intent => {
    const intent = intents.get(id);
    if (intent === undefined) throw new Error(`No intent ${id}`);
    return intent;
  };
  return {
    succeed: (id) => {
      const intent = intentOf(id);
      intent.status = 'succeeded';
      intent.amount_received = intent.amount;
      intent.latest_charge = `ch_${id.slice(3)}`;
      return eventOf('payment_intent.succeeded', intent);
    },
    fail: (id) => eventOf('payment_intent.payment_failed', intentOf(id)),
    refund: (id, cents) => {
      const refunded = (refunds.get(id) ?? 0) + cents;
      refunds.set(id, refunded);
      return eventOf('charge.refunded', chargeOf(intentOf(id), refunded));
    },
    dispute: (id) => eventOf('charge.dispute.created', disputeOf(intentOf(id), 'needs_response')),
    closeDispute: (id, status) => eventOf('charge.dispute.closed', disputeOf(intentOf(id), status)),
  };
}

/** The header Stripe sends with a webhook body. */
export const signatureOf = (body: string, secret: string, atSeconds: number): string =>
  `t=${atSeconds},v1=${createHmac('sha256', secret).update(`${atSeconds}.${body}`).digest('hex')}`;
