import { describe, expect, test } from 'vitest';
import { createPasswords, derive, owaspCost } from './passwords.ts';

const cheap = { log2N: 4, r: 8, p: 1 };

describe('passwords', () => {
  test('[ID5] are kept as scrypt at a set of parameters OWASP lists', async () => {
    const listed = [
      { log2N: 17, r: 8, p: 1 },
      { log2N: 16, r: 8, p: 2 },
      { log2N: 15, r: 8, p: 3 },
      { log2N: 14, r: 8, p: 5 },
      { log2N: 13, r: 8, p: 10 },
    ];
    expect(listed).toContainEqual(owaspCost);
    const passwords = createPasswords();
    const hash = await passwords.hash('quiet harbour lantern');
    expect(hash).toMatch(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
    expect(await passwords.verify('quiet harbour lantern', hash)).toBe(true);
    expect(await passwords.verify('quiet harbour lanterm', hash)).toBe(false);
  });

  test('[ID5] a hash made at other parameters is still understood', async () => {
    const older = await createPasswords({ log2N: 5, r: 4, p: 2 }).hash('quiet harbour lantern');
    expect(await createPasswords(cheap).verify('quiet harbour lantern', older)).toBe(true);
  });

  test('[ID5] the same password never gives the same hash, and nobody’s hash fits nothing', async () => {
    const passwords = createPasswords(cheap);
    expect(await passwords.hash('tea')).not.toBe(await passwords.hash('tea'));
    expect(await passwords.verify('', passwords.nobodysHash)).toBe(false);
  });

  test('[ID5] two are computed at a time, the rest in turn; a hundred waiting is too many', async () => {
    let running = 0;
    let most = 0;
    const passwords = createPasswords(cheap, async (...work) => {
      running += 1;
      most = Math.max(most, running);
      const key = await derive(...work);
      running -= 1;
      return key;
    });
    const all = Array.from({ length: 101 }, (_, n) => passwords.hash(`password ${n}`));
    expect(passwords.isOverloaded()).toBe(false);
    all.push(passwords.hash('one more'));
    expect(passwords.isOverloaded()).toBe(true);
    expect(new Set(await Promise.all(all)).size).toBe(102);
    expect(most).toBe(2);
    expect(passwords.isOverloaded()).toBe(false);
  });

  test('[ID5] a failed computation gives its place away', async () => {
    let isBroken = true;
    const passwords = createPasswords(cheap, (...work) =>
      isBroken ? Promise.reject(new Error('no memory')) : derive(...work),
    );
    await expect(Promise.all([1, 2, 3, 4].map(() => passwords.hash('tea')))).rejects.toThrow('no memory');
    isBroken = false;
    expect(await passwords.verify('tea', await passwords.hash('tea'))).toBe(true);
  });
});
