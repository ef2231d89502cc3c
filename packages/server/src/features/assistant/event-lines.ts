import type { Answer } from './write-for-carer.ts';

/** An empty line now and then tells the reader that the connection is still there. The page gives up after three. */
const usualBeatMs = 10_000;

/** One JSON event a line, written as fast as it is read. When the reader goes away, the source is told to end. */
export function eventLines(answer: Answer, abort: AbortController, beatMs = usualBeatMs): Response {
  const encoder = new TextEncoder();
  let beat: NodeJS.Timeout | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      beat = setInterval(() => controller.enqueue(encoder.encode('\n')), beatMs).unref();
    },
    async pull(controller) {
      const next = await answer.next();
      if (next.done) {
        clearInterval(beat);
        return controller.close();
      }
      let lines = '';
      for (const event of next.value) lines += `${JSON.stringify(event)}\n`;
      controller.enqueue(encoder.encode(lines));
    },
    async cancel() {
      clearInterval(beat);
      abort.abort();
      await answer.return(undefined);
    },
  });
  return new Response(body, {
    headers: { 'content-type': 'application/x-ndjson; charset=utf-8', 'x-accel-buffering': 'no' },
  });
}
