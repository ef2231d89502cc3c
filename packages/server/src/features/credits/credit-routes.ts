import { creditsContract } from '@calmbridge/domain/credits/credit-state';
import { creditHistoryContract, usageByMonthContract } from '@calmbridge/domain/credits/history';
import {
  captureUseContract,
  deviceFeatures,
  holdUseContract,
  receivedUseContract,
  releaseUseContract,
  stopUseContract,
  UseId,
  type UseOutcome,
} from '@calmbridge/domain/credits/uses';
import { type Result, refuse } from '@calmbridge/domain/result';
import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { SignedIn } from '#http/app-env';
import { jsonBody } from '#http/json-body';
import { refused } from '#http/refused';
import { signedIn, signedInToSpend } from '#http/signed-in';
import type { CreditPorts } from './credits.ts';
import { readCredits } from './read-credits.ts';
import { readHistory, readUsageByMonth } from './read-history.ts';
import { type StopPorts, stopUse } from './stop-use.ts';

export const creditRoutes = (ports: CreditPorts & StopPorts) => {
  const { credits } = ports;
  const answer = async (c: Context<SignedIn>, before: Result<unknown>) => {
    if (!before.ok) return refused(c, before.refusal);
    const state = await readCredits(ports, c.var.carer.uid);
    return state.ok ? c.json(state.value) : refused(c, state.refusal);
  };
  const tell = (c: Context<SignedIn>, outcome: Result<UseOutcome>) =>
    outcome.ok ? c.json(outcome.value) : refused(c, outcome.refusal);
  const useOf = (c: Context<SignedIn>) => ({ uid: c.var.carer.uid, useId: c.req.param('useId') ?? '' });

  return new Hono<SignedIn>()
    .get(creditsContract.path, signedIn, (c) => answer(c, { ok: true, value: null }))
    .get(creditHistoryContract.path, signedIn, async (c) =>
      c.json(await readHistory(ports, c.var.carer.uid, c.req.query('before'))),
    )
    .get(usageByMonthContract.path, signedIn, async (c) =>
      c.json(await readUsageByMonth(ports, c.var.carer.uid)),
    )
    .post(holdUseContract.path, signedInToSpend, jsonBody(holdUseContract.input), async (c) => {
      const { useId, feature } = c.req.valid('json');
      if (!isDeviceFeature(feature)) return refused(c, refuse('credits/invalid-feature').refusal);
      return answer(c, await credits.hold({ uid: c.var.carer.uid, useId }, feature, null));
    })
    .post(captureUseContract.path, signedInToSpend, withUseId, async (c) =>
      answer(c, await credits.capture(useOf(c), 'device')),
    )
    .post(releaseUseContract.path, signedInToSpend, withUseId, async (c) =>
      answer(c, await credits.release(useOf(c), 'failed', 'device')),
    )
    .post(receivedUseContract.path, signedInToSpend, withUseId, async (c) =>
      tell(c, await credits.receive(useOf(c))),
    )
    .post(stopUseContract.path, signedInToSpend, withUseId, async (c) =>
      tell(c, await stopUse(ports, useOf(c))),
    );
};

/** What is no use id never was a use, and need not be looked for. */
const withUseId = createMiddleware<SignedIn>(async (c, next) => {
  if (!UseId.safeParse(c.req.param('useId')).success) return refused(c, refuse('credits/use-ended').refusal);
  await next();
});

const isDeviceFeature = (text: string) => (deviceFeatures as readonly string[]).includes(text);
