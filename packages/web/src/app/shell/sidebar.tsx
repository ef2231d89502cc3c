import { useRef, useState } from 'react';
import { NavLink } from 'react-router';
import { useSession } from '#api/session';
import { rememberVisit } from '#device/session/session-flags';
import IconLogout from '#icon/IconLogout';
import IconSettings from '#icon/IconSettings';
import IconShieldCog from '#icon/IconShieldCog';
import IconX from '#icon/IconX';
import { m } from '#paraglide/messages';
import { LandscapePhone } from '#shared/art/landscape-phone';
import { IconButton } from '#ui/buttons/icon-button';
import { Pebble } from '#ui/buttons/pebble';
import { PriceTag } from '#ui/buttons/price-tag';
import { classNames } from '#ui/class-names';
import { useModal } from '#ui/dialogs/use-modal';
import { adminPath } from '../guards.ts';
import { useCreditCount } from './credit-count.ts';
import { LogOutDialog } from './log-out-dialog.tsx';
import { creditsPath, navLinks } from './nav-links.ts';
import styles from './sidebar.module.css';
import { initialOf, userName } from './user-name.ts';

/** The menu on narrow screens: slides in over the page, which then neither scrolls nor takes the focus. */
export function Sidebar({ onClose }: { onClose: () => void }) {
  const { user, document, isAdmin } = useSession();
  const credits = useCreditCount();
  const panel = useRef<HTMLDialogElement>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  useModal(panel, onClose);
  const goTo = (path: string) => () => {
    rememberVisit(path);
    onClose();
  };
  const name = userName(user);
  return (
    <dialog ref={panel} className={styles.panel} aria-label={m.shell_menu()}>
      <div className={styles.inner}>
        <div className={styles.top}>
          <span className={styles.initial} aria-hidden="true">
            {initialOf(name)}
          </span>
          <span className={styles.name}>{document?.firstName || name}</span>
          <IconButton label={m.shell_close_menu()} icon={<IconX size={26} />} onClick={onClose} />
        </div>
        <nav className={styles.nav} aria-label={m.shell_main_nav()}>
          {navLinks.map(({ to, label, Icon }) => (
            <NavLink key={to} to={to} className={classNames(styles.link)} onClick={goTo(to)}>
              {Icon ? <Icon size={24} aria-hidden="true" /> : <Pebble size={24} />}
              <span className={styles.label}>{label()}</span>
              {to === creditsPath && <PriceTag text={credits} isUnitSaid={false} hasPebble={false} />}
            </NavLink>
          ))}
        </nav>
        <div className={styles.more}>
          <NavLink to="/settings" className={classNames(styles.link)} onClick={goTo('/settings')}>
            <IconSettings size={24} aria-hidden="true" />
            {m.shell_settings()}
          </NavLink>
          {isAdmin && (
            <NavLink to={adminPath} className={classNames(styles.link)} onClick={onClose}>
              <IconShieldCog size={24} aria-hidden="true" />
              {m.shell_admin()}
            </NavLink>
          )}
          <button type="button" className={styles.link} onClick={() => setIsLeaving(true)}>
            <IconLogout size={24} aria-hidden="true" />
            {m.shell_logout()}
          </button>
        </div>
        <LandscapePhone className={styles.art} />
      </div>
      {isLeaving && <LogOutDialog onClose={() => setIsLeaving(false)} />}
    </dialog>
  );
}
