// Images and sounds of a file: what another program said of them, and the bytes we have.
import type { Card } from '../board.ts';
import { type Fields, isFields, without } from './kept-fields.ts';
import { keptOn } from './kept-on-card.ts';
import type { ObfImage, ObfLicence, ObfSound } from './obf-format.ts';
import { idOf } from './read-fields.ts';

/** `kept` is what the file said, `made` what we have; undefined where there is neither. */
export function wholeImage(kept: unknown, made: ObfImage | undefined): ObfImage | undefined {
  if (!isFields(kept)) return made;
  const id = idOf(kept['id']);
  if (id === null) return made;
  if (!made && !['url', 'data_url', 'symbol'].some((name) => kept[name] !== undefined)) return undefined;
  const type = kept['content_type'];
  return {
    width: sizeOf(kept['width'], made?.width),
    height: sizeOf(kept['height'], made?.height),
    content_type: typeof type === 'string' && /^image\/[\w.+-]+$/.test(type) ? type : typeByName(kept),
    ...without(made ?? {}, 'id', 'width', 'height'),
    ...without(kept, 'width', 'height', 'content_type', 'license'),
    ...validLicence(kept),
    id,
  };
}

/** Where several images of a file have one picture, a card's own image has nothing from it but its bytes. */
export function imageFor(card: Card, made: ObfImage | undefined): ObfImage | undefined {
  const kept = keptOn(card)['image'];
  if (!isFields(kept) || !made) return wholeImage(kept, made);
  const { license: _, id, width, height, content_type, path, data, ext_calmbridge_picture } = made;
  const place = { ...(path === undefined ? {} : { path }), ...(data === undefined ? {} : { data }) };
  const own = ext_calmbridge_picture ? { ext_calmbridge_picture } : {};
  return wholeImage(kept, { id, width, height, content_type, ...place, ...own });
}

/** A recording, or the address of one. */
export function wholeSound(
  kept: unknown,
  made: Omit<ObfSound, 'id'> | undefined,
  card: Card | null,
): ObfSound | undefined {
  const fields = isFields(kept) ? kept : {};
  const id = idOf(fields['id']) ?? (card && made ? `sound:${card.sound?.id}` : null);
  if (id === null || !(made || fields['url'] !== undefined || fields['data_url'] !== undefined))
    return undefined;
  const type = fields['content_type'];
  const isAudio = typeof type === 'string' && type.startsWith('audio/');
  return { ...fields, content_type: isAudio ? type : 'audio/mpeg', ...made, id };
}

export type MediaIds = { image: (image: ObfImage) => string; sound: (sound: ObfSound) => string };

/** An id for every image and sound: its own, unless something else has that already. */
export function mediaIds(): MediaIds {
  const take = () => {
    const taken = new Map<string, string>();
    return (one: { id: string }): string => {
      const content = JSON.stringify(one);
      let id = one.id;
      for (let copy = 2; taken.has(id) && taken.get(id) !== content; copy++) id = `${one.id}-${copy}`;
      taken.set(id, content);
      return id;
    };
  };
  return { image: take(), sound: take() };
}

/** The size of a picture we have never seen, where its file does not say it either. */
const unknownSide = 300;

const sizeOf = (value: unknown, made = unknownSide): number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : made;

const validLicence = (kept: Fields): Pick<ObfImage, 'license'> | null =>
  isFields(kept['license']) && typeof kept['license']['type'] === 'string'
    ? { license: kept['license'] as ObfLicence }
    : null;

function typeByName(kept: Fields): string {
  const [, ending = ''] =
    /\.(png|jpe?g|gif|webp|svg)\b/i.exec(String(kept['url'] ?? kept['data_url'] ?? '')) ?? [];
  return (
    { jpg: 'image/jpeg', jpeg: 'image/jpeg', gif: 'image/gif', webp: 'image/webp', svg: 'image/svg+xml' }[
      ending.toLowerCase()
    ] ?? 'image/png'
  );
}
