// The assistant behind the relay: streams a fixed number of tokens as fast as they are taken.
import { createServer } from 'node:http';

const tokens = Number(process.argv[2]);
const chunk = (text: string) => `data: ${JSON.stringify({ choices: [{ delta: { content: text } }] })}\n\n`;
const words = Array.from({ length: tokens }, (_, place) => (place % 12 === 11 ? 'rest. ' : 'calm '));

const server = createServer(async (request, response) => {
  request.resume();
  await new Promise((done) => request.once('end', done));
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (let place = 0; place < words.length; place += 4) {
    const batch = words
      .slice(place, place + 4)
      .map(chunk)
      .join('');
    if (!response.write(batch)) await new Promise((done) => response.once('drain', done).once('close', done));
  }
  response.end('data: [DONE]\n\n');
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' ? `http://127.0.0.1:${address?.port}/v1` : '');
});
