import { emptyProfile } from '@calmbridge/domain/child/profile';
import { expect, test, vi } from 'vitest';
import { lastingMemory, storeOver } from '#device/device-test-kit';
import { formDrafts } from '#device/shapes';
import { claimDraft } from './claim-draft.ts';
import { draftKeeper } from './draft-keeper.ts';

const leo = { profile: { ...emptyProfile, name: 'Leo', age: 'six' }, childId: 'c1' };
const mia = { profile: { ...emptyProfile, name: 'Mia' }, childId: '' };

/** What several tabs hold between them. A tab that is closed lets go of its names. */
function tabs() {
  const held = new Map<string, number>();
  return {
    tab: (id: number) => ({
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
  keeper.save({ profile: emptyProfile, childId: '' });
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
