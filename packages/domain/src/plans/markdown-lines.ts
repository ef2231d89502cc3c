// Lines of a plan as words: what a list item, a table row or a labelled line says, without its marks.

export const wordsOfLine = (line: string): string =>
  line
    .replace(/^\s*(?:[-*+]|\d+[.)])\s+/, '')
    .replace(/(\*\*|__|`)/g, '')
    .replace(/(^|[\s(])\*([^*]+)\*/g, '$1$2')
    .replace(/\s+/g, ' ')
    .trim();

export const isNumbered = (line: string): boolean => /^\s*\d+[.)]\s+\S/.test(line);
export const isItem = (line: string): boolean => /^\s*(?:[-*+]|\d+[.)])\s+\S/.test(line);

/** "- **Red:** words" gives its words. */
export function labelledLine(lines: readonly string[], label: RegExp): string | null {
  for (const line of lines) {
    const [, name, words] = /^\s*[-*+]?\s*(?:\*\*|__)([^*_]+?):?(?:\*\*|__):?\s*(.+)$/.exec(line) ?? [];
    if (name !== undefined && words !== undefined && label.test(name.trim())) return wordsOfLine(words);
  }
  return null;
}

/** The cells of a table row, or null. */
export function cellsOf(line: string): string[] | null {
  if (!/^\s*\|.*\|\s*$/.test(line)) return null;
  return line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => wordsOfLine(cell.replaceAll('\\|', '|')));
}
