// Cards to cut out, at their true size, or the board on one page as it is laid out. The sheet knows nothing of the board's
// grid: cards follow one another until the page is full.
import type { Board, Card } from '@calmbridge/domain/boards/board';
import { cardsOf } from '@calmbridge/domain/boards/settled';
import { type PDFDocument, type PDFPage, PrintScaling, rgb } from 'pdf-lib';
import { embedFace, type FontFile } from '#documents/pdf/fonts';
import { newPdf } from '#documents/pdf/new-pdf';
import { m } from '#paraglide/messages';
import { type CardPixels } from '../card-pixels.ts';
import { boardGrid } from './board-grid.ts';
import type { Rect } from './card-parts.ts';
import {
  type CardSheet,
  type CardSizeMm,
  cardSheet,
  marginMm,
  type PaperSize,
  papersMm,
  pointsPerMm,
} from './card-sheet.ts';
import { type CardDrawing, drawCard } from './draw-card.ts';
import type { Painter } from './painter.ts';
import { fitLabel } from './pdf-label.ts';
import { pdfPictures } from './pdf-pictures.ts';

export type PaperLook = { paper: PaperSize; hasWords: boolean; isGrey: boolean };
export type CardsLook = PaperLook & { cardMm: CardSizeMm; hasCutLines: boolean };

export type PaperWriting = {
  title: string;
  pixels: ReadonlyMap<string, CardPixels>;
  /** Who drew the symbols. */
  credits: readonly string[];
  painter: Painter;
  load?: (address: string) => Promise<ArrayBuffer>;
};

const cutColour = rgb(0.55, 0.55, 0.55);
const footColour = rgb(0.4, 0.4, 0.4);
const pt = (mm: number) => mm * pointsPerMm;

export async function writeCardsPdf(
  cards: readonly Card[],
  look: CardsLook,
  writing: PaperWriting,
): Promise<Uint8Array<ArrayBuffer>> {
  const { pdf, drawing } = await openPdf(look, writing, cards, look.hasCutLines ? 0.03 : 0);
  const sheet = cardSheet(look.cardMm, look.paper, look.hasCutLines);
  const { width, height } = papersMm[look.paper];
  const side = pt(look.cardMm);
  for (let first = 0; first < cards.length; first += sheet.perPage) {
    const page = pdf.addPage([pt(width), pt(height)]);
    const onPage = cards.slice(first, first + sheet.perPage);
    for (const [at, card] of onPage.entries()) {
      const { left = 0, top = 0 } = sheet.places[at] ?? {};
      const place = { x: pt(left), y: pt(height - top) - side, width: side, height: side };
      await drawCard(page, card, place, drawing);
    }
    if (look.hasCutLines) drawCutLines(page, sheet, onPage.length, look.cardMm, height);
  }
  return finished(pdf, drawing.files, writing);
}

export async function writeBoardPdf(
  board: Board,
  look: PaperLook,
  writing: PaperWriting,
): Promise<Uint8Array<ArrayBuffer>> {
  const { pdf, drawing } = await openPdf(look, writing, cardsOf(board), 0);
  const { width, height } = papersMm[look.paper];
  const isWide = board.columns > board.rows;
  const [wide, high] = isWide ? [height, width] : [width, height];
  const page = pdf.addPage([pt(wide), pt(high)]);
  const titleMm = 14;
  const room = {
    x: pt(marginMm),
    width: pt(wide - 2 * marginMm),
    height: pt(high - 2 * marginMm - titleMm - 5),
  };
  drawTitle(
    page,
    writing.title,
    { ...room, y: pt(high - marginMm - titleMm), height: pt(titleMm) },
    drawing.files,
  );
  const places = boardGrid({ ...room, y: 0 }, board.rows, board.columns, pt(3));
  const top = pt(high - marginMm - titleMm);
  for (const [at, place] of places.entries()) {
    const card = board.cells[at];
    if (card && !card.isHidden)
      await drawCard(page, card, { ...place, y: top - place.y - place.height }, drawing);
  }
  return finished(pdf, drawing.files, writing);
}

async function openPdf(
  { hasWords, isGrey }: PaperLook,
  { title, credits, pixels, painter, load }: PaperWriting,
  cards: readonly Card[],
  inset: number,
) {
  const words = [title, ...credits, ...cards.map(({ label }) => label)].join('').replaceAll(/\s/g, '');
  const pdf = await newPdf(title);
  // Printers like to make pages fit; then a card of 50 mm is no longer one.
  pdf.catalog.getOrCreateViewerPreferences().setPrintScaling(PrintScaling.None);
  const files = await embedFace(pdf, 'bold', { load, words });
  const pictures = pdfPictures(pdf, painter, isGrey);
  const drawing: CardDrawing = { files, pictures, painter, pixels, hasWords, isGrey, inset };
  return { pdf, drawing };
}

/** Along the edges of the cards, a little way past the outermost ones. */
function drawCutLines(page: PDFPage, sheet: CardSheet, count: number, cardMm: number, paperMm: number): void {
  const columns = Math.min(count, sheet.columns);
  const rows = Math.ceil(count / sheet.columns);
  const { left = 0, top = 0 } = sheet.places[0] ?? {};
  const past = Math.min(4, left - marginMm, top - marginMm);
  const line = (x1: number, y1: number, x2: number, y2: number) =>
    page.drawLine({
      start: { x: pt(x1), y: pt(paperMm - y1) },
      end: { x: pt(x2), y: pt(paperMm - y2) },
      thickness: 0.4,
      color: cutColour,
      dashArray: [3, 2.5],
    });
  for (let column = 0; column <= columns; column++) {
    const x = left + column * cardMm;
    line(x, top - past, x, top + rows * cardMm + past);
  }
  for (let row = 0; row <= rows; row++) {
    const y = top + row * cardMm;
    line(left - past, y, left + columns * cardMm + past, y);
  }
}

function drawTitle(page: PDFPage, title: string, box: Rect, files: readonly FontFile[]): void {
  const fitted = fitLabel(title, files, { ...box, largest: 20 });
  let x = box.x;
  for (const { text, file, width } of fitted?.lines[0]?.pieces ?? []) {
    page.drawText(text, { x, y: box.y + box.height * 0.35, size: fitted?.size ?? 20, font: file.font });
    x += width;
  }
}

function finished(pdf: PDFDocument, files: readonly FontFile[], { title, credits }: PaperWriting) {
  const pages = pdf.getPages();
  pages.forEach((page, at) => {
    const words = [
      title,
      m.boardfiles_foot_page({ page: at + 1, pages: pages.length }),
      m.boardfiles_foot_scale(),
      ...(credits.length > 0 ? [m.boardfiles_foot_symbols({ names: credits.join('; ') })] : []),
    ].join(' · ');
    const box = { width: page.getWidth() - 2 * pt(marginMm), height: 8, largest: 6 };
    const fitted = fitLabel(words, files, box) ?? fitLabel(m.boardfiles_foot_scale(), files, box);
    let x = pt(marginMm);
    for (const { text, file, width } of fitted?.lines[0]?.pieces ?? []) {
      page.drawText(text, {
        x,
        y: pt(marginMm) + 1.5,
        size: fitted?.size ?? 6,
        font: file.font,
        color: footColour,
      });
      x += width;
    }
  });
  return pdf.save({ objectsPerTick: 10_000 }) as Promise<Uint8Array<ArrayBuffer>>;
}
