import { createMiddleware } from 'hono/factory';
import type { Config } from '#config';

/** Headers that every answer carries. */
export function securityHeaders(config: Config) {
  const headers = headersFor(config);
  return createMiddleware(async (c, next) => {
    await next();
    // Not by c.header: on an answer that stands it makes a new one each time, and turns its body into a stream.
    const answer = c.res.headers;
    // What has a hash in its name comes by the dozen and is never a page: most of these would only be weight.
    const isAsset = c.req.path.startsWith('/assets/');
    for (const [name, value] of headers) if (!isAsset || onAssets.has(name)) answer.set(name, value);
    if (isApi(c.req.path)) answer.set('Cache-Control', 'no-store');
  });
}

/** A script, style sheet or font is neither framed nor does it load anything by itself. */
const onAssets = new Set(['X-Content-Type-Options', 'Cross-Origin-Resource-Policy']);

const isApi = (path: string) => path === '/api' || path.startsWith('/api/');

function headersFor(config: Config): [string, string][] {
  const headers: [string, string][] = [
    ['Content-Security-Policy', contentPolicy(config)],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', permissions(config)],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ];
  if (isHttps(config)) headers.push(['Strict-Transport-Security', 'max-age=31536000; includeSubDomains']);
  return headers;
}

const isHttps = (config: Config) => config.publicUrl.startsWith('https:');

// The component library positions things by style attributes, so styles may be inline; scripts never.
function contentPolicy(config: Config): string {
  const stripe = config.stripe ? ' https://js.stripe.com' : '';
  const stripeCalls = config.stripe ? ' https://api.stripe.com https://js.stripe.com' : '';
  return [
    "default-src 'self'",
    `script-src 'self'${stripe}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${stripeCalls}`,
    `frame-src ${config.stripe ? 'https://js.stripe.com https://hooks.stripe.com' : "'none'"}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps(config) ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

const permissions = (config: Config) =>
  [
    'camera=()',
    'microphone=()',
    'geolocation=()',
    'usb=()',
    'browsing-topics=()',
    `payment=(self${config.stripe ? ' "https://js.stripe.com"' : ''})`,
  ].join(', ');
