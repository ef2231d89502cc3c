// The one slow step of the sentence encoder, in WebAssembly with vector instructions: `assets/matrix-product.wat` is
// the source of the bytes. Plain JavaScript takes about ten times as long.

type Memory = { readonly buffer: ArrayBuffer };
type Multiply = (
  weights: number,
  input: number,
  output: number,
  inputs: number,
  columns: number,
  rows: number,
) => void;

/** Both browsers and Node have it; only their own type libraries say so. */
declare const WebAssembly: {
  Memory: new (size: { initial: number }) => Memory;
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { exports: { multiply: Multiply } };
};

const pageSize = 65_536;

export function matrixProduct(
  code: Uint8Array,
  bytesNeeded: number,
): { memory: ArrayBuffer; multiply: Multiply } {
  const memory = new WebAssembly.Memory({ initial: Math.ceil(bytesNeeded / pageSize) });
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(code), { host: { memory } });
  return { memory: memory.buffer, multiply: exports.multiply };
}
