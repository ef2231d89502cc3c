import { useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '#api/session';
import { rememberVisit } from '#device/session/session-flags';
import IconChevronDown from '#icon/IconChevronDown';
import IconLogout from '#icon/IconLogout';
import IconSettings from '#icon/IconSettings';
import IconShieldCog from '#icon/IconShieldCog';
import { m } from '#paraglide/messages';
import { MenuButton } from '#ui/buttons/menu-button';
import { adminPath } from '../guards.ts';
import { LogOutDialog } from './log-out-dialog.tsx';
import styles from './profile-menu.module.css';
import { initialOf, userName } from './user-name.ts';

export function ProfileMenu() {
  const { user, document, isAdmin } = useSession();
  const [isLeaving, setIsLeaving] = useState(false);
  const name = userName(user);
  const settings = (close: () => void) => () => {
    rememberVisit('/settings');
    close();
  };
  return (
    <>
      <MenuButton
        className={styles.button}
        label={m.shell_profile_menu({ name })}
        panel={(close) => (
          <>
            <p className={styles.who}>
              <span className={styles.name}>{name}</span>
              {user?.displayName && <span className={styles.email}>{user.email}</span>}
            </p>
            {document && (
              <Link to="/settings" onClick={settings(close)}>
                <IconSettings size={22} aria-hidden="true" />
                {m.shell_settings()}
              </Link>
            )}
            {isAdmin && (
              <Link to={adminPath} onClick={close}>
                <IconShieldCog size={22} aria-hidden="true" />
                {m.shell_admin()}
              </Link>
            )}
            <button
              type="button"
              onClick={() => {
                close();
                setIsLeaving(true);
              }}
            >
              <IconLogout size={22} aria-hidden="true" />
              {m.shell_logout()}
            </button>
          </>
        )}
      >
        <span className={styles.initial} aria-hidden="true">
          {initialOf(name)}
        </span>
        <span className={styles.short}>{name}</span>
        <IconChevronDown size={18} aria-hidden="true" />
      </MenuButton>
      {isLeaving && <LogOutDialog onClose={() => setIsLeaving(false)} />}
    </>
  );
}
