// What was read a moment ago need not be read again: a talk brings its earlier turns along each time.
import type { Embedder } from '@calmbridge/reader/embedding/embedder';
import { remembering } from '../message/remembering.ts';

const mostTexts = 64;
const byEmbedder = new WeakMap<Embedder, ReturnType<typeof remembering<Float32Array>>>();

/** As `embedder.embed`, for what carers write. */
export async function embedSaid(embedder: Embedder, texts: readonly string[]): Promise<Float32Array[]> {
  const known = byEmbedder.get(embedder) ?? remembering<Float32Array>(mostTexts);
  byEmbedder.set(embedder, known);
  const found = new Map(texts.map((text) => [text, known.get(text)]));
  const fresh = [...found].flatMap(([text, vector]) => (vector === undefined ? [text] : []));
  for (const [at, vector] of (await embedder.embed(fresh)).entries()) {
    const text = fresh[at] ?? '';
    found.set(text, vector);
    known.keep(text, vector);
  }
  return texts.map((text) => found.get(text) ?? new Float32Array());
}
