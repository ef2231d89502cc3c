import { emptyProfile } from '@calmbridge/domain/child/profile';
import { expect, test, vi } from 'vitest';
import { noDetails } from '#device/records/emergency-details';
import { formDrafts } from '#device/records/shapes';
import { lastingMemory, storeOver } from '#device/testing/device-test-kit';
import { claimDraft } from './claim-draft.ts';
import { draftKeeper } from './draft-keeper.ts';

const leo = { profile: { ...emptyProfile, name: 'Leo', age: 'six' }, childId: 'c1', emergency: noDetails };
const mia = { profile: { ...emptyProfile, name: 'Mia' }, childId: '', emergency: noDetails };

/** What several tabs hold between them. A tab that is closed lets go of its names. */
function tabs() {
  const held = new Map<string, number>();
  const memory = new Map<number, string>();
  return {
    tab: (id: number) => ({
      lastId: () => memory.get(id) ?? null,
      remember: (draftId: string) => void memory.set(id, draftId),
      hold: async (name: string) => {
        if (held.has(name)) return false;
        held.set(name, id);
        return true;
      },
    }),
    close: (id: number) => {
      for (const [name, by] of held) if (by === id) held.delete(name);
    },
  };
}

test('[FM3] a draft comes back as it was typed, and an empty form leaves none', async () => {
  const store = storeOver();
  const keeper = draftKeeper(store, 'd1');
  expect(keeper.read()).toBeNull();
  keeper.save(leo);
  expect(keeper.read()).toEqual(leo);
  await vi.waitFor(() => expect(store.collection(formDrafts).all()).toHaveLength(1));
  keeper.save({ profile: emptyProfile, childId: '', emergency: noDetails });
  expect(keeper.read()).toBeNull();
});

test('[FM3] a full device says so, and keeps the draft it has', () => {
  const keeper = draftKeeper(storeOver(lastingMemory(2_000)), 'd1');
  expect(keeper.save(mia)).toEqual({ ok: true });
  const long = { ...leo, profile: { ...leo.profile, notes: 'x'.repeat(3_000) } };
  expect(keeper.save(long)).toEqual({ ok: false, why: 'device/full' });
  expect(keeper.read()).toEqual(mia);
});

test('[FM4] two tabs keep a draft each, and each finds its own or a left one again', async () => {
  const medium = lastingMemory();
  const { tab, close } = tabs();
  const one = await claimDraft(storeOver(medium), tab(1));
  one.save(leo);
  const two = await claimDraft(storeOver(medium), tab(2));
  expect(two.read()).toBeNull();
  two.save(mia);
  expect([one.read(), two.read()]).toEqual([leo, mia]);

  close(1);
  const reloaded = await claimDraft(storeOver(medium), tab(3));
  expect(reloaded.read()).toEqual(leo);
  close(2);
  expect((await claimDraft(storeOver(medium), tab(4))).read()).toEqual(mia);
});

test('[FM4] a page that asks before its predecessor has let go still gets its draft', async () => {
  const medium = lastingMemory();
  const { tab, close } = tabs();
  (await claimDraft(storeOver(medium), tab(1))).save(leo);
  setTimeout(() => close(1), 40);
  expect((await claimDraft(storeOver(medium), tab(2))).read()).toEqual(leo);
});

test('[FM4] however often the form is visited, a page has one draft', async () => {
  const store = storeOver();
  const { tab } = tabs();
  expect(await claimDraft(store, tab(1))).toBe(await claimDraft(store, tab(1)));
});

test('[FM4] two tabs reloaded together each get their own draft, whoever asks first', async () => {
  for (const order of [
    [1, 2],
    [2, 1],
  ]) {
    const medium = lastingMemory();
    const { tab, close } = tabs();
    (await claimDraft(storeOver(medium), tab(1))).save(leo);
    (await claimDraft(storeOver(medium), tab(2))).save(mia);
    close(1);
    close(2);
    const claimed = await Promise.all(
      order.map(async (id) => [id, (await claimDraft(storeOver(medium), tab(id))).read()] as const),
    );
    expect(Object.fromEntries(claimed)).toEqual({ 1: leo, 2: mia });
  }
});

test('[FM4] a copy of a tab gets a draft of its own', async () => {
  const medium = lastingMemory();
  const { tab } = tabs();
  const original = tab(1);
  (await claimDraft(storeOver(medium), original)).save(leo);
  const copy = { ...tab(2), lastId: original.lastId };
  expect((await claimDraft(storeOver(medium), copy)).read()).toBeNull();
});
