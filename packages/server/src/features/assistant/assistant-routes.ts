import { carePlanCall, chatCall, storyCall } from '@calmbridge/domain/assistant/wire';
import { type Context, Hono } from 'hono';
import type { Ask } from '#adapters/assistant/writer';
import type { WithSession } from '#http/app-env';
import { jsonBody } from '#http/json-body';
import { refused } from '#http/refused';
import { withSession } from '#http/signed-in';
import { eventLines } from './event-lines.ts';
import { type AssistantPorts, writeForCarer } from './write-for-carer.ts';

export const assistantRoutes = (ports: AssistantPorts) => {
  const answer = async (c: Context<WithSession>, useId: string, ask: Ask) => {
    const abort = new AbortController();
    c.req.raw.signal.addEventListener('abort', () => abort.abort(), { once: true });
    const { sessionToken, readCarer } = c.var;
    const written = await writeForCarer(ports, { sessionToken, readCarer, useId }, ask, abort.signal);
    return written.ok ? eventLines(written.value, abort) : refused(c, written.refusal);
  };
  const today = () => ports.clock.now().toISOString().slice(0, 10);

  return new Hono<WithSession>()
    .post(carePlanCall.path, withSession, jsonBody(carePlanCall.input), (c) => {
      const { useId, profile } = c.req.valid('json');
      return answer(c, useId, { use: 'plan', ask: { profile, today: today() } });
    })
    .post(chatCall.path, withSession, jsonBody(chatCall.input), (c) => {
      const { useId, ...ask } = c.req.valid('json');
      return answer(c, useId, { use: 'chat', ask });
    })
    .post(storyCall.path, withSession, jsonBody(storyCall.input), (c) => {
      const { useId, ...ask } = c.req.valid('json');
      return answer(c, useId, { use: 'story', ask, problems: [] });
    });
};
