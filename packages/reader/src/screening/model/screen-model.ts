import type { Embedder } from '../../embedding/embedder.ts';
import { type EntryIndexes, readEntryIndexes } from '../../entries/entry-reader.ts';
import { readTopicReader, type TopicReader } from '../../meaning/topic-reader.ts';
import { readVectors, type Vectors } from '../../meaning/vectors.ts';
import { type LinearModel, readLinearModel } from './linear-model.ts';

/** What the screen has learned, and with the same vectors and encoder the chat of the guidebook. */
export type ScreenModel = {
  vectors: Vectors;
  crisis: LinearModel;
  unsafe: LinearModel;
  embedder: Embedder;
  topics: TopicReader;
  entries: EntryIndexes;
};

/** `bytesOf` gives the files of this package's `assets`; where they lie is the caller's business. */
export const readModel = (bytesOf: (name: string) => Uint8Array, embedder: Embedder): ScreenModel => ({
  vectors: readVectors(bytesOf('vectors.bin')),
  crisis: readLinearModel(bytesOf('crisis.bin')),
  unsafe: readLinearModel(bytesOf('unsafe.bin')),
  embedder,
  topics: readTopicReader(bytesOf('topics.bin')),
  entries: readEntryIndexes(bytesOf),
});
