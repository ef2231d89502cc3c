// Any OpenAI-compatible chat service. Plain fetch and an event parser: an SDK in this path costs most of the speed.
import { carePlanPrompt, chatPrompt, type Prompt, storyPrompt } from '@calmbridge/domain/assistant/prompts';
import type { ModelService } from '#config';
import type { Clock } from '#ports';
import { createBreaker } from './breaker.ts';
import { readAnswer } from './read-answer.ts';
import { type Ask, type Writer, WriterFailure } from './writer.ts';

export type ServiceLimits = { firstByteMs: number; idleMs: number; totalMs: number };
const usualLimits: ServiceLimits = { firstByteMs: 30_000, idleMs: 30_000, totalMs: 120_000 };
const maxTokens = { plan: 6000, story: 1500, chat: 1500 };
const temperature = 0.7;

export function serviceWriter(service: ModelService, clock: Clock, limits = usualLimits): Writer {
  const breaker = createBreaker(clock);

  async function* write(ask: Ask, signal: AbortSignal): AsyncGenerator<string> {
    breaker.check();
    const timed = timeLimits(signal, limits);
    try {
      const response = await askTwice(service, ask, timed.signal);
      yield* readAnswer(response, timed.sawBytes);
      breaker.succeeded();
    } catch (fault) {
      // A carer who stops is no failure of the service.
      if (signal.aborted) throw fault;
      const failure = failureOf(fault, timed.signal);
      breaker.failed();
      throw failure;
    } finally {
      timed.end();
    }
  }

  return { kind: 'service', state: breaker.state, write };
}

const promptOf = (ask: Ask): Prompt => {
  if (ask.use === 'plan') return carePlanPrompt(ask.ask);
  return ask.use === 'chat' ? chatPrompt(ask.ask) : storyPrompt(ask.ask, ask.problems);
};

const request = ({ baseUrl, apiKey, model }: ModelService, ask: Ask, signal: AbortSignal) => {
  const { system, user } = promptOf(ask);
  return fetch(`${baseUrl.replace(/\/$/, '')}/chat/completions`, {
    method: 'POST',
    signal,
    redirect: 'error',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream, application/json',
      ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
    },
    body: JSON.stringify({
      model,
      messages: [
        { role: 'system', content: system },
        { role: 'user', content: user },
      ],
      temperature,
      max_tokens: maxTokens[ask.use],
      stream: true,
    }),
  });
};

/** Before the first byte of an answer a second try is safe; after it, never. */
async function askTwice(service: ModelService, ask: Ask, signal: AbortSignal): Promise<Response> {
  const first = await request(service, ask, signal).catch((fault: unknown) => {
    if (signal.aborted) throw fault;
    return null;
  });
  if (first?.ok) return first;
  const mayTryAgain = first === null || (first.status >= 500 && !first.headers.has('retry-after'));
  if (!mayTryAgain) return refusedBy(first);
  await first?.body?.cancel();
  const second = await request(service, ask, signal);
  return second.ok ? second : refusedBy(second);
}

async function refusedBy(response: Response): Promise<never> {
  await response.body?.cancel();
  const isBusy = response.status === 429 || response.status === 503;
  const after = Number(response.headers.get('retry-after'));
  const seconds = Number.isFinite(after) && after > 0 ? Math.min(Math.ceil(after), 3600) : undefined;
  throw new WriterFailure(
    `the service answered ${response.status}`,
    isBusy ? 'assistant/unavailable' : 'assistant/failed',
    seconds,
  );
}

const failureOf = (fault: unknown, signal: AbortSignal): WriterFailure => {
  if (fault instanceof WriterFailure) return fault;
  return new WriterFailure(
    signal.aborted ? 'the service took too long' : 'the connection to the service failed',
  );
};

/** One signal that ends when the caller's does or when a limit is reached. */
function timeLimits(outer: AbortSignal, limits: ServiceLimits) {
  const inner = new AbortController();
  const abort = () => inner.abort();
  let gap = setTimeout(abort, limits.firstByteMs);
  const total = setTimeout(abort, limits.totalMs);
  outer.addEventListener('abort', abort, { once: true });
  if (outer.aborted) abort();
  return {
    signal: inner.signal,
    sawBytes: () => {
      clearTimeout(gap);
      gap = setTimeout(abort, limits.idleMs);
    },
    /** Also closes the connection if anything of the answer is still to come. */
    end: () => {
      clearTimeout(gap);
      clearTimeout(total);
      outer.removeEventListener('abort', abort);
      inner.abort();
    },
  };
}
