import { useState } from 'react';
import IconChevronRight from '#icon/IconChevronRight';
import IconDevices from '#icon/IconDevices';
import IconLock from '#icon/IconLock';
import IconUserX from '#icon/IconUserX';
import { m } from '#paraglide/messages';
import { Card } from '#ui/card';
import styles from './account-card.module.css';
import { ChangePasswordDialog } from './change-password-dialog.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { SessionsDialog } from './sessions-dialog.tsx';

type Opened = 'password' | 'sessions' | 'delete' | null;

export function AccountCard() {
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  return (
    <Card aria-labelledby="settings-account">
      <h2 id="settings-account">{m.settings_account()}</h2>
      <ul className={styles.rows}>
        <li>
          <button type="button" className={styles.row} onClick={() => setOpened('password')}>
            <IconLock size={24} aria-hidden="true" />
            <span className={styles.name}>{m.settings_password()}</span>
            <IconChevronRight className={styles.go} size={22} aria-hidden="true" />
          </button>
        </li>
        <li>
          <button type="button" className={styles.row} onClick={() => setOpened('sessions')}>
            <IconDevices size={24} aria-hidden="true" />
            <span className={styles.name}>{m.settings_sessions()}</span>
            <IconChevronRight className={styles.go} size={22} aria-hidden="true" />
          </button>
        </li>
        <li>
          <button
            type="button"
            className={`${styles.row} ${styles.danger}`}
            onClick={() => setOpened('delete')}
          >
            <IconUserX size={24} aria-hidden="true" />
            <span className={styles.name}>{m.settings_delete()}</span>
          </button>
        </li>
      </ul>
      {opened === 'password' && <ChangePasswordDialog onClose={close} />}
      {opened === 'sessions' && <SessionsDialog onClose={close} />}
      {opened === 'delete' && <DeleteAccountDialog onClose={close} />}
    </Card>
  );
}
