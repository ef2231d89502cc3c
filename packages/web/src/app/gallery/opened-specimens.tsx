import { type ReactNode, useState } from 'react';
import { Button } from '#ui/buttons/button';
import { useAlert, useConfirm } from '#ui/dialogs/ask';
import { Dialog, type DialogProps } from '#ui/dialogs/dialog';
import { LoadingOverlay } from '#ui/loading/loading-overlay';
import { useToast } from '#ui/toasts/toasts';
import styles from './gallery.module.css';

const placements: Pick<DialogProps, 'onPhone' | 'width'>[] = [
  { onPhone: 'card', width: 'small' },
  { onPhone: 'sheet', width: 'normal' },
  { onPhone: 'full', width: 'large' },
];

function Dialogs() {
  const [open, setOpen] = useState<(typeof placements)[number] | null>(null);
  const close = () => setOpen(null);
  return (
    <div className={styles.row}>
      {placements.map((placement) => (
        <Button key={placement.width} look="secondary" onClick={() => setOpen(placement)}>
          Open a {placement.width} dialog
        </Button>
      ))}
      {open && (
        <Dialog {...open} title="A dialog" onClose={close} footer={<Button onClick={close}>Done</Button>}>
          <p>On a phone it stands as {open.onPhone}.</p>
        </Dialog>
      )}
    </div>
  );
}

function Questions() {
  const confirm = useConfirm();
  const alert = useAlert();
  return (
    <div className={styles.row}>
      <Button look="secondary" onClick={() => alert({ title: 'Something to know', text: 'And why.' })}>
        Tell
      </Button>
      <Button look="secondary" onClick={() => confirm({ title: 'Shall it be done?', confirmLabel: 'Do it' })}>
        Ask
      </Button>
      <Button
        look="secondary"
        onClick={() => confirm({ title: 'Remove it for good?', confirmLabel: 'Remove', isDangerous: true })}
      >
        Ask before a danger
      </Button>
    </div>
  );
}

function Toasts() {
  const toast = useToast();
  return (
    <div className={styles.row}>
      <Button look="secondary" onClick={() => toast({ text: 'It is done' })}>
        Say a word
      </Button>
      <Button look="secondary" onClick={() => toast({ text: 'It is removed', undo: () => undefined })}>
        Say a word with Undo
      </Button>
    </div>
  );
}

function Overlay() {
  const [isOpen, setIsOpen] = useState(false);
  const cover = () => {
    setIsOpen(true);
    setTimeout(() => setIsOpen(false), 2_000);
  };
  return (
    <>
      <Button look="secondary" onClick={cover}>
        Cover the page for two seconds
      </Button>
      {isOpen && <LoadingOverlay words="Two seconds" />}
    </>
  );
}

/** What a press brings up. */
export const openedSpecimens: Record<string, ReactNode> = {
  Dialog: <Dialogs />,
  Ask: <Questions />,
  ToastSlip: <Toasts />,
  LoadingOverlay: <Overlay />,
};
