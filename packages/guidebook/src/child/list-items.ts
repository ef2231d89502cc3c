// Carers write lists in one text box: commas, semicolons, new lines, bullets, "and". This reads them back as items.

/** Splits on commas, semicolons and line ends outside brackets and numbers. Bullets and closing stops are dropped. */
export function listItems(text: string): string[] {
  const items: string[] = [];
  let depth = 0;
  let item = '';
  for (const [index, char] of [...text].entries()) {
    if (char === '(' || char === '[') depth += 1;
    if (char === ')' || char === ']') depth = Math.max(0, depth - 1);
    const betweenDigits =
      char === ',' && /\d/.test(text[index - 1] ?? '') && /\d/.test(text[index + 1] ?? '');
    if (char === '\n' || (depth === 0 && !betweenDigits && (char === ',' || char === ';'))) {
      items.push(item);
      item = '';
      if (char === '\n') depth = 0;
    } else item += char;
  }
  return [...items, item].map(tidyItem).filter((found) => found !== '' && !saysNothing.test(found));
}

/** As `listItems`, and "trains and maps" is two things. Only for lists of things: a clause keeps its "and". */
export const thingItems = (text: string): string[] =>
  listItems(text).flatMap((item) => {
    const parts = item.split(/\s+(?:and|&|plus)\s+|\s*\/\s*/i).map(tidyItem);
    const areThings = parts.every((part) => part !== '' && part.split(/\s+/).length <= 3);
    return areThings && !/\b(?:between|both|mix)\b/i.test(item) ? parts : [item];
  });

const saysNothing = /^(?:none|n\/?a|no|nil|nothing|unknown|not sure|not known|-+|\.+|\?+)$/i;

const tidyItem = (item: string): string =>
  item
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:[-*•–·]|\d{1,2}[.)])\s+/, '')
    .replace(/^(?:and|or|also|plus)\s+/i, '')
    .replace(/[.!?:…]+$/, '')
    .trim();
