// A part of the carer's line that a story was told without, as a sentence of that story, for the carer to take or leave.
import { z } from 'zod';

/** It stands with the carer's own words at the beginning, or comes last. */
export const StoryAddition = z.object({
  part: z.string(),
  sentence: z.string(),
  at: z.enum(['beginning', 'end']),
});
export type StoryAddition = z.infer<typeof StoryAddition>;
