// A sealed text begins with its version and its order, so which records come first can be told without reading them.

const beginning = /^\{"v":\d+,"order":(-?\d+(?:\.\d+)?),/;

/** Null where a text begins otherwise: then all have to be read. */
export function foremostKeys(
  read: (key: string) => string | null,
  keys: readonly string[],
  most: number,
): string[] | null {
  const found: { key: string; order: number }[] = [];
  for (const key of keys) {
    const order = beginning.exec(read(key) ?? '')?.[1];
    if (order === undefined) return null;
    found.push({ key, order: Number(order) });
  }
  found.sort((a, b) => b.order - a.order || (a.key < b.key ? -1 : 1));
  return found.slice(0, most).map(({ key }) => key);
}
