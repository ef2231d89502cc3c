// Keeps what a carer is typing on one page. A draft belongs to the one page that holds it, so it can be written at once
// and without asking other tabs, even while the page is going away.
import { isEmptyProfile } from '@calmbridge/domain/child/compare';
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { profileFrom } from '@calmbridge/domain/child/profile-from';
import { type EmergencyDetails, isNothingSaid, noDetails } from '#device/records/emergency-details';
import { formDrafts } from '#device/records/shapes';
import type { DeviceStore } from '#device/store/device-store';
import { openText, sealText } from '#device/store/shape';
import type { Saved } from '#device/store/user-scope';

/** What is typed. The details for an emergency stand beside the profile, since they are never sent. */
export type Draft = { profile: ChildProfile; childId: string; emergency: EmergencyDetails };

export type DraftKeeper = {
  read: () => Draft | null;
  /** An empty form leaves no draft. */
  save: (draft: Draft) => Saved;
  clear: () => void;
};

export function draftKeeper({ scope }: DeviceStore, id: string): DraftKeeper {
  const key = scope.recordKey(formDrafts.name, id);
  const clear = () => scope.remove(key);
  return {
    read: () => {
      const text = scope.read(key);
      const opened = text === null ? null : openText(formDrafts, text);
      if (opened?.is !== 'found') return null;
      const { profile, childId, emergency = noDetails } = opened.value;
      return { profile: profileFrom(profile), childId, emergency };
    },
    save: ({ profile, childId, emergency }) => {
      if (isEmptyProfile(profile) && isNothingSaid(emergency)) {
        clear();
        return { ok: true };
      }
      const now = scope.now();
      const draft = { id, savedAt: now.toISOString(), profile, childId, emergency };
      return scope.write(key, sealText(formDrafts, draft, now.getTime()));
    },
    clear,
  };
}
