import { isIP } from 'node:net';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './app-env.ts';

/**
 * Says where a request comes from. Each proxy appends the address it saw to X-Forwarded-For, so with n proxies of our
 * own the n-th entry from the end is the last one that nobody outside could have written.
 */
export const clientAddress = (trustedProxies: number) =>
  createMiddleware<AppEnv>(async (c, next) => {
    c.set('clientAddress', addressOf(c, trustedProxies));
    await next();
  });

function addressOf(c: Context, trustedProxies: number): string {
  const direct = socketAddress(c) ?? 'unknown';
  if (trustedProxies === 0) return plain(direct);
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  const claimed = forwarded.at(-trustedProxies) ?? '';
  return plain(isIP(claimed) ? claimed : direct);
}

const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/, '');

type NodeBindings = { incoming?: { socket?: { remoteAddress?: string } } };

const socketAddress = (c: Context): string | undefined =>
  (c.env as NodeBindings | undefined)?.incoming?.socket?.remoteAddress;
