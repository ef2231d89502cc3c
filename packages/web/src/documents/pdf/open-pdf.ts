import { drawWords } from './draw-words.ts';
import { embedFonts } from './fonts.ts';
import { newPdf } from './new-pdf.ts';
import { paperSize } from './paper-size.ts';

export type PdfOptions = {
  load?: (address: string) => Promise<ArrayBuffer>;
  language?: string;
  /** Words in letters the bundled fonts do not have, as a PNG. */
  paintWords?: typeof drawWords;
};

/** What every PDF of ours begins with: its title, its fonts inside, and the paper of the carer's country, upright. */
export async function openPdf(
  title: string,
  { load, language = globalThis.navigator?.language ?? '', paintWords = drawWords }: PdfOptions = {},
) {
  const pdf = await newPdf(title);
  return { pdf, fonts: await embedFonts(pdf, load), size: paperSize(language), paintWords };
}
