import { refuse } from '@calmbridge/domain/result';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { z } from 'zod';
import type { AppEnv } from './app-env.ts';
import { refused } from './refused.ts';

export const maxBodyBytes = 64 * 1024;

/** No body may be larger, whatever its type. A length that was told is held to by the parser of HTTP. */
export const limitedBody: MiddlewareHandler<AppEnv> = (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
  const isCounted = c.req.header('transfer-encoding') === undefined;
  const length = c.req.header('content-length') ?? '';
  // Looking at the body itself makes a stream of it, which costs more than reading it.
  if (!isCounted || !/^\d+$/.test(length)) return bodyOfUnknownLength(c, next);
  return Number(length) > maxBodyBytes ? Promise.resolve(tooLarge(c)) : next();
};

const tooLarge = (c: Context) => refused(c, refuse('request/too-large').refusal);
const bodyOfUnknownLength = bodyLimit({ maxSize: maxBodyBytes, onError: tooLarge });

type Json<Schema extends z.ZodType> = { in: { json: z.input<Schema> }; out: { json: z.output<Schema> } };

/** Reads the body by a contract's input. What does not fit is refused with the paths and codes, never with the values. */
export const jsonBody =
  <Schema extends z.ZodType>(schema: Schema): MiddlewareHandler<AppEnv, string, Json<Schema>> =>
  async (c, next) => {
    const read = schema.safeParse(await bodyOf(c.req));
    if (!read.success) return refused(c, refuse('request/invalid').refusal, read.error.issues.map(issueOf));
    c.req.addValidatedData('json', read.data as object);
    await next();
  };

// Undefined fits no schema of ours, so a body that is missing, of another type, not JSON or no text is refused with the rest.
async function bodyOf(request: { header(name: string): string | undefined; text(): Promise<string> }) {
  const type = request.header('content-type') ?? '';
  if (!/^application\/json(\s*;|$)/i.test(type)) return undefined;
  try {
    const text = await request.text();
    const body = JSON.parse(text) as unknown;
    return text.includes('\\u0000') && hasNul(body) ? undefined : body;
  } catch {
    return undefined;
  }
}

/** No text holds NUL, and the database takes none. It would come from no page of ours. */
function hasNul(body: unknown): boolean {
  const waiting = [body];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'string' && value.includes('\0')) return true;
    if (typeof value === 'object' && value !== null)
      waiting.push(...Object.keys(value), ...Object.values(value));
  }
  return false;
}

const issueOf = (issue: z.core.$ZodIssue) => ({ path: issue.path.join('.'), code: codeOf(issue) });

// Our schemas give codes as messages; the library's own sentences may quote what was sent.
const codeOf = (issue: z.core.$ZodIssue) =>
  /^[a-z]+(-[a-z]+)*$/.test(issue.message) ? issue.message : 'invalid';
