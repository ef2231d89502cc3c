// Which draft this page goes on with: the newest that no other open tab holds, or a new one. So a reload and a crash
// bring it back, and two tabs never write over each other's.
import type { DeviceStore } from '#device/device-store';
import { formDrafts } from '#device/shapes';
import { type DraftKeeper, draftKeeper } from './draft-keeper.ts';

/** The locks of this browser, or what stands in for them. `hold` is false where another tab has the name. */
export type Holding = { hold: (name: string) => Promise<boolean> };

// A page that is being reloaded lets go of its draft a moment after its successor asks for it.
const lookAgainAfterMs = [0, 80, 250];

const claims = new WeakMap<DeviceStore, Promise<DraftKeeper>>();

/** The same draft for as long as the page is open, however often the form is visited. */
export function claimDraft(store: DeviceStore, holding: Holding = browserLocks): Promise<DraftKeeper> {
  const claimed = claims.get(store) ?? claim(store, holding);
  claims.set(store, claimed);
  return claimed;
}

async function claim(store: DeviceStore, { hold }: Holding): Promise<DraftKeeper> {
  const nameOf = (id: string) => `calmbridge/form-draft/${store.uid}/${id}`;
  for (const waitMs of lookAgainAfterMs) {
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    const drafts = store.collection(formDrafts).all();
    for (const { id } of drafts) {
      const keeper = draftKeeper(store, id);
      if (keeper.read() !== null && (await hold(nameOf(id)))) return keeper;
    }
    if (drafts.length === 0) break;
  }
  const id = crypto.randomUUID();
  await hold(nameOf(id));
  return draftKeeper(store, id);
}

/** Held until the page is gone: the promise that would release it never settles. */
const browserLocks: Holding = {
  hold: (name) =>
    new Promise((resolve) => {
      const locks = globalThis.navigator?.locks;
      if (!locks) return resolve(true);
      locks
        .request(name, { ifAvailable: true }, (lock) => {
          resolve(lock !== null);
          return lock === null ? undefined : new Promise(() => {});
        })
        .catch(() => resolve(true));
    }),
};
