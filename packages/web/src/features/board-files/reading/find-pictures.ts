import type { CardPicture } from '@calmbridge/domain/boards/board';
import type { ObfLicence } from '@calmbridge/domain/boards/obf/obf-format';
import type { ImageWish } from '@calmbridge/domain/boards/obf/read-images';
import { bytesOfDataUri } from '#ui/documents/data-uri';
import { type KnownPicture, knownPicture } from './known-picture.ts';

/** A picture of the file that is new on this device. */
export type NewPicture = KnownPicture & {
  id: string;
  pixels: Uint8Array<ArrayBuffer>;
  licence: ObfLicence | null;
};

/** Why cards come without their picture, and how many. */
export type LeftOut = { online: number; symbolSet: number; unsafe: number; missing: number };

export type PicturePorts = {
  read: (path: string) => Uint8Array<ArrayBuffer> | null;
  hasSymbol: (id: string) => boolean;
  /** The pixels of a picture that is on the device; null where it is not. */
  pixelsHere: (id: string) => Promise<Uint8Array | null>;
  newId: () => string;
};

/** Looks for the picture of one card after another. The same picture for several cards is found once. */
export function pictureFinder({ read, hasSymbol, pixelsHere, newId }: PicturePorts) {
  const found = new Map<string, CardPicture | null>();
  const added = new Map<string, NewPicture>();
  const leftOut: LeftOut = { online: 0, symbolSet: 0, unsafe: 0, missing: 0 };

  const keep = async (pixels: Uint8Array<ArrayBuffer>, known: KnownPicture, wish: ImageWish) => {
    const wanted = wish.own?.is === 'picture' && /^[\w-]{8,64}$/.test(wish.own.id) ? wish.own.id : null;
    const here = wanted === null ? null : await pixelsHere(wanted);
    if (wanted !== null && here && isSame(here, pixels)) return { is: 'picture' as const, id: wanted };
    const id = wanted !== null && !here && !added.has(wanted) ? wanted : newId();
    added.set(id, { id, pixels, licence: wish.licence, ...known });
    return { is: 'picture' as const, id };
  };

  const look = async (key: string, pixels: Uint8Array<ArrayBuffer> | null, wish: ImageWish) => {
    const seen = found.get(key);
    if (seen !== undefined) return seen;
    const known = pixels && knownPicture(pixels);
    const picture = pixels && known ? await keep(pixels, known, wish) : null;
    found.set(key, picture);
    return picture;
  };

  const find = async (wish: ImageWish): Promise<CardPicture | null> => {
    if (wish.own?.is === 'symbol' && hasSymbol(wish.own.id)) return wish.own;
    let hadPixels = false;
    if (wish.data !== null) {
      const pixels = found.has(wish.data) ? null : bytesOfDataUri(wish.data);
      const picture = await look(wish.data, pixels, wish);
      if (picture) return picture;
      hadPixels = true;
    }
    if (wish.path !== null) {
      const key = `path:${wish.path}`;
      const pixels = found.has(key) ? null : read(wish.path);
      const picture = await look(key, pixels, wish);
      if (picture) return picture;
      hadPixels ||= pixels !== null;
    }
    leftOut[hadPixels ? 'unsafe' : wish.isOnline ? 'online' : wish.isSymbol ? 'symbolSet' : 'missing'] += 1;
    return wish.own;
  };

  return { find, leftOut, added };
}

const isSame = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, at) => byte === b[at]);
