// What the carer said a phrase of the form means: by the phrase as it was split, the id of a situation of the library, or
// '' for something else. Chosen by pressing, never typed; the phrase is the carer's own.
import { z } from 'zod';

export const meaningsMax = 40;
export const phraseMax = 200;

export type Meanings = Record<string, string>;

const isMeaning = ([phrase, id]: [string, unknown]): boolean =>
  phrase !== '' && phrase.length <= phraseMax && typeof id === 'string' && situationId.test(id);
const situationId = /^(?:[a-z][a-z0-9-]{0,79})?$/;

const entriesOf = (value: unknown): [string, unknown][] | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : null;

/** Judged as one value, so that what is wrong with it names no phrase. */
export const Meanings = z
  .custom<Meanings>((value) => {
    const entries = entriesOf(value);
    return entries !== null && entries.length <= meaningsMax && entries.every(isMeaning);
  }, 'not-meanings')
  .default({});

/** A profile's fields alone, as the carer filled them in. */
export const fieldsAlone = <Profile extends { meanings: Meanings }>({
  meanings: _meanings,
  ...fields
}: Profile): Omit<Profile, 'meanings'> => fields;

/** The same for every phrase; two that become one keep what was said last. */
export const mapPhrases = (meanings: Meanings, change: (phrase: string) => string): Meanings =>
  Object.fromEntries(
    Object.entries(meanings)
      .map(([phrase, id]): [string, string] => [change(phrase), id])
      .filter(isMeaning),
  );

/** Of what was kept, whatever is one: the rest is left out, and so is what is beyond the limit. */
export const meaningsFrom = (kept: unknown): Meanings =>
  Object.fromEntries((entriesOf(kept) ?? []).filter(isMeaning).slice(0, meaningsMax)) as Meanings;
