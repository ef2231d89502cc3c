import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { useCollection } from '#device/device-context';
import { type EmergencyDetails, isNothingSaid, tidied } from '#device/records/emergency-details';
import { type SavedChild, savedChildren } from '#device/records/shapes';
import { freeColor } from '#shared/children/child-colors';

/** The children kept on this device, the one used last foremost. */
export function useSavedChildren() {
  const { records, get, add } = useCollection(savedChildren);

  /** Using a child moves it to the front. */
  const touch = (child: SavedChild) => add(child);

  /** The child the form was filled from, only while it still has the same name: another name is another child. */
  const idFor = (profile: ChildProfile, filledFrom: string): string => {
    const before = get(filledFrom);
    return before?.profile['name'] === profile.name ? before.id : crypto.randomUUID();
  };

  /** Keeps a submitted profile under its id. False: the device has no room for it. */
  const keep = async (id: string, profile: ChildProfile, emergency: EmergencyDetails): Promise<boolean> => {
    const before = get(id);
    const kept: SavedChild = {
      color: freeColor(records),
      ...before,
      ...(isNothingSaid(emergency) && !before?.emergency ? {} : { emergency: tidied(emergency) }),
      id,
      name: profile.name,
      savedAt: new Date().toISOString(),
      profile,
    };
    return (await add(kept)).ok;
  };

  return { children: records, get, touch, idFor, keep };
}
