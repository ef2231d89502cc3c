// Draws the part of a photo that was chosen: on the screen while it is being chosen, and into the file that is kept.
import type { Photo } from '#shared/pictures/open-photo';
import { type Size, scaledTo } from '#shared/pictures/photo-size';
import { type Crop, greatestSide, type Turns, turnedSize } from './crop.ts';

/** Null is the whole photo. */
export type Cut = { photo: Photo; turns: Turns; crop: Crop | null };

export const partOf = ({ photo, turns, crop }: Cut): { x: number; y: number } & Size =>
  crop
    ? { x: crop.x, y: crop.y, width: crop.side, height: crop.side }
    : { x: 0, y: 0, ...turnedSize(photo.size, turns) };

export function drawCut(context: CanvasRenderingContext2D, cut: Cut, into: Size): void {
  const { photo, turns } = cut;
  const { width, height } = photo.size;
  const part = partOf(cut);
  const corner = cornerOf(photo.size, turns);
  context.save();
  context.imageSmoothingQuality = 'high';
  context.scale(into.width / part.width, into.height / part.height);
  context.translate(corner.x - part.x, corner.y - part.y);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(photo.pixels, 0, 0, width, height);
  context.restore();
}

/** Where the photo's own upper left corner is once it is turned. */
function cornerOf({ width, height }: Size, turns: Turns): { x: number; y: number } {
  switch (turns) {
    case 0:
      return { x: 0, y: 0 };
    case 1:
      return { x: height, y: 0 };
    case 2:
      return { x: width, y: height };
    case 3:
      return { x: 0, y: width };
  }
}

/** A file of its own: JPEG, or PNG where some of it is clear. A canvas writes pixels and nothing else. */
export async function writePhoto(cut: Cut): Promise<{ blob: Blob } & Size> {
  const size = scaledTo(partOf(cut), greatestSide);
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d', { willReadFrequently: cut.photo.canBeClear });
  if (!context) throw new Error('no canvas');
  drawCut(context, cut, size);
  const isClear = cut.photo.canBeClear && hasClearPixels(context, size);
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, isClear ? 'image/png' : 'image/jpeg', 0.86),
  );
  if (!blob) throw new Error('the photo could not be written');
  return { blob, ...size };
}

function hasClearPixels(context: CanvasRenderingContext2D, { width, height }: Size): boolean {
  const { data } = context.getImageData(0, 0, width, height);
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true;
  return false;
}
