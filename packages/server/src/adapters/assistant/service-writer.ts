// Any OpenAI-compatible chat service. Node's own client and an event reader: an SDK in this path costs most of the speed.
import type { IncomingMessage } from 'node:http';
import { carePlanPrompt, chatPrompt, type Prompt, storyPrompt } from '@calmbridge/domain/assistant/prompts';
import type { ModelService } from '#config';
import type { Clock } from '#ports';
import { createBreaker } from './breaker.ts';
import { postJson } from './post-json.ts';
import { readAnswer } from './read-answer.ts';
import { type Ask, type Take, type Writer, WriterFailure } from './writer.ts';

export type ServiceLimits = { connectMs: number; firstByteMs: number; idleMs: number; totalMs: number };
const usualLimits: ServiceLimits = {
  connectMs: 10_000,
  firstByteMs: 30_000,
  idleMs: 30_000,
  totalMs: 120_000,
};
const maxTokens = { plan: 6000, story: 1500, chat: 1500 };
const temperature = 0.7;

export function serviceWriter(service: ModelService, clock: Clock, limits = usualLimits): Writer {
  const breaker = createBreaker(clock);

  async function write(ask: Ask, signal: AbortSignal, take: Take): Promise<null> {
    breaker.check();
    const timed = timeLimits(signal, limits);
    const call = () => request(service, ask, timed.signal, limits.connectMs);
    try {
      await readAnswer(await calledTwice(call, timed.signal), take, timed.sawBytes);
      breaker.noteSuccess();
      timed.end();
      return null;
    } catch (fault) {
      const failure = failureOf(fault, timed.signal);
      timed.cut();
      // A carer who stops is no failure of the service.
      if (signal.aborted) throw fault;
      breaker.noteFailure();
      throw failure;
    }
  }

  return { kind: 'service', state: breaker.state, write };
}

const promptOf = (ask: Ask): Prompt => {
  if (ask.use === 'plan') return carePlanPrompt(ask.ask);
  return ask.use === 'chat' ? chatPrompt(ask.ask) : storyPrompt(ask.ask, ask.problems);
};

const request = (
  { baseUrl, apiKey, model }: ModelService,
  ask: Ask,
  signal: AbortSignal,
  connectMs: number,
) => {
  const { system, user } = promptOf(ask);
  return postJson({
    url: `${baseUrl.replace(/\/$/, '')}/chat/completions`,
    signal,
    connectMs,
    headers: {
      accept: 'text/event-stream, application/json',
      ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
    },
    body: {
      model,
      messages: [
        { role: 'system', content: system },
        { role: 'user', content: user },
      ],
      temperature,
      max_tokens: maxTokens[ask.use],
      stream: true,
    },
  });
};

/** Before the first byte of an answer a second try is safe; after it, never. */
async function calledTwice(
  call: () => Promise<IncomingMessage>,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const first = await call().catch((fault: unknown) => {
    if (signal.aborted) throw fault;
    return null;
  });
  if (first !== null && isOk(first)) return first;
  const mayTryAgain =
    first === null || ((first.statusCode ?? 0) >= 500 && first.headers['retry-after'] === undefined);
  if (!mayTryAgain) throw refusedBy(first);
  first?.destroy();
  const second = await call();
  if (isOk(second)) return second;
  throw refusedBy(second);
}

const isOk = ({ statusCode = 0 }: IncomingMessage) => statusCode >= 200 && statusCode < 300;

function refusedBy(response: IncomingMessage): WriterFailure {
  response.destroy();
  const isBusy = response.statusCode === 429 || response.statusCode === 503;
  const after = Number(response.headers['retry-after']);
  const seconds = Number.isFinite(after) && after > 0 ? Math.min(Math.ceil(after), 3600) : undefined;
  return new WriterFailure(
    `the service answered ${response.statusCode}`,
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
  let hasBegun = false;
  const total = setTimeout(abort, limits.totalMs);
  outer.addEventListener('abort', abort, { once: true });
  if (outer.aborted) abort();
  const end = () => {
    clearTimeout(gap);
    clearTimeout(total);
    outer.removeEventListener('abort', abort);
  };
  return {
    signal: inner.signal,
    sawBytes: () => {
      if (hasBegun) return void gap.refresh();
      hasBegun = true;
      clearTimeout(gap);
      gap = setTimeout(abort, limits.idleMs);
    },
    end,
    /** Also closes the connection if anything of the answer is still to come. */
    cut: () => {
      end();
      inner.abort();
    },
  };
}
