import type { Board } from '@calmbridge/domain/boards/board';
import { manifestPath, type ObfImage, type ObfSound } from '@calmbridge/domain/boards/obf/obf-format';
import {
  type BoardWriting,
  idInFile,
  writeBoard,
  writeManifest,
} from '@calmbridge/domain/boards/obf/write-board';
import { mediaIds, wholeImage } from '@calmbridge/domain/boards/obf/write-media';
import { cardsOf } from '@calmbridge/domain/boards/settled';
import { type Zippable, zipSync } from 'fflate';
import { allPixels, type CardPixels, type PixelsOf, pictureKey } from '../card-pixels.ts';
import { dataUriOf } from '../data-uri.ts';

export type PackageWriting = { pixelsOf: PixelsOf; locale: string; now: Date };

/** An `.obz` of these boards, the first of them at its root. */
export async function writeObz(
  boards: readonly Board[],
  { pixelsOf, locale, now }: PackageWriting,
): Promise<Uint8Array<ArrayBuffer>> {
  const files: Zippable = {};
  const put = (path: string, bytes: Uint8Array, isPacked: boolean) => {
    files[path] = [bytes, { level: isPacked ? 6 : 0, mtime: now }];
  };
  const place = (one: CardPixels, at: number) => {
    const path = pathOf(one, at);
    put(path, one.bytes, one.contentType === 'image/svg+xml');
    return { path };
  };
  const media = await mediaOf(boards, pixelsOf, place);
  const names = fileNames(boards);
  const ids = mediaIds();
  const listed = { images: new Map<string, string>(), sounds: new Map<string, string>() };
  for (const board of boards) {
    const own = names.get(board.id);
    const written = writeBoard(board, {
      ...media,
      ids,
      locale,
      linked: (id) => names.get(id),
      ...fileIdOf(own),
    });
    put(own?.path ?? '', utf8(written), true);
    for (const { id, path } of written.images) if (path) listed.images.set(id, path);
    for (const { id, path } of written.sounds) if (path) listed.sounds.set(id, path);
  }
  const entries = (map: ReadonlyMap<string, string>) => [...map].map(([id, path]) => ({ id, path }));
  const manifest = writeManifest(
    [...names.values()],
    entries(listed.images),
    entries(listed.sounds),
    boards[0],
  );
  put(manifestPath, utf8(manifest), true);
  return zipSync(files) as Uint8Array<ArrayBuffer>;
}

/** One board alone, with its pictures inside. `nameOf` knows the boards it leads to. */
export async function writeObf(
  board: Board,
  { pixelsOf, locale, nameOf }: Omit<PackageWriting, 'now'> & { nameOf: (id: string) => string | undefined },
): Promise<Uint8Array<ArrayBuffer>> {
  const place = (one: CardPixels) => ({ data: dataUriOf(one.contentType, one.bytes) });
  const linked = (id: string) => {
    const name = nameOf(id);
    return name === undefined ? undefined : { id, name };
  };
  return utf8(writeBoard(board, { ...(await mediaOf([board], pixelsOf, place)), locale, linked }));
}

type Place = { path: string } | { data: string };

/** Every picture and recording once, and where it is. */
async function mediaOf(
  boards: readonly Board[],
  pixelsOf: PixelsOf,
  place: (one: CardPixels, at: number) => Place,
): Promise<Pick<BoardWriting, 'imageOf' | 'soundOf'>> {
  const cards = boards.flatMap(cardsOf);
  const wanted = cards.flatMap(({ picture, sound }) => [
    picture,
    sound ? { is: 'picture' as const, id: sound.id } : null,
  ]);
  const pixels = await allPixels(wanted, pixelsOf);
  const images = new Map<string, ObfImage>();
  const sounds = new Map<string, Omit<ObfSound, 'id'>>();
  [...pixels].forEach(([key, one], at) => {
    const placed = place(one, at);
    if (one.contentType.startsWith('audio/')) sounds.set(key, { content_type: one.contentType, ...placed });
    else images.set(key, imageOf(one, placed));
  });
  return {
    imageOf: (picture) => images.get(pictureKey(picture)),
    soundOf: ({ id }) => sounds.get(pictureKey({ is: 'picture', id })),
  };
}

function imageOf(one: CardPixels, place: Place): ObfImage {
  const made: ObfImage = {
    id: pictureKey(one.picture),
    width: one.width,
    height: one.height,
    content_type: one.contentType,
    ...place,
    ...(one.licence ? { license: one.licence } : {}),
    ext_calmbridge_picture: one.picture,
  };
  return wholeImage(one.fields, made) ?? made;
}

type FileName = { id: string; name: string; path: string };

/** Every board under an id of its own: another program's, unless a board before it has that. */
function fileNames(boards: readonly Board[]): Map<string, FileName> {
  const taken = new Set(boards.map(({ id }) => id));
  return new Map(
    boards.map((board, at) => {
      const wanted = idInFile(board);
      const id = wanted === board.id || taken.has(wanted) ? board.id : wanted;
      taken.add(id);
      return [board.id, { id, name: board.name, path: `boards/${at + 1}.obf` }];
    }),
  );
}

const fileIdOf = (name: FileName | undefined) => (name ? { fileId: name.id } : {});

const endings: Record<string, string> = {
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'audio/ogg': 'ogg',
  'audio/mp4': 'm4a',
  'audio/webm': 'webm',
  'audio/aac': 'aac',
  'audio/flac': 'flac',
};

const pathOf = ({ picture, contentType }: CardPixels, at: number): string => {
  const name = picture.id.replaceAll(/[^a-z0-9]+/gi, '-').slice(0, 40);
  const folder = contentType.startsWith('audio/') ? 'sounds' : 'images';
  return `${folder}/${at + 1}-${name}.${endings[contentType] ?? 'bin'}`;
};

const utf8 = (json: unknown): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(JSON.stringify(json, null, 1));
