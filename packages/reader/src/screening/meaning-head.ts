// Reads what the sentence encoder says of a text: one layer and a softmax. Trained by train/screening/train-heads.ts.
//
//   "CBM1" · u32 length of the head · head (JSON, ASCII: labels, inputs) · f32 weights [label][input], then f32 bias
//   [label]. Little-endian.

export type MeaningHead = {
  labels: readonly string[];
  inputs: number;
  weights: Float32Array;
  bias: Float32Array;
};

export function readMeaningHead(bytes: Uint8Array): MeaningHead {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 8 || String.fromCharCode(...bytes.subarray(0, 4)) !== 'CBM1')
    throw new Error('not a reader of meanings');
  const weightsAt = 8 + view.getUint32(4, true);
  const head = JSON.parse(String.fromCharCode(...bytes.subarray(8, weightsAt))) as Pick<
    MeaningHead,
    'labels' | 'inputs'
  >;
  const count = head.labels.length * head.inputs;
  if (bytes.length !== weightsAt + 4 * (count + head.labels.length))
    throw new Error('the reader of meanings is cut short');
  const numbersAt = (at: number, length: number) =>
    Float32Array.from({ length }, (_, i) => view.getFloat32(at + 4 * i, true));
  return {
    ...head,
    weights: numbersAt(weightsAt, count),
    bias: numbersAt(weightsAt + 4 * count, head.labels.length),
  };
}

/** How likely each label is, in the order of `labels`; they sum to 1. */
export function meaningLikelihoods({ inputs, weights, bias }: MeaningHead, meaning: Float32Array): number[] {
  const scores = Array.from(bias, (start, label) => {
    let sum = start;
    for (let i = 0; i < inputs; i++) sum += weights[label * inputs + i]! * meaning[i]!;
    return sum;
  });
  const top = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - top));
  const sum = raised.reduce((a, b) => a + b, 0);
  return raised.map((x) => x / sum);
}
