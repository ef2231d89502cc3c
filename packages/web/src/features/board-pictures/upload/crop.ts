// Which part of a photo is kept. All in pixels of the photo as it is turned; the part is a square inside it.
import type { Size } from '#shared/pictures/photo-size';

export type Crop = { x: number; y: number; side: number };
/** Quarter turns to the right. */
export type Turns = 0 | 1 | 2 | 3;

export const greatestSide = 1024;
export const greatestZoom = 5;

const shorter = ({ width, height }: Size): number => Math.min(width, height);

/** The largest square, in the middle. */
export const firstCrop = (size: Size): Crop => ({
  x: (size.width - shorter(size)) / 2,
  y: (size.height - shorter(size)) / 2,
  side: shorter(size),
});

export const moveCrop = (crop: Crop, size: Size, by: { x: number; y: number }): Crop =>
  inside({ ...crop, x: crop.x + by.x, y: crop.y + by.y }, size);

export const zoomOf = (crop: Crop, size: Size): number => shorter(size) / crop.side;

/** Larger or smaller around its middle. */
export function zoomCrop(crop: Crop, size: Size, zoom: number): Crop {
  const side = shorter(size) / Math.min(greatestZoom, Math.max(1, zoom));
  const grown = (side - crop.side) / 2;
  return inside({ x: crop.x - grown, y: crop.y - grown, side }, size);
}

/** The photo goes a quarter to the right, and the same part of it is kept. `size` is the one before. */
export const turnCrop = (crop: Crop, size: Size): Crop => ({
  x: size.height - crop.y - crop.side,
  y: crop.x,
  side: crop.side,
});

export const turnedSize = ({ width, height }: Size, turns: Turns): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width };

function inside({ x, y, side }: Crop, size: Size): Crop {
  const between = (at: number, length: number) => Math.min(Math.max(0, at), length - side);
  return { x: between(x, size.width), y: between(y, size.height), side };
}
