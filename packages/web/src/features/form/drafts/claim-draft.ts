// Which draft this page goes on with: the one this tab had, else the newest that no other open tab holds, or a new one. So
// a reload and a crash bring it back, two tabs never write over each other's, and tabs reloaded together don't swap theirs.

import { formDrafts } from '#device/records/shapes';
import { draftOfThisTab, rememberDraftOfThisTab } from '#device/session/session-flags';
import type { DeviceStore } from '#device/store/device-store';
import { type DraftKeeper, draftKeeper } from './draft-keeper.ts';

/** The locks of this browser and the memory of this tab, or what stands in for them. */
export type Holding = {
  /** False where another tab has the name. */
  hold: (name: string) => Promise<boolean>;
  /** The draft this tab had before it was reloaded. */
  lastId: () => string | null;
  remember: (id: string) => void;
};

// A page that is being reloaded lets go of its draft a moment after its successor asks for it.
const lookAgainAfterMs = [0, 80, 250];

const claims = new WeakMap<DeviceStore, Promise<DraftKeeper>>();

/** The same draft for as long as the page is open, however often the form is visited. */
export function claimDraft(store: DeviceStore, holding: Holding = browserTab): Promise<DraftKeeper> {
  const claimed = claims.get(store) ?? claim(store, holding);
  claims.set(store, claimed);
  return claimed;
}

async function claim(store: DeviceStore, { hold, lastId, remember }: Holding): Promise<DraftKeeper> {
  const nameOf = (id: string) => `calmbridge/form-draft/${store.uid}/${id}`;
  const ownId = lastId();
  const take = (id: string) => {
    remember(id);
    return draftKeeper(store, id);
  };
  for (const waitMs of lookAgainAfterMs) {
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    const drafts = store.collection(formDrafts).all();
    const own = drafts.filter(({ id }) => id === ownId);
    // Another tab that is being reloaded may want one of the others: it has a moment to take it.
    const isOthersTurn = own.length === 0 && (ownId === null || waitMs === lookAgainAfterMs.at(-1));
    for (const { id } of isOthersTurn ? drafts : own)
      if (draftKeeper(store, id).read() !== null && (await hold(nameOf(id)))) return take(id);
    if (drafts.length === 0) break;
  }
  const id = crypto.randomUUID();
  await hold(nameOf(id));
  return take(id);
}

/** Held until the page is gone: the promise that would release it never settles. */
const browserTab: Holding = {
  lastId: draftOfThisTab,
  remember: rememberDraftOfThisTab,
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
