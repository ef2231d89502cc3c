// A real S3 server on a socket (s3rver), behind a door that checks what s3rver does not: the signature of every request.
// The door can also be told to misbehave.
import { createHash, createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { listen } from './listen.ts';

export const storeKeys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

export type DoorBehaviour =
  | { is: 'open' }
  | { is: 'status'; status: number; times: number; body?: string }
  | { is: 'hang' };

export async function startS3Store() {
  const directory = await mkdtemp(path.join(tmpdir(), 'calmbridge-s3-'));
  const store = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'pictures' }],
  });
  const { port } = await store.run();
  let behaviour: DoorBehaviour = { is: 'open' };
  const seen: string[] = [];

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    seen.push(`${request.method} ${request.url}`);
    if (behaviour.is === 'hang') return;
    if (behaviour.is === 'status' && behaviour.times > 0) {
      behaviour = { ...behaviour, times: behaviour.times - 1 };
      return void response.writeHead(behaviour.status).end(behaviour.body ?? '');
    }
    if (!isSigned(request, body))
      return void response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
    const { method, url, headers } = request;
    const passed = send({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    passed.end(body);
  };

  const door = createServer(
    (request, response) => void handle(request, response).catch(() => response.destroy()),
  );
  const { origin: endpoint, stop } = await listen(door);
  return {
    settings: { endpoint, bucket: 'pictures', region: 'auto', ...storeKeys },
    seen,
    behave: (next: DoorBehaviour) => {
      behaviour = next;
    },
    stop: async () => {
      await stop();
      await store.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** AWS Signature Version 4, worked out anew from the request as it arrived. */
function isSigned({ method = '', url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const given =
    /Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(
      headers.authorization ?? '',
    );
  const [, keyId, day = '', region = '', names = '', signature] = given ?? [];
  const digest = createHash('sha256').update(body).digest('hex');
  if (keyId !== storeKeys.accessKeyId || headers['x-amz-content-sha256'] !== digest) return false;
  const [address = '', query = ''] = url.split('?');
  const signedHeaders = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [
    method,
    address,
    query.split('&').toSorted().join('&'),
    signedHeaders.join(''),
    names,
    digest,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = [
    'AWS4-HMAC-SHA256',
    headers['x-amz-date'],
    scope,
    createHash('sha256').update(canonical).digest('hex'),
  ];
  const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  const signingKey = [region, 's3', 'aws4_request'].reduce(
    hmac,
    hmac(`AWS4${storeKeys.secretAccessKey}`, day),
  );
  return hmac(signingKey, toSign.join('\n')).toString('hex') === signature;
}
