import { z } from 'zod';
import { contract, nothing } from '../http/contract.ts';
import { AiUsage } from '../users/me.ts';
import { features, plans } from './prices.ts';

export const entryKinds = [
  'start',
  'weekly',
  'hold',
  'capture',
  'release',
  'purchase',
  'refund',
  'dispute',
  'adjustment',
] as const;
export type EntryKind = (typeof entryKinds)[number];

/** One line of the credit history. A finished use is one line: its hold and capture are shown together. */
export const HistoryLine = z.object({
  id: z.string(),
  kind: z.enum(entryKinds),
  credits: z.number(),
  feature: z.enum(features).nullable(),
  plan: z.enum(plans).nullable(),
  reason: z.string().nullable(),
  balanceAfter: z.number(),
  createdAt: z.string(),
});
export type HistoryLine = z.infer<typeof HistoryLine>;

export const historyPageSize = 20;

export const creditHistoryContract = contract({
  method: 'GET',
  path: '/api/credits/history',
  input: z.object({ before: z.string().optional() }),
  output: z.object({ lines: z.array(HistoryLine), next: z.string().nullable() }),
});

export const usageByMonthContract = contract({
  method: 'GET',
  path: '/api/credits/usage',
  input: nothing,
  output: z.object({
    months: z.array(
      z.object({
        month: z.string(),
        uses: AiUsage,
        /** What each feature cost when it was used; together they are `credits`. */
        spent: z.record(z.enum(features), z.number()),
        credits: z.number(),
      }),
    ),
  }),
});
