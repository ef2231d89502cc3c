// Word 3-gram Jaccard between texts: for each text, its nearest other text.

export type Nearest = { value: number; at: number };

export function trigrams(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:[’'][\p{L}]+)*/gu) ?? [];
  return new Set(words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`));
}

export function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const gram of a) if (b.has(gram)) shared += 1;
  return shared / Math.max(1, a.size + b.size - shared);
}

export function highestOverlaps(texts: readonly string[]): Nearest[] {
  const sets = texts.map(trigrams);
  return sets.map((set, index) => {
    let nearest: Nearest = { value: 0, at: -1 };
    for (const [at, other] of sets.entries()) {
      if (at === index) continue;
      const value = jaccard(set, other);
      if (value > nearest.value) nearest = { value, at };
    }
    return nearest;
  });
}
