export type Size = { width: number; height: number };

/** Never larger than it was, and whole pixels, at least one. */
export function scaledTo(size: Size, greatest: number): Size {
  const scale = Math.min(1, greatest / Math.max(size.width, size.height));
  return {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  };
}
