// A finished text as it is kept: sealed with the page's key, bound to its use, so that nobody can read it at rest and
// none can be put in another's place.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { AssistantEvent } from '@calmbridge/domain/assistant/wire';
import { keyOf, type Use } from '#features/credits/use';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** All events but the last, which tells of the account as it is when it is asked for. */
export type KeptAnswer = { events: readonly AssistantEvent[]; isStopped: boolean };

export function sealAnswer(answer: KeptAnswer, sealKey: string, use: Use): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, Buffer.from(sealKey, 'base64url'), nonce);
  cipher.setAAD(Buffer.from(keyOf(use)));
  const sealed = [cipher.update(JSON.stringify(answer)), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]);
}

/** Null when this key does not open it. */
export function openAnswer(sealed: Buffer, sealKey: string, use: Use): KeptAnswer | null {
  const nonce = sealed.subarray(0, nonceBytes);
  const tag = sealed.subarray(nonceBytes, nonceBytes + tagBytes);
  try {
    const decipher = createDecipheriv(algorithm, Buffer.from(sealKey, 'base64url'), nonce);
    decipher.setAAD(Buffer.from(keyOf(use)));
    decipher.setAuthTag(tag);
    const opened = [decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()];
    return JSON.parse(Buffer.concat(opened).toString()) as KeptAnswer;
  } catch {
    return null;
  }
}
