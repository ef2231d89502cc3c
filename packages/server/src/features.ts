import { Hono } from 'hono';
import { createIdentity } from './features/identity/identity.ts';
import { accountRoutes, entryRoutes } from './features/identity/identity-routes.ts';
import { sessionRoutes } from './features/identity/session-routes.ts';
import { serviceRoutes } from './features/service/service-routes.ts';
import { userRoutes } from './features/users/user-routes.ts';
import type { AppEnv } from './http/app-env.ts';
import { carerReader } from './http/signed-in.ts';
import type { Ports } from './ports.ts';

/** Every feature that answers over HTTP. Routes behind `signedIn` must come after the reader of sessions. */
export function features(ports: Ports): Hono<AppEnv> {
  const identity = createIdentity(ports);
  const all = new Hono<AppEnv>();
  all.use(carerReader(identity.sessions.readCarer));
  all.route('/', serviceRoutes(ports));
  all.route('/', entryRoutes(identity));
  all.route('/', accountRoutes(identity));
  all.route('/', sessionRoutes(identity));
  all.route('/', userRoutes(ports));
  return all;
}
