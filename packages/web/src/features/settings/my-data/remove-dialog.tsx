import { useState } from 'react';
import { useDeviceStore } from '#device/device-context';
import { m } from '#paraglide/messages';
import { Button } from '#ui/buttons/button';
import { Dialog } from '#ui/dialogs/dialog';
import { Notice } from '#ui/layout/notice';
import { useToast } from '#ui/toasts/toasts';
import styles from './my-data.module.css';

/** Says what is lost, offers a backup first, and asks. The account stays. */
export function RemoveDialog({ onClose, onExport }: { onClose: () => void; onExport: () => void }) {
  const store = useDeviceStore();
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const [isNotLoaded, setIsNotLoaded] = useState(false);
  const changes = store.changesSinceBackup();
  const remove = async () => {
    setIsBusy(true);
    const device = await import('#device/browser-device').catch(() => null);
    setIsNotLoaded(!device);
    if (!device) return setIsBusy(false);
    await device.removeMyDataFromThisDevice(store.uid);
    toast({ text: m.mydata_removed() });
    onClose();
  };
  return (
    <Dialog
      title={m.mydata_remove_question()}
      onPhone="sheet"
      hasCloseButton={false}
      onClose={onClose}
      footer={
        <div className={styles.buttons}>
          <Button look="danger" isWide isBusy={isBusy} busyText={m.mydata_remove_busy()} onClick={remove}>
            {m.mydata_remove_confirm()}
          </Button>
          <Button look="secondary" isWide onClick={onExport}>
            {m.mydata_remove_export()}
          </Button>
          <Button look="secondary" isWide data-first-focus onClick={onClose}>
            {m.mydata_remove_keep()}
          </Button>
        </div>
      }
    >
      <div className={styles.parts}>
        {isNotLoaded && (
          <Notice kind="warning">{`${m.mydata_not_loaded()} ${m.mydata_nothing_changed()}`}</Notice>
        )}
        <p>{m.mydata_remove_what()}</p>
        {changes > 0 && (
          <Notice kind="warning" isAnnounced={false}>
            {m.mydata_remove_not_backed_up()}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
