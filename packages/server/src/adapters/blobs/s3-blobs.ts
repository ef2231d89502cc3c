// Any S3-compatible store, by its path-style addresses. A store that does not answer is asked again for a while.
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { S3 } from '#config';
import { BlobFailure, type Blobs, checkedKey } from './blobs.ts';

export type S3Limits = {
  /** One attempt. */
  attemptMs: number;
  /** How long a picture somebody waits for is asked for again. */
  readMs: number;
  /** How long anything else is tried again, and an upload. */
  operationMs: number;
  uploadMs: number;
};
export const usualLimits: S3Limits = {
  attemptMs: 20_000,
  readMs: 20_000,
  operationMs: 120_000,
  uploadMs: 600_000,
};
const firstPauseMs = 200;
const longestPauseMs = 8_000;

type Ask = {
  method: string;
  address: string;
  body?: Uint8Array;
  forMs: number;
  signal?: AbortSignal | undefined;
};

export function s3Blobs(settings: S3, limits = usualLimits): Blobs {
  const { accessKeyId, secretAccessKey, region } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const bucket = `${settings.endpoint.replace(/\/+$/, '')}/${encodeURIComponent(settings.bucket)}`;
  const addressOf = (key: string) => `${bucket}/${checkedKey(key, 'file')}`;

  const once = async ({ method, address, body, signal }: Ask): Promise<Response> => {
    const timeout = AbortSignal.timeout(limits.attemptMs);
    return client.fetch(address, {
      method,
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      headers: {
        'x-amz-content-sha256': createHash('sha256')
          .update(body ?? '')
          .digest('hex'),
        ...(body ? { 'content-type': 'image/jpeg' } : {}),
      },
      ...(body ? { body: new Blob([new Uint8Array(body)]) } : {}),
    });
  };

  const ask = async (what: Ask): Promise<Response> => {
    const until = performance.now() + what.forMs;
    for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      const answer = await once(what).catch(() => null);
      if (answer !== null && !mayPass(answer.status)) return answer;
      await answer?.body?.cancel();
      const why = answer === null ? 'the store does not answer' : `the store answered ${answer.status}`;
      if (what.signal?.aborted || performance.now() + pauseMs > until) throw new BlobFailure(why);
      await sleep(pauseMs, undefined, what.signal ? { signal: what.signal } : {}).catch(() => undefined);
    }
  };

  const remove = async (key: string) => {
    const address = addressOf(key);
    await expectDone(await ask({ method: 'DELETE', address, forMs: limits.operationMs }), [404]);
  };
  const list = async (folder: string) => {
    const prefix = encodeURIComponent(checkedKey(folder, 'folder'));
    const keys: string[] = [];
    for (let token: string | null = ''; token !== null; ) {
      const more: string = token === '' ? '' : `&continuation-token=${encodeURIComponent(token)}`;
      const address = `${bucket}?list-type=2&prefix=${prefix}${more}`;
      const answer = await ask({ method: 'GET', address, forMs: limits.operationMs });
      const page = await listed(answer);
      keys.push(...page.keys);
      token = page.next;
    }
    return keys;
  };

  return {
    async has(key, signal) {
      const answer = await ask({ method: 'HEAD', address: addressOf(key), forMs: limits.readMs, signal });
      await expectDone(answer, [404]);
      return answer.status !== 404;
    },
    async read(key, signal) {
      const answer = await ask({ method: 'GET', address: addressOf(key), forMs: limits.readMs, signal });
      if (answer.status === 200) return new Uint8Array(await answer.arrayBuffer().catch(cutOff));
      await expectDone(answer, [404]);
      return null;
    },
    async write(key, body, signal) {
      const address = addressOf(key);
      await expectDone(await ask({ method: 'PUT', address, body, forMs: limits.uploadMs, signal }));
    },
    remove,
    list,
    async removeAll(folder) {
      for (const key of await list(folder)) await remove(key);
    },
  };
}

const cutOff = () => {
  throw new BlobFailure('the store cut its answer off');
};

/** Worth another try: the store is busy, restarting or away. No room stays no room. */
const mayPass = (status: number) => status !== 507 && (status >= 500 || status === 429 || status === 408);

async function expectDone(answer: Response, alsoFine: readonly number[] = []): Promise<void> {
  const text = await answer.text().catch(() => '');
  if (answer.ok || alsoFine.includes(answer.status)) return;
  const isFull = answer.status === 507 || /<Code>[A-Za-z]*(Quota|StorageFull)[A-Za-z]*<\/Code>/.test(text);
  throw new BlobFailure(
    `the store answered ${answer.status}`,
    isFull ? 'images/no-room' : 'images/storage-unavailable',
  );
}

async function listed(answer: Response): Promise<{ keys: string[]; next: string | null }> {
  if (!answer.ok) await expectDone(answer);
  const text = await answer.text().catch(cutOff);
  const next = /<NextContinuationToken>([^<]+)</.exec(text)?.[1] ?? null;
  return {
    keys: [...text.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = '']) => key),
    next: next === null ? null : next.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  };
}
