import { matrixProduct } from './matrix-product.ts';
import { type Pieces, piecesOf, readPieces } from './pieces.ts';
import { asciiOf, ofLengthOne } from './vectors.ts';

// What a sentence means, as 512 numbers: the Universal Sentence Encoder Lite, a transformer of two layers, its weights
// kept in one byte each. `train/screening/make-encoder.ts` writes the format.
//
//   "CBE1" · u32 length of the list · pieces and scores (JSON, ASCII) · the parts of `encoderLayout` in its order:
//   numbers as f32; tables and matrices as one f32 scale per row, then i8 row by row. Little-endian.

export const meaningSize = 512;
const pieceSize = 256;
const innerSize = 1536;
const pieceCount = 8002;
const heads = 4;
/** Longer texts are cut: the encoder was taught with no more. */
const mostPieces = 128;

type Part = { name: string; kind: 'numbers' | 'table' | 'matrix'; rows: number; columns: number };
const numbers = (name: string, columns: number): Part => ({ name, kind: 'numbers', rows: 1, columns });
/** A matrix that takes `columns` numbers and gives `rows`, with its bias. */
const matrix = (name: string, rows: number, columns: number): Part[] => [
  { name, kind: 'matrix', rows, columns },
  numbers(`${name}.bias`, rows),
];
const layer = (at: number, size: number): Part[] => [
  numbers(`${at}.look.scale`, size),
  numbers(`${at}.look.shift`, size),
  ...matrix(`${at}.ask`, 3 * size, size),
  ...matrix(`${at}.join`, meaningSize, size),
  numbers(`${at}.think.scale`, meaningSize),
  numbers(`${at}.think.shift`, meaningSize),
  ...matrix(`${at}.up`, innerSize, meaningSize),
  ...matrix(`${at}.down`, meaningSize, innerSize),
];
export const encoderLayout: readonly Part[] = [
  { name: 'pieces', kind: 'table', rows: pieceCount, columns: pieceSize },
  numbers('beats', pieceSize / 2),
  ...matrix('widen', meaningSize, pieceSize),
  ...layer(0, pieceSize),
  ...layer(1, meaningSize),
  ...matrix('last', meaningSize, meaningSize),
];

type Matrix = { rows: number; columns: number; at: number; scales: Float32Array; bias: Float32Array };
export type Encoder = {
  pieces: Pieces;
  numbers: ReadonlyMap<string, Float32Array>;
  matrices: ReadonlyMap<string, Matrix>;
  table: { scales: Float32Array; bytes: Int8Array };
  times: (weights: Matrix, input: Float32Array, rows: number) => Float32Array;
};

export function readEncoder(bytes: Uint8Array, productCode: Uint8Array): Encoder {
  if (bytes.length < 8 || asciiOf(bytes, 0, 4) !== 'CBE1') throw new Error('not a sentence encoder');
  const listLength = new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true);
  const weights = bytes.subarray(8 + listLength);
  const scratchAt = Math.ceil(weights.length / 16) * 16;
  const outAt = scratchAt + 2 * mostPieces * innerSize;
  const { memory, multiply } = matrixProduct(productCode, outAt + 4 * mostPieces * innerSize);
  new Uint8Array(memory).set(weights);

  const found = new Map<string, Float32Array>();
  const matrices = new Map<string, Matrix>();
  let table: Encoder['table'] | null = null;
  let at = 0;
  const take = (count: number) => {
    const taken = new Float32Array(memory, at, count);
    at += 4 * count;
    return taken;
  };
  for (const { name, kind, rows, columns } of encoderLayout) {
    if (kind === 'numbers') found.set(name, take(columns));
    else {
      const scales = take(rows);
      if (kind === 'table') table = { scales, bytes: new Int8Array(memory, at, rows * columns) };
      else matrices.set(name, { rows, columns, at, scales, bias: scales });
      at += rows * columns;
    }
  }
  if (at !== weights.length || table === null) throw new Error('the sentence encoder is cut short');
  for (const [name, weight] of matrices) weight.bias = numbersOf(found, `${name}.bias`);

  const input16 = new Int16Array(memory, scratchAt, mostPieces * innerSize);
  const output = new Int32Array(memory, outAt, mostPieces * innerSize);
  /** Each row of numbers becomes whole numbers by a scale of its own; the products come back as numbers. */
  const times = (
    { rows: columns, columns: inputs, at, scales, bias }: Matrix,
    input: Float32Array,
    rows: number,
  ) => {
    const rowScales = new Float32Array(rows);
    for (let row = 0; row < rows; row++) {
      let most = 1e-9;
      for (let i = 0; i < inputs; i++) most = Math.max(most, Math.abs(input[row * inputs + i]!));
      rowScales[row] = most / wholeRange;
      const factor = wholeRange / most;
      for (let i = 0; i < inputs; i++)
        input16[row * inputs + i] = Math.round(input[row * inputs + i]! * factor);
    }
    const rowsInFours = 4 * Math.ceil(rows / 4);
    input16.fill(0, rows * inputs, rowsInFours * inputs);
    multiply(at, scratchAt, outAt, inputs, columns, rowsInFours);
    const result = new Float32Array(rows * columns);
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++)
        result[row * columns + column] =
          output[row * columns + column]! * rowScales[row]! * scales[column]! + bias[column]!;
    return result;
  };
  const list = JSON.parse(asciiOf(bytes, 8, 8 + listLength)) as [string, number][];
  return { pieces: readPieces(list), numbers: found, matrices, table, times };
}

/** The largest whole number whose products with 127, summed over 1,536 of them, stay within 32 bits. */
const wholeRange = 8191;

/** The meaning of a text, of length 1. */
export function meaningOf(text: string, encoder: Encoder): Float32Array {
  const { times } = encoder;
  const ids = piecesOf(text, encoder.pieces).slice(0, mostPieces);
  const rows = ids.length;
  const start = placed(ids, encoder);
  let state = times(weightsOf(encoder, 'widen'), start, rows);
  state = plus(state, attended(start, 0, pieceSize, rows, encoder));
  state = plus(state, thought(state, 0, rows, encoder));
  state = plus(state, attended(state, 1, meaningSize, rows, encoder));
  state = plus(state, thought(state, 1, rows, encoder));
  const mean = new Float32Array(meaningSize);
  for (let row = 0; row < rows; row++)
    for (let i = 0; i < meaningSize; i++) mean[i]! += state[row * meaningSize + i]! / rows;
  return ofLengthOne(times(weightsOf(encoder, 'last'), mean, 1).map(Math.tanh));
}

/** The pieces' own numbers, with their place in the text as waves of many lengths. */
function placed(ids: readonly number[], encoder: Encoder): Float32Array {
  const beats = numbersOf(encoder.numbers, 'beats');
  const { scales, bytes } = encoder.table;
  const start = new Float32Array(ids.length * pieceSize);
  for (const [place, id] of ids.entries())
    for (let i = 0; i < pieceSize; i++) {
      const half = pieceSize / 2;
      const wave = i < half ? Math.sin(place * beats[i]!) : Math.cos(place * beats[i - half]!);
      start[place * pieceSize + i] = 2 * bytes[id * pieceSize + i]! * scales[id]! + wave;
    }
  return start;
}

/** Each piece looks at all others, in four ways at once. */
function attended(
  input: Float32Array,
  at: number,
  size: number,
  rows: number,
  encoder: Encoder,
): Float32Array {
  const asked = encoder.times(
    weightsOf(encoder, `${at}.ask`),
    levelled(input, `${at}.look`, size, encoder),
    rows,
  );
  const width = size / heads;
  const scale = 1 / Math.sqrt(width);
  const joined = new Float32Array(rows * size);
  const shares = new Float32Array(rows);
  for (let head = 0; head < heads; head++)
    for (let row = 0; row < rows; row++) {
      const question = row * 3 * size + head * width;
      let most = -Infinity;
      for (let other = 0; other < rows; other++) {
        const key = other * 3 * size + size + head * width;
        let sum = 0;
        for (let i = 0; i < width; i++) sum += asked[question + i]! * asked[key + i]!;
        shares[other] = sum * scale;
        most = Math.max(most, sum * scale);
      }
      let total = 0;
      for (let other = 0; other < rows; other++) total += shares[other] = Math.exp(shares[other]! - most);
      for (let other = 0; other < rows; other++) {
        const value = other * 3 * size + 2 * size + head * width;
        const share = shares[other]! / total;
        for (let i = 0; i < width; i++) joined[row * size + head * width + i]! += share * asked[value + i]!;
      }
    }
  return encoder.times(weightsOf(encoder, `${at}.join`), joined, rows);
}

function thought(input: Float32Array, at: number, rows: number, encoder: Encoder): Float32Array {
  const up = encoder.times(
    weightsOf(encoder, `${at}.up`),
    levelled(input, `${at}.think`, meaningSize, encoder),
    rows,
  );
  for (let i = 0; i < up.length; i++) if (up[i]! < 0) up[i] = 0;
  return encoder.times(weightsOf(encoder, `${at}.down`), up, rows);
}

/** Every row with mean 0 and spread 1, then scaled and shifted as learned. */
function levelled(input: Float32Array, name: string, size: number, encoder: Encoder): Float32Array {
  const scale = numbersOf(encoder.numbers, `${name}.scale`);
  const shift = numbersOf(encoder.numbers, `${name}.shift`);
  const result = new Float32Array(input.length);
  for (let row = 0; row < input.length; row += size) {
    let mean = 0;
    for (let i = 0; i < size; i++) mean += input[row + i]! / size;
    let spread = 0;
    for (let i = 0; i < size; i++) spread += (input[row + i]! - mean) ** 2 / size;
    const factor = 1 / Math.sqrt(spread + 1e-6);
    for (let i = 0; i < size; i++)
      result[row + i] = (input[row + i]! - mean) * factor * scale[i]! + shift[i]!;
  }
  return result;
}

function plus(a: Float32Array, b: Float32Array): Float32Array {
  for (let i = 0; i < a.length; i++) a[i]! += b[i]!;
  return a;
}

function numbersOf(found: ReadonlyMap<string, Float32Array>, name: string): Float32Array {
  const values = found.get(name);
  if (values === undefined) throw new Error(`the sentence encoder has no ${name}`);
  return values;
}

function weightsOf({ matrices }: Encoder, name: string): Matrix {
  const weights = matrices.get(name);
  if (weights === undefined) throw new Error(`the sentence encoder has no ${name}`);
  return weights;
}
