// What a picture is, told by its own bytes: what a file says of it, or what it is called, is not believed.
import { limits } from './limits.ts';
import { safeSvgSize } from './safe-svg.ts';

export type KnownPicture = { contentType: string; width: number; height: number };

/** Null for anything that is no picture we can show, that is too large to open, or that could do more than be looked at. */
export function knownPicture(bytes: Uint8Array<ArrayBuffer>): KnownPicture | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = png(bytes, view) ?? jpeg(bytes, view) ?? gif(bytes, view) ?? webp(bytes, view) ?? svg(bytes);
  if (!found || found.width < 1 || found.height < 1) return null;
  return found.width * found.height <= limits.picturePixels ? found : null;
}

const startsWith = (bytes: Uint8Array, at: number, letters: string): boolean =>
  [...letters].every((letter, offset) => bytes[at + offset] === letter.charCodeAt(0));

function png(bytes: Uint8Array, view: DataView): KnownPicture | null {
  if (bytes.length < 33 || !startsWith(bytes, 1, 'PNG\r\n\x1a\n') || !startsWith(bytes, 12, 'IHDR'))
    return null;
  return { contentType: 'image/png', width: view.getUint32(16), height: view.getUint32(20) };
}

/** Goes from mark to mark until the one that holds the size. */
function jpeg(bytes: Uint8Array, view: DataView): KnownPicture | null {
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

function gif(bytes: Uint8Array, view: DataView): KnownPicture | null {
  if (bytes.length < 14 || !startsWith(bytes, 0, 'GIF8')) return null;
  return { contentType: 'image/gif', width: view.getUint16(6, true), height: view.getUint16(8, true) };
}

function webp(bytes: Uint8Array, view: DataView): KnownPicture | null {
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

function svg(bytes: Uint8Array): KnownPicture | null {
  const size = safeSvgSize(bytes);
  return size ? { contentType: 'image/svg+xml', ...size } : null;
}
