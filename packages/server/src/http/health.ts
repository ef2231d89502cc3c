import { Hono } from 'hono';
import type { Database } from '#db/open-database';

/** `/healthz`: the process is up. `/readyz`: it can serve, which needs the database. */
export const healthRoutes = (database: Database) =>
  new Hono()
    .get('/healthz', (c) => c.json({ is: 'up' }))
    .get('/readyz', async (c) =>
      (await database.isAnswering()) ? c.json({ is: 'ready' }) : c.json({ is: 'database-unavailable' }, 503),
    );
