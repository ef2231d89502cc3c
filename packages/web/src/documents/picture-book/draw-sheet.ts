import { type PDFDocument, type PDFPage, rgb } from 'pdf-lib';
import { m } from '#paraglide/messages';
import type { BookSheet, PictureBook } from '#shared/story/picture-book';
import type { drawWords } from '../pdf/draw-words.ts';
import type { Face, Fonts } from '../pdf/fonts.ts';
import { type Line, linesOf } from '../pdf/set-text.ts';
import { colours } from '../pdf/sheet.ts';
import { type Box, fitWords, hasForeignLetters } from './fit-words.ts';

type Press = {
  pdf: PDFDocument;
  fonts: Fonts;
  size: readonly [width: number, height: number];
  book: PictureBook;
  paintWords: typeof drawWords;
};
type Place = Box & { x: number; y: number };

const margin = 42;
const gap = 36;
const footRoom = 26;

export async function drawSheet(press: Press, sheet: BookSheet): Promise<void> {
  const page = press.pdf.addPage([...press.size]);
  const [width, height] = press.size;
  if (sheet.is !== 'page') drawGround(page, press.book.colour);
  const inner: Place = {
    x: margin,
    y: margin + footRoom,
    width: width - 2 * margin,
    height: height - 2 * margin - footRoom,
  };
  const words = sheet.picture ? await drawPicture(press, page, inner, sheet.picture) : inner;
  const more = await drawText(press, page, words, sheet);
  if (sheet.is === 'end') drawSmall(press, page, press.book.imprint);
  else if (sheet.is === 'page') drawFoot(press, page);
  await drawRest(press, inner, more, sheet);
}

/** Left of the words, in the middle of the height. Answers the room that is left for them. */
async function drawPicture(
  { pdf }: Press,
  page: PDFPage,
  inner: Place,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Place> {
  const image = await pdf.embedJpg(bytes);
  const width = inner.width * 0.54;
  const height = Math.min(inner.height, (width * image.height) / image.width);
  const y = inner.y + (inner.height - height) / 2;
  page.drawImage(image, { x: inner.x, y, width, height });
  const x = inner.x + width + gap;
  return { ...inner, x, width: inner.x + inner.width - x };
}

async function drawText(press: Press, page: PDFPage, place: Place, sheet: BookSheet): Promise<Line[]> {
  const isTitle = sheet.is !== 'page';
  const largest = isTitle ? 46 : 36;
  if (sheet.sentences.some((sentence) => hasForeignLetters(sentence, press.fonts))) {
    const image = await press.pdf.embedPng(await press.paintWords(sheet.sentences, place, largest));
    page.drawImage(image, place);
    return [];
  }
  const face: Face = isTitle ? 'head' : 'bold';
  const set = fitWords(sheet.sentences, place, { fonts: press.fonts, face, largest, smallest: 15 });
  const textHeight = set.lines.length * set.leading;
  let top = place.y + place.height - Math.max(0, (place.height - textHeight) / 2);
  for (const line of set.lines) {
    drawLine(page, line, place.x, top - set.leading * 0.72, set.size, isTitle ? colours.teal : colours.ink);
    top -= set.leading;
  }
  return set.more;
}

/** Words that found no room beside the picture go on over whole pages. */
async function drawRest(press: Press, inner: Place, more: readonly Line[], sheet: BookSheet): Promise<void> {
  if (more.length === 0) return;
  const text = more.map(({ pieces }) => pieces.map((piece) => piece.text).join('')).join(' ');
  const page = press.pdf.addPage([...press.size]);
  const rest = await drawText(press, page, inner, { ...sheet, is: 'page', sentences: [text] });
  drawFoot(press, page);
  await drawRest(press, inner, rest, sheet);
}

function drawGround(page: PDFPage, colour: string): void {
  const { width, height } = page.getSize();
  const edge = 18;
  const round = 34;
  const w = width - 2 * edge;
  const h = height - 2 * edge;
  const path = `M${round} 0H${w - round}Q${w} 0 ${w} ${round}V${h - round}Q${w} ${h} ${w - round} ${h}H${round}Q0 ${h} 0 ${h - round}V${round}Q0 0 ${round} 0Z`;
  page.drawSvgPath(path, { x: edge, y: height - edge, color: colourOf(colour) });
}

function drawFoot(press: Press, page: PDFPage): void {
  const number = m.document_page({ page: press.pdf.getPageCount(), pages: press.book.sheets.length });
  drawSmall(press, page, [`${shortened(press.book.title)} · ${number}`]);
}

const shortened = (title: string) => (title.length > 60 ? `${title.slice(0, 59)}…` : title);

/** In the middle of the lower edge, the last line lowest. */
function drawSmall({ fonts }: Press, page: PDFPage, texts: readonly string[]): void {
  const size = 9.5;
  const width = page.getWidth();
  const lines = texts.flatMap((text) =>
    linesOf([{ text }], { fonts, face: 'text', size, width: width - 2 * margin }),
  );
  lines.toReversed().forEach((line, at) => {
    drawLine(page, line, (width - line.width) / 2, margin - 8 + at * 13, size, colours.grey);
  });
}

function drawLine(
  page: PDFPage,
  line: Line,
  x: number,
  y: number,
  size: number,
  color: ReturnType<typeof rgb>,
): void {
  let at = x;
  for (const { text, file, width } of line.pieces) {
    page.drawText(text, { x: at, y, size, font: file.font, color });
    at += width;
  }
}

function colourOf(hex: string) {
  const part = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16) / 255;
  return /^#[0-9a-f]{6}$/i.test(hex) ? rgb(part(1), part(3), part(5)) : colours.paper;
}
