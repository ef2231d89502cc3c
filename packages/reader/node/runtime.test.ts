import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addsExactly, openRuntime } from './runtime.ts';

const folder = join(import.meta.dirname, '../assets/sentence-encoder');
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
  const pieces = Array.from({ length: 40 }, (_, at) => 2_000 + 97 * at);
  const read = async (isExact: boolean) => {
    const { openLower, openUpper } = await openRuntime('native', isExact);
    const states = await (await openLower(join(folder, 'bottom.onnx')))(pieces);
    return (await openUpper(join(folder, 'meaning.onnx')))(states);
  };
  expect(await read(false)).toEqual(await read(true));
});
