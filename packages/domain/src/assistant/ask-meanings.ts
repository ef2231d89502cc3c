// What the form asks about phrases that a plan could only quote: free, before anything is paid for. Reading them stores
// nothing and passes nothing on.
import { z } from 'zod';
import { UnfinishedProfile } from '../child/profile.ts';
import { contract } from '../http/contract.ts';

/** The boxes in which a situation that was chosen changes the plan. */
export const askedFields = ['triggers', 'challenges', 'sleepSchedule'] as const;
export type AskedField = (typeof askedFields)[number];

/** `phrase` is what the choice is kept under in `meanings` of the profile, the `id` of a choice what is kept. */
export const MeaningAsk = z.object({
  field: z.enum(askedFields),
  phrase: z.string(),
  choices: z.array(z.object({ id: z.string(), label: z.string() })),
});
export type MeaningAsk = z.infer<typeof MeaningAsk>;

export const askMeaningsContract = contract({
  method: 'POST',
  path: '/api/assistant/meanings',
  input: z.object({ profile: UnfinishedProfile }),
  /** Also for phrases that have a meaning already, so that it can be changed. */
  output: z.object({ asks: z.array(MeaningAsk) }),
});
