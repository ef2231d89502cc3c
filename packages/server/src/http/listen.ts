import type { Server } from 'node:http';
import { type AddressInfo, isIPv6 } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import type { AppEnv } from './app-env.ts';

export type Listening = {
  url: string;
  /** Takes no more requests, finishes those under way, and cuts what is left when the time is over. */
  stop(longestMs: number): Promise<void>;
};

type Where = { port: number; host: string };

export async function listen(app: Hono<AppEnv>, { port, host }: Where): Promise<Listening> {
  // The adaptor's type also covers HTTP/2, which is made only when asked for.
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  // A request must arrive whole within this time; answers may take as long as they need.
  server.requestTimeout = 30_000;
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const bound = (server.address() as AddressInfo).port;
  return { url: `http://${shownHost(host)}:${bound}`, stop: (longestMs) => stop(server, longestMs) };
}

function shownHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return isIPv6(host) ? `[${host}]` : host;
}

function stop(server: Server, longestMs: number): Promise<void> {
  return new Promise((resolve) => {
    // A connection that is kept open after its last answer would hold up the end.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const limit = setTimeout(() => server.closeAllConnections(), longestMs);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(limit);
      resolve();
    });
  });
}
