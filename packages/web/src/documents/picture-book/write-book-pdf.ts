import type { PictureBook } from '#shared/story/picture-book';
import { embedFonts } from '../pdf/fonts.ts';
import { newPdf } from '../pdf/new-pdf.ts';
import { drawSheet } from './draw-sheet.ts';
import { drawWords } from './draw-words.ts';

const a4 = [841.89, 595.28] as const;
const letter = [792, 612] as const;

/** The book as a landscape PDF with its fonts inside: cover, a picture and large words a page, a calm end. */
export async function writeBookPdf(
  book: PictureBook,
  {
    load,
    language = globalThis.navigator?.language ?? '',
    paintWords = drawWords,
  }: {
    load?: (address: string) => Promise<ArrayBuffer>;
    language?: string;
    /** Words in letters the bundled fonts do not have, as a PNG. */
    paintWords?: typeof drawWords;
  } = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await newPdf(book.title);
  const fonts = await embedFonts(pdf, load);
  const size = /-(US|CA|MX|PH)$/i.test(language) ? letter : a4;
  for (const sheet of book.sheets) await drawSheet({ pdf, fonts, size, book, paintWords }, sheet);
  return (await pdf.save()) as Uint8Array<ArrayBuffer>;
}
