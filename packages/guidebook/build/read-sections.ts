import type { Values } from './entry-file.ts';

/** A section is a list ("- "), a table ("| ") or a text; under a quotation ("> ") a text, a list, or a text and a list. */
type Section = { heading: string; line: number; quote: string[]; items: Item[]; rows: Row[]; text: string[] };
type Item = { text: string; line: number };
type Row = { cells: string[]; line: number };

/** Adds the sections' values under their headings. `first` is the number of the first line. */
export function readSections(
  file: string,
  source: readonly string[],
  first: number,
  repeated: readonly string[],
  values: Values,
): void {
  const sections: Section[] = [];
  for (const [index, raw] of source.entries()) {
    const line = first + index;
    const text = raw.trim();
    if (text === '') continue;
    const section = sections.at(-1);
    if (text.startsWith('## '))
      sections.push({ heading: text.slice(3).trim(), line, quote: [], items: [], rows: [], text: [] });
    else if (section === undefined)
      values.problems.push({ file, line, what: 'stands before the first heading ("## …")' });
    else addLine(section, raw, text, line);
  }
  for (const section of sections) keepSection(file, section, repeated, values);
}

function addLine(section: Section, raw: string, text: string, line: number): void {
  const item = section.items.at(-1);
  if (text.startsWith('- ')) section.items.push({ text: text.slice(2).trim(), line });
  else if (text.startsWith('> ')) section.quote.push(text.slice(2).trim());
  else if (text.startsWith('|')) section.rows.push({ cells: cellsOf(text), line });
  // A line that is set in goes on with the item above it.
  else if (item && /^\s/.test(raw)) item.text += ` ${text}`;
  else section.text.push(text);
}

const cellsOf = (text: string): string[] =>
  text
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

function keepSection(file: string, section: Section, repeated: readonly string[], values: Values): void {
  const { heading, line, items, rows, text, quote } = section;
  const { value, lines, problems } = values;
  const isRepeated = repeated.includes(heading);
  const kinds = [items, rows, text].filter(({ length }) => length > 0);
  if (heading in value && !isRepeated) problems.push({ file, line, what: `"${heading}" stands here twice` });
  if (kinds.length > 1 && quote.length === 0)
    problems.push({ file, line, what: `"${heading}" mixes a list and plain text` });
  const others = isRepeated ? ((value[heading] ?? []) as unknown[]) : [];
  const path = isRepeated ? [heading, others.length] : [heading];
  if (!lines.has([heading])) lines.keep([heading], line);
  lines.keep(path, line);
  const found = [...items, ...rows];
  for (const [index, one] of found.entries()) {
    lines.keep([...path, index], one.line);
    lines.keep([...path, 'items', index], one.line);
  }
  value[heading] = isRepeated ? [...others, valueOf(section)] : valueOf(section);
}

function valueOf({ quote, items, rows, text }: Section): unknown {
  const plain = text.join(' ');
  const list = items.map((item) => item.text);
  if (quote.length > 0)
    return {
      quote: quote.join(' '),
      ...(plain !== '' && { text: plain }),
      ...(list.length > 0 && { items: list }),
    };
  if (rows.length > 0) return rows.map(({ cells }) => cells);
  return list.length > 0 ? list : plain;
}
