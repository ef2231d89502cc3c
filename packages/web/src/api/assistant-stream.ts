// The way to everything the assistant writes: a call that is answered line by line. However it ends, the end is a
// value; so is a connection that breaks off.
import { AssistantEvent } from '@calmbridge/domain/assistant/wire';
import type { CreditState } from '@calmbridge/domain/credits/credit-state';
import { RefusedAnswer } from '@calmbridge/domain/http/contract';
import type { Refusal } from '@calmbridge/domain/result';
import type { z } from 'zod';

export type AssistantCall = { method: 'POST'; path: string; input: z.ZodType };
export type ContentEvent = Exclude<AssistantEvent, { is: 'done' | 'failed' }>;

export type StreamEnd =
  /** `isStopped`: it was stopped before its end, and is paid for. */
  | { is: 'done'; charged: number; state: CreditState; isStopped: boolean; isFree: boolean }
  /** The server has given up on it. With `state` it says that the credit is back. */
  | { is: 'failed'; why: Refusal; state: CreditState | null }
  /** It was not even begun. */
  | { is: 'refused'; why: Refusal }
  /** The connection was lost; what became of the request is not known. */
  | { is: 'lost' }
  /** The reader has had enough. */
  | { is: 'stopped' };

/** The server sends at least an empty line every ten seconds. After this long without one the connection is gone. */
export const silenceMs = 35_000;

export async function streamAssistant(
  call: AssistantCall,
  body: unknown,
  { signal, onEvent }: { signal: AbortSignal; onEvent: (event: ContentEvent) => void },
): Promise<StreamEnd> {
  const connection = endingInSilence(signal);
  try {
    const response = await fetch(call.path, {
      method: call.method,
      credentials: 'same-origin',
      headers: { accept: 'application/x-ndjson', 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: connection.signal,
    });
    if (!response.ok || !response.body) return refusedBy(await response.json().catch(() => null));
    for await (const line of linesOf(response.body, connection.heard)) {
      const event = AssistantEvent.safeParse(JSON.parse(line));
      // A later server may say more than this page knows of.
      if (!event.success) continue;
      const end = endOf(event.data);
      if (end) return end;
      onEvent(event.data as ContentEvent);
    }
    return signal.aborted ? { is: 'stopped' } : lost;
  } catch {
    return signal.aborted ? { is: 'stopped' } : lost;
  } finally {
    connection.close();
  }
}

/** Ends by the reader's own signal, or when nothing arrived for too long: a broken connection is often not reported. */
function endingInSilence(signal: AbortSignal) {
  const ending = new AbortController();
  const closed = new AbortController();
  const end = () => ending.abort();
  let silence = setTimeout(end, silenceMs);
  const hush = () => clearTimeout(silence);
  const heard = () => {
    hush();
    silence = setTimeout(end, silenceMs);
  };
  const listening = { signal: closed.signal };
  if (signal.aborted) end();
  signal.addEventListener('abort', end, listening);
  // A page that is left hears nothing, and the browser may bring it back.
  globalThis.window?.addEventListener('pagehide', hush, listening);
  globalThis.window?.addEventListener('pageshow', heard, listening);
  return {
    signal: ending.signal,
    heard,
    close: () => {
      hush();
      closed.abort();
    },
  };
}

const lost: StreamEnd = { is: 'lost' };

function endOf(event: AssistantEvent): StreamEnd | null {
  if (event.is === 'done') {
    const { charged, state, isStopped = false, isFree = false } = event;
    return { is: 'done', charged, state, isStopped, isFree };
  }
  if (event.is !== 'failed') return null;
  return { is: 'failed', why: refusalOf(event.code, event.retryAfterSeconds), state: event.state };
}

/** A page that is no answer of ours comes from something between us and the server. */
function refusedBy(answer: unknown): StreamEnd {
  const refused = RefusedAnswer.safeParse(answer);
  if (!refused.success) return lost;
  const { code, retryAfterSeconds } = refused.data.error;
  return { is: 'refused', why: refusalOf(code, retryAfterSeconds) };
}

const refusalOf = (code: Refusal['code'], retryAfterSeconds: number | undefined): Refusal =>
  retryAfterSeconds === undefined ? { code } : { code, retryAfterSeconds };

/** Whole lines, wherever the network cut the bytes. A last line without its end is a line cut off, and is left out. */
export async function* linesOf(
  body: ReadableStream<Uint8Array>,
  heard: () => void = () => undefined,
): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      heard();
      const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line.trim() !== '') yield line;
    }
  } finally {
    // Also when the reader has enough: the connection is not left open.
    await reader.cancel().catch(() => undefined);
  }
}
