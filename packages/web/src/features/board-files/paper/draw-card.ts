import type { Card } from '@calmbridge/domain/boards/board';
import { inkOn, ownColours } from '@calmbridge/domain/boards/card-colours';
import type { Rgb } from '@calmbridge/domain/boards/obf/colours';
import { wordClassColours } from '@calmbridge/domain/boards/obf/word-colours';
import {
  clip,
  concatTransformationMatrix,
  drawObject,
  endPath,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
  rgb,
} from 'pdf-lib';
import type { FontFile } from '#documents/pdf/fonts';
import { type CardPixels, pictureKey } from '../card-pixels.ts';
import { cardParts, contained, type Rect } from './card-parts.ts';
import { pointsPerMm } from './card-sheet.ts';
import type { Painter } from './painter.ts';
import { fitLabel } from './pdf-label.ts';
import type { PdfPictures, PlacedPicture } from './pdf-pictures.ts';

export type CardDrawing = {
  files: readonly FontFile[];
  pictures: PdfPictures;
  painter: Painter;
  pixels: ReadonlyMap<string, CardPixels>;
  hasWords: boolean;
  isGrey: boolean;
  /** Off the edge where there are cut lines, on it where there are none. */
  inset: number;
};

const usualInk: Rgb = [32, 48, 49];
const black: Rgb = [0, 0, 0];
const inked = ([red, green, blue]: Rgb) => rgb(red / 255, green / 255, blue / 255);
const mmPerPoint = 1 / pointsPerMm;

/** Draws a card into its place, and nothing outside of it. Points from the lower left, as PDF has them. */
export async function drawCard(page: PDFPage, card: Card, place: Rect, drawing: CardDrawing): Promise<void> {
  const pixels = card.picture ? drawing.pixels.get(pictureKey(card.picture)) : undefined;
  const picture = pixels
    ? await drawing.pictures.embed(pixels, Math.max(place.width, place.height) * mmPerPoint)
    : null;
  // A card without a picture says its word, whatever was chosen.
  const hasLabel = card.label.trim() !== '' && (drawing.hasWords || !picture);
  const parts = cardParts(place, { picture: picture !== null, label: hasLabel }, drawing.inset);
  const flipped = (rect: Rect): Rect => ({ ...rect, y: 2 * place.y + place.height - rect.y - rect.height });
  page.pushOperators(
    pushGraphicsState(),
    rectangle(place.x, place.y, place.width, place.height),
    clip(),
    endPath(),
  );
  drawFrame(page, flipped(parts.frame), card, drawing, parts);
  if (picture && parts.picture) drawPicture(page, picture, flipped(parts.picture));
  if (hasLabel && parts.label) await drawLabel(page, card, flipped(parts.label), drawing, picture === null);
  page.pushOperators(popGraphicsState());
}

function drawFrame(
  page: PDFPage,
  { x, y, width, height }: Rect,
  card: Card,
  { isGrey }: CardDrawing,
  { radius: r, lineWidth }: { radius: number; lineWidth: number },
): void {
  const own = ownColours(card);
  const border = isGrey ? black : (own.border ?? wordClassColours[card.wordClass]);
  const path = [
    `M${r} 0H${width - r}A${r} ${r} 0 0 1 ${width} ${r}V${height - r}A${r} ${r} 0 0 1 ${width - r} ${height}`,
    `H${r}A${r} ${r} 0 0 1 0 ${height - r}V${r}A${r} ${r} 0 0 1 ${r} 0Z`,
  ].join('');
  page.drawSvgPath(path, {
    x,
    y: y + height,
    ...(own.ground && !isGrey ? { color: inked(own.ground) } : {}),
    borderColor: inked(border),
    borderWidth: lineWidth,
  });
}

function drawPicture(page: PDFPage, { ref, width, height }: PlacedPicture, box: Rect): void {
  const at = contained(box, width, height);
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(at.width, 0, 0, at.height, at.x, at.y),
    drawObject(page.node.newXObject('Picture', ref)),
    popGraphicsState(),
  );
}

async function drawLabel(page: PDFPage, card: Card, box: Rect, drawing: CardDrawing, isAlone: boolean) {
  const { label } = card;
  const { ground } = ownColours(card);
  const color = inked(ground && !drawing.isGrey ? inkOn(ground) : usualInk);
  const largest = isAlone ? box.height * 0.3 : box.height * 0.72;
  const fitted = fitLabel(label, drawing.files, { ...box, largest });
  if (!fitted) return paintLabel(page, label, box, drawing);
  const { lines, size, leading } = fitted;
  let y = box.y + box.height / 2 + (lines.length * leading) / 2 - leading / 2 - size * 0.34;
  for (const { pieces } of lines) {
    const width = pieces.reduce((sum, piece) => sum + widthOf(piece.text, piece.file, size), 0);
    let x = box.x + (box.width - width) / 2;
    for (const { text, file } of pieces) {
      page.drawText(text, { x, y, size, font: file.font, color });
      x += widthOf(text, file, size);
    }
    y -= leading;
  }
}

/** A script our letters don't have is written by the browser and goes in as a picture. */
async function paintLabel(page: PDFPage, label: string, box: Rect, { painter, pictures }: CardDrawing) {
  const dots = (points: number) => Math.max(1, Math.round((points * 300) / 72));
  const drawn = await painter.words(label, { width: dots(box.width), height: dots(box.height) });
  if (drawn) drawPicture(page, await pictures.embedDrawn(drawn), box);
}

const widthOf = (text: string, { widthOf: one }: FontFile, size: number): number =>
  [...text].reduce((sum, letter) => sum + one(letter), 0) * size;
