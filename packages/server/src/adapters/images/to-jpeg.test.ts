import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawingToJpeg, toJpeg } from './to-jpeg.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 60, b: 40, alpha: 0.5 } } });
const failing = (what: string) => expect.objectContaining({ what });

describe('[IM7] what comes from outside becomes a plain JPEG', () => {
  test.each([
    ['PNG', () => plain(1600, 900).png().toBuffer()],
    ['WebP', () => plain(1600, 900).webp().toBuffer()],
    ['JPEG', () => plain(1600, 900).jpeg().toBuffer()],
  ])('from %s, at most 1024 on a side, in proportion', async (_, make) => {
    const { format, width, height, hasAlpha } = await sharp(await toJpeg(await make())).metadata();
    expect({ format, width, height, hasAlpha }).toEqual({
      format: 'jpeg',
      width: 1024,
      height: 576,
      hasAlpha: false,
    });
  });

  test('without place, maker or date, and the right way up', async () => {
    const photo = await plain(400, 200)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Marked Person' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const made = await toJpeg(photo);
    const { exif, icc, xmp, width, height } = await sharp(made).metadata();
    expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined]);
    expect([width, height]).toEqual([200, 400]);
    expect(Buffer.from(made).includes('Marked Person')).toBe(false);
  });

  test('a small picture is not blown up', async () => {
    const { width } = await sharp(await toJpeg(await plain(100, 80).png().toBuffer())).metadata();
    expect(width).toBe(100);
  });
});

describe('[IM5] anything else is refused', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><rect width="9" height="9"/></svg>';
  test.each<[string, () => Promise<Uint8Array>, string]>([
    ['a drawing', async () => Buffer.from(svg), 'not a picture of a known kind'],
    ['a GIF', () => plain(200, 200).gif().toBuffer(), 'not a picture of a known kind'],
    ['a TIFF', () => plain(200, 200).tiff().toBuffer(), 'not a picture of a known kind'],
    ['nothing', async () => new Uint8Array(), 'not a picture of a known kind'],
    [
      'a drawing that begins like a JPEG',
      async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(svg)]),
      'a picture that can not be read',
    ],
    ['half a JPEG', async () => half(await noise().jpeg().toBuffer()), 'a picture that can not be read'],
    ['half a PNG', async () => half(await noise().png().toBuffer()), 'a picture that can not be read'],
    ['a pixel', () => plain(1, 1).png().toBuffer(), 'a picture too small to see'],
    ['four hundred million pixels', async () => bomb(20_000, 20_000), 'a picture that can not be read'],
  ])('%s', async (_, make, what) => {
    await expect(toJpeg(await make())).rejects.toEqual(failing(what));
  });

  const half = (bytes: Uint8Array) => bytes.subarray(0, bytes.length / 2);
  const noise = () =>
    sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: 'white',
        noise: { type: 'gaussian', sigma: 30, mean: 128 },
      },
    });
});

test('many at once all come out', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200"/></svg>';
  const made = await Promise.all(Array.from({ length: 12 }, () => drawingToJpeg(svg)));
  expect(made.every((bytes) => bytes.length > 300)).toBe(true);
});

/** A small, valid file that unfolds into a huge picture. */
function bomb(width: number, height: number): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc(height * (1 + Math.ceil(width / 8)));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
