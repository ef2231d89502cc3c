// Rows of bytes, and how near each is to an embedding. Sixteen numbers are multiplied at once, which JavaScript has no words for
// (docs/decisions/0110). Whole numbers are added, so every processor finds the same.
import { embeddingSize } from '../embedding/embedder.ts';

/** `dots.wat`, translated: a test does it again. */
export const translated = [
  '0061736d0100000001080160047f7f7f7f0002100104726f7773066d656d6f72790200010302010007080104646f74730000',
  '0aad0101aa0102017f027b024003402002450d01fd0c00000000000000000000000000000000210541002104034020012004',
  '6afd000400210620052006fd8701200020044101746afd000400fdba012006fd8801200020044101746afd000410fdba01fd',
  'ae01fdae012105200441106a2204418003490d000b20032005fd1b002005fd1b016a2005fd1b022005fd1b036a6a36020020',
  '014180036a2101200341046a2103200241016b21020c000b0b0b',
].join('');

type Dots = (query: number, row: number, count: number, out: number) => void;
/** What is needed of it: sources here know neither a browser nor Node. */
declare const WebAssembly: {
  Memory: new (size: { initial: number }) => { buffer: ArrayBuffer };
  Module: new (code: Uint8Array) => object;
  Instance: new (code: object, given: object) => { exports: { dots: Dots } };
};

export type ByteRows = {
  /** How near each row is, as the length of its numbers has it. Read it before the next is asked for. */
  dotsWith(embedding: Float32Array): (row: number) => number;
};

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const pageSize = 65_536;
/** The sum of 384 products of such a number and a byte still has room in 32 bits. */
const largest = 32_767;

/** Takes a copy: `rows` need not be kept. */
export function byteRows(rows: Int8Array): ByteRows {
  const count = rows.length / embeddingSize;
  const sumsAt = 2 * embeddingSize;
  const rowsAt = sumsAt + 4 * count;
  const memory = new WebAssembly.Memory({ initial: Math.ceil((rowsAt + rows.length) / pageSize) });
  new Int8Array(memory.buffer, rowsAt, rows.length).set(rows);
  const { dots } = new WebAssembly.Instance(new WebAssembly.Module(bytesOf(translated)), { rows: { memory } })
    .exports;
  const query = new Int16Array(memory.buffer, 0, embeddingSize);
  const sums = new Int32Array(memory.buffer, sumsAt, count);
  return {
    dotsWith(embedding) {
      const most = embedding.reduce((top, number) => Math.max(top, Math.abs(number)), 1e-9);
      for (const [at, number] of embedding.entries()) query[at] = Math.round((number / most) * largest);
      dots(0, rowsAt, count, sumsAt);
      return (row) => (sums[row]! * most) / largest;
    },
  };
}
