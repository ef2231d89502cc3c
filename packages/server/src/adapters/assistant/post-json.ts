// One request by Node's own client: its events cost a fraction of what fetch's streams do, and an answer comes in
// hundreds of pieces. A redirect is an answer like any other and is not followed.
import {
  type ClientRequest,
  Agent as HttpAgent,
  type IncomingMessage,
  request as requestHttp,
} from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';

export type Post = {
  url: string;
  headers: Record<string, string>;
  body: object;
  signal: AbortSignal;
  connectMs: number;
};

// Opening a connection, above all a secret one, takes longer than all else we do before the first word. One that was
// closed meanwhile by the other side fails before the first byte, when a second try is safe.
const kept = { keepAlive: true, timeout: 60_000, scheduling: 'lifo' } as const;
const http = { request: requestHttp, agent: new HttpAgent(kept) };
const https = { request: requestHttps, agent: new HttpsAgent(kept) };

/** Resolves when the head of the answer is there. Its body is still to be read, or the answer to be destroyed. */
export function postJson({ url, headers, body, signal, connectMs }: Post): Promise<IncomingMessage> {
  const bytes = Buffer.from(JSON.stringify(body));
  const target = new URL(url);
  const { request: open, agent } = target.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const request = open(target, {
      method: 'POST',
      agent,
      signal,
      headers: { 'content-type': 'application/json', 'content-length': String(bytes.length), ...headers },
    });
    limitConnecting(request, connectMs);
    request.once('response', resolve);
    request.on('error', reject);
    request.setNoDelay(true);
    request.end(bytes);
  });
}

function limitConnecting(request: ClientRequest, connectMs: number) {
  request.once('socket', (socket) => {
    if (!socket.connecting) return;
    const timer = setTimeout(() => request.destroy(new Error('no connection in time')), connectMs);
    const clear = () => clearTimeout(timer);
    socket.once('connect', clear).once('close', clear);
  });
}
