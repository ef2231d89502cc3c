import { askedByOf } from '@calmbridge/domain/assistant/asked-by';
import { carePlanCall, chatCall, storyCall } from '@calmbridge/domain/assistant/wire';
import { type Context, Hono } from 'hono';
import type { Ask } from '#adapters/assistant/writer';
import type { SignedIn } from '#http/app-env';
import { jsonBody } from '#http/json-body';
import { refused } from '#http/refused';
import { signedIn } from '#http/signed-in';
import { eventLines } from './event-lines.ts';
import { type AssistantPorts, writeForCarer } from './write-for-carer.ts';

export const assistantRoutes = (ports: AssistantPorts) => {
  const answer = async (c: Context<SignedIn>, useId: string, ask: Ask) => {
    const abort = new AbortController();
    c.req.raw.signal.addEventListener('abort', () => abort.abort(), { once: true });
    const written = await writeForCarer(ports, { uid: c.var.carer.uid, useId }, ask, abort.signal);
    return written.ok ? eventLines(written.value, abort) : refused(c, written.refusal);
  };
  const askedBy = (c: Context<SignedIn>) => askedByOf(c.var.carer.accountCreator);
  const today = () => ports.clock.now().toISOString().slice(0, 10);

  return new Hono<SignedIn>()
    .post(carePlanCall.path, signedIn, jsonBody(carePlanCall.input), (c) => {
      const { useId, profile } = c.req.valid('json');
      return answer(c, useId, { use: 'plan', ask: { profile, today: today(), askedBy: askedBy(c) } });
    })
    .post(chatCall.path, signedIn, jsonBody(chatCall.input), (c) => {
      const { useId, ...ask } = c.req.valid('json');
      return answer(c, useId, { use: 'chat', ask: { ...ask, askedBy: askedBy(c) } });
    })
    .post(storyCall.path, signedIn, jsonBody(storyCall.input), (c) => {
      const { useId, ...ask } = c.req.valid('json');
      return answer(c, useId, { use: 'story', ask, problems: [] });
    });
};
