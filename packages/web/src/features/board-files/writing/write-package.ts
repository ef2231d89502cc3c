import type { Board } from '@calmbridge/domain/boards/board';
import { manifestPath, type ObfImage } from '@calmbridge/domain/boards/obf/obf-format';
import { writeBoard, writeManifest } from '@calmbridge/domain/boards/obf/write-board';
import { cardsOf } from '@calmbridge/domain/boards/settled';
import { type Zippable, zipSync } from 'fflate';
import { allPixels, type CardPixels, type PixelsOf, pictureKey } from '#ui/board/card-pixels';
import { dataUriOf } from '#ui/documents/data-uri';

export type PackageWriting = { pixelsOf: PixelsOf; locale: string; now: Date };

/** An `.obz` of these boards, the first of them at its root. */
export async function writeObz(
  boards: readonly Board[],
  { pixelsOf, locale, now }: PackageWriting,
): Promise<Uint8Array<ArrayBuffer>> {
  const paths = new Map(boards.map(({ id }, at) => [id, `boards/${at + 1}.obf`]));
  const names = new Map(boards.map(({ id, name }) => [id, name]));
  const pixels = await allPixels(picturesOf(boards), pixelsOf);
  const images = new Map([...pixels].map(([key, one], at) => [key, imageOf(one, { path: pathOf(one, at) })]));
  const files: Zippable = {};
  const put = (path: string, bytes: Uint8Array, isPacked: boolean) => {
    files[path] = [bytes, { level: isPacked ? 6 : 0, mtime: now }];
  };
  for (const board of boards) {
    const written = writeBoard(board, {
      locale,
      imageOf: (picture) => images.get(pictureKey(picture)),
      linked: (id) => {
        const path = paths.get(id);
        return path === undefined ? undefined : { name: names.get(id) ?? '', path };
      },
    });
    put(paths.get(board.id) ?? '', utf8(written), true);
  }
  for (const [key, { path = '' }] of images) {
    const one = pixels.get(key);
    if (one) put(path, one.bytes, one.contentType === 'image/svg+xml');
  }
  const listed = [...images.values()].map(({ id, path = '' }) => ({ id, path }));
  const manifest = writeManifest(
    [...paths].map(([id, path]) => ({ id, path })),
    listed,
  );
  put(manifestPath, utf8(manifest), true);
  return zipSync(files) as Uint8Array<ArrayBuffer>;
}

/** One board alone, with its pictures inside. `nameOf` knows the boards it leads to. */
export async function writeObf(
  board: Board,
  { pixelsOf, locale, nameOf }: Omit<PackageWriting, 'now'> & { nameOf: (id: string) => string | undefined },
): Promise<Uint8Array<ArrayBuffer>> {
  const pixels = await allPixels(picturesOf([board]), pixelsOf);
  const images = new Map(
    [...pixels].map(([key, one]) => [key, imageOf(one, { data: dataUriOf(one.contentType, one.bytes) })]),
  );
  const written = writeBoard(board, {
    locale,
    imageOf: (picture) => images.get(pictureKey(picture)),
    linked: (id) => {
      const name = nameOf(id);
      return name === undefined ? undefined : { name };
    },
  });
  return utf8(written);
}

const picturesOf = (boards: readonly Board[]) => boards.flatMap(cardsOf).map(({ picture }) => picture);

function imageOf(one: CardPixels, place: { path: string } | { data: string }): ObfImage {
  return {
    id: pictureKey(one.picture),
    width: one.width,
    height: one.height,
    content_type: one.contentType,
    ...place,
    ...(one.licence ? { license: one.licence } : {}),
    ext_calmbridge_picture: one.picture,
  };
}

const endings: Record<string, string> = {
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
};

const pathOf = ({ picture, contentType }: CardPixels, at: number): string => {
  const name = picture.id.replaceAll(/[^a-z0-9]+/gi, '-').slice(0, 40);
  return `images/${at + 1}-${name}.${endings[contentType] ?? 'bin'}`;
};

const utf8 = (json: unknown): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(JSON.stringify(json, null, 1));
