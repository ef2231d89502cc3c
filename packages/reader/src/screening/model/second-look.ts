// The sentence encoder understands what the readers of words miss, but costs some milliseconds. So it is asked only
// where those see a trace of danger, and its answer counts as much as theirs.

/** How likely there is any danger, and how likely each of its kinds, in the order of the table. */
export type Reading = { danger: number; labels: readonly number[] };

/** `byMeaning` begins with how likely there is none. */
export function afterSecondLook(byWords: Reading, [none = 1, ...labels]: readonly number[]): Reading {
  return {
    danger: probabilityOf((logOddsOf(byWords.danger) + logOddsOf(1 - none)) / 2),
    labels: labels.map((likelihood, at) => likelihood + (byWords.labels[at] ?? 0)),
  };
}

/** A sentence of advice is read together with the one before it: what is kept up was said there. The end of both counts. */
export const secondLookText = (sentence: string, before: string) =>
  `${before.trim()} ${sentence.trim()}`.trim().slice(-longestAdvice);

const longestAdvice = 300;
const leastChance = 1e-5;

export const logOddsOf = (chance: number) => {
  const held = Math.min(Math.max(chance, leastChance), 1 - leastChance);
  return Math.log(held / (1 - held));
};
export const probabilityOf = (odds: number) => 1 / (1 + Math.exp(-odds));
