import type { Board, Card } from '@calmbridge/domain/boards/board';
import { inkOn, ownColours } from '@calmbridge/domain/boards/card-colours';
import { rgbText } from '@calmbridge/domain/boards/obf/colours';
import { cardGround, wordClassColours } from '@calmbridge/domain/boards/obf/word-colours';
import { type CardPixels, pictureKey } from '../card-pixels.ts';
import { boardGrid } from './board-grid.ts';
import { cardParts, contained, type Rect } from './card-parts.ts';
import { openPicture } from './open-picture.ts';
import { paintWords } from './paint-words.ts';

export type PngLook = { hasWords: boolean; isGrey: boolean };

const edge = 48;
const gap = 24;
const cardSide = 360;
const titleHeight = 96;
const footHeight = 44;

/** The board as it is laid out, twice as fine as a screen shows it. Throws where the browser has no canvas for it. */
export async function writePng(
  board: Board,
  { hasWords, isGrey }: PngLook,
  { pixels, foot }: { pixels: ReadonlyMap<string, CardPixels>; foot: string },
): Promise<Blob> {
  const box = {
    x: edge,
    y: edge + titleHeight,
    width: board.columns * cardSide + (board.columns - 1) * gap,
    height: board.rows * cardSide + (board.rows - 1) * gap,
  };
  const canvas = document.createElement('canvas');
  canvas.width = box.width + 2 * edge;
  canvas.height = box.height + 2 * edge + titleHeight + footHeight;
  const context = canvas.getContext('2d', { willReadFrequently: isGrey });
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  await document.fonts?.load('600 40px "Atkinson Hyperlegible Next"').catch(() => []);
  paintWords(context, board.name, { ...box, y: edge / 2, height: titleHeight }, { largest: 56 });
  for (const [at, place] of boardGrid(box, board.rows, board.columns, gap).entries()) {
    const card = board.cells[at];
    if (card && !card.isHidden) await paintCard(context, card, place, { pixels, hasWords });
  }
  paintWords(
    context,
    foot,
    { ...box, y: canvas.height - footHeight - 8, height: footHeight },
    { largest: 22 },
  );
  if (isGrey) makeGrey(context);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('no picture');
  return blob;
}

async function paintCard(
  context: CanvasRenderingContext2D,
  card: Card,
  place: Rect,
  { pixels, hasWords }: { pixels: ReadonlyMap<string, CardPixels>; hasWords: boolean },
): Promise<void> {
  const found = card.picture ? pixels.get(pictureKey(card.picture)) : undefined;
  const opened = found ? await openPicture(found) : null;
  const hasLabel = card.label.trim() !== '' && (hasWords || !opened);
  const parts = cardParts(place, { picture: opened !== null, label: hasLabel }, 0);
  const { x, y, width, height } = parts.frame;
  context.beginPath();
  context.roundRect(x, y, width, height, parts.radius);
  const own = ownColours(card);
  context.fillStyle = rgbText(own.ground ?? cardGround);
  context.fill();
  context.strokeStyle = rgbText(own.border ?? wordClassColours[card.wordClass]);
  context.lineWidth = parts.lineWidth;
  context.stroke();
  if (opened && parts.picture) {
    const at = contained(parts.picture, opened.width, opened.height);
    context.drawImage(opened.image, at.x, at.y, at.width, at.height);
    opened.close();
  }
  if (hasLabel && parts.label)
    paintWords(context, card.label, parts.label, {
      largest: parts.label.height * (opened ? 0.62 : 0.26),
      ...(own.ground ? { ink: rgbText(inkOn(own.ground)) } : {}),
    });
}

function makeGrey(context: CanvasRenderingContext2D): void {
  const { width, height } = context.canvas;
  const image = context.getImageData(0, 0, width, height);
  const { data } = image;
  for (let at = 0; at < data.length; at += 4) {
    const grey = 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
    data[at] = data[at + 1] = data[at + 2] = grey;
  }
  context.putImageData(image, 0, 0);
}
