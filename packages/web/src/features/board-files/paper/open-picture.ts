import type { CardPixels } from '../card-pixels.ts';

export type OpenPicture = { image: CanvasImageSource; width: number; height: number; close: () => void };

/** As an image, where nothing in it can run, and upright whatever the camera noted. Null where it can't be opened. */
export async function openPicture(
  pixels: Pick<CardPixels, 'bytes' | 'contentType' | 'width' | 'height'>,
): Promise<OpenPicture | null> {
  const address = URL.createObjectURL(new Blob([pixels.bytes], { type: pixels.contentType }));
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
  } catch {
    URL.revokeObjectURL(address);
    return null;
  }
  return {
    image,
    width: image.naturalWidth || pixels.width,
    height: image.naturalHeight || pixels.height,
    close: () => URL.revokeObjectURL(address),
  };
}
