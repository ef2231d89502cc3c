import { useId } from 'react';
import { m } from '#paraglide/messages';
import { Button } from '#ui/buttons/button';
import { Dialog } from '#ui/dialogs/dialog';
import styles from './incoming-dialog.module.css';

/** For files that take their time: how far it is, and a way out that leaves everything as it was. */
export function ImportProgress({
  title,
  fileName,
  share,
  onCancel,
}: {
  title: string;
  fileName: string;
  share: number;
  onCancel: () => void;
}) {
  const nameId = useId();
  return (
    <Dialog
      title={title}
      width="small"
      describedBy={nameId}
      hasCloseButton={false}
      onClose={onCancel}
      footer={
        <Button look="secondary" isWide data-first-focus onClick={onCancel}>
          {m.ui_cancel()}
        </Button>
      }
    >
      <p id={nameId} className={styles.from}>
        {fileName}
      </p>
      <progress className={styles.progress} aria-label={title} value={share} max={1} />
    </Dialog>
  );
}
