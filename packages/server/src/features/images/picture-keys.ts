import { createHmac } from 'node:crypto';
import { type ImageMaker, imageFolder, imageUrl } from '@calmbridge/domain/images/image';
import { imageSameness } from '@calmbridge/domain/images/image-words';
import type { PictureWish } from '#adapters/images/picture-maker';
import type { Config } from '#config';

const isSymbolId = (text: string) => /^[a-z]+-[0-9a-f]{40}$/.test(text);

/**
 * The same for the same wish of the same maker. A keyed digest: whoever sees the storage can't try words against it
 * (IM12). The maker is part of it, so that a service that is configured later draws its own.
 */
export const symbolIdOf = (
  { sessionSecret }: Pick<Config, 'sessionSecret'>,
  { words, kind }: PictureWish,
  maker: ImageMaker,
): string => {
  const digest = createHmac('sha256', sessionSecret).update(`picture\n${imageSameness(words, kind)}`);
  return `${maker}-${digest.digest('hex').slice(0, 40)}`;
};

/** Where a picture is kept: its address without the slash in front. */
export const pictureKey = (uid: string, symbolId: string) => imageUrl(uid, symbolId).slice(1);

export const pictureFolder = imageFolder;

/** The symbol id of a file's name, or null when no picture of ours can have that name. */
export function symbolIdIn(fileName: string): string | null {
  const symbolId = /^(.+)\.jpg$/.exec(fileName)?.[1] ?? '';
  return isSymbolId(symbolId) ? symbolId : null;
}
