import { z } from 'zod';
import { contract, nothing } from '../http/contract.ts';
import { UserDocument } from '../users/me.ts';
import { HistoryLine } from './history.ts';
import { plans } from './prices.ts';

export const reasonMax = 300;
/** An adjustment is for mending mistakes, so it is bounded: a slip of the keyboard can't mint a fortune. */
export const adjustmentMaxCredits = 1000;

export const AdminUserRow = z.object({
  uid: z.string(),
  email: z.string(),
  name: z.string(),
  plan: z.enum(plans),
  credits: z.number(),
  isAdmin: z.boolean(),
  createdAt: z.string(),
  lastLogin: z.string(),
});
export type AdminUserRow = z.infer<typeof AdminUserRow>;

export const findUsersContract = contract({
  method: 'GET',
  path: '/api/admin/users',
  input: z.object({ query: z.string().max(254).default('') }),
  output: z.object({ users: z.array(AdminUserRow), hasMore: z.boolean() }),
});

/** The ledger as it is: holds, captures and releases each on a line of their own. */
export const AdminEntry = HistoryLine.extend({ ref: z.string(), actor: z.string().nullable() });
export type AdminEntry = z.infer<typeof AdminEntry>;

export const userLedgerContract = contract({
  method: 'GET',
  path: '/api/admin/users/:uid/ledger',
  input: z.object({ before: z.string().optional() }),
  output: z.object({ document: UserDocument, entries: z.array(AdminEntry), next: z.string().nullable() }),
});

export const adjustCreditsContract = contract({
  method: 'POST',
  path: '/api/admin/users/:uid/adjustments',
  input: z.object({
    /** Made in the browser: pressing twice adjusts once. */
    adjustmentId: z.uuid(),
    credits: z
      .number()
      .min(-adjustmentMaxCredits, 'out-of-range')
      .max(adjustmentMaxCredits, 'out-of-range')
      .refine(
        (credits) => credits !== 0 && Number.isInteger(Math.round(credits * 1e6) / 1e4),
        'not-hundredths',
      ),
    reason: z.string().trim().min(1, 'required').max(reasonMax, 'too-long'),
  }),
  output: z.object({ credits: z.number() }),
});

export const adminOverviewContract = contract({
  method: 'GET',
  path: '/api/admin/overview',
  input: nothing,
  output: z.object({
    totals: z.object({
      users: z.number(),
      creditsHeldByUsers: z.number(),
      creditsBought: z.number(),
      usesThisWeek: z.number(),
      openHolds: z.number(),
      parkedPayments: z.number(),
    }),
    assistant: z.object({
      is: z.enum(['guidebook', 'service']),
      state: z.enum(['ok', 'failing', 'unavailable']),
    }),
    images: z.object({
      is: z.enum(['library', 'service']),
      state: z.enum(['ok', 'failing', 'unavailable']),
    }),
    payments: z.object({
      is: z.enum(['sandbox', 'stripe', 'off']),
      state: z.enum(['ok', 'failing', 'unknown']),
    }),
  }),
});
