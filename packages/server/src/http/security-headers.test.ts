import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { testConfig } from '#test/test-app';
import { securityHeaders } from './security-headers.ts';

const stripe = { STRIPE_SECRET_KEY: 'sk', STRIPE_PUBLISHABLE_KEY: 'pk', STRIPE_WEBHOOK_SECRET: 'wh' };

async function headersOf(path: string, environment: Record<string, string> = {}) {
  const app = new Hono().use(securityHeaders(testConfig(environment))).get('*', (c) => {
    c.header('Cache-Control', 'public');
    return c.text('here');
  });
  return (await app.request(path)).headers;
}

const policyOf = (headers: Headers) =>
  new Map(
    (headers.get('content-security-policy') ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')] as const;
    }),
  );

test('[HT7] scripts and calls stay with ourselves, and nobody may frame us', async () => {
  const headers = await headersOf('/');
  const policy = policyOf(headers);
  expect(policy.get('default-src')).toBe("'self'");
  expect(policy.get('script-src')).toBe("'self'");
  expect(policy.get('connect-src')).toBe("'self'");
  expect(policy.get('frame-src')).toBe("'none'");
  expect(policy.get('frame-ancestors')).toBe("'none'");
  expect(policy.get('object-src')).toBe("'none'");
  expect(policy.get('base-uri')).toBe("'none'");
  expect(headers.get('content-security-policy')).not.toContain('http');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('permissions-policy')).toContain('camera=()');
});

test('[HT7] a file with a hash in its name carries what holds for it, and no more', async () => {
  const names = [...(await headersOf('/assets/index-Ab12.js')).keys()].toSorted();
  expect(names).toEqual([
    'cache-control',
    'content-type',
    'cross-origin-resource-policy',
    'x-content-type-options',
  ]);
  expect((await headersOf('/sw.js')).has('content-security-policy')).toBe(true);
});

test("[HT7] Stripe's hosts are let in only where Stripe is configured", async () => {
  const policy = policyOf(await headersOf('/', stripe));
  expect(policy.get('script-src')).toBe("'self' https://js.stripe.com");
  expect(policy.get('connect-src')).toBe("'self' https://api.stripe.com https://js.stripe.com");
  expect(policy.get('frame-src')).toContain('https://js.stripe.com');
});

test('[HT7] under https browsers are told to stay there, else not', async () => {
  const secure = await headersOf('/', { PUBLIC_URL: 'https://care.example.org' });
  expect(secure.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  expect(policyOf(secure).has('upgrade-insecure-requests')).toBe(true);
  expect((await headersOf('/')).has('strict-transport-security')).toBe(false);
});

test('[HT7] what the API answers is never stored', async () => {
  expect((await headersOf('/api/me')).get('cache-control')).toBe('no-store');
  expect((await headersOf('/apiary')).get('cache-control')).toBe('public');
});
