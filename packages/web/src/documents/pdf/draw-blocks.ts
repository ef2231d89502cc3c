import type { Block, Run } from '../blocks.ts';
import { drawTable } from './draw-table.ts';
import type { Face } from './fonts.ts';
import { type Line, linesOf } from './set-text.ts';
import { colours, type Sheet } from './sheet.ts';

const body = { size: 11, leading: 16.5 };
const small = { size: 9.5, leading: 14 };
const headings = [
  { face: 'head' as Face, size: 17, leading: 22, before: 18, after: 6, colour: colours.teal },
  { face: 'head' as Face, size: 17, leading: 22, before: 18, after: 6, colour: colours.teal },
  { face: 'bold' as Face, size: 12.5, leading: 17, before: 12, after: 4, colour: colours.ink },
  { face: 'bold' as Face, size: 11, leading: 16, before: 8, after: 3, colour: colours.ink },
];
const indent = 18;

export function drawBlocks(sheet: Sheet, blocks: readonly Block[], x = 0): void {
  for (const block of blocks) drawBlock(sheet, block, x);
}

function drawBlock(sheet: Sheet, block: Block, x: number): void {
  switch (block.is) {
    case 'heading':
      return drawHeading(sheet, block.runs, block.depth, x);
    case 'paragraph': {
      const { size, leading } = block.isSmall ? small : body;
      const colour = block.isSmall ? colours.grey : colours.ink;
      drawLines(sheet, fitted(sheet, block.runs, x, size), { x, size, leading, colour });
      return sheet.gap(5);
    }
    case 'list':
      return drawList(sheet, block, x);
    case 'table':
      return drawTable(sheet, block, x);
    case 'quote':
      return drawBlocks(sheet, block.blocks, x + indent);
    case 'line':
      sheet.keep(14);
      sheet.rule({ x, down: 6, width: sheet.width - x, colour: colours.line, thickness: 0.8 });
      return sheet.gap(14);
    case 'warning':
      return drawWarning(sheet, block.text, x);
  }
}

export const fitted = (
  sheet: Sheet,
  runs: readonly Run[],
  x: number,
  size: number,
  face: Face = 'text',
): Line[] => linesOf(runs, { fonts: sheet.fonts, face, size, width: sheet.width - x });

export function drawLines(sheet: Sheet, lines: readonly Line[], look: Parameters<Sheet['line']>[1]): void {
  // A paragraph's first line does not stay alone at the end of a page.
  if (lines.length > 1) sheet.keep(2 * look.leading);
  for (const line of lines) sheet.line(line, look);
}

function drawHeading(sheet: Sheet, runs: readonly Run[], depth: number, x: number): void {
  const look = headings[Math.min(depth, headings.length) - 1] ?? headings[3];
  if (!look) return;
  const plain = runs.map(({ text }) => ({ text }));
  const lines = fitted(sheet, plain, x, look.size, look.face);
  // With the first lines of what it heads.
  sheet.keep(look.before + lines.length * look.leading + look.after + 3 * body.leading);
  sheet.gap(look.before);
  drawLines(sheet, lines, { x, size: look.size, leading: look.leading, colour: look.colour });
  sheet.gap(look.after);
}

function drawList(sheet: Sheet, list: Extract<Block, { is: 'list' }>, x: number): void {
  list.items.forEach((item, at) => {
    const [first, ...rest] = item;
    const mark = list.start === null ? '•' : `${list.start + at}.`;
    const room = list.start === null ? 14 : 22;
    if (first?.is === 'paragraph') {
      const lines = fitted(sheet, first.runs, x + room, body.size);
      sheet.keep(Math.min(lines.length, 4) * body.leading);
      const marks = linesOf([{ text: mark }], { ...body, fonts: sheet.fonts, face: 'text', width: room });
      // Set at the item's first line, so before it moves on.
      if (marks[0]) sheet.lineAt(marks[0], { x, down: 1.2, size: body.size, colour: colours.teal });
      drawLines(sheet, lines, { x: x + room, ...body });
      sheet.gap(3);
    } else if (first) drawBlock(sheet, first, x + room);
    drawBlocks(sheet, rest, x + room);
  });
  sheet.gap(4);
}

function drawWarning(sheet: Sheet, text: string, x: number): void {
  const pad = 10;
  const lines = linesOf([{ text, isBold: true }], {
    fonts: sheet.fonts,
    face: 'bold',
    size: 10.5,
    width: sheet.width - x - 2 * pad,
  });
  const height = lines.length * 15 + 2 * pad - 4;
  sheet.keep(height + 12);
  sheet.gap(4);
  const width = sheet.width - x;
  sheet.box({ x, down: 0, width, height, fill: colours.claySoft, edge: colours.clay });
  lines.forEach((line, at) =>
    sheet.lineAt(line, { x: x + pad, down: pad - 2 + at * 15, size: 10.5, colour: colours.ink }),
  );
  sheet.move(height);
  sheet.gap(10);
}
