import { Hono } from 'hono';
import type { Ports } from '#ports';
import { hasRoom } from '../has-room.ts';
import type { AppEnv } from './app-env.ts';

/** `/healthz`: the process is up. `/readyz`: it can serve, which needs the database and room to write. */
export const healthRoutes = ({ database, config }: Pick<Ports, 'database' | 'config'>) =>
  new Hono<AppEnv>()
    .get('/healthz', (c) => c.json({ is: 'up' }))
    .get('/readyz', async (c) => {
      if (!(await database.isAnswering())) return c.json({ is: 'database-unavailable' }, 503);
      return (await hasRoom(config)) ? c.json({ is: 'ready' }) : c.json({ is: 'disk-full' }, 503);
    });
