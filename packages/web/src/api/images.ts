// Pictures made by the server, and fetched from it to be kept on the device. Names of children are replaced
// (`hideNames`) by whoever calls, before words come here.
import { type ImageAnswer, type ImageKind, makeImageContract } from '@calmbridge/domain/images/image';
import { ok, type Result, refuse } from '@calmbridge/domain/result';
import { call, refusalOf } from './call.ts';

/** Two services may be asked one after the other, and a store that is away is tried again. */
const makingMs = 240_000;
const fetchingMs = 60_000;

export type PictureWish = { useId: string; words: string; kind: ImageKind };

/** Pays for one picture, or for nothing when it was made before. Sending the same wish again never pays twice. */
export const makePicture = (wish: PictureWish, signal?: AbortSignal): Promise<Result<ImageAnswer>> =>
  call(makeImageContract, wish, { timeoutMs: makingMs, ...(signal ? { signal } : {}) });

/** The picture itself. `url` is the one of an answer, on our own server. */
export async function fetchPicture(url: string, signal?: AbortSignal): Promise<Result<Blob>> {
  const timeout = AbortSignal.timeout(fetchingMs);
  try {
    const response = await fetch(url, {
      method: 'GET',
      credentials: 'same-origin',
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    if (!response.ok) return refusalOf(await response.json().catch(() => null));
    const picture = await response.blob();
    // A page in place of the picture comes from something between us and the server.
    return picture.type === 'image/jpeg' ? ok(picture) : refuse('service/unavailable');
  } catch {
    return refuse('service/network-request-failed');
  }
}
