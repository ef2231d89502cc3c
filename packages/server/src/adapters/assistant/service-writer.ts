// Any OpenAI-compatible chat service. Node's own client and an event reader: an SDK in this path costs most of the speed.
import type { IncomingMessage } from 'node:http';
import { completionPrompt, rewritePrompt } from '@calmbridge/domain/assistant/mend-prompts';
import { carePlanPrompt, chatPrompt, type Prompt, storyPrompt } from '@calmbridge/domain/assistant/prompts';
import type { ModelService } from '#config';
import type { Clock } from '#ports';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { postJson } from './post-json.ts';
import { readAnswer } from './read-answer.ts';
import { type Ask, type Mend, type Take, type Writer, WriterFailure } from './writer.ts';

export type ServiceLimits = { connectMs: number; firstByteMs: number; idleMs: number; totalMs: number };
const usualLimits: ServiceLimits = {
  connectMs: 10_000,
  firstByteMs: 30_000,
  idleMs: 30_000,
  totalMs: 120_000,
};
/** A carer waits for it in the middle of a text. */
const mendLimits: Record<Mend['is'], ServiceLimits> = {
  sentence: { connectMs: 3000, firstByteMs: 6000, idleMs: 6000, totalMs: 8000 },
  passages: { connectMs: 5000, firstByteMs: 20_000, idleMs: 10_000, totalMs: 30_000 },
};
const maxTokens = { plan: 6000, story: 1500, chat: 1500, sentence: 200, passages: 900 };
const temperature = 0.7;

export function serviceWriter(service: ModelService, clock: Clock, limits = usualLimits): Writer {
  const breaker = createCircuitBreaker(clock);

  async function ask(
    asked: Asked,
    { connectMs, ...rest }: ServiceLimits,
    signal: AbortSignal,
    take: Take,
  ): Promise<void> {
    breaker.check();
    const timed = timeLimits(signal, rest);
    const call = () => request(service, asked, timed.signal, connectMs);
    try {
      await readAnswer(await calledTwice(call, timed.signal), take, timed.sawBytes);
      breaker.noteSuccess();
      timed.end();
    } catch (fault) {
      const failure = failureOf(fault, timed.signal);
      timed.cut();
      // A carer who stops is no failure of the service.
      if (signal.aborted) throw fault;
      breaker.noteFailure();
      throw failure;
    }
  }

  return {
    kind: 'service',
    state: breaker.state,
    async write(task, signal, take) {
      await ask({ prompt: promptOf(task), maxTokens: maxTokens[task.use] }, limits, signal, take);
      return [];
    },
    async mend(part, signal) {
      let text = '';
      const asked = { prompt: mendPromptOf(part), maxTokens: maxTokens[part.is] };
      await ask(asked, mendLimits[part.is], signal, (piece) => {
        text += piece;
        return false;
      });
      return text;
    },
  };
}

type Asked = { prompt: Prompt; maxTokens: number };

const mendPromptOf = (part: Mend): Prompt =>
  part.is === 'sentence' ? rewritePrompt(part) : completionPrompt(part);

const promptOf = (ask: Ask): Prompt => {
  if (ask.use === 'plan') return carePlanPrompt(ask.ask, ask.problems);
  return ask.use === 'chat' ? chatPrompt(ask.ask) : storyPrompt(ask.ask, ask.problems);
};

const request = (
  { baseUrl, apiKey, model }: ModelService,
  { prompt: { system, user }, maxTokens }: Asked,
  signal: AbortSignal,
  connectMs: number,
) =>
  postJson({
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
      max_tokens: maxTokens,
      stream: true,
    },
  });

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
function timeLimits(outer: AbortSignal, limits: Omit<ServiceLimits, 'connectMs'>) {
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
