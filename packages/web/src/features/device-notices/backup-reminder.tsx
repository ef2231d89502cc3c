import { useEffect, useState } from 'react';
import { isBackupDue, putOffBackup } from '#device/backup/reminder';
import { useDeviceStore } from '#device/device-context';
import { m } from '#paraglide/messages';
import { Button } from '#ui/buttons/button';
import { ButtonLink } from '#ui/buttons/button-link';
import { Notice } from '#ui/layout/notice';
import styles from './device-notices.module.css';

/** Looks once, when the page opens: nothing moves under the hands of someone who is typing (DN6). */
export function BackupReminder() {
  const store = useDeviceStore();
  const [isDue, setIsDue] = useState(() => isBackupDue(store, store.scope.now()));
  useEffect(() => {
    if (!isDue) return;
    return store.scope.onChange(() => setIsDue(isBackupDue(store, store.scope.now())));
  }, [isDue, store]);
  if (!isDue) return null;
  return (
    <Notice>
      <p>{m.device_backup_due()}</p>
      <div className={styles.buttons}>
        <ButtonLink to="/settings#my-data" look="secondary" isSmall>
          {m.device_backup_now()}
        </ButtonLink>
        <Button look="quiet" isSmall onClick={() => putOffBackup(store, store.scope.now())}>
          {m.device_backup_later()}
        </Button>
      </div>
    </Notice>
  );
}
