import type { Answer } from './write-for-carer.ts';

/** One JSON event a line, written as fast as it is read. When the reader goes away, the source is told to end. */
export function eventLines(answer: Answer, abort: AbortController): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await answer.next();
      if (next.done) return controller.close();
      let lines = '';
      for (const event of next.value) lines += `${JSON.stringify(event)}\n`;
      controller.enqueue(encoder.encode(lines));
    },
    async cancel() {
      abort.abort();
      await answer.return(undefined);
    },
  });
  return new Response(body, {
    headers: { 'content-type': 'application/x-ndjson; charset=utf-8', 'x-accel-buffering': 'no' },
  });
}
