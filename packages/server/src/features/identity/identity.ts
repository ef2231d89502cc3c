import { createRateLimiter, type RateLimiter } from '#features/rate-limits/rate-limiter';
import type { Ports } from '#ports';
import { createKnownDevices, type KnownDevices } from './known-device.ts';
import { createSessions, type Sessions } from './sessions.ts';

/** What the operations of this feature work with. */
export type Identity = Ports & { rateLimiter: RateLimiter; devices: KnownDevices; sessions: Sessions };

export const createIdentity = (ports: Ports): Identity => ({
  ...ports,
  rateLimiter: createRateLimiter(ports),
  devices: createKnownDevices(ports.config),
  sessions: createSessions(ports),
});

/** Where a request comes from, as far as limits care. `deviceId` only when this browser knows the account. */
export type From = { address: string; deviceId: string | null };
