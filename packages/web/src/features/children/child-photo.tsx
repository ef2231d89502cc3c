import { useState } from 'react';
import { useDeviceStore } from '#device/device-context';
import { deviceWords } from '#device/device-words';
import { keepPicture } from '#device/pictures/keep-picture';
import type { SavedChild } from '#device/records/shapes';
import IconCamera from '#icon/IconCamera';
import { m } from '#paraglide/messages';
import { ChildAvatar } from '#shared/children/child-avatar';
import { openPhoto } from '#shared/pictures/open-photo';
import { photoRefusalWords } from '#shared/pictures/photo-refusal-words';
import { Button } from '#ui/buttons/button';
import { Notice } from '#ui/layout/notice';
import { useToast } from '#ui/toasts/toasts';
import styles from './child-page.module.css';
import { writeChildPhoto } from './write-child-photo.ts';

/** A photo of the child, kept on this device and free of charge. */
export function ChildPhoto({
  child,
  onChange,
}: {
  child: SavedChild;
  onChange: (photo: string | null) => void;
}) {
  const store = useDeviceStore();
  const toast = useToast();
  const [trouble, setTrouble] = useState<string | null>(null);
  const take = async (file: File | undefined) => {
    if (!file) return;
    const opened = await openPhoto(file);
    if (!opened.ok) return setTrouble(photoRefusalWords(opened.why));
    const kept = await keepPicture(store, await writeChildPhoto(opened.photo));
    setTrouble(kept.ok ? null : deviceWords(kept.why));
    if (kept.ok) onChange(kept.id);
  };
  const remove = () => {
    const before = child.photo ?? null;
    onChange(null);
    toast({ text: m.child_photo_removed(), undo: () => onChange(before) });
  };
  return (
    <div className={styles.photo}>
      <ChildAvatar child={child} isLarge />
      <label className={styles.choose}>
        <IconCamera size={22} aria-hidden="true" />
        {child.photo ? m.child_photo_another() : m.child_photo_add()}
        <input
          type="file"
          accept="image/*"
          className="visually-hidden"
          onChange={(event) => {
            void take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </label>
      {child.photo && (
        <Button look="danger-quiet" isSmall onClick={remove}>
          {m.child_photo_remove()}
        </Button>
      )}
      {trouble && <Notice kind="warning">{trouble}</Notice>}
    </div>
  );
}
