import { z } from 'zod';
import { contract, nothing } from '../http/contract.ts';

export const signOutContract = contract({
  method: 'POST',
  path: '/api/identity/sign-out',
  input: nothing,
  output: nothing,
});
export const sessionsContract = contract({
  method: 'GET',
  path: '/api/identity/sessions',
  input: nothing,
  output: z.object({
    sessions: z.array(
      z.object({
        createdAt: z.string(),
        expiresAt: z.string(),
        userAgent: z.string(),
        isThisOne: z.boolean(),
      }),
    ),
  }),
});
export const endOtherSessionsContract = contract({
  method: 'POST',
  path: '/api/identity/end-other-sessions',
  input: nothing,
  output: z.object({ ended: z.number() }),
});
/** Moves the session's end forward. The page asks five minutes before it comes. */
export const refreshSessionContract = contract({
  method: 'POST',
  path: '/api/identity/refresh',
  input: nothing,
  output: z.object({ sessionExpiresAt: z.string() }),
});
