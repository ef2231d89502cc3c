// The sentence encoder all-MiniLM-L6-v2 as a port that readers take. Loading takes some 0.3 s and 80 MB, so it is done once a
// thread, when first needed.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Embedder, pooled } from '#embedding/embedder';
import { readWordPieces } from '#embedding/word-pieces';
import { openSession, type RuntimeKind } from './runtime.ts';

/** `assets` is the folder that holds `sentence-encoder`. */
export async function loadEmbedder(assets: string, kind?: RuntimeKind): Promise<Embedder> {
  const file = (name: string) => join(assets, 'sentence-encoder', name);
  const piecesOf = readWordPieces(await readFile(file('vocabulary.txt'), 'utf8'));
  const run = await openSession(file('model.onnx'), kind);
  return {
    async embed(texts) {
      const embeddings: Float32Array[] = [];
      // One by one: the model rounds its numbers by the largest in the batch, so neighbours would change each other.
      for (const text of texts) {
        const pieces = piecesOf(text);
        embeddings.push(pooled(await run(pieces), pieces.length));
      }
      return embeddings;
    },
  };
}
