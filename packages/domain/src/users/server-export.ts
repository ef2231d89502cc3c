import { z } from 'zod';
import { contract, nothing } from '../http/contract.ts';
import { UserDocument } from './me.ts';

/** Everything the server keeps of one carer. What they write and their consent are on their devices only. */
export const ServerExport = z.object({
  format: z.literal('calmbridge-server-export'),
  version: z.literal(1),
  exportedAt: z.string(),
  account: z.object({ uid: z.string(), email: z.string(), displayName: z.string(), createdAt: z.string() }),
  document: UserDocument.nullable(),
  sessions: z.array(
    z.object({
      createdAt: z.string(),
      expiresAt: z.string(),
      userAgent: z.string().nullable(),
      ipAddress: z.string().nullable(),
    }),
  ),
  /** Oldest first, in credits. */
  ledger: z.array(
    z.object({
      createdAt: z.string(),
      kind: z.string(),
      credits: z.number(),
      balanceAfter: z.number(),
      reason: z.string(),
    }),
  ),
  uses: z.array(
    z.object({ createdAt: z.string(), feature: z.string(), credits: z.number(), state: z.string() }),
  ),
  payments: z.array(
    z.object({
      createdAt: z.string(),
      provider: z.string(),
      paymentId: z.string(),
      plan: z.string().nullable(),
      amountCents: z.number(),
      currency: z.string(),
      hasSucceeded: z.boolean(),
      refundedCents: z.number(),
      dispute: z.string(),
    }),
  ),
  /** Addresses of the pictures made on request. Null: the picture store can't be asked just now. */
  pictures: z.array(z.string()).nullable(),
});
export type ServerExport = z.infer<typeof ServerExport>;

export const exportUserContract = contract({
  method: 'GET',
  path: '/api/users/:uid/export',
  input: nothing,
  output: ServerExport,
});
