// Opens a photo from the device. The browser reads it and turns it upright by what the camera noted; from then on it is
// only pixels, so nothing else of the file goes any further.
import { type Size, scaledTo } from './photo-size.ts';

export type Photo = {
  pixels: HTMLCanvasElement;
  size: Size;
  /** Its kind of file can be clear in places. */
  canBeClear: boolean;
};

export type PhotoRefusal = 'not-a-picture' | 'heic' | 'broken' | 'too-large';
export type OpenedPhoto = { ok: true; photo: Photo } | { ok: false; why: PhotoRefusal };

export const megabytesMax = 40;
export const megapixelsMax = 80;

/** More than is kept, so that a part of the photo is sharp too. */
const workingSide = 2048;

export async function openPhoto(file: Blob): Promise<OpenedPhoto> {
  if (file.size > megabytesMax * 1024 * 1024) return refused('too-large');
  const kind = kindOf(new Uint8Array(await file.slice(0, 16).arrayBuffer()));
  if (kind === null) return refused('not-a-picture');
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    if (width * height > megapixelsMax * 1_000_000) return refused('too-large');
    const size = scaledTo({ width, height }, workingSide);
    return { ok: true, photo: { pixels: copyOf(image, size), size, canBeClear: kind === 'may-be-clear' } };
  } catch {
    return refused(kind === 'heic' ? 'heic' : 'broken');
  } finally {
    URL.revokeObjectURL(url);
  }
}

const refused = (why: PhotoRefusal): OpenedPhoto => ({ ok: false, why });

function copyOf(image: HTMLImageElement, { width, height }: Size): HTMLCanvasElement {
  const pixels = document.createElement('canvas');
  pixels.width = width;
  pixels.height = height;
  const context = pixels.getContext('2d');
  if (!context || image.naturalWidth === 0) throw new Error('nothing to draw');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  return pixels;
}

/** Told by the first bytes: what a file is called is not believed. Some browsers open HEIC, most don't. */
function kindOf(bytes: Uint8Array): 'solid' | 'may-be-clear' | 'heic' | null {
  const letters = String.fromCharCode(...bytes);
  if (letters.startsWith('\xff\xd8\xff')) return 'solid';
  if (letters.startsWith('\x89PNG\r\n') || letters.startsWith('GIF8')) return 'may-be-clear';
  if (letters.startsWith('RIFF') && letters.slice(8, 12) === 'WEBP') return 'may-be-clear';
  if (letters.slice(4, 12) === 'ftypavif') return 'may-be-clear';
  return /^.{4}ftyp(hei|hev|mif1|msf1)/s.test(letters) ? 'heic' : null;
}
