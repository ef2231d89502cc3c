// What is changed about a saved child is kept when typing rests, and at once when the page is left. A name is never emptied.
import { sanitiseLine } from '@calmbridge/domain/child/sanitise';
import { useCallback, useRef, useState } from 'react';
import { useDeviceStore } from '#device/device-context';
import type { EmergencyDetails } from '#device/records/emergency-details';
import { type SavedChild, savedChildren } from '#device/records/shapes';
import type { DeviceRefusal } from '#device/store/user-scope';
import { useOnLeaving } from '#ui/use-on-leaving';
import { claimRecords } from './claim-records.ts';

const restMs = 300;

export type ChildEdit = {
  name?: string;
  called?: string;
  color?: string;
  photo?: string | null;
  emergency?: EmergencyDetails;
};

export function useChildEditing(id: string) {
  const store = useDeviceStore();
  const waiting = useRef<ChildEdit | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [trouble, setTrouble] = useState<DeviceRefusal | null>(null);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    const edit = waiting.current;
    if (edit === null) return;
    waiting.current = null;
    const kept = store.collection(savedChildren);
    const isRenamed = edit.name !== undefined && edit.name !== kept.get(id)?.name;
    const claimed = isRenamed ? claimRecords(store, id) : Promise.resolve();
    void claimed
      .then(() => kept.update(id, (child) => edited(child, edit)))
      .then((saved) => setTrouble(saved.ok ? null : saved.why));
  }, [store, id]);

  const change = (edit: ChildEdit) => {
    waiting.current = { ...waiting.current, ...edit };
    clearTimeout(timer.current);
    timer.current = setTimeout(flush, restMs);
  };
  useOnLeaving(flush);
  return { change, trouble };
}

function edited(child: SavedChild, edit: ChildEdit): SavedChild {
  const { name = child.name, called = child.called ?? '', color, photo, emergency } = edit;
  const clean = sanitiseLine(name) || child.name;
  const { called: _called, photo: kept, ...rest } = child;
  const shown = photo === undefined ? kept : photo;
  return {
    ...rest,
    name: clean,
    profile: { ...child.profile, name: clean },
    ...(sanitiseLine(called) === '' ? {} : { called: sanitiseLine(called) }),
    ...(color === undefined ? {} : { color }),
    ...(shown ? { photo: shown } : {}),
    ...(emergency === undefined ? {} : { emergency }),
  };
}
