// Free choices are made by a hash of what was asked, so that texts vary with the child and never with chance.

/** FNV-1a, 32 bits, mixed once more so that close inputs fall far apart. */
export function stableNumber(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

export function stableChoice<T>(options: readonly [T, ...T[]], seed: string): T;
export function stableChoice<T>(options: readonly T[], seed: string): T | undefined;
export function stableChoice<T>(options: readonly T[], seed: string): T | undefined {
  return options[stableNumber(seed) % Math.max(1, options.length)];
}
