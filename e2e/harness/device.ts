// What a carer has on this device, written past the pages as they would keep it, and read past them.
import { meContract } from '@calmbridge/domain/users/me';
import type { Page } from '@playwright/test';

export type Kept = { id: string };

/**
 * Needs a signed-in page that is open. The next page that opens sees the records; `orderOf` says which comes first,
 * the highest does, and the order they are given in where it says nothing.
 */
export async function keepOnDevice<T extends Kept>(
  page: Page,
  collection: string,
  records: readonly T[],
  { version = 1, orderOf = (_: T, at: number) => Date.now() - at } = {},
) {
  const answer = await page.request.get(meContract.path);
  const who = meContract.output.parse(await answer.json());
  if (who.is === 'signed-out') throw new Error('nobody is signed in on this page');
  const start = `calmbridge/u/${who.me.user.uid}/${collection}/`;
  const entries = records.map((value, at) => [
    start + value.id,
    JSON.stringify({ v: version, order: orderOf(value, at), value }),
  ]);
  await page.evaluate((all) => {
    for (const [key = '', text = ''] of all) localStorage.setItem(key, text);
  }, entries);
}

/** The records of whoever uses this device. */
export const keptOnDevice = <T = Kept>(page: Page, collection: string): Promise<T[]> =>
  page.evaluate(
    (folder) =>
      Object.keys(localStorage)
        .filter((key) => key.includes(folder))
        .map((key) => JSON.parse(localStorage.getItem(key) ?? '').value),
    `/${collection}/`,
  );
