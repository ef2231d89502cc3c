import { type Block, type Run, wordsOf } from '../blocks.ts';
import { type Line, linesOf } from './set-text.ts';
import { colours, type Sheet } from './sheet.ts';

const size = 10;
const leading = 14;
const pad = 6;

/** Columns by how much stands in them, rows that are not cut, and the head again on every page. */
export function drawTable(sheet: Sheet, { head, rows }: Extract<Block, { is: 'table' }>, x: number): void {
  const widths = columnWidths(sheet, [head, ...rows], head.length, sheet.width - x);
  const set = (cells: readonly Run[][], isHead: boolean): Line[][] =>
    widths.map((width, at) =>
      linesOf(cells[at] ?? [], {
        fonts: sheet.fonts,
        face: isHead || at === 0 ? 'bold' : 'text',
        size,
        width: width - 2 * pad,
      }),
    );
  const heightOf = (cells: readonly Line[][]) =>
    Math.max(1, ...cells.map((lines) => lines.length)) * leading + 2 * pad;
  const draw = (cells: readonly Line[][], isHead: boolean) => {
    const height = heightOf(cells);
    if (isHead) sheet.box({ x, down: 0, width: sheet.width - x, height, fill: colours.paper });
    let left = x;
    cells.forEach((lines, column) => {
      lines.forEach((line, at) =>
        sheet.lineAt(line, { x: left + pad, down: pad + 0.5 + at * leading, size, colour: colours.ink }),
      );
      left += widths[column] ?? 0;
    });
    sheet.rule({ x, down: height, width: sheet.width - x, colour: colours.line, thickness: 0.8 });
    sheet.move(height);
  };
  const top = set(head, true);
  const first = rows[0] ? heightOf(set(rows[0], false)) : 0;
  sheet.keep(heightOf(top) + first);
  draw(top, true);
  for (const row of rows) {
    const cells = set(row, false);
    if (heightOf(cells) > sheet.room()) {
      sheet.newPage();
      draw(top, true);
    }
    draw(cells, false);
  }
  sheet.gap(12);
}

/** A share by how much stands in a column, but never less than its longest word, up to an even share. */
function columnWidths({ fonts }: Sheet, rows: readonly Run[][][], count: number, width: number): number[] {
  const columns = Array.from({ length: count }, (_, at) => {
    const texts = rows.map((row) => wordsOf(row[at] ?? []));
    const longest = Math.max(...texts.map(({ length }) => length));
    const mean = texts.reduce((sum, { length }) => sum + length, 0) / Math.max(1, texts.length);
    const words = [...new Set(texts.flatMap((text) => text.split(/\s+/)))].map((text) => [{ text }]);
    const widest = Math.max(
      ...words.flatMap((word) =>
        linesOf(word, { fonts, face: 'bold', size, width: Infinity }).map(lineWidth),
      ),
    );
    return {
      least: Math.min(widest + 2 * pad + 0.5, width / count),
      weight: Math.min(46, Math.max(9, (longest + mean) / 2)),
    };
  });
  const share = (open: typeof columns, room: number): Map<object, number> => {
    const sum = open.reduce((total, { weight }) => total + weight, 0);
    const short = open.filter(({ weight, least }) => (weight / sum) * room < least);
    if (short.length === 0) return new Map(open.map((one) => [one, (one.weight / sum) * room]));
    const rest = open.filter((one) => !short.includes(one));
    const taken = short.reduce((total, { least }) => total + least, 0);
    return new Map([...short.map((one): [object, number] => [one, one.least]), ...share(rest, room - taken)]);
  };
  const widths = share(columns, width);
  return columns.map((one) => widths.get(one) ?? one.least);
}

const lineWidth = ({ width }: Line): number => width;
