import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { expect, test } from 'vitest';
import { addsExactly, inExactSums } from './runtime.ts';

const upper = join(import.meta.dirname, '../assets/sentence-encoder/meaning.onnx');
const isLinux = process.platform === 'linux';

test('[RD11] a processor is known to add exactly only where it says so', () => {
  expect(addsExactly('processor\t: 0\nflags\t\t: fpu sse avx512f avx512_vnni\n')).toBe(true);
  expect(addsExactly('flags\t\t: fpu avx2 avx_vnni\n')).toBe(true);
  expect(addsExactly('flags\t\t: fpu avx2 avx512f avx512_vpopcntdq\n')).toBe(false);
  // What is only named elsewhere is no flag.
  expect(addsExactly('flags\t\t: fpu avx2\nbugs\t\t: avx_vnni\n')).toBe(false);
  expect(addsExactly('')).toBe(false);
});

const isKnown = isLinux && (process.arch === 'arm64' || addsExactly(readFileSync('/proc/cpuinfo', 'utf8')));

test.runIf(isKnown)('[RD11] there the plain and the exact way say the same, to the last bit', async () => {
  const pieces = 40;
  const states = Float32Array.from({ length: pieces * 384 }, (_, at) => 3 * Math.sin(at * 1.7));
  const read = async (options: InferenceSession.SessionOptions) => {
    const session = await InferenceSession.create(upper, { ...options, intraOpNumThreads: 1 });
    const { out } = await session.run({
      states: new Tensor('float32', states, [1, pieces, 384]),
      mask: new Tensor('int64', new BigInt64Array(pieces).fill(1n), [1, pieces]),
    });
    return out?.data;
  };
  expect(await read({})).toEqual(await read({ extra: inExactSums }));
});
