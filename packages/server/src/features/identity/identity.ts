import type { Ports } from '#ports';
import { createKnownDevices, type KnownDevices } from './known-device.ts';
import { createLimits, type Limits } from './limits.ts';
import { createSessions, type Sessions } from './sessions.ts';

/** What the operations of this feature work with. */
export type Identity = Ports & { limits: Limits; devices: KnownDevices; sessions: Sessions };

export const createIdentity = (ports: Ports): Identity => ({
  ...ports,
  limits: createLimits(ports),
  devices: createKnownDevices(ports.config),
  sessions: createSessions(ports),
});

/** Where a request comes from, as far as limits care. `deviceId` only when this browser knows the account. */
export type From = { address: string; deviceId: string | null };
