// Stands between browser and server: can lose the connection, and serve another worker script or none.
import { request as ask, createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Server, startServer } from './server.ts';

export type Front = {
  url: string;
  server: Server;
  /** Without a connection nothing answers any more. */
  connect(isConnected: boolean): void;
  /** What /sw.js is from now on, made from what it is; null: there is none. */
  changeWorker(change: (script: string) => string | null): void;
  stop(): Promise<void>;
};

export async function startFront(environment: Record<string, string> = {}): Promise<Front> {
  let isConnected = true;
  let changeWorker: ((script: string) => string | null) | null = null;
  let target = '';
  const front = createServer((incoming, outgoing) => {
    if (!isConnected) return void incoming.socket.destroy();
    const isChanged = incoming.url === '/sw.js' && changeWorker !== null;
    const headers = { ...incoming.headers, ...(isChanged ? { 'accept-encoding': 'identity' } : {}) };
    if (isChanged) delete headers['if-none-match'];
    const passBack = async (answer: IncomingMessage) => {
      if (!isChanged) {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        return void answer.pipe(outgoing);
      }
      let script = '';
      for await (const part of answer) script += String(part);
      const next = changeWorker?.(script) ?? null;
      outgoing.writeHead(next === null ? 404 : 200, {
        'content-type': 'text/javascript',
        'cache-control': 'no-cache',
      });
      outgoing.end(incoming.method === 'HEAD' ? undefined : (next ?? 'not found'));
    };
    const options = { method: incoming.method, headers };
    const onward = ask(`${target}${incoming.url}`, options, (answer) => void passBack(answer));
    onward.on('error', () => outgoing.destroy());
    // The server learns that its reader is gone.
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  // As the server does: a connection that is closed just as it is used again would look like a lost one.
  front.keepAliveTimeout = 65_000;
  await new Promise<void>((done) => front.listen(0, '127.0.0.1', done));
  const url = `http://localhost:${(front.address() as AddressInfo).port}`;
  const server = await startServer({ PUBLIC_URL: url, ...environment });
  target = server.url;
  return {
    url,
    server,
    connect: (is) => {
      isConnected = is;
      if (!is) front.closeAllConnections();
    },
    changeWorker: (change) => {
      changeWorker = change;
    },
    stop: async () => {
      front.closeAllConnections();
      await new Promise((done) => front.close(done));
      await server.stop();
    },
  };
}
