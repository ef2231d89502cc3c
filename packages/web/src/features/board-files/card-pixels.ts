// The pictures of cards as files have them: a drawing of the library, or what is kept on the device.
import type { CardPicture } from '@calmbridge/domain/boards/board';
import type { ObfLicence } from '@calmbridge/domain/boards/obf/obf-format';

export type CardPixels = {
  picture: CardPicture;
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string;
  width: number;
  height: number;
  licence: ObfLicence | null;
  /** What the file it came with says of it besides. */
  fields?: Record<string, unknown> | null;
};

/** Null where the picture is gone. */
export type PixelsOf = (picture: CardPicture) => Promise<CardPixels | null>;

export const pictureKey = ({ is, id }: CardPicture): string => `${is}:${id}`;

/** Every picture once, side by side. */
export async function allPixels(
  pictures: readonly (CardPicture | null)[],
  pixelsOf: PixelsOf,
): Promise<Map<string, CardPixels>> {
  const wanted = new Map(pictures.flatMap((one) => (one ? [[pictureKey(one), one] as const] : [])));
  const found = await Promise.all([...wanted.values()].map(pixelsOf));
  return new Map(found.flatMap((one) => (one ? [[pictureKey(one.picture), one] as const] : [])));
}
