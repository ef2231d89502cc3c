import { beforeEach, expect, test, vi } from 'vitest';
import { storeOver } from '#device/testing/device-test-kit';
import { type Answer, answers, fakeServer, isDown, refuses } from '../testing/fake-server.ts';
import { spendOn } from './device-use.ts';
import { stateOf, testPorts } from './testing/use-test-kit.ts';

/** Uses as the server keeps them. Ids are given out in order: u1, u2, … */
function ledger() {
  const uses = new Map<string, 'held' | 'captured' | 'released'>();
  let credits = 1;
  const settle = (id: string, next: 'captured' | 'released') => (): Answer => {
    if (uses.get(id) !== 'held') return refuses(409, 'credits/use-ended');
    uses.set(id, next);
    if (next === 'released') credits += 0.5;
    return answers(stateOf(credits));
  };
  const server = fakeServer({
    'POST /api/uses': () => {
      const { useId } = server.sent('POST /api/uses').at(-1) as { useId: string };
      const known = uses.get(useId);
      if (known === 'held') return refuses(409, 'credits/use-running');
      if (known)
        return refuses(409, known === 'captured' ? 'credits/use-already-answered' : 'credits/use-ended');
      if (credits < 0.5) return refuses(402, 'credits/insufficient');
      uses.set(useId, 'held');
      credits -= 0.5;
      return answers(stateOf(credits));
    },
    ...Object.fromEntries(
      ['u1', 'u2', 'u3'].flatMap((id) => [
        [`POST /api/uses/${id}/capture`, settle(id, 'captured')],
        [`POST /api/uses/${id}/release`, settle(id, 'released')],
      ]),
    ),
  });
  return { server, uses, credits: () => credits, settle };
}

const ports = (store = storeOver()) => {
  let count = 0;
  return testPorts(store, { newId: () => `u${++count}` }).ports;
};

beforeEach(() => vi.unstubAllGlobals());

test('[AP1] held before, taken when it is made, handed out again for nothing', async () => {
  const { uses, credits } = ledger();
  const make = vi.fn(async () => {
    expect([...uses.values()]).toEqual(['held']);
    return 'file';
  });
  const mine = ports();
  const purchase = spendOn(mine, { feature: 'pecsDownloads', make });
  expect(await purchase.get()).toEqual({ is: 'made', value: 'file' });
  expect(await purchase.get()).toEqual({ is: 'made', value: 'file' });
  expect(make).toHaveBeenCalledTimes(1);
  expect([...uses]).toEqual([['u1', 'captured']]);
  expect(credits()).toBe(0.5);
  expect(mine.creditsChanged).toHaveBeenLastCalledWith(stateOf(0.5));
});

test('[AP2] pressing twice makes and pays once', async () => {
  const { uses } = ledger();
  const make = vi.fn(async () => 'file');
  const purchase = spendOn(ports(), { feature: 'pecsDownloads', make });
  const both = await Promise.all([purchase.get(), purchase.get()]);
  expect(both.map(({ is }) => is)).toEqual(['made', 'made']);
  expect(make).toHaveBeenCalledTimes(1);
  expect([...uses]).toEqual([['u1', 'captured']]);
});

test('[AP3] what can not be made costs nothing, and can be tried again', async () => {
  const { uses, credits } = ledger();
  const make = vi.fn().mockRejectedValueOnce(new Error('no canvas')).mockResolvedValue('file');
  const purchase = spendOn(ports(), { feature: 'pecsDownloads', make });
  expect(await purchase.get()).toEqual({ is: 'failed' });
  expect(credits()).toBe(1);
  expect(await purchase.get()).toEqual({ is: 'made', value: 'file' });
  expect([...uses]).toEqual([
    ['u1', 'released'],
    ['u2', 'captured'],
  ]);
});

test('[AP4] without credits, or offline, nothing is made', async () => {
  const { server, credits } = ledger();
  const make = vi.fn(async () => 'file');
  for (const _ of [1, 2]) await spendOn(ports(), { feature: 'pecsUploads', make: async () => '' }).get();
  server.change({ 'POST /api/uses': refuses(402, 'credits/insufficient') });
  const purchase = spendOn(ports(), { feature: 'pecsDownloads', make });
  expect(await purchase.get()).toMatchObject({ is: 'refused', refusal: { code: 'credits/insufficient' } });
  server.change({ 'POST /api/uses': isDown });
  expect(await purchase.get()).toMatchObject({ refusal: { code: 'service/network-request-failed' } });
  expect(make).not.toHaveBeenCalled();
  expect(credits()).toBeGreaterThanOrEqual(0);
});

test('[AP5] an answer lost after the price was taken does not take it twice', async () => {
  const { server, uses, settle } = ledger();
  const take = settle('u1', 'captured');
  const losing = () => {
    take();
    return isDown();
  };
  server.change({ 'POST /api/uses/u1/capture': losing });
  const make = vi.fn(async () => 'file');
  const purchase = spendOn(ports(), { feature: 'pecsDownloads', make });
  expect(await purchase.get()).toMatchObject({ is: 'refused' });
  expect(await purchase.get()).toEqual({ is: 'made', value: 'file' });
  expect(make).toHaveBeenCalledTimes(1);
  expect([...uses]).toEqual([['u1', 'captured']]);
});

test('[AP5] paid for and not handed out when the page went away, the same file is free on the next', async () => {
  const { server, uses, settle } = ledger();
  const take = settle('u1', 'captured');
  server.change({
    'POST /api/uses/u1/capture': () => {
      take();
      return isDown();
    },
  });
  const store = storeOver();
  const make = vi.fn(async () => 'file');
  const wish = { feature: 'pecsDownloads', key: 'board-1 as pdf', make } as const;
  expect(await spendOn(ports(store), wish).get()).toMatchObject({ is: 'refused' });
  expect(await spendOn(ports(store), wish).get()).toEqual({ is: 'made', value: 'file' });
  expect([...uses]).toEqual([['u1', 'captured']]);
});

test('[AP5] a hold that ran out while the thing was made is taken again, once', async () => {
  const { uses, credits, settle } = ledger();
  const purchase = spendOn(ports(), {
    feature: 'pecsDownloads',
    make: async () => {
      settle('u1', 'released')();
      return 'file';
    },
  });
  expect(await purchase.get()).toEqual({ is: 'made', value: 'file' });
  expect([...uses]).toEqual([
    ['u1', 'released'],
    ['u2', 'captured'],
  ]);
  expect(credits()).toBe(0.5);
});
