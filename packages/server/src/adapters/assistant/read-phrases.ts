import type { Readings } from '@calmbridge/guidebook/plan/reading/understand';
import type { Reading } from '#adapters/reading/reading';

/** What each phrase of a profile means, by the phrase. */
export async function readPhrases(
  { readEntries }: Pick<Reading, 'readEntries'>,
  phrases: readonly string[],
): Promise<Readings> {
  const read = phrases.length === 0 ? [] : await readEntries('situation', phrases);
  return new Map(phrases.flatMap((phrase, at) => (read[at] ? [[phrase, read[at]]] : [])));
}
