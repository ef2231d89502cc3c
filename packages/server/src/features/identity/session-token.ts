import { createHmac } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { isSameText } from '#http/same-text';

/**
 * The token of the session cookie, if the cookie bears our signature. Reads what the identity library signs, without
 * its machinery: every call of every page comes through here. Whether the session stands is not asked.
 */
export function readSessionToken(c: Pick<Context, 'req'>, cookieName: string, secret: string): string | null {
  const signed = getCookie(c as Context, cookieName) ?? '';
  const dot = signed.lastIndexOf('.');
  if (dot < 1) return null;
  const token = signed.slice(0, dot);
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return isSameText(signed.slice(dot + 1), signature) ? token : null;
}
