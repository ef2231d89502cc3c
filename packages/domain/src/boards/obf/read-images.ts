// Pictures and recordings as cards ask for them. Where their bytes are is found out when the whole file has been read.
import { CardPicture } from '../board.ts';
import { type Fields, fieldsOf, keptOf, without } from './kept-fields.ts';
import type { ObfLicence } from './obf-format.ts';
import { idOf, listOf, pathOf, wordsOf } from './read-fields.ts';

/** Something a card asks for, and where the file says it is. The places are tried in this order. */
export type MediaWish = {
  data: string | null;
  /** The board's own, and the manifest's: some programs get one of them wrong. */
  paths: readonly string[];
  /** What the file says of it besides, id included; null where it says nothing. */
  fields: Fields | null;
};

export type ImageWish = MediaWish & {
  /** At an address in the net: never fetched. */
  isOnline: boolean;
  /** By a name in somebody's symbol set. */
  isSymbol: boolean;
  /** What it was called here when Calmbridge wrote the file. */
  own: CardPicture | null;
  licence: ObfLicence | null;
};

/** The images of one board by id; of two with one id the first counts. `paths` are the manifest's. */
export const readImages = (written: unknown, paths: ReadonlyMap<string, string>): Map<string, ImageWish> =>
  byId(written, paths, readImage);

export const readSounds = (written: unknown, paths: ReadonlyMap<string, string>): Map<string, MediaWish> =>
  byId(written, paths, readMedia);

function byId<T>(
  written: unknown,
  paths: ReadonlyMap<string, string>,
  read: (one: Fields, manifestPath: string | undefined) => T,
): Map<string, T> {
  const found = new Map<string, T>();
  for (const one of listOf(written)) {
    const fields = fieldsOf(one);
    const id = idOf(fields['id']);
    if (id !== null && !found.has(id)) found.set(id, read({ ...fields, id }, paths.get(id)));
  }
  for (const [id, path] of paths) if (!found.has(id)) found.set(id, read({ id }, path));
  return found;
}

function readMedia(media: Fields, manifestPath: string | undefined): MediaWish {
  const addresses = [wordsOf(media['url'], inlineMax), wordsOf(media['data_url'], inlineMax)];
  const inline = addresses.find((address) => address?.startsWith('data:'));
  const paths = [pathOf(media['path']), manifestPath ?? null].filter((path) => path !== null);
  return {
    data: typeof media['data'] === 'string' ? media['data'] : (inline ?? null),
    paths: [...new Set(paths)],
    fields: keptOf(inline === undefined ? media : without(media, 'url', 'data_url'), placeFields),
  };
}

function readImage(image: Fields, manifestPath: string | undefined): ImageWish {
  const media = readMedia(image, manifestPath);
  const own = CardPicture.safeParse(image['ext_calmbridge_picture']);
  const isOwnName = own.success && image['id'] === `${own.data.is}:${own.data.id}`;
  const fields = without(media.fields ?? {}, ...(isOwnName ? ['id'] : []));
  return {
    ...media,
    fields: isOwnName ? null : fields,
    isOnline: ['url', 'data_url'].some((name) => name in fields),
    isSymbol: image['symbol'] != null,
    own: own.success ? own.data : null,
    licence: readLicence(image['license']),
  };
}

/** What a picture that is kept remembers of the file besides its licence and what its bytes tell. */
export function fieldsBeside(
  { fields, licence }: ImageWish,
  known: { width: number; height: number },
): Fields | null {
  if (!fields) return null;
  const told = Object.entries(known).flatMap(([name, value]) => (fields[name] === value ? [name] : []));
  const isWhole = Object.entries(fieldsOf(fields['license'])).every(
    ([name, value]) => value == null || value === licence?.[name as keyof ObfLicence],
  );
  return without(fields, 'content_type', ...told, ...(isWhole ? ['license'] : []));
}

/** Pictures written into an address are as long as pictures are. */
const inlineMax = 24 * 1024 * 1024;

const placeFields = new Set(['data', 'path', 'ext_calmbridge_picture']);

function readLicence(written: unknown): ObfLicence | null {
  const fields = fieldsOf(written);
  const type = wordsOf(fields['type'], 200);
  if (type === undefined) return null;
  const entries = licenceFields.flatMap((name) => {
    const words = wordsOf(fields[name]);
    return words === undefined ? [] : [[name, words] as const];
  });
  return { type, ...Object.fromEntries(entries) };
}

const licenceFields = [
  'copyright_notice_url',
  'source_url',
  'author_name',
  'author_url',
  'author_email',
] as const;
