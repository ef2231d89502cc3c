import type { PDFDocument } from 'pdf-lib';
import { m } from '#paraglide/messages';
import { contentOf } from '../content.ts';
import { type Paper, titleLines } from '../paper.ts';
import { drawBlocks, drawLines, fitted } from './draw-blocks.ts';
import type { Fonts } from './fonts.ts';
import { openPdf, type PdfOptions } from './open-pdf.ts';
import { linesOf } from './set-text.ts';
import { colours, margin, openSheet, type Sheet } from './sheet.ts';

/** The paper as a PDF with its fonts inside: title block, headings, tables, page numbers, the sheet on its own page. */
export async function writePdf(
  paper: Paper,
  options?: Omit<PdfOptions, 'paintWords'>,
): Promise<Uint8Array<ArrayBuffer>> {
  const { title, parts } = contentOf(paper);
  const { pdf, fonts, size } = await openPdf(title, options);
  const sheet = openSheet(pdf, fonts, size);
  drawTitle(sheet, title, paper);
  let isAfterOwnPage = false;
  for (const { blocks, isOwnPage } of parts) {
    if ((isOwnPage || isAfterOwnPage) && !sheet.isTop()) sheet.newPage();
    if (isOwnPage) sheet.frame();
    drawBlocks(sheet, blocks);
    isAfterOwnPage = isOwnPage;
  }
  numberPages(pdf, fonts, title);
  return (await pdf.save()) as Uint8Array<ArrayBuffer>;
}

function drawTitle(sheet: Sheet, title: string, paper: Paper): void {
  const lines = fitted(sheet, [{ text: title }], 0, 27, 'head');
  drawLines(sheet, lines, { x: 0, size: 27, leading: 34, colour: colours.teal });
  sheet.gap(6);
  for (const [label, words] of titleLines(paper)) {
    const [name] = fitted(sheet, [{ text: label }], 0, 10.5);
    if (name) sheet.lineAt(name, { x: 0, down: 1.3, size: 10.5, colour: colours.grey });
    drawLines(sheet, fitted(sheet, [{ text: words, isBold: true }], 72, 10.5), {
      x: 72,
      size: 10.5,
      leading: 15.5,
    });
  }
  sheet.gap(4);
  const check = fitted(sheet, [{ text: m.document_check() }], 0, 10);
  drawLines(sheet, check, { x: 0, size: 10, leading: 14, colour: colours.grey });
  sheet.gap(8);
  sheet.rule({ x: 0, down: 0, width: sheet.width, colour: colours.honey, thickness: 2 });
  sheet.gap(14);
}

function numberPages(pdf: PDFDocument, fonts: Fonts, title: string): void {
  const pages = pdf.getPages();
  pages.forEach((page, at) => {
    const number = m.document_page({ page: at + 1, pages: pages.length });
    const text = `${title.length > 60 ? `${title.slice(0, 59)}…` : title} · ${number}`;
    const [line] = linesOf([{ text }], { fonts, face: 'text', size: 9, width: page.getWidth() });
    let x = (page.getWidth() - (line?.width ?? 0)) / 2;
    for (const piece of line?.pieces ?? []) {
      page.drawText(piece.text, { x, y: margin / 2, size: 9, font: piece.file.font, color: colours.grey });
      x += piece.width;
    }
  });
}
