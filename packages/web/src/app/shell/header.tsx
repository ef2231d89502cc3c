import { use, useState } from 'react';
import { Link, NavLink } from 'react-router';
import { DeviceContext } from '#device/device-context';
import { rememberVisit } from '#device/session/session-flags';
import { ChatButton } from '#features/chat/chat-button';
import IconMenu2 from '#icon/IconMenu2';
import IconPencilPlus from '#icon/IconPencilPlus';
import { m } from '#paraglide/messages';
import { openMoment } from '#shared/moments/open-moment';
import { PriceTag } from '#ui/buttons/price-tag';
import { classNames } from '#ui/class-names';
import { Logo } from '#ui/loading/logo';
import { useHideOnScroll } from '#ui/use-hide-on-scroll';
import { ChildPlace } from './child-place.tsx';
import { useCreditCount } from './credit-count.ts';
import styles from './header.module.css';
import { NavArch } from './nav-arch.tsx';
import { creditsPath, navLinks } from './nav-links.ts';
import { ProfileMenu } from './profile-menu.tsx';
import { Sidebar } from './sidebar.tsx';

/** The signed-in header. Without `hasNav` (profile setup) only the logo and the profile menu are left. */
export function Header({ hasNav }: { hasNav: boolean }) {
  const isHidden = useHideOnScroll();
  const credits = useCreditCount();
  // Public pages that the signed-in may read know nothing of what is kept on the device.
  const hasDevice = use(DeviceContext) !== null;
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  return (
    <header
      className={classNames(styles.header, isHidden && styles.hidden)}
      data-is-away={isHidden || undefined}
    >
      <div className={styles.bar}>
        <Link to="/about" className={styles.home} onClick={() => rememberVisit('/about')}>
          <Logo />
        </Link>
        {hasNav && <MainNav credits={credits} />}
        {hasNav && hasDevice && (
          <button
            type="button"
            className={styles.moment}
            aria-label={m.shell_moment()}
            onClick={() => openMoment({ is: 'new' })}
          >
            <IconPencilPlus size={24} aria-hidden="true" />
          </button>
        )}
        {hasNav && hasDevice && <ChatButton />}
        {hasNav && hasDevice && <ChildPlace />}
        <div className={classNames(styles.profile, !hasNav && styles.always)}>
          <ProfileMenu />
        </div>
        {hasNav && <PhoneBar credits={credits} isMenuOpen={isMenuOpen} onMenu={() => setIsMenuOpen(true)} />}
      </div>
      {isMenuOpen && <Sidebar onClose={() => setIsMenuOpen(false)} />}
    </header>
  );
}

function MainNav({ credits }: { credits: string }) {
  return (
    <nav className={styles.nav} aria-label={m.shell_main_nav()}>
      {navLinks.map(({ to, label }) => (
        <NavLink key={to} to={to} className={classNames(styles.link)} onClick={() => rememberVisit(to)}>
          {label()}
          {to === creditsPath && <PriceTag text={credits} isUnitSaid={false} />}
          <NavArch className={styles.arch} />
        </NavLink>
      ))}
    </nav>
  );
}

/** On a phone: the balance, and the menu in place of the navigation. */
function PhoneBar({
  credits,
  isMenuOpen,
  onMenu,
}: {
  credits: string;
  isMenuOpen: boolean;
  onMenu: () => void;
}) {
  return (
    <div className={styles.phone}>
      <Link to={creditsPath} className={styles.balance} onClick={() => rememberVisit(creditsPath)}>
        <span className="visually-hidden">{m.shell_nav_credits()}</span>
        <PriceTag text={credits} isUnitSaid={false} />
      </Link>
      <button
        type="button"
        className={styles.menu}
        aria-label={m.shell_menu()}
        aria-expanded={isMenuOpen}
        onClick={onMenu}
      >
        <IconMenu2 size={26} aria-hidden="true" />
      </button>
    </div>
  );
}
