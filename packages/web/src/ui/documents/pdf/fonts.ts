import text400 from '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff?url';
import text700 from '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-700-normal.woff?url';
import text400Ext from '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-400-normal.woff?url';
import text700Ext from '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-700-normal.woff?url';
import head from '@fontsource/young-serif/files/young-serif-latin-400-normal.woff?url';
import headExt from '@fontsource/young-serif/files/young-serif-latin-ext-400-normal.woff?url';
import type { PDFDocument, PDFFont } from 'pdf-lib';
import { openWoff } from './woff.ts';

export type Face = 'text' | 'bold' | 'head';

/** A face is two files, the common letters and the others: each letter is set from the one that has it. */
export type Fonts = Record<Face, readonly FontFile[]>;
export type FontFile = {
  font: PDFFont;
  has: (codePoint: number) => boolean;
  /** Of one letter at size 1. Measured once: measuring is what takes longest in setting a page. */
  widthOf: (letter: string) => number;
};

const addresses: Record<Face, readonly string[]> = {
  text: [text400, text400Ext],
  bold: [text700, text700Ext],
  head: [head, headExt],
};

const fetched = async (address: string): Promise<ArrayBuffer> => (await fetch(address)).arrayBuffer();

export async function embedFonts(pdf: PDFDocument, load = fetched): Promise<Fonts> {
  const face = (name: Face) => embedFace(pdf, name, load);
  const [text, bold, heading] = await Promise.all([face('text'), face('bold'), face('head')]);
  return { text, bold, head: heading };
}

/** One face alone, for papers that need no other. */
export const embedFace = (pdf: PDFDocument, face: Face, load = fetched): Promise<FontFile[]> =>
  Promise.all(addresses[face].map(async (address) => embed(pdf, await load(address))));

async function embed(pdf: PDFDocument, woff: ArrayBuffer): Promise<FontFile> {
  const font = await pdf.embedFont(await openWoff(woff));
  const letters = new Set(font.getCharacterSet());
  const widths = new Map<string, number>();
  return {
    font,
    has: (codePoint) => letters.has(codePoint),
    widthOf: (letter) => {
      const known = widths.get(letter) ?? font.widthOfTextAtSize(letter, 1000) / 1000;
      widths.set(letter, known);
      return known;
    },
  };
}
