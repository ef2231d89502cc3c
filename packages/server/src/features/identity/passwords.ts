import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { normalPassword } from '@calmbridge/domain/identity/password';
import { refuse } from '@calmbridge/domain/result';

// Keeps passwords as scrypt hashes. Each computation takes a fixed piece of memory, so only a few run at once and the
// rest wait their turn; when too many wait, callers are asked to come back.

export type ScryptCost = { log2N: number; r: number; p: number };

/** One of the minimum sets of OWASP's password storage cheat sheet: 32 MiB for each computation. */
export const owaspCost: ScryptCost = { log2N: 15, r: 8, p: 3 };

/** What to answer when too many wait. */
export const busy = refuse('service/unavailable', { retryAfterSeconds: 10 });

const atOnce = 2;
const mostWaiting = 100;

export type Passwords = {
  hash(password: string): Promise<string>;
  verify(password: string, hash: string): Promise<boolean>;
  isOverloaded(): boolean;
  /** A hash nothing fits, as dear to check as any other: for e-mails nobody has. */
  nobodysHash: string;
};

export function createPasswords(cost: ScryptCost = owaspCost, compute: typeof derive = derive): Passwords {
  const inTurn = turns(atOnce);
  return {
    hash: async (password) => {
      const salt = randomBytes(16);
      const key = await inTurn.take(() => compute(password, salt, cost));
      return written(cost, salt, key);
    },
    verify: async (password, hash) => {
      const [, log2N, r, p, salt = '', key = ''] = hash.split('$');
      const kept = { log2N: Number(log2N), r: Number(r), p: Number(p) };
      const computed = await inTurn.take(() => compute(password, Buffer.from(salt, 'base64url'), kept));
      const expected = Buffer.from(key, 'base64url');
      return expected.length === computed.length && timingSafeEqual(expected, computed);
    },
    isOverloaded: () => inTurn.waiting() >= mostWaiting,
    nobodysHash: written(cost, randomBytes(16), randomBytes(32)),
  };
}

const written = ({ log2N, r, p }: ScryptCost, salt: Buffer, key: Buffer) =>
  `scrypt$${log2N}$${r}$${p}$${salt.toString('base64url')}$${key.toString('base64url')}`;

/** One scrypt computation. */
export function derive(password: string, salt: Buffer, { log2N, r, p }: ScryptCost): Promise<Buffer> {
  const N = 2 ** log2N;
  const options: ScryptOptions = { N, r, p, maxmem: 128 * r * (N + p + 2) };
  return new Promise((resolve, reject) => {
    scrypt(normalPassword(password), salt, 32, options, (fault, key) =>
      fault ? reject(fault) : resolve(key),
    );
  });
}

function turns(most: number) {
  const queue: (() => void)[] = [];
  let running = 0;
  return {
    waiting: () => queue.length,
    take: async <T>(work: () => Promise<T>): Promise<T> => {
      if (running >= most) await new Promise<void>((resolve) => queue.push(resolve));
      else running += 1;
      try {
        return await work();
      } finally {
        // The place is handed to the next in line, so nobody can slip in between.
        const next = queue.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
