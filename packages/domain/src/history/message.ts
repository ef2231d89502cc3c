import { z } from 'zod';

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
});
export type Message = z.infer<typeof Message>;
