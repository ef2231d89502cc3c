import { imageUrl } from '@calmbridge/domain/images/image';
import { ok, type Result, refuse } from '@calmbridge/domain/result';
import { BlobFailure } from '#adapters/blobs/blobs';
import type { Ports } from '#ports';
import { pictureFolder, pictureKey, symbolIdIn } from './picture-keys.ts';

type PicturePorts = Pick<Ports, 'blobs' | 'log'>;

/** A picture of this carer's own, by the name of its file. */
export async function readPicture(
  ports: PicturePorts,
  uid: string,
  fileName: string,
  signal: AbortSignal,
): Promise<Result<Uint8Array<ArrayBuffer>>> {
  const symbolId = symbolIdIn(fileName);
  if (symbolId === null) return refuse('images/not-there');
  const found = await stored(ports, () => ports.blobs.read(pictureKey(uid, symbolId), signal));
  if (!found.ok) return found;
  return found.value === null ? refuse('images/not-there') : ok(found.value);
}

/** Everything the server holds of this carer's pictures. */
export async function listPictures(
  ports: PicturePorts,
  uid: string,
): Promise<Result<{ symbolId: string; url: string }[]>> {
  const keys = await stored(ports, () => ports.blobs.list(pictureFolder(uid)));
  if (!keys.ok) return keys;
  const ids = keys.value.flatMap((key) => symbolIdIn(key.slice(key.lastIndexOf('/') + 1)) ?? []);
  return ok(ids.toSorted().map((symbolId) => ({ symbolId, url: imageUrl(uid, symbolId) })));
}

async function stored<T>({ log }: PicturePorts, act: () => Promise<T>): Promise<Result<T>> {
  try {
    return ok(await act());
  } catch (fault) {
    if (!(fault instanceof BlobFailure)) throw fault;
    log.error({ what: fault.what }, 'the picture storage failed');
    return refuse(fault.code);
  }
}
