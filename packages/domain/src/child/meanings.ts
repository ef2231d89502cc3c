// What the carer said a phrase of the form means: by the phrase as it was split, the id of a situation of the library, or
// '' for something else. Chosen by pressing, never typed; the phrase is the carer's own.
import { z } from 'zod';

export const meaningsMax = 40;
export const phraseMax = 200;

const SituationId = z.union([z.literal(''), z.string().regex(/^[a-z][a-z0-9-]{0,79}$/)]);

export const Meanings = z
  .record(z.string().min(1).max(phraseMax), SituationId)
  .refine((meanings) => Object.keys(meanings).length <= meaningsMax, 'too-many')
  .default({});
export type Meanings = z.infer<typeof Meanings>;

/** The same for every phrase; two that become one keep what was said last. */
export const mapPhrases = (meanings: Meanings, change: (phrase: string) => string): Meanings =>
  Object.fromEntries(
    Object.entries(meanings)
      .map(([phrase, id]) => [change(phrase), id] as const)
      .filter(([phrase]) => phrase !== '' && phrase.length <= phraseMax),
  );

/** Of what was kept, whatever is one: the rest is left out, and so is what is beyond the limit. */
export const meaningsFrom = (kept: unknown): Meanings =>
  typeof kept === 'object' && kept !== null && !Array.isArray(kept)
    ? Object.fromEntries(
        Object.entries(kept)
          .filter(([phrase, id]) => Meanings.safeParse({ [phrase]: id }).success)
          .slice(0, meaningsMax),
      )
    : {};
