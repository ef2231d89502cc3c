/** Keeps the newest few; a talk needs about ten. */
export function remembering<Value>(most: number) {
  const kept = new Map<string, Value>();
  return {
    get: (text: string): Value | undefined => kept.get(text),
    forget: (text: string): boolean => kept.delete(text),
    keep: (text: string, value: Value): void => {
      kept.delete(text);
      kept.set(text, value);
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    },
  };
}
