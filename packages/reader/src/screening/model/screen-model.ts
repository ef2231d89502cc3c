import type { Embedder } from '../../embedding/embedder.ts';
import { type EntryIndexes, readEntryIndexes } from '../../entries/entry-reader.ts';
import { once } from '../../meaning/once.ts';
import { readTopicReader, type TopicReader } from '../../meaning/topic-reader.ts';
import { readVectors, type Vectors } from '../../meaning/vectors.ts';
import { type LinearModel, readLinearModel } from './linear-model.ts';

/** What the screen has learned. */
export type ScreenModel = { vectors: Vectors; crisis: LinearModel; unsafe: LinearModel; embedder: Embedder };

/** With the same vectors and encoder what chat, plans and stories are read with. It is ten times as large, so each part is read when it is first asked for. */
export type ReaderModel = ScreenModel & { readonly topics: TopicReader; readonly entries: EntryIndexes };

/** Gives the files of this package's `assets`; where they lie is the caller's business. */
export type BytesOf = (name: string) => Uint8Array;

export const readScreenModel = (bytesOf: BytesOf, embedder: Embedder): ScreenModel => ({
  vectors: readVectors(bytesOf('vectors.bin')),
  crisis: readLinearModel(bytesOf('crisis.bin')),
  unsafe: readLinearModel(bytesOf('unsafe.bin')),
  embedder,
});

export function readModel(bytesOf: BytesOf, embedder: Embedder): ReaderModel {
  const topics = once(() => readTopicReader(bytesOf('topics.bin')));
  return {
    ...readScreenModel(bytesOf, embedder),
    get topics() {
      return topics();
    },
    entries: readEntryIndexes(bytesOf),
  };
}
