// A board as an Open Board Format file. Nothing of it is lost: what the format has no field for is written into our own.
import type { Board, Card, CardPicture } from '../board.ts';
import { cardsOf, settled } from '../settled.ts';
import { readColour, rgbText } from './colours.ts';
import { isFields, placed, unnamed } from './kept-fields.ts';
import {
  boardFields,
  cardFields,
  keptField,
  manifestPath,
  type ObfBoard,
  type ObfButton,
  type ObfImage,
  type ObfManifest,
  obfFormat,
} from './obf-format.ts';
import { cardGround, wordClassColours, wordClassOfColours } from './word-colours.ts';

export type BoardWriting = {
  locale: string;
  /** The image for a picture; undefined where its pixels are gone. */
  imageOf: (picture: CardPicture) => ObfImage | undefined;
  /** A board that comes along, by its id; its path where it is a file of the same package. */
  linked: (boardId: string) => { name: string; path?: string } | undefined;
};

export function writeBoard(given: Board, writing: BoardWriting): ObfBoard {
  const board = settled(given);
  const { beside, inside } = placed(board[keptField], boardFieldsWeAllow);
  const more = unnamed(board, boardFields);
  const cards = cardsOf(board);
  const images = new Map<string, ObfImage>();
  for (const { picture } of cards) {
    const image = picture ? writing.imageOf(picture) : undefined;
    if (image) images.set(image.id, image);
  }
  return {
    ...beside,
    format: obfFormat,
    id: board.id,
    locale: textOf(inside?.['locale']) ?? writing.locale,
    name: board.name,
    buttons: cards.map((card) => writeButton(card, writing)),
    grid: { rows: board.rows, columns: board.columns, order: orderOf(board) },
    images: [...images.values()],
    sounds: [],
    ext_calmbridge_version: 1,
    ext_calmbridge_kind: board.kind,
    ext_calmbridge_created_at: board.createdAt,
    ext_calmbridge_updated_at: board.updatedAt,
    ...(more ? { ext_calmbridge_more: more } : {}),
    ...(inside ? { ext_calmbridge_kept: inside } : {}),
  };
}

/** The first board is the root. */
export function writeManifest(
  boards: readonly { id: string; path: string }[],
  images: readonly { id: string; path: string }[],
): ObfManifest {
  const byId = (files: readonly { id: string; path: string }[]) =>
    Object.fromEntries(files.map(({ id, path }) => [id, path]));
  return {
    format: obfFormat,
    root: boards[0]?.path ?? manifestPath,
    paths: { boards: byId(boards), images: byId(images), sounds: {} },
  };
}

function writeButton(card: Card, { imageOf, linked }: BoardWriting): ObfButton {
  const { beside, inside } = placed(card[keptField], buttonFieldsWeAllow);
  const more = unnamed(card, cardFields);
  const image = card.picture ? imageOf(card.picture) : undefined;
  const link = card.leadsTo === undefined ? undefined : linked(card.leadsTo);
  return {
    ...beside,
    id: card.id,
    label: card.label,
    ...(card.spoken === undefined ? {} : { vocalization: card.spoken }),
    ...(image ? { image_id: image.id } : {}),
    ...(card.leadsTo !== undefined && link
      ? { load_board: { id: card.leadsTo, name: link.name, ...(link.path ? { path: link.path } : {}) } }
      : {}),
    ...coloursOf(card),
    ...(card.isHidden === undefined ? {} : { hidden: card.isHidden }),
    ext_calmbridge_word_class: card.wordClass,
    ...(card.picture ? { ext_calmbridge_picture: card.picture } : {}),
    ...(card.leadsTo === undefined ? {} : { ext_calmbridge_leads_to: card.leadsTo }),
    ...(more ? { ext_calmbridge_more: more } : {}),
    ...(inside ? { ext_calmbridge_kept: inside } : {}),
  };
}

/** A card from another program keeps its own colours, unless the carer has given it another word class. */
function coloursOf(card: Card): { border_color: string; background_color: string } {
  const kept = isFields(card[keptField]) ? card[keptField] : {};
  const border = textOf(kept['border_color']);
  const ground = textOf(kept['background_color']);
  const isTheirs = (border ?? ground) !== undefined && wordClassOfColours(border, ground) === card.wordClass;
  const written = (text: string | undefined, ours: readonly [number, number, number]) =>
    rgbText((isTheirs && text !== undefined ? readColour(text) : null) ?? ours);
  return {
    border_color: written(border, wordClassColours[card.wordClass]),
    background_color: written(ground, cardGround),
  };
}

const orderOf = ({ cells, rows, columns }: Board): (string | null)[][] =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => cells[row * columns + column]?.id ?? null),
  );

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const boardFieldsWeAllow = new Set(['url', 'data_url', 'description_html', 'license', 'strings']);
/** Not `action`: it is read by few and means something else in each. It goes into our own field. */
const buttonFieldsWeAllow = new Set<string>();
