import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Config } from '#config';
import type { AppEnv } from '#http/app-env';

// Remembers in the browser which accounts it has signed in to: a random device id and, for each account, a proof that
// only we can make. Its guesses are then counted apart from strangers' ones, so that nobody can keep an owner out by
// failing in their name (ID9). It opens nothing by itself.

const proofsKept = 6;
const yearSeconds = 365 * 24 * 60 * 60;

export type KnownDevices = ReturnType<typeof createKnownDevices>;

export function createKnownDevices(config: Pick<Config, 'publicUrl' | 'sessionSecret'>) {
  const isHttps = config.publicUrl.startsWith('https:');
  const name = `${isHttps ? '__Host-' : ''}calmbridge.device`;
  const proofOf = (deviceId: string, email: string) =>
    createHmac('sha256', config.sessionSecret)
      .update(`known-device\n${deviceId}\n${email}`)
      .digest('base64url')
      .slice(0, 22);

  return {
    /** The id of this browser if it has signed in to this account before. */
    knownFor(c: Context<AppEnv>, email: string): string | null {
      const { deviceId, proofs } = read(getCookie(c, name));
      const proof = proofOf(deviceId, email);
      return proofs.some((kept) => isSame(kept, proof)) ? deviceId : null;
    },

    remember(c: Context<AppEnv>, email: string): void {
      const { deviceId, proofs } = read(getCookie(c, name));
      const proof = proofOf(deviceId, email);
      const kept = [proof, ...proofs.filter((other) => other !== proof)].slice(0, proofsKept);
      setCookie(c, name, [deviceId, ...kept].join('.'), {
        httpOnly: true,
        sameSite: 'Lax',
        secure: isHttps,
        path: '/',
        maxAge: yearSeconds,
      });
    },
  };
}

function read(cookie: string | undefined): { deviceId: string; proofs: string[] } {
  const [deviceId = '', ...proofs] = (cookie ?? '').split('.');
  const isOurs = /^[\w-]{22}$/.test(deviceId) && proofs.every((proof) => /^[\w-]{22}$/.test(proof));
  return isOurs ? { deviceId, proofs } : { deviceId: randomBytes(16).toString('base64url'), proofs: [] };
}

const isSame = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
