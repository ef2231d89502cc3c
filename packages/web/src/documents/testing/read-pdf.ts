// Reads the words of a PDF back, page by page, for the tests: decodes each page's text through its fonts' own tables.
// Not part of the product.
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFPage,
  PDFRawStream,
  PDFRef,
} from 'pdf-lib';

export async function pdfPages(bytes: Uint8Array): Promise<string[]> {
  const pdf = await PDFDocument.load(bytes);
  return pdf.getPages().map((page) => pageWords(pdf, page));
}

/** What is drawn on each page, in the operators' own words, and in the drawings it uses. */
export async function pdfOperators(bytes: Uint8Array): Promise<{ page: string; drawings: string }[]> {
  const pdf = await PDFDocument.load(bytes);
  return pdf.getPages().map((page) => {
    const forms = page.node.Resources()?.lookupMaybe(PDFName.of('XObject'), PDFDict)?.values() ?? [];
    return { page: contentOf(pdf, page), drawings: forms.map((form) => textOf(pdf, form)).join('\n') };
  });
}

function contentOf(pdf: PDFDocument, page: PDFPage): string {
  const contents = page.node.Contents();
  const streams = contents instanceof PDFArray ? contents.asArray() : [contents];
  return streams.map((stream) => textOf(pdf, stream)).join('\n');
}

function pageWords(pdf: PDFDocument, page: PDFPage): string {
  const fonts = page.node.Resources()?.lookup(PDFName.of('Font'), PDFDict);
  const text = contentOf(pdf, page);
  let letters = new Map<string, string>();
  let words = '';
  let height = '';
  for (const [, font, y, hex] of text.matchAll(/\/(\S+) [\d.]+ Tf|(\S+) Tm|<([0-9A-Fa-f]+)> Tj/g)) {
    if (y && y !== height) words += ' ';
    if (y) height = y;
    if (font) letters = lettersOf(pdf, fonts?.lookup(PDFName.of(font), PDFDict));
    if (hex)
      words += (hex.match(/.{4}/g) ?? []).map((code) => letters.get(code.toUpperCase()) ?? '?').join('');
  }
  return words.replace(/\s+/g, ' ');
}

function lettersOf(pdf: PDFDocument, font: PDFDict | undefined): Map<string, string> {
  const table = textOf(pdf, font?.get(PDFName.of('ToUnicode')));
  return new Map(
    [...table.matchAll(/<([0-9A-Fa-f]{4})> <([0-9A-Fa-f]+)>/g)].map(([, code = '', unicode = '']) => [
      code.toUpperCase(),
      String.fromCharCode(...(unicode.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16))),
    ]),
  );
}

function textOf(pdf: PDFDocument, value: unknown): string {
  const stream = value instanceof PDFRef ? pdf.context.lookup(value) : value;
  if (!(stream instanceof PDFRawStream)) return '';
  return new TextDecoder('latin1').decode(decodePDFRawStream(stream).decode());
}
