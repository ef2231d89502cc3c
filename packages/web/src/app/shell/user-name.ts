import type { AuthUser } from '@calmbridge/domain/users/me';
import { m } from '#paraglide/messages';

/** The display name, else the e-mail, else "User". */
export const userName = (user: AuthUser | null): string => user?.displayName || user?.email || m.shell_user();

export const initialOf = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase() ?? '';
