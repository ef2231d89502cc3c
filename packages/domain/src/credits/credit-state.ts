import { z } from 'zod';
import { contract, nothing } from '../http/contract.ts';
import { AiUsage } from '../users/me.ts';
import { plans } from './prices.ts';

/** What a carer may know of their own account at any time. */
export const CreditState = z.object({
  credits: z.number(),
  plan: z.enum(plans),
  isAdmin: z.boolean(),
  aiUsage: AiUsage,
  /** On the free plan with too little for anything: when the next free credit is due (CR8). */
  nextFreeCreditAt: z.string().optional(),
});
export type CreditState = z.infer<typeof CreditState>;

export const creditsContract = contract({
  method: 'GET',
  path: '/api/credits',
  input: nothing,
  output: CreditState,
});
