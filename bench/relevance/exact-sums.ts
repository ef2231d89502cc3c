// What the exact way of adding up one-byte products costs on this processor, against the plain way: the time of one text through the lower
// layers and one set of upper ones, of a short, a usual and a long text, each way in turn.
// Run: npx tsx bench/relevance/exact-sums.ts
import { join } from 'node:path';
import { openRuntime } from '@calmbridge/reader/node/runtime';

const folder = join(import.meta.dirname, '../../packages/reader/assets/sentence-encoder');
const open = async (isExact: boolean) => {
  const { openLower, openUpper } = await openRuntime('native', isExact);
  const lower = await openLower(join(folder, 'bottom.onnx'));
  const upper = await openUpper(join(folder, 'meaning.onnx'));
  return async (pieces: readonly number[]) => upper(await lower(pieces));
};
const ways = { plain: await open(false), exact: await open(true) };
const rounds = 60;

for (const length of [15, 45, 120]) {
  const pieces = Array.from({ length }, (_, at) => 2_000 + 97 * at);
  const times = { plain: [] as number[], exact: [] as number[] };
  for (let round = 0; round < rounds; round += 1)
    for (const way of ['plain', 'exact'] as const) {
      const startedAt = performance.now();
      await ways[way](pieces);
      times[way].push(performance.now() - startedAt);
    }
  const { plain, exact } = { plain: median(times.plain), exact: median(times.exact) };
  const [one, other] = [await ways.plain(pieces), await ways.exact(pieces)];
  const isSame = one.every((number, at) => number === other[at]);
  console.log(
    `${length} pieces: plain ${plain.toFixed(1)} ms, exact ${exact.toFixed(1)} ms, ${(exact / plain).toFixed(2)} times; the same numbers: ${isSame}`,
  );
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
