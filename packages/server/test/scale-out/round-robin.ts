// The plainest proxy: each request goes to the next process. One that takes no connection is passed over; a request that
// was sent and got no answer is cut and never sent again, because it may have been done.
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import { listen } from '../fakes/listen.ts';

export type RoundRobin = {
  url: string;
  /** How many requests each process was handed and took. */
  taken: number[];
  stop(): Promise<void>;
};

export async function startRoundRobin(targets: readonly string[]): Promise<RoundRobin> {
  const taken = targets.map(() => 0);
  let turn = 0;

  const passOn = (
    request: IncomingMessage,
    body: Buffer,
    response: ServerResponse,
    at: number,
    triesLeft: number,
  ) => {
    const { hostname, port } = new URL(targets[at] ?? '');
    const headers = { ...request.headers, 'x-forwarded-for': request.socket.remoteAddress ?? '' };
    const { method, url: path } = request;
    const passed = send({ hostname, port, method, path, headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
      answer.on('aborted', () => response.destroy());
    });
    let isTaken = false;
    passed.on('socket', (socket) =>
      socket.on('connect', () => {
        isTaken = true;
        taken[at] = (taken[at] ?? 0) + 1;
      }),
    );
    passed.on('error', () => {
      if (!isTaken && triesLeft > 0)
        passOn(request, body, response, (at + 1) % targets.length, triesLeft - 1);
      else response.destroy();
    });
    response.on('close', () => passed.destroy());
    passed.end(body);
  };

  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    turn = (turn + 1) % targets.length;
    passOn(request, Buffer.concat(chunks), response, turn, targets.length - 1);
  };
  const server = createServer((request, response) => void take(request, response));
  // Longer than any test: an idle connection that is closed while it is used again would look like a broken call.
  server.keepAliveTimeout = 3_600_000;
  const { origin, stop } = await listen(server);
  return { url: origin, taken, stop };
}
