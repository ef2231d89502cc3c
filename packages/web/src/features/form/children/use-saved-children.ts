import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { useCollection } from '#device/device-context';
import { type SavedChild, savedChildren } from '#device/shapes';

/** The children kept on this device, the one used last foremost. */
export function useSavedChildren() {
  const { records, get, add, update, remove } = useCollection(savedChildren);

  /** Using a child moves it to the front. */
  const touch = (child: SavedChild) => add(child);

  /** The child the form was filled from, only while it still has the same name: another name is another child. */
  const idFor = (profile: ChildProfile, filledFrom: string): string => {
    const before = get(filledFrom);
    return before?.profile['name'] === profile.name ? before.id : crypto.randomUUID();
  };

  /** Keeps a submitted profile under its id. False: the device has no room for it. */
  const keep = async (id: string, profile: ChildProfile): Promise<boolean> => {
    const kept = {
      ...get(id),
      id,
      name: profile.name,
      savedAt: new Date().toISOString(),
      profile,
    };
    return (await add(kept)).ok;
  };

  const rename = (id: string, name: string) =>
    update(id, (child) => ({ ...child, name, profile: { ...child.profile, name } }));

  return { children: records, get, touch, idFor, keep, rename, remove };
}
