// A card provider that speaks HTTP as Stripe does: form-encoded requests, idempotency keys, signed webhooks. It can
// also be told to misbehave. Tests and the benches talk to it over a socket, through the real SDK.
import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from './listen.ts';

type Intent = {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  currency: string;
  client_secret: string;
  metadata: Record<string, string>;
  receipt_email: string | null;
  status: 'requires_payment_method' | 'processing' | 'succeeded' | 'canceled';
  latest_charge: string | null;
  created: number;
};

export type StripeEvent = {
  id: string;
  object: 'event';
  type: string;
  created: number;
  data: { object: unknown };
};

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
  const byKey = new Map<string, { status: number; body: unknown }>();
  const requests: StripeFake['requests'] = [];
  const refunds = new Map<string, number>();
  let misbehaviour: Parameters<StripeFake['misbehave']>[0] = null;

  const createIntent = (form: URLSearchParams): { status: number; body: unknown } => {
    const amount = Number(form.get('amount'));
    if (!Number.isInteger(amount) || amount < 50)
      return { status: 400, body: { error: { type: 'invalid_request_error', message: 'Invalid amount' } } };
    const id = `pi_${randomUUID().replaceAll('-', '')}`;
    const metadata: Record<string, string> = {};
    for (const [key, value] of form) {
      const name = /^metadata\[(\w+)\]$/.exec(key)?.[1];
      if (name !== undefined) metadata[name] = value;
    }
    const intent: Intent = {
      id,
      object: 'payment_intent',
      amount,
      amount_received: 0,
      currency: form.get('currency') ?? '',
      client_secret: `${id}_secret_${randomUUID().replaceAll('-', '')}`,
      metadata,
      receipt_email: form.get('receipt_email'),
      status: 'requires_payment_method',
      latest_charge: null,
      created: Math.floor(Date.now() / 1000),
    };
    intents.set(id, intent);
    return { status: 200, body: intent };
  };

  const answer = (method: string, path: string, form: URLSearchParams, key: string | undefined) => {
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

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const key = request.headers['idempotency-key'];
    const idempotencyKey = typeof key === 'string' ? key : undefined;
    const path = (request.url ?? '').split('?')[0] ?? '';
    requests.push({ method: request.method ?? '', path, idempotencyKey });
    if (misbehaviour === 'hang') return;
    if (misbehaviour === 'html')
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hello</h1>');
    const answered =
      misbehaviour === 'error-500'
        ? { status: 500, body: { error: { type: 'api_error', message: 'Something broke' } } }
        : misbehaviour === 'card-error'
          ? {
              status: 402,
              body: {
                error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' },
              },
            }
          : answer(request.method ?? '', path, new URLSearchParams(body), idempotencyKey);
    response
      .writeHead(answered.status, { 'content-type': 'application/json' })
      .end(JSON.stringify(answered.body));
  };

  const server = createServer((request, response) => void handle(request, response));
  const { origin, stop } = await listen(server);

  const event = (type: string, object: unknown): StripeEvent => ({
    id: `evt_${randomUUID().replaceAll('-', '')}`,
    object: 'event',
    type,
    created: Math.floor(Date.now() / 1000),
    data: { object: structuredClone(object) },
  });
  const intentOf = (id: string): Intent => {
    const intent = intents.get(id);
    if (intent === undefined) throw new Error(`No intent ${id}`);
    return intent;
  };
  const chargeOf = (intent: Intent) => ({
    id: `ch_${intent.id.slice(3)}`,
    object: 'charge',
    payment_intent: intent.id,
    amount: intent.amount,
    amount_refunded: refunds.get(intent.id) ?? 0,
    currency: intent.currency,
    refunded: (refunds.get(intent.id) ?? 0) >= intent.amount,
  });
  const disputeOf = (intent: Intent, status: string) => ({
    id: `dp_${intent.id.slice(3)}`,
    object: 'dispute',
    charge: `ch_${intent.id.slice(3)}`,
    payment_intent: intent.id,
    amount: intent.amount,
    status,
  });

  return {
    url: origin,
    intents,
    requests,
    event,
    misbehave: (how) => {
      misbehaviour = how;
    },
    succeed: (id) => {
      const intent = intentOf(id);
      intent.status = 'succeeded';
      intent.amount_received = intent.amount;
      intent.latest_charge = `ch_${id.slice(3)}`;
      return event('payment_intent.succeeded', intent);
    },
    fail: (id) => event('payment_intent.payment_failed', intentOf(id)),
    refund: (id, cents) => {
      refunds.set(id, (refunds.get(id) ?? 0) + cents);
      return event('charge.refunded', chargeOf(intentOf(id)));
    },
    dispute: (id) => event('charge.dispute.created', disputeOf(intentOf(id), 'needs_response')),
    closeDispute: (id, status) => event('charge.dispute.closed', disputeOf(intentOf(id), status)),
    stop,
  };
}

/** The header Stripe sends with a webhook body. */
export const signatureOf = (body: string, secret: string, atSeconds: number): string =>
  `t=${atSeconds},v1=${createHmac('sha256', secret).update(`${atSeconds}.${body}`).digest('hex')}`;
