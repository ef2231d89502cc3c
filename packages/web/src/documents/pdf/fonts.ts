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
  const face = (name: Face) => embedFace(pdf, name, { load });
  const [text, bold, heading] = await Promise.all([face('text'), face('bold'), face('head')]);
  return { text, bold, head: heading };
}

/** One face alone, and of its files only those that these words need. */
export async function embedFace(
  pdf: PDFDocument,
  face: Face,
  { load = fetched, words }: { load?: typeof fetched | undefined; words?: string } = {},
): Promise<FontFile[]> {
  const files: FontFile[] = [];
  for (const address of addresses[face]) {
    const isWritten = (letter: string) => files.some(({ has }) => has(letter.codePointAt(0) ?? 0));
    if (files.length > 0 && words !== undefined && [...words].every(isWritten)) break;
    files.push(await embed(pdf, await load(address)));
  }
  return files;
}

async function embed(pdf: PDFDocument, woff: ArrayBuffer): Promise<FontFile> {
  // Joined letters ("fi") have no width in the file and would leave a gap.
  const font = await pdf.embedFont(await openWoff(woff), { features: { liga: false } });
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
