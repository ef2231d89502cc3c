import { refuse } from '@calmbridge/domain/result';
import type { ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { isDatabaseGone } from '#db/database-gone';
import type { Ports } from '#ports';
import type { AppEnv } from './app-env.ts';
import { refused } from './refused.ts';

/** Where every thrown fault ends: logged under the request's id, answered without a word of its own. */
export const onError =
  ({ log, database }: Pick<Ports, 'log' | 'database'>): ErrorHandler<AppEnv> =>
  async (fault, c) => {
    if (fault instanceof HTTPException && fault.status < 500) {
      return refused(c, refuse(fault.status === 404 ? 'request/not-found' : 'request/invalid').refusal);
    }
    const isGone = isDatabaseGone(fault) || !(await database.isAnswering());
    log.error({ requestId: c.get('requestId'), fault }, isGone ? 'database unavailable' : 'fault');
    return isGone
      ? refused(c, refuse('service/unavailable', { retryAfterSeconds: 5 }).refusal)
      : refused(c, refuse('service/internal').refusal);
  };
