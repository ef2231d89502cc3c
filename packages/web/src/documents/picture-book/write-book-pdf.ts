import type { PictureBook } from '#shared/story/picture-book';
import { openPdf, type PdfOptions } from '../pdf/open-pdf.ts';
import { drawSheet } from './draw-sheet.ts';

/** The book as a landscape PDF with its fonts inside: cover, a picture and large words a page, a calm end. */
export async function writeBookPdf(
  book: PictureBook,
  options?: PdfOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const { size, ...press } = await openPdf(book.title, options);
  const [short, long] = size;
  for (const sheet of book.sheets) await drawSheet({ ...press, size: [long, short], book }, sheet);
  return (await press.pdf.save()) as Uint8Array<ArrayBuffer>;
}
