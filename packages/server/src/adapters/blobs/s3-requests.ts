// Signed requests to an S3-compatible store. A store that does not answer is asked again for a while.
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { S3 } from '#config';
import { BlobFailure } from './blobs.ts';

export type S3Request = {
  method: string;
  address: string;
  body?: Uint8Array;
  /** How long it is tried again. */
  forMs: number;
  signal?: AbortSignal | undefined;
};

const firstPauseMs = 200;
const longestPauseMs = 8_000;

/** `attemptMs` is the longest that one attempt may take. */
export function createS3Sender(settings: S3, attemptMs: number): (request: S3Request) => Promise<Response> {
  const { accessKeyId, secretAccessKey, region } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });

  const sendOnce = ({ method, address, body, signal }: S3Request): Promise<Response> => {
    const timeout = AbortSignal.timeout(attemptMs);
    const digest = createHash('sha256').update(body ?? '');
    return client.fetch(address, {
      method,
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      headers: {
        'x-amz-content-sha256': digest.digest('hex'),
        ...(body ? { 'content-type': 'image/jpeg' } : {}),
      },
      ...(body ? { body: new Blob([new Uint8Array(body)]) } : {}),
    });
  };

  return async (request) => {
    const until = performance.now() + request.forMs;
    for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      const answer = await sendOnce(request).catch(() => null);
      if (answer !== null && !mayPass(answer.status)) return answer;
      await answer?.body?.cancel();
      const why = answer === null ? 'the store does not answer' : `the store answered ${answer.status}`;
      if (request.signal?.aborted || performance.now() + pauseMs > until) throw new BlobFailure(why);
      await sleep(pauseMs, undefined, request.signal ? { signal: request.signal } : {}).catch(
        () => undefined,
      );
    }
  };
}

/** Worth another try: the store is busy, restarting or away. No room stays no room. */
const mayPass = (status: number) => status !== 507 && (status >= 500 || status === 429 || status === 408);
