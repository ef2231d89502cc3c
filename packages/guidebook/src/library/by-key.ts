/** One entry for each key. A key without one is a fault of the content. */
export function byKey<K extends string, T>(
  keys: readonly K[],
  entries: readonly T[],
  keyOf: (entry: T) => K,
): Readonly<Record<K, T>> {
  const found = keys.map((key) => {
    const entry = entries.find((one) => keyOf(one) === key);
    if (entry === undefined) throw new Error(`The content says nothing of ${key}`);
    return [key, entry] as const;
  });
  return Object.fromEntries(found) as Record<K, T>;
}
