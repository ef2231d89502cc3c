import { useState } from 'react';
import { useSession } from '#api/session';
import IconDevices from '#icon/IconDevices';
import IconLock from '#icon/IconLock';
import IconReceipt from '#icon/IconReceipt';
import IconUserX from '#icon/IconUserX';
import { m } from '#paraglide/messages';
import { Card } from '#ui/card';
import { ChangePasswordDialog } from './change-password-dialog.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { SessionsDialog } from './sessions-dialog.tsx';
import { SettingsLink, SettingsRow, SettingsRows } from './settings-row.tsx';
import { usageWords } from './usage-words.ts';

type Opened = 'password' | 'sessions' | 'delete' | null;

export function AccountCard() {
  const { document } = useSession();
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  return (
    <Card aria-labelledby="settings-account">
      <h2 id="settings-account">{m.settings_account()}</h2>
      <SettingsRows>
        <SettingsLink
          to="/payment"
          icon={<IconReceipt size={24} aria-hidden="true" />}
          name={m.settings_usage()}
          help={document && usageWords(document.aiUsage)}
        />
        <SettingsRow
          icon={<IconLock size={24} aria-hidden="true" />}
          name={m.settings_password()}
          onPress={() => setOpened('password')}
        />
        <SettingsRow
          icon={<IconDevices size={24} aria-hidden="true" />}
          name={m.settings_sessions()}
          onPress={() => setOpened('sessions')}
        />
        <SettingsRow
          icon={<IconUserX size={24} aria-hidden="true" />}
          name={m.settings_delete()}
          isDangerous
          onPress={() => setOpened('delete')}
        />
      </SettingsRows>
      {opened === 'password' && <ChangePasswordDialog onClose={close} />}
      {opened === 'sessions' && <SessionsDialog onClose={close} />}
      {opened === 'delete' && <DeleteAccountDialog onClose={close} />}
    </Card>
  );
}
