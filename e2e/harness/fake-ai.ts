// An AI service of our own making: speaks the real protocol, and writes what a test tells it, as slowly as it likes.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export type Behaviour =
  | { is: 'writes'; text: string; everyMs?: number }
  /** Writes, and then says nothing more, without an end. */
  | { is: 'stalls'; text: string }
  | { is: 'breaks'; text: string }
  | { is: 'fails'; status: number };

export type FakeAi = {
  url: string;
  calls: { body: string; wasAborted: boolean }[];
  behave(next: Behaviour): void;
  stop(): Promise<void>;
};

export async function startFakeAi(): Promise<FakeAi> {
  let behaviour: Behaviour = { is: 'writes', text: 'Hello.' };
  const calls: FakeAi['calls'] = [];
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const call = { body, wasAborted: false };
    calls.push(call);
    response.on('close', () => {
      call.wasAborted = !response.writableFinished;
    });
    await answer(response, behaviour);
  };
  const server = createServer((request, response) => void take(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    calls,
    behave: (next) => {
      behaviour = next;
    },
    stop: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

async function answer(response: ServerResponse, behaviour: Behaviour): Promise<void> {
  if (behaviour.is === 'fails') {
    response.writeHead(behaviour.status).end('{}');
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const piece of behaviour.text.split(/(?<=\s)/)) {
    if (response.destroyed) return;
    response.write(`data: ${JSON.stringify({ choices: [{ delta: { content: piece } }] })}\n\n`);
    if (behaviour.is === 'writes' && behaviour.everyMs) await pause(behaviour.everyMs);
  }
  if (behaviour.is === 'breaks') response.socket?.resetAndDestroy();
  if (behaviour.is === 'writes') response.end('data: [DONE]\n\n');
}
