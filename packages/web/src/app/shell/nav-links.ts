import { navPaths } from 'virtual:page-paths';
import IconBook2 from '#icon/IconBook2';
import IconForms from '#icon/IconForms';
import IconInfoCircle from '#icon/IconInfoCircle';
import IconLayoutGrid from '#icon/IconLayoutGrid';
import IconNotebook from '#icon/IconNotebook';
import { m } from '#paraglide/messages';
import type { NavPath } from '../route-table.ts';

/** What a link shows. Credits has the pebble for its icon. */
const shown = {
  '/about': { label: m.shell_nav_about, Icon: IconInfoCircle },
  '/form': { label: m.shell_nav_form, Icon: IconForms },
  '/social-stories': { label: m.shell_nav_stories, Icon: IconBook2 },
  '/pecs-board': { label: m.shell_nav_board, Icon: IconLayoutGrid },
  '/payment': { label: m.shell_nav_credits, Icon: null },
  '/history': { label: m.shell_nav_logs, Icon: IconNotebook },
} satisfies Record<NavPath, { label: () => string; Icon: typeof IconForms | null }>;

/** In the order the route table gives them. */
export const navLinks = navPaths.map((to) => ({ to, ...shown[to] }));

export const creditsPath: NavPath = '/payment';
