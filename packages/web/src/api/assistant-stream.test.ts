import { carePlanCall } from '@calmbridge/domain/assistant/wire';
import { emptyProfile } from '@calmbridge/domain/child/profile';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type ContentEvent, linesOf, silenceMs, streamAssistant } from './assistant-stream.ts';

const state = {
  credits: 0.75,
  plan: 'free',
  isAdmin: false,
  aiUsage: { carePlans: 1, stories: 0, aiChats: 0, pecsDownloads: 0, pecsGenerations: 0, pecsUploads: 0 },
} as const;

const bytes = (text: string) => new TextEncoder().encode(text);
const streamOf = (chunks: readonly Uint8Array[], ending: 'closes' | 'breaks' | 'hangs' = 'closes') =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      if (ending === 'closes') controller.close();
      if (ending === 'breaks') controller.error(new TypeError('network error'));
    },
  });

const ask = async (body: BodyInit | null, status = 200, signal = new AbortController().signal) => {
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
  const events: ContentEvent[] = [];
  const body2 = { useId: '0b8f6a52-9d7c-4f5e-8a55-3f0f6f3d9a10', profile: emptyProfile };
  const end = await streamAssistant(carePlanCall, body2, {
    signal,
    onEvent: (event) => events.push(event),
  });
  return { end, events };
};
const line = (event: unknown) => `${JSON.stringify(event)}\n`;
const lost = { is: 'lost' };

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('an answer that comes line by line', () => {
  test('[CH1] is read the same wherever the network cuts it', async () => {
    const all = bytes(
      line({ is: 'begun', writer: 'guidebook' }) +
        line({ is: 'text', text: 'Zoë’s plan 🌉\n' }) +
        line({ is: 'done', charged: 0.25, state }),
    );
    for (const size of [1, 2, 3, 7, 64, all.length]) {
      const chunks = Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
        all.slice(at * size, (at + 1) * size),
      );
      const { end, events } = await ask(streamOf(chunks));
      expect(events).toEqual([
        { is: 'begun', writer: 'guidebook' },
        { is: 'text', text: 'Zoë’s plan 🌉\n' },
      ]);
      expect(end).toEqual({ is: 'done', charged: 0.25, state, isStopped: false, isFree: false });
    }
  });

  test('[CH2] that breaks off, or ends without its last event, is a lost connection', async () => {
    const begun = bytes(line({ is: 'text', text: 'Half' }));
    expect(await ask(streamOf([begun], 'breaks'))).toMatchObject({ end: lost });
    expect(await ask(streamOf([begun]))).toEqual({ end: lost, events: [{ is: 'text', text: 'Half' }] });
    expect(await ask(streamOf([begun, bytes('{"is":"done","charged":0')]))).toMatchObject({ end: lost });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const signal = new AbortController().signal;
    const body = { useId: '0b8f6a52-9d7c-4f5e-8a55-3f0f6f3d9a10', profile: emptyProfile };
    expect(await streamAssistant(carePlanCall, body, { signal, onEvent: () => {} })).toEqual(lost);
  });

  test('[CH2] a refusal comes as its code, from the status or from the last event', async () => {
    const refusal = { error: { code: 'credits/insufficient', requestId: 'r1' } };
    expect((await ask(JSON.stringify(refusal), 402)).end).toEqual({
      is: 'refused',
      why: { code: 'credits/insufficient' },
    });
    expect((await ask('<h1>Bad gateway</h1>', 502)).end).toEqual(lost);
    const failed = line({ is: 'failed', code: 'assistant/failed', retryAfterSeconds: 9, state });
    expect((await ask(failed)).end).toEqual({
      is: 'failed',
      why: { code: 'assistant/failed', retryAfterSeconds: 9 },
      state,
    });
  });

  test('what is no event of ours is passed over, and text that is no event at all is a broken answer', async () => {
    const strange = line({ is: 'weather', rain: true }) + line({ is: 'done', charged: 0, state });
    expect(await ask(strange)).toMatchObject({ end: { is: 'done' }, events: [] });
    expect(await ask('<html>sign in to the network</html>\n')).toMatchObject({ end: lost });
  });

  test('[CH3] stopping ends it', async () => {
    const stop = new AbortController();
    stop.abort();
    expect((await ask(streamOf([], 'closes'), 200, stop.signal)).end).toEqual({ is: 'stopped' });
  });

  test('[AS18] a connection that has gone silent counts as lost; empty lines keep it alive', async () => {
    vi.useFakeTimers();
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    vi.stubGlobal('fetch', async (_: string, { signal }: { signal: AbortSignal }) => {
      const body = new ReadableStream<Uint8Array>({
        start(it) {
          controller = it;
          signal.addEventListener('abort', () => it.error(new DOMException('', 'AbortError')));
        },
      });
      return new Response(body);
    });
    const body = { useId: '0b8f6a52-9d7c-4f5e-8a55-3f0f6f3d9a10', profile: emptyProfile };
    let end: unknown = null;
    const reading = streamAssistant(carePlanCall, body, {
      signal: new AbortController().signal,
      onEvent: () => undefined,
    }).then((it) => {
      end = it;
    });
    await vi.advanceTimersByTimeAsync(silenceMs - 1000);
    controller?.enqueue(bytes('\n'));
    await vi.advanceTimersByTimeAsync(silenceMs - 1000);
    expect(end).toBeNull();
    await vi.advanceTimersByTimeAsync(2000);
    await reading;
    expect(end).toEqual(lost);
  });

  test('a reader that has enough closes the connection', async () => {
    const cancelled = vi.fn<() => void>();
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(bytes('line\n')),
      cancel: cancelled,
    });
    for await (const found of linesOf(endless)) if (found === 'line') break;
    expect(cancelled).toHaveBeenCalled();
  });
});
