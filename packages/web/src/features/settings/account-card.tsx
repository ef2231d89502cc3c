import { useState } from 'react';
import { useSession } from '#api/session';
import IconDevices from '#icon/IconDevices';
import IconLock from '#icon/IconLock';
import IconReceipt from '#icon/IconReceipt';
import IconUserX from '#icon/IconUserX';
import { m } from '#paraglide/messages';
import { ActionLink, ActionRow, ActionRows } from '#ui/buttons/action-row';
import { Card } from '#ui/layout/card';
import { ChangePasswordDialog } from './change-password-dialog.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { SessionsDialog } from './sessions-dialog.tsx';
import { usageWords } from './usage-words.ts';

type Opened = 'password' | 'sessions' | 'delete' | null;

export function AccountCard() {
  const { document } = useSession();
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  return (
    <Card aria-labelledby="settings-account">
      <h2 id="settings-account">{m.settings_account()}</h2>
      <ActionRows>
        <ActionLink
          to="/payment"
          icon={<IconReceipt size={24} aria-hidden="true" />}
          name={m.settings_usage()}
          help={document && usageWords(document.aiUsage)}
        />
        <ActionRow
          icon={<IconLock size={24} aria-hidden="true" />}
          name={m.settings_password()}
          onPress={() => setOpened('password')}
        />
        <ActionRow
          icon={<IconDevices size={24} aria-hidden="true" />}
          name={m.settings_sessions()}
          onPress={() => setOpened('sessions')}
        />
        <ActionRow
          icon={<IconUserX size={24} aria-hidden="true" />}
          name={m.settings_delete()}
          isDangerous
          onPress={() => setOpened('delete')}
        />
      </ActionRows>
      {opened === 'password' && <ChangePasswordDialog onClose={close} />}
      {opened === 'sessions' && <SessionsDialog onClose={close} />}
      {opened === 'delete' && <DeleteAccountDialog onClose={close} />}
    </Card>
  );
}
