// One set of weights that learns by Adam: slopes are gathered in `slope`, and `take` makes a step.

export type Step = ReturnType<typeof adam>;

export function adam(weights: Float32Array, pull: number) {
  const slope = new Float32Array(weights.length);
  const first = new Float32Array(weights.length);
  const second = new Float32Array(weights.length);
  let steps = 0;
  return {
    slope,
    take: (rate: number) => {
      steps += 1;
      const firstShare = 1 - 0.9 ** steps;
      const secondShare = 1 - 0.999 ** steps;
      for (let i = 0; i < weights.length; i++) {
        first[i] = 0.9 * first[i]! + 0.1 * slope[i]!;
        second[i] = 0.999 * second[i]! + 0.001 * slope[i]! * slope[i]!;
        weights[i]! -=
          rate * (first[i]! / firstShare / (Math.sqrt(second[i]! / secondShare) + 1e-8) + pull * weights[i]!);
      }
      slope.fill(0);
    },
  };
}
