import IconBook2 from '#icon/IconBook2';
import IconForms from '#icon/IconForms';
import IconInfoCircle from '#icon/IconInfoCircle';
import IconLayoutGrid from '#icon/IconLayoutGrid';
import IconNotebook from '#icon/IconNotebook';
import { m } from '#paraglide/messages';

/** The six links, in their order. Credits has the pebble for its icon. */
export const navLinks = [
  { to: '/about', label: m.shell_nav_about, Icon: IconInfoCircle },
  { to: '/form', label: m.shell_nav_form, Icon: IconForms },
  { to: '/social-stories', label: m.shell_nav_stories, Icon: IconBook2 },
  { to: '/pecs-board', label: m.shell_nav_board, Icon: IconLayoutGrid },
  { to: '/payment', label: m.shell_nav_credits, Icon: null },
  { to: '/history', label: m.shell_nav_logs, Icon: IconNotebook },
] as const;

export const creditsPath = '/payment';
