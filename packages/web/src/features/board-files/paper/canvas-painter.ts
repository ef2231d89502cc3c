import type { CardPixels } from '../card-pixels.ts';
import { type OpenPicture, openPicture } from './open-picture.ts';
import { paintWords } from './paint-words.ts';
import type { Drawn, Painter } from './painter.ts';

export const canvasPainter: Painter = {
  picture: async (pixels, { most, isGrey }) => {
    const opened = await openPicture(pixels);
    if (!opened) return null;
    try {
      return await drawn(pixels, opened, most, isGrey);
    } finally {
      opened.close();
    }
  },
  words: async (text, { width, height }) => {
    const context = sheet(width, height);
    if (!context) return null;
    paintWords(context, text, { x: 0, y: 0, width, height }, { largest: height });
    return rgbOf(context, false);
  },
};

async function drawn(
  pixels: CardPixels,
  { image, width, height }: OpenPicture,
  most: number,
  isGrey: boolean,
): Promise<Drawn | null> {
  const isDrawing = pixels.contentType === 'image/svg+xml';
  const scale = Math.min(isDrawing ? Number.POSITIVE_INFINITY : 1, most / Math.max(width, height));
  const context = sheet(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
  if (!context) return null;
  const { canvas } = context;
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  if (pixels.contentType !== 'image/jpeg' || isGrey) return rgbOf(context, isGrey);
  const photo = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9));
  const bytes = photo && new Uint8Array(await photo.arrayBuffer());
  return bytes && { is: 'jpeg', width: canvas.width, height: canvas.height, bytes };
}

/** White paper. */
function sheet(width: number, height: number): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  return context;
}

function rgbOf(context: CanvasRenderingContext2D, isGrey: boolean): Drawn {
  const { width, height } = context.canvas;
  const { data } = context.getImageData(0, 0, width, height);
  const rgb = new Uint8Array(width * height * 3);
  for (let from = 0, to = 0; from < data.length; from += 4, to += 3) {
    const [red = 0, green = 0, blue = 0] = [data[from], data[from + 1], data[from + 2]];
    const grey = 0.299 * red + 0.587 * green + 0.114 * blue;
    rgb[to] = isGrey ? grey : red;
    rgb[to + 1] = isGrey ? grey : green;
    rgb[to + 2] = isGrey ? grey : blue;
  }
  return { is: 'rgb', width, height, rgb };
}
