// The yardstick: a page of one heading, with no script, no style and no font, from a server on the same machine.
import { createServer } from 'node:http';

const html =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Empty</title></head><body><h1>Empty</h1></body></html>';

export async function startEmptyPage() {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(html);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    url: `http://localhost:${port}/`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
