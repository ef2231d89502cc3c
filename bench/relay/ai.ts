// The assistant behind the relay: streams the same tokens, at the pace it was last told (tokens a second; 0 is as fast
// as they are taken).
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tokens } from './answer-text.ts';

const chunk = (text: string) =>
  `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', model: 'bench', choices: [{ index: 0, delta: { content: text }, finish_reason: null }] })}\n\n`;
const chunks = tokens.map(chunk);
let pace = 0;

const answer = async (request: IncomingMessage, response: ServerResponse) => {
  for await (const _ of request);
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const gone = once(response, 'close');
  for (const bytes of chunks) {
    if (response.destroyed) return;
    if (!response.write(bytes)) await Promise.race([once(response, 'drain'), gone]);
    if (pace > 0) await new Promise((done) => setTimeout(done, 1000 / pace));
  }
  response.end('data: [DONE]\n\n');
};
const server = createServer((request, response) => void answer(request, response));
process.on('message', (told) => {
  pace = Number(told);
  process.send?.('told');
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' ? `http://127.0.0.1:${address?.port}/v1` : '');
});
process.once('disconnect', () => process.exit(0));
