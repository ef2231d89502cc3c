// Turns features of candidates into chances: logistic regression by Newton's method. Written with the weights of the raw
// features, so that a reader needs no scales.

export type Example = { features: readonly number[]; isRight: boolean };
export type Chances = { bias: number; weights: number[] };

const pull = 1;

export function fitChances(examples: readonly Example[]): Chances {
  const width = examples[0]!.features.length;
  const places = Array.from({ length: width }, (_, at) => at);
  const means = places.map((at) => meanOf(examples.map(({ features }) => features[at]!)));
  const spreads = places.map(
    (at) => Math.sqrt(meanOf(examples.map(({ features }) => (features[at]! - means[at]!) ** 2))) || 1,
  );
  const rows = examples.map(({ features, isRight }) => ({
    x: [1, ...places.map((at) => (features[at]! - means[at]!) / spreads[at]!)],
    y: isRight ? 1 : 0,
  }));
  let weights = Array.from({ length: width + 1 }, () => 0);
  for (let round = 0; round < 30; round++) {
    const slope = weights.map((weight, at) => (at === 0 ? 0 : -pull * weight));
    const curve = weights.map((_, i) =>
      weights.map((__, j) => (i === j && i > 0 ? pull : i === j ? 1e-9 : 0)),
    );
    for (const { x, y } of rows) {
      const p = 1 / (1 + Math.exp(-x.reduce((sum, value, at) => sum + value * weights[at]!, 0)));
      for (let i = 0; i <= width; i++) {
        slope[i]! += (y - p) * x[i]!;
        for (let j = 0; j <= width; j++) curve[i]![j]! += p * (1 - p) * x[i]! * x[j]!;
      }
    }
    const step = solve(curve, slope);
    weights = weights.map((weight, at) => weight + step[at]!);
  }
  const raw = places.map((at) => weights[at + 1]! / spreads[at]!);
  const bias = weights[0]! - raw.reduce((sum, weight, at) => sum + weight * means[at]!, 0);
  const rounded = (value: number) => Number(value.toFixed(4));
  return { bias: rounded(bias), weights: raw.map(rounded) };
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Gaussian elimination. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at]!]);
  const size = rows.length;
  for (let i = 0; i < size; i++) {
    const pivot = rows.slice(i).reduce((best, row) => (Math.abs(row[i]!) > Math.abs(best[i]!) ? row : best));
    rows[rows.indexOf(pivot)] = rows[i]!;
    rows[i] = pivot;
    for (let j = 0; j < size; j++) {
      if (j === i) continue;
      const factor = rows[j]![i]! / pivot[i]!;
      for (let k = i; k <= size; k++) rows[j]![k]! -= factor * pivot[k]!;
    }
  }
  return rows.map((row, at) => row[size]! / row[at]!);
}
