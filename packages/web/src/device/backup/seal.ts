// A sealed backup: the file's bytes behind a passphrase. The header says how, in the clear; it is part of what is
// authenticated, so nothing in it can be changed unnoticed. Described in docs/backup-format.md.
import { z } from 'zod';

type Bytes = Uint8Array<ArrayBuffer>;
export type Opened =
  | { ok: true; bytes: Bytes }
  | { ok: false; why: 'not-a-backup' | 'newer-version' | 'wrong-passphrase' | 'no-encryption' };

const magic = new TextEncoder().encode('calmbridge-sealed\n');
const version = 1;
export const iterations = 800_000;
/** A file that asks for more would keep a phone busy for minutes; less was never written. */
const fewestIterations = 600_000;
const mostIterations = 10_000_000;
const headerMax = 4096;

const base64 = (length: number) =>
  z
    .string()
    .max(64)
    .transform((text) => fromBase64(text))
    .refine((bytes) => bytes.length === length);
const Header = z.object({
  version: z.literal(version),
  kdf: z.object({
    name: z.literal('PBKDF2-SHA-256'),
    iterations: z.int().min(fewestIterations).max(mostIterations),
    salt: base64(16),
  }),
  cipher: z.object({ name: z.literal('AES-256-GCM'), iv: base64(12) }),
});
type Header = z.infer<typeof Header>;

/** Browsers offer encryption on secure addresses only. */
export const canSeal = (): boolean => globalThis.crypto?.subtle !== undefined;

export const isSealed = (bytes: Uint8Array): boolean => magic.every((byte, at) => bytes[at] === byte);

export async function seal(bytes: Bytes, passphrase: string, rounds = iterations): Promise<Bytes> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const header = {
    version,
    kdf: { name: 'PBKDF2-SHA-256', iterations: rounds, salt: toBase64(salt) },
    cipher: { name: 'AES-256-GCM', iv: toBase64(iv) },
  };
  const front = joined([magic, new TextEncoder().encode(`${JSON.stringify(header)}\n`)]);
  const key = await keyFor(passphrase, salt, rounds);
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: front }, key, bytes);
  return joined([front, new Uint8Array(sealed)]);
}

/** What can be said of a sealed file before its passphrase is known. */
export function sealProblem(file: Uint8Array): 'not-a-backup' | 'newer-version' | null {
  const { header } = opening(file);
  return header === null ? 'not-a-backup' : header === 'newer' ? 'newer-version' : null;
}

export async function unseal(file: Bytes, passphrase: string): Promise<Opened> {
  const { header, end } = opening(file);
  if (header === null) return { ok: false, why: 'not-a-backup' };
  if (header === 'newer') return { ok: false, why: 'newer-version' };
  if (!canSeal()) return { ok: false, why: 'no-encryption' };
  const { kdf, cipher } = header;
  const key = await keyFor(passphrase, kdf.salt, kdf.iterations);
  const additionalData = file.slice(0, end + 1);
  try {
    const opened = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: cipher.iv, additionalData },
      key,
      file.slice(end + 1),
    );
    return { ok: true, bytes: new Uint8Array(opened) };
  } catch {
    // A wrong passphrase and a changed file look the same: that is what authentication means.
    return { ok: false, why: 'wrong-passphrase' };
  }
}

function opening(file: Uint8Array) {
  const end = file.subarray(0, magic.length + headerMax).indexOf(10, magic.length);
  return { end, header: end < 0 ? null : readHeader(file.subarray(magic.length, end)) };
}

function readHeader(bytes: Uint8Array): Header | 'newer' | null {
  try {
    const given: unknown = JSON.parse(new TextDecoder().decode(bytes));
    const read = Header.safeParse(given);
    if (read.success) return read.data;
    return z.object({ version: z.int().min(version + 1) }).safeParse(given).success ? 'newer' : null;
  } catch {
    return null;
  }
}

/** The same passphrase typed on another keyboard may compose its accents differently. */
async function keyFor(passphrase: string, salt: Bytes, rounds: number): Promise<CryptoKey> {
  const typed = new TextEncoder().encode(passphrase.normalize('NFKC'));
  const base = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveKey']);
  const kdf = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds };
  return crypto.subtle.deriveKey(kdf, base, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

function joined(parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text: string): Bytes => {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
};
