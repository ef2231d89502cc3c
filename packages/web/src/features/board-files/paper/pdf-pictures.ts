// The pictures of a paper, each put into the file once and used wherever it is needed. Drawings go in as drawings.
import type { PDFDocument, PDFRef } from 'pdf-lib';
import { svgOperators, type VectorDrawing } from '#documents/vector/svg-operators';
import { type CardPixels, pictureKey } from '../card-pixels.ts';
import type { Drawn, Painter } from './painter.ts';

/** Drawn into the unit square. */
export type PlacedPicture = { ref: PDFRef; width: number; height: number };

export type PdfPictures = {
  /** Null where the picture can't be shown. */
  embed: (pixels: CardPixels, sideMm: number) => Promise<PlacedPicture | null>;
  embedDrawn: (drawn: Drawn) => Promise<PlacedPicture>;
};

const dotsPerMm = 300 / 25.4;
const mostDots = 1_000;

export function pdfPictures(pdf: PDFDocument, painter: Painter, isGrey: boolean): PdfPictures {
  const known = new Map<string, Promise<PlacedPicture | null>>();
  const make = async (pixels: CardPixels, sideMm: number) => {
    const isDrawing = pixels.contentType === 'image/svg+xml';
    const vector = isDrawing ? svgOperators(new TextDecoder().decode(pixels.bytes), { isGrey }) : null;
    if (vector) return embedVector(pdf, vector);
    const most = Math.min(mostDots, Math.ceil(sideMm * dotsPerMm));
    const drawn = await painter.picture(pixels, { most, isGrey });
    return drawn && embedDrawn(drawn);
  };
  const embedDrawn = async (drawn: Drawn): Promise<PlacedPicture> => {
    const { width, height } = drawn;
    if (drawn.is === 'jpeg') return { ref: (await pdf.embedJpg(drawn.bytes)).ref, width, height };
    const image = pdf.context.flateStream(drawn.rgb, {
      Type: 'XObject',
      Subtype: 'Image',
      Width: width,
      Height: height,
      BitsPerComponent: 8,
      ColorSpace: 'DeviceRGB',
    });
    return { ref: pdf.context.register(image), width, height };
  };
  return {
    embedDrawn,
    embed: (pixels, sideMm) => {
      const key = pictureKey(pixels.picture);
      const placed = known.get(key) ?? make(pixels, sideMm).catch(() => null);
      known.set(key, placed);
      return placed;
    },
  };
}

function embedVector(pdf: PDFDocument, { operators, box, opacities }: VectorDrawing): PlacedPicture {
  const [x, y, width, height] = box;
  const states = Object.fromEntries(
    opacities.map((percent) => [
      `o${percent}`,
      pdf.context.obj({ Type: 'ExtGState', ca: percent / 100, CA: percent / 100 }),
    ]),
  );
  const form = pdf.context.flateStream(operators, {
    Type: 'XObject',
    Subtype: 'Form',
    FormType: 1,
    BBox: [x, y, x + width, y + height],
    // From the drawing's own box, y downwards, to the unit square.
    Matrix: [1 / width, 0, 0, -1 / height, -x / width, 1 + y / height],
    Resources: { ExtGState: states },
  });
  return { ref: pdf.context.register(form), width, height };
}
