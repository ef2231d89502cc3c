import { sanitiseLine } from '@calmbridge/domain/child/sanitise';
import { useState } from 'react';
import { deviceWords } from '#device/device-words';
import type { SavedChild } from '#device/shapes';
import { m } from '#paraglide/messages';
import { useConfirm } from '#ui/ask';
import { Dialog } from '#ui/dialog';
import { Notice } from '#ui/notice';
import { useToast } from '#ui/toasts';
import { ChildRow } from './child-row.tsx';
import styles from './children.module.css';
import { useSavedChildren } from './use-saved-children.ts';

export function ChildrenDialog({ onClose }: { onClose: () => void }) {
  const { children, rename, remove } = useSavedChildren();
  const confirm = useConfirm();
  const toast = useToast();
  const [trouble, setTrouble] = useState<string | null>(null);

  const onRename = async (child: SavedChild, typed: string) => {
    const name = sanitiseLine(typed);
    const saved = await rename(child.id, name);
    setTrouble(saved.ok ? null : deviceWords(saved.why));
    if (saved.ok)
      toast({ text: m.form_children_renamed({ name }), undo: () => void rename(child.id, child.name) });
  };
  const onDelete = async ({ id, name }: SavedChild) => {
    const isSure = await confirm({
      title: m.form_children_delete_title({ name }),
      text: m.form_children_delete_words(),
      confirmLabel: m.form_children_delete(),
      isDangerous: true,
    });
    if (!isSure) return;
    const removed = await remove(id);
    setTrouble(removed.ok ? null : deviceWords(removed.why));
    if (removed.ok) toast({ text: m.form_children_deleted({ name }), undo: () => void removed.undo() });
  };
  return (
    <Dialog title={m.form_children_title()} onClose={onClose} onPhone="sheet">
      <div className={styles.dialog}>
        {trouble && <Notice kind="warning">{trouble}</Notice>}
        <p className={styles.when}>
          {children.length === 0 ? m.form_children_none() : m.form_children_words()}
        </p>
        <ul className={styles.list}>
          {children.map((child) => (
            <ChildRow key={child.id} child={child} onRename={onRename} onDelete={onDelete} />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
