// A board as an Open Board Format file. Nothing of it is lost: what the format has no field for is written into our own, and
// what another program wrote stands where it stood.
import type { Board, Card, CardPicture } from '../board.ts';
import { cardsOf, settled } from '../settled.ts';
import { type Fields, fieldsOf, listOfFields, placed, unnamed, without } from './kept-fields.ts';
import { keptOn } from './kept-on-card.ts';
import {
  boardFields,
  manifestPath,
  type ObfBoard,
  type ObfButton,
  type ObfImage,
  type ObfManifest,
  type ObfSound,
  obfFormat,
} from './obf-format.ts';
import { asInFile } from './rewritten.ts';
import { writeButton } from './write-button.ts';
import { imageFor, type MediaIds, mediaIds, wholeImage, wholeSound } from './write-media.ts';

export type BoardWriting = {
  locale: string;
  /** The image for a picture; undefined where its pixels are gone. */
  imageOf: (picture: CardPicture) => ObfImage | undefined;
  /** The recording of a card; undefined where it is gone. */
  soundOf: (sound: { id: string }) => Omit<ObfSound, 'id'> | undefined;
  /** A board that comes along, by its id; its path where it is a file of the same package. */
  linked: (boardId: string) => { id: string; name: string; path?: string } | undefined;
  /** What the file calls this board: another program's id for it, where that is free. */
  fileId?: string;
  /** Shared by the boards of a package, where an image id means one file. */
  ids?: MediaIds;
};

export function writeBoard(given: Board, writing: BoardWriting): ObfBoard {
  const board = settled(given);
  const kept = keptOn(board);
  const { beside, inside } = placed(without(kept, ...placedElsewhere), boardCanHave);
  const more = unnamed(board, boardFields);
  const media = mediaOf(cardsOf(board), kept, writing);
  const buttons = cardsOf(board).map((card) => writeButton(card, { ...writing, ...media }));
  const sameAs = samePlaces(board, buttons);
  const fileId = writing.fileId ?? idInFile(board);
  return {
    ...beside,
    format: obfFormat,
    id: fileId,
    locale: textOf(kept['locale']) ?? writing.locale,
    name: String(asInFile(kept, 'name', board.name)),
    buttons: buttons.filter(({ id }) => !sameAs.has(id)),
    grid: {
      ...fieldsOf(kept['grid']),
      rows: board.rows,
      columns: board.columns,
      order: orderOf(board).map((line) => line.map((id) => (id && sameAs.get(id)) ?? id)),
    },
    images: media.images,
    sounds: media.sounds,
    ext_calmbridge_version: 1,
    ...(fileId === board.id ? {} : { ext_calmbridge_id: board.id }),
    ext_calmbridge_kind: board.kind,
    ext_calmbridge_created_at: board.createdAt,
    ext_calmbridge_updated_at: board.updatedAt,
    ...(more ? { ext_calmbridge_more: more } : {}),
    ...(inside ? { ext_calmbridge_kept: inside } : {}),
  };
}

/** The id another program gave the board, or ours. */
export const idInFile = (board: Board): string => textOf(keptOn(board)['id']) ?? board.id;

type File = { id: string; path: string };

/** The first board is the root; what its file's manifest said besides comes back. */
export function writeManifest(
  boards: readonly File[],
  images: readonly File[],
  sounds: readonly File[] = [],
  root?: Board,
): ObfManifest {
  const byId = (files: readonly File[]) => Object.fromEntries(files.map(({ id, path }) => [id, path]));
  return {
    ...(root ? fieldsOf(keptOn(root)['manifest']) : {}),
    format: obfFormat,
    root: boards[0]?.path ?? manifestPath,
    paths: { boards: byId(boards), images: byId(images), sounds: byId(sounds) },
  };
}

/** Every picture and recording of the board once, and which of them a card has. */
function mediaOf(cards: readonly Card[], kept: Fields, { imageOf, soundOf, ids = mediaIds() }: BoardWriting) {
  const images = new Map<string, ObfImage>();
  const sounds = new Map<string, ObfSound>();
  const imageIds = new Map<string, string>();
  const soundIds = new Map<string, string>();
  for (const card of cards) {
    const image = imageFor(card, card.picture ? imageOf(card.picture) : undefined);
    if (image) {
      const id = ids.image(image);
      images.set(id, { ...image, id });
      imageIds.set(card.id, id);
    }
    const sound = wholeSound(keptOn(card)['sound'], card.sound ? soundOf(card.sound) : undefined, card);
    if (sound) {
      const id = ids.sound(sound);
      sounds.set(id, { ...sound, id });
      soundIds.set(card.id, id);
    }
  }
  const unused = <T>(name: string, write: (fields: unknown) => T | undefined): T[] =>
    listOfFields(kept[name]).flatMap((fields) => write(fields) ?? []);
  return {
    images: [...images.values(), ...unused('images', (fields) => wholeImage(fields, undefined))],
    sounds: [...sounds.values(), ...unused('sounds', (fields) => wholeSound(fields, undefined, null))],
    imageIds,
    soundIds,
  };
}

/** A button that stood in several places became several cards. Where they are still alike, it is one button again. */
function samePlaces(board: Board, buttons: readonly ObfButton[]): Map<string, string> {
  const contents = new Map(buttons.map((button) => [button.id, JSON.stringify({ ...button, id: '' })]));
  const same = new Map<string, string>();
  for (const card of board.cells) {
    const original = card ? textOf(keptOn(card)['id']) : undefined;
    if (card && original !== undefined && contents.get(card.id) === contents.get(original))
      same.set(card.id, original);
  }
  return same;
}

const orderOf = ({ cells, rows, columns }: Board): (string | null)[][] =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => cells[row * columns + column]?.id ?? null),
  );

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** Written above by their own rules. */
const placedElsewhere = ['id', 'grid', 'images', 'sounds'];

/** A licence without a type makes a file invalid. */
const boardCanHave = (name: string, value: unknown): boolean =>
  !['rewritten', 'manifest', 'locale'].includes(name) &&
  (name !== 'license' || typeof fieldsOf(value)['type'] === 'string');
