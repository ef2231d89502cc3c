// A list of commas is set as a list: behind a colon, for a note, a page about somebody or a form.

/** "Key points: don't touch his pencils, warn 5 min before the bell, …": the label stays, what it lists stands one under the other. */
export function underLabel(text: string): string {
  const [, label = '', list = ''] = /^([^:,.]{3,40}):\s+(.+)$/su.exec(text) ?? [];
  const items = label.split(/\s+/u).length <= longestLabel ? itemsIn(list) : [];
  return items.length === 0 ? text : `${label}:\n${items.map((one) => `- ${one}`).join('\n')}`;
}
export const isBlock = (text: string): boolean => text.includes('\n- ');
const longestLabel = 4;

/** The items of a list, each with a capital; none where it is no list. */
export function itemsIn(text: string): string[] {
  if (/[.!?]\s+\p{L}/u.test(text)) return [];
  const items = text
    .split(/,\s+(?:and (?=(?:he|she|they|i|we|it|no|not|the|his|her|my)\b))?|;\s+/iu)
    .map((one) => one.trim().replace(/[.,;]+$/u, ''))
    .filter((one) => one !== '');
  const isList = items.length >= fewest && items.every((one) => one.split(/\s+/u).length <= longestItem);
  return isList ? alike(items).map((one) => `${one.charAt(0).toUpperCase()}${one.slice(1)}`) : [];
}
/** "He loves maps, hates dryers, talks …": what the first is said of holds for all. */
const alike = ([first = '', ...rest]: readonly string[]): string[] => [
  rest.some((one) => /^(?:he|she|they|it|i|we|no|the|my|his|her)\b/iu.test(one))
    ? first
    : first.replace(/^(?:he|she) (?=\p{L}+s\b)/iu, ''),
  ...rest,
];
const fewest = 3;
const longestItem = 16;
