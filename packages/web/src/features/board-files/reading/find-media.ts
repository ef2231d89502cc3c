// Looks for the pictures and recordings of one card after another. What several cards share is found once.
import { type CardPicture, playedSoundBytes } from '@calmbridge/domain/boards/board';
import type { Fields } from '@calmbridge/domain/boards/obf/kept-fields';
import type { ObfLicence } from '@calmbridge/domain/boards/obf/obf-format';
import { fieldsBeside, type ImageWish, type MediaWish } from '@calmbridge/domain/boards/obf/read-images';
import type { FoundPicture } from '@calmbridge/domain/boards/obf/read-package';
import { crc32 } from '#device/backup/crc32';
import { bytesOfDataUri } from '../data-uri.ts';
import { type CleanSvg, type KnownPicture, knownPicture } from './known-picture.ts';
import { soundTypeOf } from './known-sound.ts';
import type { OpenPackage } from './open-package.ts';

/** A picture or recording of the file that is new on this device. A recording has no size. */
export type NewMedia = {
  id: string;
  contentType: string;
  width: number;
  height: number;
  pixels: Uint8Array<ArrayBuffer>;
  licence: ObfLicence | null;
  /** What the file says of it besides. */
  fields: Fields | null;
};

/** Why cards come without their picture or sound, and how many. */
export type LeftOut = Record<
  'online' | 'symbolSet' | 'unsafe' | 'tooLarge' | 'missing' | 'soundsOnline' | 'soundsNotPlayed',
  number
>;

export type MediaPorts = Pick<OpenPackage, 'read'> & {
  hasSymbol: (id: string) => boolean;
  /** The pixels of a picture that is on the device; null where it is not. */
  pixelsHere: (id: string) => Promise<Uint8Array | null>;
  newId: () => string;
  cleanSvg: CleanSvg;
};

type Place = ReturnType<OpenPackage['read']>;
type Looked = CardPicture | 'unsafe' | 'too-large' | 'missing';

export function mediaFinder(ports: MediaPorts) {
  const added = new Map<string, NewMedia>();
  const leftOut: LeftOut = {
    online: 0,
    symbolSet: 0,
    unsafe: 0,
    tooLarge: 0,
    missing: 0,
    soundsOnline: 0,
    soundsNotPlayed: 0,
  };
  return {
    picture: pictureFinder(ports, added, leftOut),
    sound: soundFinder(ports, added, leftOut),
    leftOut,
    added,
  };
}

type Added = Map<string, NewMedia>;

function pictureFinder({ read, hasSymbol, cleanSvg, ...ports }: MediaPorts, added: Added, leftOut: LeftOut) {
  const pictures = new Map<string, Promise<Looked>>();
  const keep = pictureKeeper(ports, added);
  const look = async (bytes: Place, wish: ImageWish): Promise<Looked> => {
    if (bytes === null) return 'missing';
    if (!(bytes instanceof Uint8Array)) return bytes === 'too-large' ? 'too-large' : 'unsafe';
    const known = await knownPicture(bytes, cleanSvg);
    return typeof known === 'string' ? known : keep(known, wish);
  };
  /** Where it is in the file is what two pictures are told apart by. */
  const found = (key: string, bytes: () => Place, wish: ImageWish) => {
    const known = pictures.get(key) ?? look(bytes(), wish);
    pictures.set(key, known);
    return known;
  };
  /** Two images may have one picture: then a card remembers what the file says of its own. */
  const ownImage = (one: CardPicture, wish: ImageWish): Fields | null => {
    const first = added.get(one.id);
    if (!first || !wish.fields || first.fields?.['id'] === wish.fields['id']) return null;
    return wish.fields;
  };
  return async (wish: ImageWish): Promise<FoundPicture> => {
    if (wish.own?.is === 'symbol' && hasSymbol(wish.own.id)) return { picture: wish.own, image: null };
    let why: keyof LeftOut | null = null;
    for (const { key, bytes } of placesOf(wish, read)) {
      const one = await found(key, bytes, wish);
      if (typeof one !== 'string') return { picture: one, image: ownImage(one, wish) };
      if (one !== 'missing') why = one === 'too-large' ? 'tooLarge' : (why ?? 'unsafe');
    }
    leftOut[why ?? (wish.isOnline ? 'online' : wish.isSymbol ? 'symbolSet' : 'missing')] += 1;
    return { picture: wish.own, image: wish.fields };
  };
}

/** Gives a picture its id: the one it has on this device or in this file already, or a new one. */
function pictureKeeper({ pixelsHere, newId }: Pick<MediaPorts, 'pixelsHere' | 'newId'>, added: Added) {
  /** The same picture at several places of a file is one picture. */
  const byContent = new Map<string, Pick<NewMedia, 'id' | 'pixels'>>();
  return async (known: KnownPicture, wish: ImageWish): Promise<CardPicture> => {
    const wanted = wish.own?.is === 'picture' && /^[\w-]{8,64}$/.test(wish.own.id) ? wish.own.id : null;
    const here = wanted === null ? null : await pixelsHere(wanted);
    if (wanted !== null && here && isSame(here, known.pixels)) return { is: 'picture', id: wanted };
    const content = `${known.pixels.length} ${crc32(known.pixels)}`;
    const twin = byContent.get(content);
    if (wanted === null && twin && isSame(twin.pixels, known.pixels)) return { is: 'picture', id: twin.id };
    const id = wanted !== null && !here && !added.has(wanted) ? wanted : newId();
    byContent.set(content, { id, pixels: known.pixels });
    added.set(id, { ...known, id, licence: wish.licence, fields: fieldsBeside(wish, known) });
    return { is: 'picture', id };
  };
}

function soundFinder({ read, newId }: MediaPorts, added: Added, leftOut: LeftOut) {
  const sounds = new Map<string, { id: string } | null>();
  const keep = (bytes: Place): { id: string } | null => {
    const contentType = bytes instanceof Uint8Array ? soundTypeOf(bytes) : null;
    if (!(bytes instanceof Uint8Array) || contentType === null) return null;
    const id = newId();
    added.set(id, { id, contentType, width: 1, height: 1, pixels: bytes, licence: null, fields: null });
    return { id };
  };
  const isPlayed = (id: string) => (added.get(id)?.pixels.length ?? 0) <= playedSoundBytes;
  return (wish: MediaWish): { id: string } | null => {
    for (const { key, bytes } of placesOf(wish, read)) {
      const known = sounds.get(key) ?? keep(bytes());
      sounds.set(key, known);
      if (known && !isPlayed(known.id)) leftOut.soundsNotPlayed += 1;
      if (known) return known;
    }
    leftOut.soundsOnline += 1;
    return null;
  };
}

/** Nothing is read before it is needed: what is unpacked counts. */
function placesOf({ data, paths }: MediaWish, read: MediaPorts['read']) {
  const inside = (uri: string) => ({ key: uri, bytes: (): Place => bytesOfDataUri(uri) ?? 'damaged' });
  const beside = paths.map((path) => ({ key: `path:${path}`, bytes: () => read(path) }));
  return data === null ? beside : [inside(data), ...beside];
}

const isSame = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, at) => byte === b[at]);
