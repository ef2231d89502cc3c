import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { normalPassword } from '@calmbridge/domain/identity/password';

// Keeps passwords as scrypt hashes. Each computation takes a fixed piece of memory, so only a few run at once and the
// rest wait their turn; when too many wait, callers are asked to come back.

export type ScryptCost = { log2N: number; r: number; p: number };

/** One of the sets OWASP's password storage cheat sheet lists as equally strong: 64 MiB for each computation. */
export const owaspCost: ScryptCost = { log2N: 16, r: 8, p: 2 };

const atOnce = 2;
const mostWaiting = 100;

export type Passwords = {
  hash(password: string): Promise<string>;
  verify(password: string, hash: string): Promise<boolean>;
  isOverloaded(): boolean;
};

export function createPasswords(cost: ScryptCost = owaspCost, compute: typeof derive = derive): Passwords {
  const inTurn = turns(atOnce);
  return {
    hash: async (password) => {
      const salt = randomBytes(16);
      const key = await inTurn.take(() => compute(password, salt, cost));
      return `scrypt$${cost.log2N}$${cost.r}$${cost.p}$${salt.toString('base64url')}$${key.toString('base64url')}`;
    },
    verify: async (password, hash) => {
      const [, log2N, r, p, salt = '', key = ''] = hash.split('$');
      const kept = { log2N: Number(log2N), r: Number(r), p: Number(p) };
      const computed = await inTurn.take(() => compute(password, Buffer.from(salt, 'base64url'), kept));
      const expected = Buffer.from(key, 'base64url');
      return expected.length === computed.length && timingSafeEqual(expected, computed);
    },
    isOverloaded: () => inTurn.waiting() >= mostWaiting,
  };
}

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
