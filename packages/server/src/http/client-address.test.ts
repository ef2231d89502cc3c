import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnv } from './app-env.ts';
import { clientAddress } from './client-address.ts';

async function addressOf(trustedProxies: number, remoteAddress: string | undefined, forwarded?: string) {
  const app = new Hono<AppEnv>()
    .use(clientAddress(trustedProxies))
    .get('/', (c) => c.text(c.var.clientAddress));
  const headers: Record<string, string> = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const answer = await app.request('/', { headers }, { incoming: { socket: { remoteAddress } } });
  return answer.text();
}

test('[HT10] without proxies a forged header changes nothing', async () => {
  expect(await addressOf(0, '203.0.113.7', '198.51.100.1')).toBe('203.0.113.7');
});

test('[HT10] behind one proxy only the entry it wrote counts', async () => {
  expect(await addressOf(1, '10.0.0.1', '198.51.100.1, 203.0.113.7')).toBe('203.0.113.7');
});

test('[HT10] behind two proxies the second entry from the end counts', async () => {
  expect(await addressOf(2, '10.0.0.1', 'forged, 203.0.113.7, 10.0.0.2')).toBe('203.0.113.7');
});

test('[HT10] a header that is missing, too short or no address falls back to the socket', async () => {
  expect(await addressOf(1, '10.0.0.1')).toBe('10.0.0.1');
  expect(await addressOf(2, '10.0.0.1', '203.0.113.7')).toBe('10.0.0.1');
  expect(await addressOf(1, '10.0.0.1', 'nonsense')).toBe('10.0.0.1');
});

test('[HT10] one visitor has one address, whichever way the socket writes it', async () => {
  expect(await addressOf(0, '::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(await addressOf(0, '2001:db8::7')).toBe('2001:db8::7');
});
