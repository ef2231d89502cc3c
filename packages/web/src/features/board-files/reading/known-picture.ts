// What a picture is, told by its own bytes: what a file says of it, or what it is called, is not believed.
import { limits } from './limits.ts';
import { safeSvgSize } from './safe-svg.ts';
import { svgText } from './svg-text.ts';

type Size = { contentType: string; width: number; height: number };

/** The pixels are those of the file, but for drawings that had to be cleaned. */
export type KnownPicture = Size & { pixels: Uint8Array<ArrayBuffer> };

export type CleanSvg = (text: string) => Promise<string | null>;

/** `unsafe` is anything that is no picture we can show. */
export async function knownPicture(
  bytes: Uint8Array<ArrayBuffer>,
  cleanSvg: CleanSvg,
): Promise<KnownPicture | 'unsafe' | 'too-large'> {
  if (bytes.length > limits.pictureBytes) return 'too-large';
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = png(bytes, view) ?? jpeg(bytes, view) ?? gif(bytes, view) ?? webp(bytes, view);
  if (!found) return (await svg(bytes, cleanSvg)) ?? 'unsafe';
  if (found.width < 1 || found.height < 1) return 'unsafe';
  return found.width * found.height <= limits.picturePixels ? { ...found, pixels: bytes } : 'too-large';
}

const startsWith = (bytes: Uint8Array, at: number, letters: string): boolean =>
  [...letters].every((letter, offset) => bytes[at + offset] === letter.charCodeAt(0));

function png(bytes: Uint8Array, view: DataView): Size | null {
  if (bytes.length < 33 || !startsWith(bytes, 1, 'PNG\r\n\x1a\n') || !startsWith(bytes, 12, 'IHDR'))
    return null;
  return { contentType: 'image/png', width: view.getUint32(16), height: view.getUint32(20) };
}

/** Goes from mark to mark until the one that holds the size. */
function jpeg(bytes: Uint8Array, view: DataView): Size | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const mark = bytes[at + 1] ?? 0;
    const isSize = mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark);
    if (isSize)
      return { contentType: 'image/jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += mark === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}

function gif(bytes: Uint8Array, view: DataView): Size | null {
  if (bytes.length < 14 || !startsWith(bytes, 0, 'GIF8')) return null;
  return { contentType: 'image/gif', width: view.getUint16(6, true), height: view.getUint16(8, true) };
}

function webp(bytes: Uint8Array, view: DataView): Size | null {
  if (bytes.length < 30 || !startsWith(bytes, 0, 'RIFF') || !startsWith(bytes, 8, 'WEBP')) return null;
  const size = (width: number, height: number) => ({ contentType: 'image/webp', width, height });
  const three = (at: number) => view.getUint16(at, true) + ((bytes[at + 2] ?? 0) << 16);
  if (startsWith(bytes, 12, 'VP8X')) return size(three(24) + 1, three(27) + 1);
  if (startsWith(bytes, 12, 'VP8L')) {
    const packed = view.getUint32(21, true);
    return size((packed & 0x3fff) + 1, ((packed >>> 14) & 0x3fff) + 1);
  }
  if (!startsWith(bytes, 12, 'VP8 ')) return null;
  return size(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
}

async function svg(bytes: Uint8Array<ArrayBuffer>, clean: CleanSvg): Promise<KnownPicture | null> {
  const first = bytes.findIndex((byte) => byte > 0x20 && ![0xef, 0xbb, 0xbf, 0xff, 0xfe].includes(byte));
  const text = bytes[first] === 0x3c ? svgText(bytes) : null;
  if (text === null || !/<(?:\w+:)?svg\b/i.test(text)) return null;
  const size = safeSvgSize(new TextDecoder().decode(bytes));
  if (size) return { contentType: 'image/svg+xml', ...size, pixels: bytes };
  const cleaned = await clean(text);
  const cleanSize = cleaned === null ? null : safeSvgSize(cleaned, { isWeighed: true });
  if (cleaned === null || !cleanSize) return null;
  return { contentType: 'image/svg+xml', ...cleanSize, pixels: new TextEncoder().encode(cleaned) };
}
