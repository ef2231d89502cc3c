import { refuse } from '@calmbridge/domain/result';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';
import { refused } from './refused.ts';

// Ids in paths and queries are texts that go to the database. What no text can be ends here, for every route at once:
// half an escape, bytes that are no UTF-8, and control characters such as NUL.

const longest = 2_000;

export const readableAddress: MiddlewareHandler<AppEnv> = (c, next) =>
  isReadable(c.req.url) ? next() : Promise.resolve(refused(c, refuse('request/invalid').refusal));

function isReadable(url: string): boolean {
  if (url.length > longest) return false;
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(url));
  } catch {
    return false;
  }
}
