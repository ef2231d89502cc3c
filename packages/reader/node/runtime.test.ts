import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cpuInfo, openRuntime, optionsFor } from './runtime.ts';

const folder = join(import.meta.dirname, '../assets/sentence-encoder');
const exact = { extra: { session: { x64quantprecision: '1' } } };

test('[RD11] sums are added up the exact way wherever the processor does not say that it needs none', () => {
  for (const flags of ['fpu sse avx512f avx512_vnni', 'fpu avx2 avx_vnni'])
    expect(optionsFor(`processor\t: 0\nflags\t\t: ${flags}\n`)).not.toMatchObject(exact);
  for (const info of [
    '',
    'Features\t: fp asimd asimddp\n',
    'flags\t\t: fpu avx2 avx512f avx512_vpopcntdq\n',
    // What is only named elsewhere is no flag.
    'flags\t\t: fpu avx2\nbugs\t\t: avx_vnni\n',
  ])
    expect(optionsFor(info)).toMatchObject(exact);
});

const said = await cpuInfo();
const addsExactly = process.arch === 'arm64' || !('extra' in optionsFor(said));

test.runIf(addsExactly)('[RD11] where it adds exactly both ways say the same, to the last bit', async () => {
  const pieces = Array.from({ length: 40 }, (_, at) => 2_000 + 97 * at);
  const read = async (isExact?: boolean) => {
    const { openLower, openUpper } = await openRuntime('native', isExact);
    const states = await (await openLower(join(folder, 'bottom.onnx')))(pieces);
    return (await openUpper(join(folder, 'meaning.onnx')))(states);
  };
  const exactly = await read(true);
  expect(await read(false)).toEqual(exactly);
  expect(await read()).toEqual(exactly);
});
