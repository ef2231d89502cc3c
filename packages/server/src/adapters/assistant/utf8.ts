import { isAscii } from 'node:buffer';
import { TextDecoder } from 'node:util';
import { WriterFailure } from './writer.ts';

/** Bytes to text, wherever they are cut. Bytes that are no UTF-8 are a failure, not a guess. */
export function createUtf8() {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  /** The decoder may be waiting for the rest of a character. */
  let mayWait = false;
  const decoded = (bytes: Uint8Array, options: { stream: boolean }) => {
    try {
      return decoder.decode(bytes, options);
    } catch {
      throw new WriterFailure('the answer is not UTF-8');
    }
  };
  return {
    decode(bytes: Buffer): string {
      if (!mayWait && isAscii(bytes)) return bytes.toString('latin1');
      mayWait = (bytes.at(-1) ?? 0) >= 0x80;
      return decoded(bytes, { stream: true });
    },
    end: () => void decoded(new Uint8Array(), { stream: false }),
  };
}
