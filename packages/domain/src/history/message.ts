import { z } from 'zod';
import { Flag } from '../assistant/wire.ts';

export const noteMax = 500;

export const Note = z.object({
  id: z.string(),
  messageId: z.string(),
  content: z.string(),
  timestamp: z.string(),
});
export type Note = z.infer<typeof Note>;

export const Message = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: z.string(),
  type: z.literal('profileFormResponse').optional(),
  fromForm: z.boolean().optional(),
  noteIds: z.array(z.string()).optional(),
  /** True while it is being written, and for good where the rest never came. */
  isCutShort: z.boolean().optional(),
  writtenBy: z.enum(['guidebook', 'service']).optional(),
  flags: z.array(Flag).optional(),
  /** The use it was paid with: asking for the same answer again is not charged again. */
  useId: z.string().optional(),
  /** The child it was written for, as the form gave it. Read it with `ChildProfile`. */
  profile: z.record(z.string(), z.union([z.string(), z.array(z.string())])).optional(),
  /** A reply in the chat about a care plan: which plan, and what was asked. */
  planId: z.string().optional(),
  question: z.string().optional(),
});
export type Message = z.infer<typeof Message>;
