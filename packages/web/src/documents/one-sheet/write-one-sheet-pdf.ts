import type { PDFDocument, PDFPage } from 'pdf-lib';
import type { drawWords } from '../pdf/draw-words.ts';
import type { Face, Fonts } from '../pdf/fonts.ts';
import { openPdf, type PdfOptions } from '../pdf/open-pdf.ts';
import { isSetWhole, type Line, linesOf } from '../pdf/set-text.ts';
import { colours } from '../pdf/sheet.ts';
import type { OneSheet, SheetPart } from './one-sheet.ts';

const margin = 36;
const pad = 8;
const photoBox = { width: 118, height: 142 };
/** From comfortable down to the smallest print of a package leaflet. */
const scales = Array.from({ length: 18 }, (_, at) => 1.3 - at * 0.05);

type Press = { pdf: PDFDocument; page: PDFPage; fonts: Fonts; paintWords: typeof drawWords };
/** Something to be drawn at a height, as tall as it is. */
type Thing = { height: number; draw: (press: Press, y: number) => Promise<void> | void };

/** The sheet as a PDF of one page with its fonts inside. */
export async function writeOneSheetPdf(
  sheet: OneSheet,
  options?: PdfOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const { pdf, fonts, size, paintWords } = await openPdf(sheet.title, options);
  const page = pdf.addPage([...size]);
  const press = { pdf, page, fonts, paintWords };
  const room = size[1] - 2 * margin;
  const things = fitting(sheet, fonts, size[0], room);
  await drawPhoto(press, sheet);
  let y = size[1] - margin;
  for (const thing of things) {
    await thing.draw(press, y);
    y -= thing.height;
  }
  return (await pdf.save()) as Uint8Array<ArrayBuffer>;
}

/** As large as fits on the page. */
function fitting(sheet: OneSheet, fonts: Fonts, pageWidth: number, room: number): Thing[] {
  const heightOf = (things: readonly Thing[]) => things.reduce((sum, { height }) => sum + height, 0);
  const sets = scales.map((scale) => thingsOf(sheet, fonts, pageWidth, scale));
  return sets.find((things) => heightOf(things) <= room) ?? sets.at(-1) ?? [];
}

function thingsOf(sheet: OneSheet, fonts: Fonts, pageWidth: number, scale: number): Thing[] {
  const width = pageWidth - 2 * margin;
  const beside = width - photoBox.width - 16;
  const text = (words: string, face: Face, points: number, more: Partial<Look> = {}) =>
    textThing(words, fonts, { face, size: points * scale, x: margin, width, ...more });
  const head = [
    text(sheet.title, 'head', 24, { width: beside, colour: colours.teal }),
    ...sheet.lead.map((line) => text(line, 'bold', 12, { width: beside })),
  ];
  const headHeight = head.reduce((sum, { height }) => sum + height, 0);
  const gap = Math.max(photoBox.height + 10 - headHeight, 10 * scale);
  return [
    ...head,
    space(gap),
    ...sheet.parts.flatMap((part) => partThings(part, text, scale, width)),
    space(4 * scale),
    text(sheet.foot, 'text', 8.5, { colour: colours.grey }),
  ];
}

function partThings(
  { heading, lines, isStrong }: SheetPart,
  text: (words: string, face: Face, points: number, more?: Partial<Look>) => Thing,
  scale: number,
  width: number,
): Thing[] {
  if (!isStrong)
    return [
      text(heading, 'bold', 11.5, { colour: colours.teal }),
      ...lines.map((line) => text(line, 'text', 11)),
      space(6 * scale),
    ];
  const within = { x: margin + pad, width: width - 2 * pad };
  const inside = [
    space(4 * scale),
    text(heading, 'bold', 12, { ...within, colour: colours.clay }),
    ...lines.map((line) => text(line, 'bold', 12, within)),
    space(5 * scale),
  ];
  const height = inside.reduce((sum, thing) => sum + thing.height, 0);
  const box: Thing = {
    height: 0,
    draw: ({ page }, y) =>
      page.drawRectangle({
        x: margin,
        y: y - height,
        width,
        height,
        color: colours.claySoft,
        borderColor: colours.clay,
        borderWidth: 1.2,
      }),
  };
  return [box, ...inside, space(8 * scale)];
}

type Look = {
  face: Face;
  size: number;
  x: number;
  width: number;
  colour: (typeof colours)[keyof typeof colours];
};

const space = (height: number): Thing => ({ height, draw: () => undefined });

function textThing(words: string, fonts: Fonts, look: Omit<Look, 'colour'> & Partial<Look>): Thing {
  const { face, size, x, width, colour = colours.ink } = look;
  const leading = size * 1.36;
  if (!isSetWhole(words, fonts[face])) return paintedThing(words, { size, leading, x, width });
  const lines = linesOf([{ text: words }], { fonts, face, size, width });
  return {
    height: lines.length * leading,
    draw: ({ page }, y) =>
      lines.forEach((line, at) => drawLine(page, line, { x, y: y - at * leading - size, size, colour })),
  };
}

/** Letters the fonts lack: painted, in as much room as letters of any script take. */
function paintedThing(
  words: string,
  look: { size: number; leading: number; x: number; width: number },
): Thing {
  const { size, leading, x, width } = look;
  const sentences = words.split('\n');
  const rows = sentences.reduce((sum, one) => sum + Math.ceil(([...one].length * size * 0.85) / width), 0);
  const box = { width, height: Math.max(1, rows) * leading * 1.1 };
  return {
    height: box.height,
    draw: async ({ pdf, page, paintWords }, y) => {
      const image = await pdf.embedPng(await paintWords(sentences, box, size));
      page.drawImage(image, { x, y: y - box.height, ...box });
    },
  };
}

function drawLine(
  page: PDFPage,
  line: Line,
  { x, y, size, colour }: { x: number; y: number; size: number; colour: Look['colour'] },
): void {
  let at = x;
  for (const { text, file, width } of line.pieces) {
    page.drawText(text, { x: at, y, size, font: file.font, color: colour });
    at += width;
  }
}

/** At the upper right: the photo whole, or a frame to stick one in. */
async function drawPhoto({ pdf, page, fonts }: Press, { photo, photoWords }: OneSheet): Promise<void> {
  const x = page.getWidth() - margin - photoBox.width;
  const y = page.getHeight() - margin - photoBox.height;
  if (photo) {
    const image = await pdf.embedJpg(photo);
    const scale = Math.min(photoBox.width / image.width, photoBox.height / image.height);
    const width = image.width * scale;
    const height = image.height * scale;
    page.drawImage(image, { x: x + photoBox.width - width, y: y + photoBox.height - height, width, height });
    return;
  }
  page.drawRectangle({ x, y, ...photoBox, borderColor: colours.line, borderWidth: 1.2 });
  const [line] = linesOf([{ text: photoWords }], { fonts, face: 'text', size: 10, width: photoBox.width });
  if (line)
    drawLine(page, line, {
      x: x + (photoBox.width - line.width) / 2,
      y: y + photoBox.height / 2,
      size: 10,
      colour: colours.grey,
    });
}
