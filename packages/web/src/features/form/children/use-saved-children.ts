import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { useCollection } from '#device/device-context';
import { type SavedChild, savedChildren } from '#device/shapes';

/** The children kept on this device, the one used last foremost. */
export function useSavedChildren() {
  const { records, get, add, update, remove } = useCollection(savedChildren);

  /** Using a child moves it to the front. */
  const touch = (child: SavedChild) => add(child);

  /**
   * Keeps a submitted profile, and gives the id it has now. The child the form was filled from is brought up to date
   * only while it still has the same name: another name is another child.
   */
  const keep = async (profile: ChildProfile, filledFrom: string): Promise<string> => {
    const before = get(filledFrom);
    const isSame = before !== null && before.profile['name'] === profile.name;
    const id = isSame ? before.id : crypto.randomUUID();
    const kept = {
      ...(isSame ? before : {}),
      id,
      name: profile.name,
      savedAt: new Date().toISOString(),
      profile,
    };
    const saved = await add(kept);
    return saved.ok ? id : '';
  };

  const rename = (id: string, name: string) =>
    update(id, (child) => ({ ...child, name, profile: { ...child.profile, name } }));

  return { children: records, get, touch, keep, rename, remove };
}
