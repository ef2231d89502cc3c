// Before a child gets another name, what only its name ties to it is tied by its id: plans and stories of earlier versions
// stay its own.
import { childFinder, type Owned } from '#device/records/child-of';
import { profileFormResponses, savedChildren, socialStories } from '#device/records/shapes';
import type { Collection, Recorded } from '#device/store/collection';
import type { DeviceStore } from '#device/store/device-store';

export async function claimRecords(store: DeviceStore, childId: string): Promise<void> {
  const childOf = childFinder(store.collection(savedChildren).all());
  const isUnnamed = (record: Owned) => record.childId === undefined && childOf(record) === childId;
  await claim(store.collection(profileFormResponses), isUnnamed, childId);
  await claim(store.collection(socialStories), isUnnamed, childId);
}

async function claim<T extends Recorded & Owned>(
  { all, update }: Collection<T>,
  isClaimed: (record: T) => boolean,
  childId: string,
): Promise<void> {
  for (const { id } of all().filter(isClaimed)) await update(id, (record) => ({ ...record, childId }));
}
