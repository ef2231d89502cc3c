export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Lower-cases a first letter, but leaves names, acronyms and "I" alone: "LEGO", "Minecraft" inside a list stay. */
export const uncapitalised = (text: string): string =>
  /^(?:I\b|[A-Z]{2}|[A-Z]\w*[A-Z]|(?:Mr|Mrs|Ms|Miss|Dr)\b)/.test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);

export const withArticle = (noun: string): string =>
  `${/^(?:[aeiou]|hour|honest)/i.test(noun) && !/^(?:uni|use|uri|eu|one\b)/i.test(noun) ? 'an' : 'a'} ${noun}`;

/** "a", "a and b", "a, b and c". */
export function inWords(items: readonly string[], joint = 'and'): string {
  const last = items.at(-1);
  if (last === undefined || items.length === 1) return last ?? '';
  return `${items.slice(0, -1).join(', ')} ${joint} ${last}`;
}
