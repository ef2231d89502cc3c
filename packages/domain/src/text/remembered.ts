// A plan or a story asks the same of the same few texts some hundred times: how a box is parted, what a line is in full. What was found
// is kept for the texts of one of them, and all of it is dropped once there are more.

/** What `read` says of a text, read once. Lists are frozen: several callers have the same one. */
export function rememberedByText<Found>(
  read: (text: string) => Found,
  mostTexts = 400,
): (text: string) => Found {
  const known = new Map<string, Found>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const found = read(text);
    if (Array.isArray(found)) Object.freeze(found);
    if (known.size >= mostTexts) known.clear();
    known.set(text, found);
    return found;
  };
}

/** What `read` says of a child, read once as long as anybody holds the child. */
export function rememberedByChild<Child extends object, Found>(
  read: (child: Child) => Found,
): (child: Child) => Found {
  const known = new WeakMap<Child, { found: Found }>();
  return (child) => {
    const before = known.get(child) ?? { found: read(child) };
    known.set(child, before);
    return before.found;
  };
}
