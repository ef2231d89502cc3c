import {
  checkPaymentContract,
  createPaymentIntentContract,
  IdempotencyKey,
  sandboxPayContract,
} from '@calmbridge/domain/credits/payments';
import { refuse } from '@calmbridge/domain/result';
import { Hono } from 'hono';
import { readCredits } from '#features/credits/read-credits';
import type { SignedIn } from '#http/app-env';
import { jsonBody } from '#http/json-body';
import { refused } from '#http/refused';
import { signedIn } from '#http/signed-in';
import { type BuyPorts, checkPayment, createIntent, paySandbox } from './buy-package.ts';
import { handleEvent } from './handle-payment.ts';

export const webhookPath = '/api/payments/webhook';

export const paymentRoutes = (ports: BuyPorts) =>
  new Hono<SignedIn>()
    .post(
      createPaymentIntentContract.path,
      signedIn,
      jsonBody(createPaymentIntentContract.input),
      async (c) => {
        const key = IdempotencyKey.safeParse(c.req.header('idempotency-key') ?? ports.ids.next());
        if (!key.success) return refused(c, refuse('request/invalid').refusal);
        const intent = await createIntent(ports, c.var.carer, c.req.valid('json'), key.data);
        return intent.ok ? c.json(intent.value) : refused(c, intent.refusal);
      },
    )
    .post(checkPaymentContract.path, signedIn, jsonBody(checkPaymentContract.input), async (c) => {
      const { uid } = c.var.carer;
      const checked = await checkPayment(ports, uid, c.req.valid('json').clientSecret);
      if (!checked.ok) return refused(c, checked.refusal);
      const state = await readCredits(ports, uid);
      return state.ok ? c.json({ payment: checked.value, state: state.value }) : refused(c, state.refusal);
    })
    .post(sandboxPayContract.path, signedIn, jsonBody(sandboxPayContract.input), async (c) => {
      const outcome = await paySandbox(ports, c.var.carer.uid, c.req.valid('json'));
      return outcome.ok ? c.json(outcome.value) : refused(c, outcome.refusal);
    })
    .post(webhookPath, async (c) => {
      const { provider } = ports;
      const signature = c.req.header('stripe-signature') ?? '';
      const event = provider?.readEvent(await c.req.text(), signature, ports.clock.now()) ?? null;
      if (provider === null || event === null) return refused(c, refuse('request/invalid').refusal);
      await handleEvent({ ...ports, provider }, event);
      return c.json({ received: true });
    });
