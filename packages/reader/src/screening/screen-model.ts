import type { Embedder } from '../embedding/embedder.ts';
import { type Encoder, readEncoder } from '../meaning/encoder.ts';
import { readTopicReader, type TopicReader } from '../meaning/topic-reader.ts';
import { readVectors, type Vectors } from '../meaning/vectors.ts';
import { type LinearModel, readLinearModel } from './linear-model.ts';
import { type MeaningHead, readMeaningHead } from './meaning-head.ts';
import { type MeaningNet, readMeaningNet } from './meaning-net.ts';
import { type PhraseNets, readPhraseNets } from './phrase-net.ts';

/** What the screen has learned, and with the same vectors and encoder the chat of the guidebook. */
export type ScreenModel = {
  vectors: Vectors;
  crisis: LinearModel;
  crisisNets: PhraseNets;
  unsafe: LinearModel;
  embedder: Embedder;
  /** The encoder before: crises are still read by it, because on them the new one does no better. */
  encoder: Encoder;
  crisisMeaning: MeaningHead;
  unsafeMeaning: MeaningNet;
  topics: TopicReader;
};

/** `bytesOf` gives the files of this package's `assets`; where they lie is the caller's business. */
export const readModel = (bytesOf: (name: string) => Uint8Array, embedder: Embedder): ScreenModel => ({
  vectors: readVectors(bytesOf('vectors.bin')),
  crisis: readLinearModel(bytesOf('crisis.bin')),
  crisisNets: readPhraseNets(bytesOf('crisis-net.bin')),
  unsafe: readLinearModel(bytesOf('unsafe.bin')),
  embedder,
  encoder: readEncoder(bytesOf('encoder.bin'), bytesOf('matrix-product.wasm')),
  crisisMeaning: readMeaningHead(bytesOf('crisis-meaning.bin')),
  unsafeMeaning: readMeaningNet(bytesOf('unsafe-meaning.bin')),
  topics: readTopicReader(bytesOf('topics.bin')),
});
