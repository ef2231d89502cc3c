import type { AssistantEvent } from '@calmbridge/domain/assistant/wire';

/** One JSON event a line, written as fast as it is read. When the reader goes away, the source is told to end. */
export function eventLines(events: AsyncGenerator<AssistantEvent>, abort: AbortController): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await events.next();
      if (next.done) controller.close();
      else controller.enqueue(encoder.encode(`${JSON.stringify(next.value)}\n`));
    },
    async cancel() {
      abort.abort();
      await events.return(undefined);
    },
  });
  return new Response(body, {
    headers: { 'content-type': 'application/x-ndjson; charset=utf-8', 'x-accel-buffering': 'no' },
  });
}
