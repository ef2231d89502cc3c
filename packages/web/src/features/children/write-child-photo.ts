import type { Photo } from '#shared/pictures/open-photo';
import { type Size, scaledTo } from '#shared/pictures/photo-size';

/** Enough for a full screen of a phone and for paper. */
const greatestSide = 800;

/** The whole photo as a JPEG on white: a canvas writes pixels and nothing else of the file. */
export async function writeChildPhoto({ pixels, size }: Photo): Promise<{ blob: Blob } & Size> {
  const { width, height } = scaledTo(size, greatestSide);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(pixels, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.86));
  if (!blob) throw new Error('the photo could not be written');
  return { blob, width, height };
}
