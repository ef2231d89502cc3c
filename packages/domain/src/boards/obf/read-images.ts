import { CardPicture } from '../board.ts';
import type { ObfLicence } from './obf-format.ts';
import { type Fields, fieldsOf, idOf, listOf, pathOf, wordsOf } from './read-fields.ts';

/** A picture a card asks for, and where the file says it is. The places are tried in this order. */
export type ImageWish = {
  data: string | null;
  path: string | null;
  /** At an address in the net: never fetched. */
  isOnline: boolean;
  /** By a name in somebody's symbol set. */
  isSymbol: boolean;
  /** What it was called here when Calmbridge wrote the file. */
  own: CardPicture | null;
  licence: ObfLicence | null;
};

/** The images of one board by id; of two with one id the first counts. `paths` are the manifest's. */
export function readImages(written: unknown, paths: ReadonlyMap<string, string>): Map<string, ImageWish> {
  const images = new Map<string, ImageWish>();
  for (const one of listOf(written)) {
    const image = fieldsOf(one);
    const id = idOf(image['id']);
    if (id !== null && !images.has(id)) images.set(id, readImage(image, paths.get(id) ?? null));
  }
  for (const [id, path] of paths) if (!images.has(id)) images.set(id, readImage({ path }, path));
  return images;
}

function readImage(image: Fields, manifestPath: string | null): ImageWish {
  const address = wordsOf(image['url'], 4_000) ?? wordsOf(image['data_url'], 4_000);
  const own = CardPicture.safeParse(image['ext_calmbridge_picture']);
  const isInline = address?.startsWith('data:') ?? false;
  return {
    data: typeof image['data'] === 'string' ? image['data'] : isInline ? String(image['url']) : null,
    path: pathOf(image['path']) ?? manifestPath,
    isOnline: address !== undefined && !isInline,
    isSymbol: image['symbol'] != null,
    own: own.success ? own.data : null,
    licence: readLicence(image['license']),
  };
}

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
