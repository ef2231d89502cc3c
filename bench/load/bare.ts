// The yardstick: a bare Hono server that does the same shape of work with nothing around it. One query by the session's
// token for what a carer asks of their own, a constant for the service's facts, a file read for the page, and the
// assistant's stream passed on as it comes.
import { readFile } from 'node:fs/promises';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { openPostgres } from '../../packages/server/src/db/open-database.ts';
import { createMetrics } from '../../packages/server/src/http/metrics.ts';
import { createLog } from '../../packages/server/src/log.ts';

const [, , databaseUrl = '', aiUrl = '', page = ''] = process.argv;
const { pool } = openPostgres(databaseUrl, createLog('silent', { write: () => undefined }));
const { registry } = createMetrics({ withProcess: true });
const own = async (token: string) => {
  const found = await pool.query(
    `select u.* from auth_sessions s join users u on u.uid = s.user_id where s.token = $1 and s.expires_at > now()`,
    [token],
  );
  return found.rows[0] as object;
};
const tokenIn = (cookie = '') => /=(token-\d+)/.exec(cookie)?.[1] ?? '';

const app = new Hono()
  .get('/api/service', (c) => c.json({ version: '0', name: 'bare' }))
  .get('/api/*', async (c) => c.json(await own(tokenIn(c.req.header('cookie')))))
  .post('/api/assistant/chat', async () => {
    const answer = await fetch(`${aiUrl}/chat/completions`, { method: 'POST', body: '{"messages":[]}' });
    return new Response(answer.body, { headers: { 'content-type': 'text/event-stream' } });
  })
  .get('/metrics', async (c) => c.text(await registry.metrics()))
  .get('*', async () => {
    const body = new Uint8Array(await readFile(page));
    return new Response(body, { headers: { 'content-type': 'text/html' } });
  });
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  process.send?.(`http://127.0.0.1:${port}`),
);
