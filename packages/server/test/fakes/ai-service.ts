// An OpenAI-compatible chat service over a socket that does what a test tells it, good or bad.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from './listen.ts';

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

export type AiCall = {
  body: ChatBody;
  authorization: string | undefined;
  hasEnded: boolean;
  wasAborted: boolean;
};
type ChatBody = {
  model: string;
  messages: { role: string; content: string }[];
  temperature: number;
  stream?: boolean;
  max_tokens?: number;
};

export type AiFake = {
  url: string;
  calls: AiCall[];
  /** Calls that are still being answered. */
  open: () => number;
  behave: (next: AiBehaviour | ((body: ChatBody) => AiBehaviour)) => void;
  stop: () => Promise<void>;
};

const sse = (text: string) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: text } }] })}\n\n`;

export async function startAiService(first: AiBehaviour = { is: 'whole', text: 'Hello.' }): Promise<AiFake> {
  let behaviour: AiBehaviour | ((body: ChatBody) => AiBehaviour) = first;
  const calls: AiCall[] = [];

  const stream = async (response: ServerResponse, chunks: readonly string[], everyMs = 0) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.flushHeaders();
    const gone = once(response, 'close');
    for (const chunk of chunks) {
      if (response.destroyed) return;
      if (!response.write(sse(chunk))) await Promise.race([once(response, 'drain'), gone]);
      if (everyMs > 0) await new Promise((done) => setTimeout(done, everyMs));
    }
  };

  const act = async (next: AiBehaviour, body: ChatBody, response: ServerResponse): Promise<void> => {
    switch (next.is) {
      case 'stream':
        await stream(response, next.chunks, next.everyMs);
        await next.until;
        response.end(next.withoutDone === true ? '' : 'data: [DONE]\n\n');
        return;
      case 'whole':
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(
            JSON.stringify({ choices: [{ index: 0, message: { role: 'assistant', content: next.text } }] }),
          );
        return;
      case 'status':
        response
          .writeHead(next.status, {
            'content-type': 'application/json',
            ...(next.retryAfter === undefined ? {} : { 'retry-after': next.retryAfter }),
          })
          .end(next.body ?? JSON.stringify({ error: { message: 'refused', type: 'error' } }));
        return;
      case 'hang':
        return;
      case 'headers-only':
        response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
        return;
      case 'cut':
        await stream(response, next.chunks, 5);
        response.socket?.resetAndDestroy();
        return;
      case 'malformed':
        await stream(response, next.chunks);
        response.end('data: {"choices":[{"delta":{"content":"half\n\ndata: not json\n\n');
        return;
      case 'error-inside':
        await stream(response, next.chunks);
        response.end(
          `data: ${JSON.stringify({ error: { message: 'overloaded', code: 503 } })}\n\ndata: [DONE]\n\n`,
        );
        return;
      case 'stall':
        await stream(response, next.chunks);
        return;
      case 'done-and-stall':
        await stream(response, next.chunks);
        response.write('data: [DONE]\n\n');
        return;
      case 'html':
        response
          .writeHead(200, { 'content-type': 'text/html' })
          .end('<!doctype html><h1>Sign in to the network</h1>');
        return;
      case 'invalid-utf8':
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.write('data: {"choices":[{"delta":{"content":"');
        response.write(Buffer.from([0xff, 0xfe, 0xc3, 0x28]));
        response.end('"}}]}\n\ndata: [DONE]\n\n');
        return;
      case 'raw':
        response.writeHead(200, { 'content-type': next.contentType }).end(next.body);
        return;
      case 'echo':
        await stream(response, [body.messages.map((message) => message.content).join('\n\n')]);
        response.end('data: [DONE]\n\n');
    }
  };

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const body = JSON.parse(text === '' ? '{}' : text) as ChatBody;
    const call: AiCall = {
      body,
      authorization: request.headers.authorization,
      hasEnded: false,
      wasAborted: false,
    };
    calls.push(call);
    response.on('close', () => {
      call.hasEnded = true;
      call.wasAborted = !response.writableFinished;
    });
    await act(typeof behaviour === 'function' ? behaviour(body) : behaviour, body, response);
  };

  const server = createServer(
    (request, response) => void handle(request, response).catch(() => response.destroy()),
  );
  const { origin, stop } = await listen(server);
  return {
    url: `${origin}/v1`,
    calls,
    open: () => calls.filter((call) => !call.hasEnded).length,
    behave: (next) => {
      behaviour = next;
    },
    stop,
  };
}
