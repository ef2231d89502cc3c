// Turns what came from outside into a plain JPEG: known kinds only, bounded, without anything but the picture.
import type { Sharp, SharpOptions } from 'sharp';
import { limitConcurrency } from './limit-concurrency.ts';
import { PictureFailure } from './picture-maker.ts';

const longestSide = 1024;
const shortestSide = 64;
const longestSeconds = 15;
const pixelsMax = 40_000_000;
const paper = '#FFFDF9';

/** Decoding is the heaviest thing this server does, so few pictures are decoded at a time. */
const inTurn = limitConcurrency(2);

/** Loaded when the first picture is made: a start need not wait for it. */
const loadSharp = async () => {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return (input: Uint8Array, options: SharpOptions = {}) => sharp(input, options);
};
let loaded: ReturnType<typeof loadSharp> | null = null;

export const toJpeg = (bytes: Uint8Array): Promise<Uint8Array> =>
  inTurn(async () => {
    if (!isKnownKind(bytes)) throw new PictureFailure('not a picture of a known kind');
    const sharp = await (loaded ??= loadSharp());
    // A picture that breaks off is no picture.
    const options: SharpOptions = { failOn: 'error', limitInputPixels: pixelsMax, animated: false };
    try {
      const { width, height, format } = await sharp(bytes, options).metadata();
      if (!knownFormats.includes(format)) throw new PictureFailure('not a picture of a known kind');
      if (Math.min(width, height) < shortestSide) throw new PictureFailure('a picture too small to see');
      return await written(sharp(bytes, options).autoOrient());
    } catch (fault) {
      if (fault instanceof PictureFailure) throw fault;
      throw new PictureFailure('a picture that can not be read');
    }
  });

/** For drawings of our own only: nothing from outside is ever read as SVG. */
export const drawingToJpeg = (svg: string): Promise<Uint8Array> =>
  inTurn(async () => written((await (loaded ??= loadSharp()))(Buffer.from(svg))));

const written = (picture: Sharp): Promise<Uint8Array> =>
  picture
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: paper })
    .jpeg({ quality: 85 })
    .timeout({ seconds: longestSeconds })
    .toBuffer();

const knownFormats: (string | undefined)[] = ['jpeg', 'png', 'webp'];

/** By the first bytes, before any decoder sees the rest. */
function isKnownKind(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  return (
    start.startsWith('\xFF\xD8\xFF') ||
    start.startsWith('\x89PNG\r\n\x1A\n') ||
    (start.startsWith('RIFF') && start.endsWith('WEBP'))
  );
}
