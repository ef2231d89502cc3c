import { type EntryModel, readEntries } from '@calmbridge/reader/entries/entry-reader';
import type { PageReadings } from './page-reading.ts';

/** What `answerChat` wants to know of each text. */
export async function readPages(texts: readonly string[], model: EntryModel): Promise<PageReadings> {
  const readings = await readEntries(model, 'page', texts);
  return new Map(texts.map((text, at) => [text, readings[at] ?? { nearest: [], none: 1 }]));
}
