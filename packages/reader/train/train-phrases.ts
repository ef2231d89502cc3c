// Turns phrasings into an index that a reader can look texts up in. The same phrasings give the same bytes.
import { phraseIndexBytes } from '#embedding/phrase-index';
import { writeAsset } from './assets.ts';
import { embeddingsOf } from './embeddings.ts';

/** What a phrasing stands for, and its words. */
export type Phrase = { id: string; text: string };

export async function trainPhrases(asset: string, phrases: readonly Phrase[]): Promise<void> {
  const embeddings = await embeddingsOf(phrases.map(({ text }) => text));
  writeAsset(
    asset,
    phraseIndexBytes(phrases.map(({ id, text }) => ({ id, embedding: embeddings.get(text)! }))),
  );
}
