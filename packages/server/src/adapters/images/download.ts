import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { type AddressRules, allowedAddress, type Resolve, type Resolved } from './allowed-address.ts';
import { PictureFailure } from './picture-maker.ts';

export const pictureMaxBytes = 12 * 1024 * 1024;
const redirectsMax = 3;

export const resolveByDns: Resolve = (host) => lookup(host, { all: true });

/** Fetches a picture an image service points to. Every step on the way is checked; nobody else's word is taken. */
export async function download(start: string, rules: AddressRules, signal: AbortSignal): Promise<Uint8Array> {
  let address = start;
  for (let step = 0; step <= redirectsMax; step += 1) {
    const url = URL.parse?.(address) ?? parsed(address);
    if (url === null) throw new PictureFailure('not an address');
    const answer = await ask(url, await allowedAddress(url, rules), signal);
    const next = redirectOf(answer);
    if (next === null) return readBody(answer, signal);
    answer.destroy();
    address = new URL(next, url).href;
  }
  throw new PictureFailure('too many redirects');
}

const parsed = (address: string) => (URL.canParse(address) ? new URL(address) : null);

function redirectOf(answer: IncomingMessage): string | null {
  const { statusCode = 0, headers } = answer;
  if (statusCode === 200) return null;
  if ([301, 302, 303, 307, 308].includes(statusCode) && headers.location) return headers.location;
  answer.destroy();
  throw new PictureFailure(`the picture's address answered ${statusCode}`);
}

function ask(url: URL, { address, family }: Resolved, signal: AbortSignal): Promise<IncomingMessage> {
  const toCheckedAddress: LookupFunction = (_host, options, done) =>
    options.all ? done(null, [{ address, family }]) : done(null, address, family);
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      lookup: toCheckedAddress,
      // A kept connection could lead to an address that was never checked.
      agent: false,
      signal,
      headers: { accept: 'image/jpeg, image/png, image/webp', 'accept-encoding': 'identity' },
    });
    request.once('response', resolve);
    request.once('error', reject);
    request.end();
  });
}

/** Reads up to the limit and not a byte more. */
export async function readBody(
  answer: AsyncIterable<Uint8Array> & { headers?: IncomingMessage['headers']; destroy?(): unknown },
  signal: AbortSignal,
  maxBytes = pictureMaxBytes,
): Promise<Uint8Array> {
  const encoding = answer.headers?.['content-encoding'] ?? 'identity';
  const isTooLarge = Number(answer.headers?.['content-length'] ?? 0) > maxBytes;
  if (isTooLarge || encoding !== 'identity') {
    answer.destroy?.();
    throw new PictureFailure(isTooLarge ? 'too large' : 'a packed answer');
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new PictureFailure('too large');
    chunks.push(chunk);
    signal.throwIfAborted();
  }
  return Buffer.concat(chunks);
}
