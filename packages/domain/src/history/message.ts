import { z } from 'zod';
import { Flag, Withheld } from '../assistant/wire.ts';
import { VisibleText } from '../text/visible-text.ts';

export const noteMax = 500;

export const Note = z.object({
  id: z.string(),
  messageId: z.string(),
  content: z.string(),
  timestamp: z.string(),
});
export type Note = z.infer<typeof Note>;

/** Field texts and choices of a profile by name, and what phrases mean, as they are kept. Whoever uses them reads them with `ChildProfile`. */
export const ProfileFields = z
  .object({ name: VisibleText.optional() })
  .catchall(
    z.union([z.string(), z.array(z.string()), z.record(z.string(), z.string())]),
  ) as unknown as z.ZodType<Record<string, string | string[] | Record<string, string>>>;

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
  /** What was left out of it. On this device only: no paper and no other text has it. */
  withheld: z.array(Withheld).optional(),
  /** Our reviewed notes that stood behind a service's text, by their labels. */
  notes: z.array(z.string()).optional(),
  /** The use it was paid with: asking for the same answer again is not charged again. */
  useId: z.string().optional(),
  /** The child it was written for, as the form gave it. */
  profile: ProfileFields.optional(),
  /** The saved child it is about. Older plans do not say. */
  childId: z.string().optional(),
  /** Sections that were written again, newest first, each with the text it had before. */
  earlier: z
    .array(
      z.object({
        /** The use it was written with: what arrives twice is put in once. */
        useId: z.string(),
        section: z.string(),
        at: z.string(),
        text: z.string(),
        flags: z.array(Flag).default([]),
        withheld: z.array(Withheld).default([]),
      }),
    )
    .optional(),
  /** A reply in the chat about a care plan: which plan, and what was asked. */
  planId: z.string().optional(),
  question: z.string().optional(),
  /** Asked before the answer: which page is meant, and what the carer pressed. */
  asked: z
    .array(
      z.object({
        text: z.string(),
        choices: z.array(z.object({ id: z.string(), label: z.string() })),
        chosen: z.string().nullable(),
      }),
    )
    .optional(),
  /** What carers ask next, to press under it. */
  next: z.array(z.object({ id: z.string(), label: z.string() })).optional(),
});
export type Message = z.infer<typeof Message>;
