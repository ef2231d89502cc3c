// What a sentence means, as 384 numbers of length 1: the nearer two sentences in meaning, the nearer their product to 1.
// Whoever runs the encoder (`node/load-embedder.ts`, or a worker behind it) hands readers this port.

export const embeddingSize = 384;

export type Embedder = {
  /** One embedding a text, in their order. A text's embedding does not depend on its neighbours. */
  embed(texts: readonly string[]): Promise<Float32Array[]>;
};

/** The mean over all pieces, then of length 1: what the encoder was taught to be read by. */
export function pooled(pieces: Float32Array, count: number): Float32Array {
  const sum = new Float32Array(embeddingSize);
  for (let piece = 0; piece < count; piece++)
    for (let i = 0; i < embeddingSize; i++) sum[i]! += pieces[piece * embeddingSize + i]!;
  const length = Math.hypot(...sum) || 1;
  return sum.map((number) => number / length);
}
