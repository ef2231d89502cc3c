import {
  AlignmentType,
  BorderStyle,
  convertMillimetersToTwip,
  Document,
  type FileChild,
  Footer,
  HeadingLevel,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
} from 'docx';
import { m } from '#paraglide/messages';
import { contentOf } from './content.ts';
import { type Paper, titleLines } from './paper.ts';
import { wordBlocks } from './word-blocks.ts';

const grey = '55615F';
const teal = '0F4648';

/** The paper as a Word document: real headings, lists and tables, so that it can be gone on with. */
export function writeWord(paper: Paper): Promise<Blob> {
  return Packer.toBlob(wordDocument(paper));
}

export function wordDocument(paper: Paper): Document {
  const { title, parts } = contentOf(paper);
  const count = { lists: 0 };
  let isAfterOwnPage = false;
  const body = parts.flatMap(({ blocks, isOwnPage }) => {
    const startsPage = isOwnPage || isAfterOwnPage;
    isAfterOwnPage = isOwnPage;
    return wordBlocks(blocks, { startsPage, count });
  });
  return new Document({
    title,
    creator: m.app_name(),
    description: m.document_check(),
    styles: { default: looks },
    numbering: { config: [...Array(count.lists + 1).keys()].map(numbers) },
    sections: [
      {
        properties: { page: { margin: margins } },
        footers: { default: footer(title) },
        children: [...titleBlock(title, paper), ...body],
      },
    ],
  });
}

const titleBlock = (title: string, paper: Paper): FileChild[] => [
  new Paragraph({ text: title, heading: HeadingLevel.TITLE }),
  ...titleLines(paper).map(
    ([label, words]) =>
      new Paragraph({
        spacing: { after: 20 },
        children: [
          new TextRun({ text: `${label}: `, color: grey }),
          new TextRun({ text: words, bold: true }),
        ],
      }),
  ),
  new Paragraph({
    spacing: { before: 80, after: 240 },
    border: { bottom: { style: BorderStyle.SINGLE, size: 8, color: 'E9A445', space: 8 } },
    children: [new TextRun({ text: m.document_check(), color: grey, size: 20 })],
  }),
];

const footer = (title: string) =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [
          new TextRun({
            color: grey,
            size: 18,
            children: [`${title} · `, PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES],
          }),
        ],
      }),
    ],
  });

const margins = {
  top: convertMillimetersToTwip(20),
  bottom: convertMillimetersToTwip(20),
  left: convertMillimetersToTwip(22),
  right: convertMillimetersToTwip(22),
};

const headings = { font: 'Georgia', color: teal };
const looks = {
  document: { run: { font: 'Calibri', size: 23 }, paragraph: { spacing: { after: 110, line: 288 } } },
  title: { run: { ...headings, size: 48 }, paragraph: { spacing: { after: 120 } } },
  heading1: { run: { ...headings, size: 32 }, paragraph: { spacing: { before: 320, after: 100 } } },
  heading2: {
    run: { font: 'Calibri', color: '203031', bold: true, size: 26 },
    paragraph: { spacing: { before: 220, after: 80 } },
  },
  heading3: {
    run: { font: 'Calibri', color: '203031', bold: true, size: 23 },
    paragraph: { spacing: { before: 160, after: 60 } },
  },
};

/** Every numbered list counts for itself. */
const numbers = (at: number) => ({
  reference: `numbers-${at}`,
  levels: [0, 1, 2].map((level) => ({
    level,
    format: LevelFormat.DECIMAL,
    text: `%${level + 1}.`,
    alignment: AlignmentType.START,
    style: {
      paragraph: { indent: { left: 460 * (level + 1), hanging: 360 } },
    },
  })),
});
