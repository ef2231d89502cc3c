import type { RefusedAnswer } from '@calmbridge/domain/http/contract';
import type { Refusal } from '@calmbridge/domain/result';
import type { Context } from 'hono';
import type { AppEnv } from './app-env.ts';
import { statuses } from './statuses.ts';

type Issue = NonNullable<RefusedAnswer['error']['issues']>[number];

/** Answers a refusal: its code, its status, and the id under which the logs know this request. */
export function refused<E extends AppEnv>(c: Context<E>, refusal: Refusal, issues?: Issue[]) {
  const error: RefusedAnswer['error'] = { ...refusal, requestId: c.get('requestId') };
  if (issues) error.issues = issues;
  if (refusal.retryAfterSeconds !== undefined) c.header('Retry-After', String(refusal.retryAfterSeconds));
  return c.json({ error } satisfies RefusedAnswer, statuses[refusal.code]);
}
