// One board of a file, whoever wrote it. Links, pictures and sounds are read as wishes: what they lead to is known only when
// everything in the file has been read.
import { Board } from '../board.ts';
import {
  type Fields,
  fieldsOf,
  isFields,
  keptOf,
  longestOfBoard,
  someFields,
  unnamed,
  without,
} from './kept-fields.ts';
import { keptField } from './kept-on-card.ts';
import { boardFields } from './obf-format.ts';
import { type ReadCard, readButton } from './read-button.ts';
import { idOf, listOf, wordsOf } from './read-fields.ts';
import { type ReadGrid, readGrid } from './read-grid.ts';
import { type MediaWish, readImages, readSounds } from './read-images.ts';
import { asHere, rewrittenField, rewrittenOf } from './rewritten.ts';

export type BoardFrame = Record<string, unknown> &
  Pick<Board, 'id' | 'name' | 'rows' | 'columns' | 'kind' | 'createdAt' | 'updatedAt'>;

export type ReadBoard = {
  /** What links of this file call it. */
  fileId: string;
  path: string | null;
  /** All but the cards. Its id is the one it wishes for. */
  frame: BoardFrame;
  cells: (ReadCard | null)[];
  aside: ReadCard[];
  isRepaired: boolean;
  isCut: boolean;
};

export type BoardReading = {
  path: string | null;
  /** For a board that does not say its own. */
  fallback: { id: string; name: string };
  now: string;
  imagePaths: ReadonlyMap<string, string>;
  soundPaths: ReadonlyMap<string, string>;
};

export const mostButtons = 4_000;

/** Null where it is no board at all. */
export function readBoard(written: unknown, reading: BoardReading): ReadBoard | null {
  if (!isFields(written) || !(Array.isArray(written['buttons']) || isFields(written['grid']))) return null;
  const buttons = listOf(written['buttons']).filter(isFields).slice(0, mostButtons);
  const isOurs = typeof written['ext_calmbridge_version'] === 'number';
  const grid = readGrid(written['grid'], buttons);
  const media = {
    images: readImages(written['images'], reading.imagePaths),
    sounds: readSounds(written['sounds'], reading.soundPaths),
  };
  const speech = speechOf(written);
  const take = cardTaker((at) => readButton(buttons[at] ?? {}, { ...media, speech, isOurs }));
  const cells = grid.order.map((at) => (at === null ? null : take(at)));
  const fileId = idOf(written['id']) ?? reading.fallback.id;
  return {
    fileId,
    path: reading.path,
    frame: (isOurs ? ownFrame : foreignFrame)(written, grid, reading, unusedMedia(media, buttons)),
    cells,
    aside: grid.unplaced.map(take),
    isRepaired: grid.isRepaired,
    isCut: grid.isCut,
  };
}

function ownFrame(
  written: Fields,
  { rows, columns }: ReadGrid,
  at: BoardReading,
  unused: Fields,
): BoardFrame {
  const text = (name: string) => (typeof written[name] === 'string' ? written[name] : undefined);
  const kind = Board.shape.kind.safeParse(written['ext_calmbridge_kind']);
  const id = idOf(written['ext_calmbridge_id']);
  const kept = {
    ...keptOf(written, ownBoardFields, longestOfBoard),
    ...fieldsOf(written['ext_calmbridge_kept']),
    ...unused,
    ...keptGrid(written),
  };
  return {
    ...unnamed(fieldsOf(written['ext_calmbridge_more']), boardFields),
    id: id ?? idOf(written['id']) ?? at.fallback.id,
    name: String(asHere(kept, 'name', text('name') ?? at.fallback.name)),
    rows,
    columns,
    kind: kind.success ? kind.data : 'grid',
    createdAt: text('ext_calmbridge_created_at') ?? '',
    updatedAt: text('ext_calmbridge_updated_at') ?? at.now,
    ...(Object.keys(kept).length > 0 ? { [keptField]: kept } : {}),
  };
}

function foreignFrame(
  written: Fields,
  { rows, columns }: ReadGrid,
  at: BoardReading,
  unused: Fields,
): BoardFrame {
  const name = wordsOf(written['name'], 200)?.trim() ?? at.fallback.name;
  const kept = someFields({
    ...keptOf(written, readBoardFields, longestOfBoard),
    ...unused,
    ...keptGrid(written),
    [rewrittenField]: rewrittenOf({ name: { file: textOf(written['name']), here: name } }),
  });
  return {
    id: idOf(written['id']) ?? at.fallback.id,
    name,
    rows,
    columns,
    kind: 'grid',
    createdAt: at.now,
    updatedAt: at.now,
    ...(kept ? { [keptField]: kept } : {}),
  };
}

/** What the grid says besides its shape. */
function keptGrid(written: Fields): Fields {
  const grid = keptOf(without(fieldsOf(written['grid']), 'rows', 'columns', 'order'), new Set());
  return grid ? { grid } : {};
}

/** Pictures and sounds at an address that no button names. */
function unusedMedia(
  media: { images: ReadonlyMap<string, MediaWish>; sounds: ReadonlyMap<string, MediaWish> },
  buttons: readonly Fields[],
): Fields {
  const rest = (wishes: ReadonlyMap<string, MediaWish>, name: string): Fields[] => {
    const named = new Set(buttons.map((button) => idOf(button[name])));
    return [...wishes].flatMap(([id, { fields, data, paths }]) =>
      named.has(id) || data !== null || paths.length > 0 || !fields ? [] : [fields],
    );
  };
  const [images, sounds] = [rest(media.images, 'image_id'), rest(media.sounds, 'sound_id')];
  return { ...(images.length > 0 ? { images } : {}), ...(sounds.length > 0 ? { sounds } : {}) };
}

/** Some cards stand in several places: each gets an id of its own, and remembers the one it had. */
function cardTaker(read: (at: number) => ReadCard): (at: number) => ReadCard {
  const taken = new Set<string>();
  return (at) => {
    const found = read(at);
    const start = found.card.id === '' ? `card-${at + 1}` : found.card.id;
    let id = start;
    for (let copy = 2; taken.has(id); copy++) id = `${start}-${copy}`;
    taken.add(id);
    const kept = fieldsOf(found.card[keptField]);
    const original = id === start ? {} : { [keptField]: { ...kept, id: start } };
    return { ...found, card: { ...found.card, ...original, id } };
  };
}

/** A board may keep its words in lists by language; the label is then a key in them. */
function speechOf(board: Fields): (words: string) => string {
  const lists = fieldsOf(board['strings']);
  const locale = wordsOf(board['locale']) ?? 'en';
  const list = fieldsOf(lists[locale] ?? lists[locale.split(/[-_]/)[0] ?? ''] ?? lists['en']);
  return (words) => (Object.hasOwn(list, words) ? wordsOf(list[words]) : undefined) ?? words;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const readBoardFields = new Set(['format', 'id', 'name', 'buttons', 'grid', 'images', 'sounds']);
const ownBoardFields = new Set([
  ...readBoardFields,
  'locale',
  ...['version', 'id', 'kind', 'created_at', 'updated_at', 'more', 'kept'].map(
    (name) => `ext_calmbridge_${name}`,
  ),
]);
