import type { SavedChild } from '#device/records/shapes';

/** Names of the pastels children are told apart by; each is a pair of tokens, ground and ink. */
export const childColors = [
  'routine',
  'social',
  'emotional',
  'scenario',
  'safety',
  'conflict',
  'advocacy',
  'coping',
] as const;
export type ChildColor = (typeof childColors)[number];

/** As chosen; for a child saved before there were colours, always the same one by its id. */
export function colorOf({ id, color }: Pick<SavedChild, 'id' | 'color'>): ChildColor {
  const chosen = childColors.find((one) => one === color);
  if (chosen) return chosen;
  const sum = [...id].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return childColors[sum % childColors.length] ?? childColors[0];
}

/** One that no other child has, as long as there are any. */
export const freeColor = (children: readonly SavedChild[]): ChildColor => {
  const taken = new Set(children.map(colorOf));
  return (
    childColors.find((color) => !taken.has(color)) ??
    childColors[children.length % childColors.length] ??
    childColors[0]
  );
};
