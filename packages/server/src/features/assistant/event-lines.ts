import type { AnswerReader } from './answer-log.ts';

/** An empty line now and then tells the reader that the connection is still there. The page gives up after three. */
const usualBeatMs = 10_000;

/** One JSON event a line, written as fast as it is read. A batch is one write. */
export function eventLines(answer: AnswerReader, beatMs = usualBeatMs): Response {
  const encoder = new TextEncoder();
  let beat: NodeJS.Timeout | undefined;
  // Nothing is taken before it is asked for: what was taken counts as written.
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        beat = setInterval(() => controller.enqueue(encoder.encode('\n')), beatMs).unref();
      },
      async pull(controller) {
        const events = await answer.next();
        if (events === null) {
          clearInterval(beat);
          return controller.close();
        }
        let lines = '';
        for (const event of events) lines += `${JSON.stringify(event)}\n`;
        controller.enqueue(encoder.encode(lines));
      },
      cancel() {
        clearInterval(beat);
        answer.leave();
      },
    },
    { highWaterMark: 0 },
  );
  return new Response(body, {
    headers: { 'content-type': 'application/x-ndjson; charset=utf-8', 'x-accel-buffering': 'no' },
  });
}
