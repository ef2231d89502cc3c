import type { RefusedAnswer } from '@calmbridge/domain/http/contract';
import type { RefusalCode } from '@calmbridge/domain/refusals';
import type { Refusal } from '@calmbridge/domain/result';
import type { Context } from 'hono';
import { statuses } from './statuses.ts';

type Issue = NonNullable<RefusedAnswer['error']['issues']>[number];

/** Any request of ours, signed in or not. */
type Request = {
  get(key: 'requestId'): string;
  set(key: 'refusal', code: RefusalCode): void;
  header(name: string, value: string): void;
  json: Context['json'];
};

/** Answers a refusal: its code, its status, and the id under which the logs know this request. */
export function refused(c: Request, refusal: Refusal, issues?: Issue[]) {
  const error: RefusedAnswer['error'] = { ...refusal, requestId: c.get('requestId') };
  c.set('refusal', refusal.code);
  if (issues) error.issues = issues;
  if (refusal.retryAfterSeconds !== undefined) c.header('Retry-After', String(refusal.retryAfterSeconds));
  return c.json({ error } satisfies RefusedAnswer, statuses[refusal.code]);
}
