import { askMeaningsContract } from '@calmbridge/domain/assistant/ask-meanings';
import { carePlanCall, chatCall, storyCall } from '@calmbridge/domain/assistant/wire';
import { type Context, Hono } from 'hono';
import type { Ask } from '#adapters/assistant/writer';
import type { WithSession } from '#http/app-env';
import { jsonBody } from '#http/json-body';
import { refused } from '#http/refused';
import { signedIn, withSession } from '#http/signed-in';
import { askForCarer, type MeaningPorts } from './ask-meanings.ts';
import type { AssistantPorts } from './assistant-ports.ts';
import { eventLines } from './event-lines.ts';
import { asksForNoScene } from './write-checked-story.ts';
import { writeForCarer } from './write-for-carer.ts';

type Sent = { useId: string; sealKey?: string | undefined };

export const assistantRoutes = (ports: AssistantPorts & MeaningPorts) => {
  const answer = async (c: Context<WithSession>, { useId, sealKey }: Sent, body: object, ask: Ask) => {
    const { sessionToken, readCarer } = c.var;
    const written = await writeForCarer(ports, { sessionToken, readCarer, useId, sealKey }, ask, body);
    if (!written.ok) return refused(c, written.refusal);
    const reader = written.value;
    // Also when the connection went before anything was read from our answer.
    const { signal } = c.req.raw;
    if (signal.aborted) reader.leave();
    else signal.addEventListener('abort', reader.leave, { once: true });
    return eventLines(reader);
  };
  const today = () => ports.clock.now().toISOString().slice(0, 10);

  return new Hono<WithSession>()
    .post(carePlanCall.path, withSession, jsonBody(carePlanCall.input), (c) => {
      const { useId, sealKey, ...body } = c.req.valid('json');
      return answer(c, { useId, sealKey }, body, { use: 'plan', ask: { ...body, today: today() } });
    })
    .post(askMeaningsContract.path, signedIn, jsonBody(askMeaningsContract.input), async (c) => {
      const asked = await askForCarer(ports, c.var.carer.uid, { ...c.req.valid('json'), today: today() });
      return asked.ok ? c.json(asked.value) : refused(c, asked.refusal);
    })
    .post(chatCall.path, withSession, jsonBody(chatCall.input), (c) => {
      const { useId, sealKey, ...body } = c.req.valid('json');
      return answer(c, { useId, sealKey }, body, { use: 'chat', ask: body });
    })
    .post(storyCall.path, withSession, jsonBody(storyCall.input), async (c) => {
      const { useId, sealKey, ...body } = c.req.valid('json');
      if (await asksForNoScene(ports.reading, body.request))
        return refused(c, { code: 'assistant/no-such-story' });
      return answer(c, { useId, sealKey }, body, { use: 'story', ask: body, problems: [] });
    });
};
