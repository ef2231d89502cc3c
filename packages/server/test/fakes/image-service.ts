// An OpenAI-compatible image service over a socket that does what a test tells it, good or bad.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from './listen.ts';

/** What lies at the address the service gives out. */
export type PictureBehaviour =
  | { is: 'bytes'; bytes: Uint8Array; contentType?: string }
  | { is: 'redirect'; to: string }
  | { is: 'endless' }
  | { is: 'drip' }
  | { is: 'cut'; bytes: Uint8Array }
  | { is: 'hang' }
  | { is: 'packed'; bytes: Uint8Array }
  | { is: 'status'; status: number };

/** How the service answers. */
export type ImageBehaviour =
  /** Says nothing before `until`. */
  | { is: 'picture'; picture: PictureBehaviour; until?: Promise<void> }
  | { is: 'base64'; text: string }
  | { is: 'address'; url: string }
  | { is: 'status'; status: number; retryAfter?: string }
  | { is: 'raw'; body: string | Uint8Array; contentType?: string }
  /** Refuses any question that names a size. */
  | { is: 'no-sizes'; picture: PictureBehaviour }
  | { is: 'hang' }
  | { is: 'drip' }
  | { is: 'cut' };

type Body = { model: string; prompt: string; n: number; response_format?: string; size?: string };
export type ImageCall = { body: Body; authorization: string | undefined };

export type ImageFake = {
  origin: string;
  url: string;
  calls: ImageCall[];
  fetched: string[];
  /** Requests that are still being answered. */
  open: () => number;
  behave: (next: ImageBehaviour) => void;
  stop: () => Promise<void>;
};

export async function startImageService(first: ImageBehaviour): Promise<ImageFake> {
  let behaviour = first;
  let picture: PictureBehaviour = { is: 'status', status: 404 };
  let open = 0;
  const calls: ImageCall[] = [];
  const fetched: string[] = [];

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    open += 1;
    response.on('close', () => {
      open -= 1;
    });
    if (request.method === 'GET') {
      fetched.push(request.url ?? '');
      return givePicture(picture, response);
    }
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const body = JSON.parse(text) as Body;
    calls.push({ body, authorization: request.headers.authorization });
    if (behaviour.is === 'picture' || behaviour.is === 'no-sizes') picture = behaviour.picture;
    giveAnswer(behaviour, body, response, origin);
  };

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  const { origin, stop } = await listen(server);

  return {
    origin,
    url: `${origin}/v1`,
    calls,
    fetched,
    open: () => open,
    behave: (next) => {
      behaviour = next;
    },
    stop,
  };
}

function giveAnswer(next: ImageBehaviour, body: Body, response: ServerResponse, origin: string): void {
  const json = (data: unknown) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data }));
  switch (next.is) {
    case 'no-sizes':
      if (body.size !== undefined) response.writeHead(400).end('{"error":"Argument not supported: size"}');
      else json([{ url: `${origin}/made/picture` }]);
      return;
    case 'picture':
      void Promise.resolve(next.until).then(() => json([{ url: `${origin}/made/picture` }]));
      return;
    case 'base64':
      json([{ b64_json: next.text }]);
      return;
    case 'address':
      json([{ url: next.url }]);
      return;
    case 'status':
      response
        .writeHead(next.status, next.retryAfter === undefined ? {} : { 'retry-after': next.retryAfter })
        .end('{"error":"no"}');
      return;
    case 'raw':
      response.writeHead(200, { 'content-type': next.contentType ?? 'application/json' }).end(next.body);
      return;
    case 'hang':
      return;
    case 'drip':
      drip(response, '{"data":[');
      return;
    case 'cut':
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"data":[{"url":"http');
      setTimeout(() => response.socket?.resetAndDestroy(), 10);
  }
}

/** A byte every 20 ms without end: no pause is long, and the answer is never complete. */
function drip(response: ServerResponse, start: string | Uint8Array) {
  response.write(start);
  const timer = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(timer));
}

async function givePicture(next: PictureBehaviour, response: ServerResponse): Promise<void> {
  switch (next.is) {
    case 'bytes':
      response.writeHead(200, { 'content-type': next.contentType ?? 'image/png' }).end(next.bytes);
      return;
    case 'packed':
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(next.bytes);
      return;
    case 'redirect':
      response.writeHead(302, { location: next.to }).end();
      return;
    case 'status':
      response.writeHead(next.status).end();
      return;
    case 'endless': {
      // No length is told, as a hostile server would do it.
      const gone = once(response, 'close');
      const megabyte = new Uint8Array(1024 * 1024).fill(0xff);
      for (let sent = 0; sent < 50 && !response.destroyed; sent += 1)
        if (!response.write(megabyte)) await Promise.race([once(response, 'drain'), gone]);
      response.end();
      return;
    }
    case 'cut':
      response.writeHead(200, { 'content-length': next.bytes.length });
      response.write(next.bytes.subarray(0, next.bytes.length / 2));
      setTimeout(() => response.socket?.resetAndDestroy(), 10);
      return;
    case 'drip':
      drip(response, new Uint8Array([0xff, 0xd8, 0xff]));
      return;
    case 'hang':
  }
}
