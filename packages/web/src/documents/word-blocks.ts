import {
  BorderStyle,
  type FileChild,
  HeadingLevel,
  type IParagraphOptions,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { Block, Run } from './blocks.ts';

// The title has a style of its own, so the text's second level is Word's first.
const levels = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
] as const;

type Setting = {
  startsPage?: boolean;
  /** How many numbered lists there are by now: each has its own count. */
  count: { lists: number };
  more?: IParagraphOptions;
  level?: number;
};

export const wordBlocks = (blocks: readonly Block[], setting: Setting): FileChild[] =>
  blocks.flatMap((block, at) =>
    wordBlock(block, { ...setting, startsPage: at === 0 && setting.startsPage === true }),
  );

function wordBlock(block: Block, setting: Setting): FileChild[] {
  const start = setting.startsPage ? { pageBreakBefore: true } : {};
  switch (block.is) {
    case 'heading':
      return [
        new Paragraph({
          ...start,
          heading: levels[Math.min(block.depth, levels.length) - 1] ?? HeadingLevel.HEADING_3,
          keepNext: true,
          children: textRuns(block.runs),
        }),
      ];
    case 'paragraph':
      return [
        new Paragraph({
          ...start,
          ...setting.more,
          children: textRuns(block.runs, block.isSmall ? { color: '55615F', size: 20 } : {}),
        }),
      ];
    case 'list':
      return listParagraphs(block, setting);
    case 'table':
      return [table(block), new Paragraph({ spacing: { after: 60 } })];
    case 'quote':
      return wordBlocks(block.blocks, { ...setting, more: { indent: { left: 500 } } });
    case 'line':
      return [new Paragraph({ border: { bottom: { style: BorderStyle.SINGLE, size: 4, color: 'E4DAC9' } } })];
    case 'warning':
      return [warning(block.text)];
  }
}

function listParagraphs(block: Extract<Block, { is: 'list' }>, setting: Setting): FileChild[] {
  const level = Math.min(2, setting.level ?? 0);
  const isNumbered = block.start !== null;
  if (isNumbered) setting.count.lists++;
  const mark: IParagraphOptions = isNumbered
    ? { numbering: { reference: `numbers-${setting.count.lists}`, level } }
    : { bullet: { level } };
  return block.items.flatMap((item) =>
    item.flatMap((part, at) =>
      wordBlock(part, {
        count: setting.count,
        level: level + 1,
        more: at === 0 ? { ...mark, spacing: { after: 60 } } : { indent: { left: 460 * (level + 1) } },
      }),
    ),
  );
}

const rule = { style: BorderStyle.SINGLE, size: 4, color: 'CFC6B4' };
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const cellMargins = { top: 80, bottom: 80, left: 100, right: 100 };

function table({ head, rows }: Extract<Block, { is: 'table' }>): Table {
  const row = (cells: readonly Run[][], isHead: boolean) =>
    new TableRow({
      tableHeader: isHead,
      cantSplit: true,
      children: head.map(
        (_, at) =>
          new TableCell({
            margins: cellMargins,
            ...(isHead ? { shading: { type: ShadingType.CLEAR, fill: 'F2EBDF' } } : {}),
            children: [
              new Paragraph({
                spacing: { after: 0 },
                children: textRuns(cells[at] ?? [], isHead || at === 0 ? { bold: true } : {}),
              }),
            ],
          }),
      ),
    });
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    borders: {
      top: rule,
      bottom: rule,
      insideHorizontal: rule,
      left: none,
      right: none,
      insideVertical: none,
    },
    rows: [row(head, true), ...rows.map((cells) => row(cells, false))],
  });
}

const edge = { style: BorderStyle.SINGLE, size: 8, color: 'A0362A', space: 6 };

const warning = (text: string) =>
  new Paragraph({
    spacing: { before: 80, after: 160 },
    indent: { left: 120, right: 120 },
    border: { top: edge, bottom: edge, left: edge, right: edge },
    shading: { type: ShadingType.CLEAR, fill: 'FBE5DE' },
    children: [new TextRun({ text, bold: true })],
  });

const textRuns = (
  runs: readonly Run[],
  look: { color?: string; size?: number; bold?: boolean } = {},
): TextRun[] =>
  runs.flatMap(({ text, isBold = false, isItalic = false }) =>
    text.split('\n').map(
      (line, at) =>
        new TextRun({
          ...look,
          text: line,
          bold: isBold || look.bold === true,
          italics: isItalic,
          ...(at > 0 ? { break: 1 } : {}),
        }),
    ),
  );
