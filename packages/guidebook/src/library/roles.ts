import { importantRoles } from '@calmbridge/domain/child/options';
import { roleEntries } from '#generated/advice';
import { byKey } from './by-key.ts';

export const roleActions = byKey(importantRoles, roleEntries, ({ role }) => role);
