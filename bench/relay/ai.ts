// The assistant behind the relay: streams a fixed number of tokens, at a pace or as fast as they are taken.
import { createServer } from 'node:http';

const tokens = Number(process.argv[2]);
const chunk = (text: string) => `data: ${JSON.stringify({ choices: [{ delta: { content: text } }] })}\n\n`;
const words = Array.from({ length: tokens }, (_, place) => (place % 12 === 11 ? 'rest. ' : 'calm '));

/** A pace in tokens per second comes with the request's model; 0 is as fast as they are taken. */
const server = createServer(async (request, response) => {
  let body = '';
  for await (const bytes of request) body += String(bytes);
  const pace = Number((JSON.parse(body) as { model?: string }).model ?? 0);
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const word of words) {
    if (!response.write(chunk(word)))
      await new Promise((done) => response.once('drain', done).once('close', done));
    if (pace > 0) await new Promise((done) => setTimeout(done, 1000 / pace));
  }
  response.end('data: [DONE]\n\n');
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' ? `http://127.0.0.1:${address?.port}/v1` : '');
});
