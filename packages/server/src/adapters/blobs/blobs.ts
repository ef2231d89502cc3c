// Where made pictures are kept: in the data folder or in an S3-compatible store, under the same keys.
import type { RefusalCode } from '@calmbridge/domain/refusals';

export type Blobs = {
  has(key: string, signal?: AbortSignal): Promise<boolean>;
  read(key: string, signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Whole or not at all. */
  write(key: string, bytes: Uint8Array, signal?: AbortSignal): Promise<void>;
  remove(key: string): Promise<void>;
  /** The keys in a folder; its name ends in a slash. */
  list(folder: string): Promise<string[]>;
  removeAll(folder: string): Promise<void>;
};

/** The store could not do it. Anything else that is thrown is a fault of ours. */
export class BlobFailure extends Error {
  constructor(
    /** For the log. */
    readonly what: string,
    readonly code: Extract<
      RefusalCode,
      'images/no-room' | 'images/storage-unavailable'
    > = 'images/storage-unavailable',
  ) {
    super(what);
  }
}

const safeKey = /^[a-z][a-z-]*\/[A-Za-z0-9_-]{1,128}\/([A-Za-z0-9_-]{1,128}\.jpg)?$/;

/** A key names a file, a folder ends in its slash. Nothing else gets near a path or an address. */
export function checkedKey(key: string, is: 'file' | 'folder'): string {
  if (!safeKey.test(key) || key.endsWith('/') !== (is === 'folder')) throw new Error('not a key of ours');
  return key;
}
