// What a chat service may do with a call, good or bad.
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';

export type AiBehaviour =
  /** Does not end before `until`. */
  | {
      is: 'stream';
      chunks: readonly string[];
      everyMs?: number;
      withoutDone?: boolean;
      until?: Promise<void>;
    }
  | { is: 'whole'; text: string }
  | { is: 'status'; status: number; retryAfter?: string; body?: string }
  | { is: 'hang' }
  | { is: 'headers-only' }
  | { is: 'cut'; chunks: readonly string[] }
  | { is: 'malformed'; chunks: readonly string[] }
  | { is: 'error-inside'; chunks: readonly string[] }
  | { is: 'stall'; chunks: readonly string[] }
  /** Says that it is over, and does not end. */
  | { is: 'done-and-stall'; chunks: readonly string[] }
  | { is: 'html' }
  | { is: 'invalid-utf8' }
  | { is: 'raw'; body: string; contentType: string }
  /** Writes back whatever it was told, as the most obedient model would. */
  | { is: 'echo' };

export type ChatBody = {
  model: string;
  messages: { role: string; content: string }[];
  temperature: number;
  stream?: boolean;
  max_tokens?: number;
};

type Behave<Is extends AiBehaviour['is']> = (
  response: ServerResponse,
  next: Extract<AiBehaviour, { is: Is }>,
  body: ChatBody,
) => Promise<void> | void;

export async function behaveAs(next: AiBehaviour, body: ChatBody, response: ServerResponse): Promise<void> {
  const behave = behaviours[next.is] as Behave<AiBehaviour['is']>;
  await behave(response, next, body);
}

const eventStream = { 'content-type': 'text/event-stream' };
const asJson = { 'content-type': 'application/json' };
const done = 'data: [DONE]\n\n';

const behaviours: { [Is in AiBehaviour['is']]: Behave<Is> } = {
  async stream(response, { chunks, everyMs, until, withoutDone }) {
    await stream(response, chunks, everyMs);
    await until;
    response.end(withoutDone === true ? '' : done);
  },
  whole(response, { text }) {
    const message = { role: 'assistant', content: text };
    response.writeHead(200, asJson).end(JSON.stringify({ choices: [{ index: 0, message }] }));
  },
  status(response, { status, retryAfter, body }) {
    const headers = retryAfter === undefined ? asJson : { ...asJson, 'retry-after': retryAfter };
    response
      .writeHead(status, headers)
      .end(body ?? JSON.stringify({ error: { message: 'refused', type: 'error' } }));
  },
  hang: () => undefined,
  'headers-only'(response) {
    response.writeHead(200, eventStream).flushHeaders();
  },
  async cut(response, { chunks }) {
    await stream(response, chunks, 5);
    response.socket?.resetAndDestroy();
  },
  async malformed(response, { chunks }) {
    await stream(response, chunks);
    response.end('data: {"choices":[{"delta":{"content":"half\n\ndata: not json\n\n');
  },
  async 'error-inside'(response, { chunks }) {
    await stream(response, chunks);
    const error = { message: 'overloaded', code: 503 };
    response.end(`data: ${JSON.stringify({ error })}\n\n${done}`);
  },
  stall: (response, { chunks }) => stream(response, chunks),
  async 'done-and-stall'(response, { chunks }) {
    await stream(response, chunks);
    response.write(done);
  },
  html(response) {
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><h1>Sign in to the network</h1>');
  },
  'invalid-utf8'(response) {
    response.writeHead(200, eventStream);
    response.write('data: {"choices":[{"delta":{"content":"');
    response.write(Buffer.from([0xff, 0xfe, 0xc3, 0x28]));
    response.end(`"}}]}\n\n${done}`);
  },
  raw(response, { body, contentType }) {
    response.writeHead(200, { 'content-type': contentType }).end(body);
  },
  async echo(response, _next, { messages }) {
    await stream(response, [messages.map(({ content }) => content).join('\n\n')]);
    response.end(done);
  },
};

async function stream(response: ServerResponse, chunks: readonly string[], everyMs = 0) {
  response.writeHead(200, eventStream);
  response.flushHeaders();
  const gone = once(response, 'close');
  for (const chunk of chunks) {
    if (response.destroyed) return;
    if (!response.write(sse(chunk))) await Promise.race([once(response, 'drain'), gone]);
    if (everyMs > 0) await new Promise((next) => setTimeout(next, everyMs));
  }
}

const sse = (text: string) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: text } }] })}\n\n`;
