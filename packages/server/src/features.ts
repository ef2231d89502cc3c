import type { Hono } from 'hono';
import { serviceRoutes } from './features/service/service-routes.ts';
import type { AppEnv } from './http/app-env.ts';
import type { Ports } from './ports.ts';

/** Every feature that answers over HTTP. */
export const features = (ports: Ports): Hono<AppEnv>[] => [serviceRoutes(ports)];
