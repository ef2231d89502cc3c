// One board of a file, whoever wrote it. Links and pictures are read as wishes: what they lead to is known only when
// everything in the file has been read.
import { Board, type Card, CardPicture, type WordClass, wordClasses } from '../board.ts';
import { isFields, keptOf, unnamed } from './kept-fields.ts';
import { boardFields, cardFields, keptField } from './obf-format.ts';
import { type Fields, fieldsOf, idOf, listOf, pathOf, wordsOf } from './read-fields.ts';
import { readGrid } from './read-grid.ts';
import { type ImageWish, readImages } from './read-images.ts';
import { wordClassOfColours, wordClassOfSpeechPart } from './word-colours.ts';

export type LinkWish = { id: string | null; path: string | null };

/** The card's own picture and link are still open. */
export type ReadCard = { card: Card; image: ImageWish | null; link: LinkWish | null };

export type BoardFrame = Record<string, unknown> &
  Pick<Board, 'id' | 'name' | 'rows' | 'columns' | 'kind' | 'createdAt' | 'updatedAt'>;

export type ReadBoard = {
  fileId: string;
  path: string | null;
  /** All but the cards. The grid may be larger than ours. */
  frame: BoardFrame;
  cells: (ReadCard | null)[];
  aside: ReadCard[];
  soundCount: number;
  isRepaired: boolean;
};

export type BoardReading = {
  path: string | null;
  /** For a board that does not say its own. */
  fallback: { id: string; name: string };
  now: string;
  imagePaths: ReadonlyMap<string, string>;
};

export const mostButtons = 4_000;

/** Null where it is no board at all. */
export function readBoard(written: unknown, reading: BoardReading): ReadBoard | null {
  if (!isFields(written) || !(Array.isArray(written['buttons']) || isFields(written['grid']))) return null;
  const buttons = listOf(written['buttons']).filter(isFields).slice(0, mostButtons);
  const isOurs = typeof written['ext_calmbridge_version'] === 'number';
  const grid = readGrid(written['grid'], buttons);
  const images = readImages(written['images'], reading.imagePaths);
  const speech = speechOf(written);
  const take = cardTaker((at) => readButton(buttons[at] ?? {}, { images, speech, isOurs }));
  const cells = grid.order.map((at) => (at === null ? null : take(at)));
  const frame = isOurs ? ownFrame(written, grid, reading) : foreignFrame(written, grid, reading);
  return {
    fileId: idOf(written['id']) ?? reading.fallback.id,
    path: reading.path,
    frame,
    cells,
    aside: grid.unplaced.map(take),
    soundCount: listOf(written['sounds']).length,
    isRepaired: grid.isRepaired,
  };
}

function ownFrame(
  written: Fields,
  { rows, columns }: { rows: number; columns: number },
  at: BoardReading,
): BoardFrame {
  const text = (name: string) => (typeof written[name] === 'string' ? written[name] : undefined);
  const kind = Board.shape.kind.safeParse(written['ext_calmbridge_kind']);
  const kept = { ...fieldsOf(written['ext_calmbridge_kept']), ...keptOf(written, ownBoardFields) };
  return {
    ...unnamed(fieldsOf(written['ext_calmbridge_more']), boardFields),
    id: idOf(written['id']) ?? at.fallback.id,
    name: text('name') ?? at.fallback.name,
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
  { rows, columns }: { rows: number; columns: number },
  at: BoardReading,
): BoardFrame {
  const kept = keptOf(written, readBoardFields);
  return {
    id: idOf(written['id']) ?? at.fallback.id,
    name: wordsOf(written['name'], 200)?.trim() ?? at.fallback.name,
    rows,
    columns,
    kind: 'grid',
    createdAt: at.now,
    updatedAt: at.now,
    ...(kept ? { [keptField]: kept } : {}),
  };
}

type ButtonReading = {
  images: ReadonlyMap<string, ImageWish>;
  speech: (words: string) => string;
  isOurs: boolean;
};

function readButton(button: Fields, { images, speech, isOurs }: ButtonReading): ReadCard {
  const image = images.get(idOf(button['image_id']) ?? '') ?? null;
  return isOurs
    ? { card: ownCard(button), image: image ?? lostImage(button), link: linkOf(button) }
    : { card: foreignCard(button, speech), image: image ?? missingImage(button), link: linkOf(button) };
}

function ownCard(button: Fields): Card {
  const kept = { ...fieldsOf(button['ext_calmbridge_kept']), ...keptOf(button, ownButtonFields) };
  const leadsTo = idOf(button['ext_calmbridge_leads_to']);
  return {
    ...unnamed(fieldsOf(button['ext_calmbridge_more']), cardFields),
    id: idOf(button['id']) ?? '',
    label: typeof button['label'] === 'string' ? button['label'] : '',
    ...(typeof button['vocalization'] === 'string' ? { spoken: button['vocalization'] } : {}),
    picture: null,
    wordClass: wordClassOf(button['ext_calmbridge_word_class']),
    ...(leadsTo === null ? {} : { leadsTo }),
    ...(typeof button['hidden'] === 'boolean' ? { isHidden: button['hidden'] } : {}),
    ...(Object.keys(kept).length > 0 ? { [keptField]: kept } : {}),
  };
}

function foreignCard(button: Fields, speech: (words: string) => string): Card {
  const kept = keptOf(button, readButtonFields);
  const said = wordsOf(button['vocalization']);
  const label = wordsOf(button['label']) ?? said ?? wordsOf(fieldsOf(button['load_board'])['name']) ?? '';
  const spoken = said === undefined ? undefined : speech(said);
  const part = wordsOf(button['part_of_speech']) ?? wordsOf(button['ext_coughdrop_part_of_speech']) ?? '';
  return {
    id: idOf(button['id']) ?? '',
    label: speech(label).trim(),
    ...(spoken !== undefined && spoken !== label ? { spoken } : {}),
    picture: null,
    wordClass:
      wordClassOfSpeechPart(part) ??
      wordClassOfColours(wordsOf(button['border_color']), wordsOf(button['background_color'])),
    ...(button['hidden'] === true || button['hidden'] === 'true' ? { isHidden: true } : {}),
    ...(kept ? { [keptField]: kept } : {}),
  };
}

/** Some cards stand in several places: each gets an id of its own. */
function cardTaker(read: (at: number) => ReadCard): (at: number) => ReadCard {
  const taken = new Set<string>();
  return (at) => {
    const found = read(at);
    const start = found.card.id === '' ? `card-${at + 1}` : found.card.id;
    let id = start;
    for (let copy = 2; taken.has(id); copy++) id = `${start}-${copy}`;
    taken.add(id);
    return { ...found, card: { ...found.card, id } };
  };
}

function linkOf(button: Fields): LinkWish | null {
  const link = fieldsOf(button['load_board']);
  const [id, path] = [idOf(link['id']), pathOf(link['path'])];
  return id === null && path === null ? null : { id, path };
}

const noPlace = { data: null, path: null, isOnline: false, isSymbol: false, licence: null };

/** A picture whose pixels were gone when the file was written: the card still knows what it was. */
function lostImage(button: Fields): ImageWish | null {
  const own = CardPicture.safeParse(button['ext_calmbridge_picture']);
  return own.success ? { ...noPlace, own: own.data } : null;
}

/** The button names an image the file does not have. */
const missingImage = (button: Fields): ImageWish | null =>
  idOf(button['image_id']) === null ? null : { ...noPlace, own: null };

const wordClassOf = (value: unknown): WordClass =>
  wordClasses.find((wordClass) => wordClass === value) ?? 'other';

/** A board may keep its words in lists by language; the label is then a key in them. */
function speechOf(board: Fields): (words: string) => string {
  const lists = fieldsOf(board['strings']);
  const locale = wordsOf(board['locale']) ?? 'en';
  const list = fieldsOf(lists[locale] ?? lists[locale.split(/[-_]/)[0] ?? ''] ?? lists['en']);
  return (words) => (Object.hasOwn(list, words) ? wordsOf(list[words]) : undefined) ?? words;
}

const readBoardFields = new Set(['format', 'id', 'name', 'buttons', 'grid', 'images', 'sounds']);
const readButtonFields = new Set(['id', 'label', 'vocalization', 'image_id', 'sound_id', 'hidden']);
const ownFields = (name: string) => `ext_calmbridge_${name}`;
const ownBoardFields = new Set([
  ...readBoardFields,
  'locale',
  ...['version', 'kind', 'created_at', 'updated_at', 'more', 'kept'].map(ownFields),
]);
const ownButtonFields = new Set([
  ...readButtonFields,
  'load_board',
  'border_color',
  'background_color',
  ...['word_class', 'picture', 'leads_to', 'more', 'kept'].map(ownFields),
]);
