// Any S3-compatible store, by its path-style addresses.
import type { S3 } from '#config';
import { BlobFailure, type Blobs, checkedKey } from './blobs.ts';
import { createS3Sender } from './s3-requests.ts';

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

export function s3Blobs(settings: S3, limits = usualLimits): Blobs {
  const send = createS3Sender(settings, limits.attemptMs);
  const bucket = `${settings.endpoint.replace(/\/+$/, '')}/${encodeURIComponent(settings.bucket)}`;
  const addressOf = (key: string) => `${bucket}/${checkedKey(key, 'file')}`;

  const remove = async (key: string) => {
    const address = addressOf(key);
    await expectDone(await send({ method: 'DELETE', address, forMs: limits.operationMs }), [404]);
  };
  const list = async (folder: string) => {
    const prefix = encodeURIComponent(checkedKey(folder, 'folder'));
    const keys: string[] = [];
    for (let token: string | null = ''; token !== null; ) {
      const more: string = token === '' ? '' : `&continuation-token=${encodeURIComponent(token)}`;
      const address = `${bucket}?list-type=2&prefix=${prefix}${more}`;
      const page = await listed(await send({ method: 'GET', address, forMs: limits.operationMs }));
      keys.push(...page.keys);
      token = page.next;
    }
    return keys;
  };

  return {
    async has(key, signal) {
      const answer = await send({ method: 'HEAD', address: addressOf(key), forMs: limits.readMs, signal });
      await expectDone(answer, [404]);
      return answer.status !== 404;
    },
    async read(key, signal) {
      const answer = await send({ method: 'GET', address: addressOf(key), forMs: limits.readMs, signal });
      if (answer.status === 200) return new Uint8Array(await answer.arrayBuffer().catch(cutOff));
      await expectDone(answer, [404]);
      return null;
    },
    async write(key, body, signal) {
      const address = addressOf(key);
      await expectDone(await send({ method: 'PUT', address, body, forMs: limits.uploadMs, signal }));
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
