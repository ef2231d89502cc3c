// All boards of a file together: links find their boards, and what could not be read or will not be shown is counted, so that
// the carer knows before anything is kept.
import { unknownActionsOf } from '../actions.ts';
import type { Board, Card, CardPicture } from '../board.ts';
import { type Fields, fieldsOf, keptOf, someFields, without } from './kept-fields.ts';
import { keptOn, withKept } from './kept-on-card.ts';
import { mostButtons, type ReadBoard, readBoard } from './read-board.ts';
import type { ReadCard } from './read-button.ts';
import { idOf, pathOf } from './read-fields.ts';
import type { ImageWish, MediaWish } from './read-images.ts';

/** `json` is what the file says, read as JSON; null where it is none. */
export type BoardSource = { path: string | null; json: unknown };

export type PackageReading = {
  now: string;
  /** For boards without a name. */
  fallbackName: string;
  /** Whether a board of this id is on the device already: links in our own files may lead there. */
  isHere: (boardId: string) => boolean;
  newId: () => string;
};

export type ReadPackage = {
  /** The root first. Their pictures and sounds are open: see `withMedia`. */
  boards: readonly OpenBoard[];
  notes: ReadNotes;
};

/** A board whose cards wait for their pictures and sounds, by the card's id. */
export type OpenBoard = {
  board: Board;
  images: ReadonlyMap<string, ImageWish>;
  sounds: ReadonlyMap<string, MediaWish>;
};

export type ReadNotes = {
  cards: number;
  unreadableBoards: number;
  absentLinks: number;
  repairedBoards: number;
  /** Boards beyond our largest grid. */
  cutBoards: number;
  /** Cards that open a page in the net: kept, never opened. */
  webLinks: number;
  /** Cards that do something only another program knows. */
  unknownActions: number;
};

export const mostBoards = 1_000;
const mostCards = 20_000;

/** Null where there is no board in it, or more than any carer has. */
export function readPackage(
  sources: readonly BoardSource[],
  manifest: unknown,
  reading: PackageReading,
): ReadPackage | null {
  if (sources.length > mostBoards) return null;
  const [imagePaths, soundPaths] = [pathsIn(manifest, 'images'), pathsIn(manifest, 'sounds')];
  const read = rootFirst(sources, manifest).map(({ path, json }, at) =>
    readBoard(json, {
      path,
      fallback: { id: path ?? `board-${at + 1}`, name: nameIn(path) ?? reading.fallbackName },
      now: reading.now,
      imagePaths,
      soundPaths,
    }),
  );
  const found = read.filter((board) => board !== null);
  const cards = found.flatMap(({ cells, aside }) => [...cells, ...aside]).filter((card) => card !== null);
  if (found.length === 0 || cards.length > Math.max(mostCards, mostButtons)) return null;
  const ids = boardIds(found, reading);
  const { link, absentLinks } = linker(found, ids, manifest, reading);
  const boards = found.map((board, at) => openBoard(board, ids[at] ?? board.fileId, link));
  const count = (fits: (card: Card) => boolean) => cards.filter(({ card }) => fits(card)).length;
  return {
    boards: withManifest(boards, manifest),
    notes: {
      cards: cards.length,
      unreadableBoards: read.length - found.length,
      absentLinks: absentLinks(),
      repairedBoards: found.filter(({ isRepaired }) => isRepaired).length,
      cutBoards: found.filter(({ isCut }) => isCut).length,
      webLinks: count((card) => keptOn(card)['url'] !== undefined),
      unknownActions: count((card) => unknownActionsOf(card).length > 0),
    },
  };
}

/** What was found for a card, and what the card must remember of the file's image itself. */
export type FoundPicture = { picture: CardPicture | null; image: Fields | null };

/** The board with the pictures and sounds that were found for it. */
export function withMedia(
  { board, images, sounds }: OpenBoard,
  pictureOf: (wish: ImageWish) => FoundPicture,
  soundOf: (wish: MediaWish) => { id: string } | null,
): Board {
  const fill = (card: Card): Card => {
    const [image, sound] = [images.get(card.id), sounds.get(card.id)];
    const found = image ? pictureOf(image) : { picture: card.picture, image: null };
    const heard = sound ? soundOf(sound) : null;
    const kept = someFields({ ...keptOn(card), image: found.image, sound: sound?.fields });
    return withKept({ ...card, picture: found.picture, ...(heard ? { sound: heard } : {}) }, kept);
  };
  const cells = board.cells.map((card) => card && fill(card));
  return { ...board, cells, ...(board.aside ? { aside: board.aside.map(fill) } : {}) };
}

function openBoard(read: ReadBoard, id: string, link: (card: ReadCard) => Card): OpenBoard {
  const cells = read.cells.map((card) => card && link(card));
  const aside = read.aside.map(link);
  const all = [...read.cells, ...read.aside].filter((card) => card !== null);
  const { rows, columns, name, kind, createdAt, updatedAt, ...more } = read.frame;
  const board: Board = { ...more, id, name, rows, columns, cells, kind, createdAt, updatedAt };
  const kept = someFields({ ...keptOn(board), id: read.fileId === id ? null : read.fileId });
  return {
    board: withKept(aside.length > 0 ? { ...board, aside } : board, kept),
    images: new Map(all.flatMap(({ card, image }) => (image ? [[card.id, image] as const] : []))),
    sounds: new Map(all.flatMap(({ card, sound }) => (sound ? [[card.id, sound] as const] : []))),
  };
}

/** A board keeps its id where that is free and safe to have; a board of that id that is here stays as it is. */
function boardIds(boards: readonly ReadBoard[], { isHere, newId }: PackageReading): string[] {
  const taken = new Set<string>();
  return boards.map(({ frame: { id: wanted } }) => {
    const isFree = /^[\w-]{8,64}$/.test(wanted) && !taken.has(wanted) && !isHere(wanted);
    const id = isFree ? wanted : newId();
    taken.add(id);
    return id;
  });
}

function linker(
  boards: readonly ReadBoard[],
  ids: readonly string[],
  manifest: unknown,
  { isHere }: PackageReading,
) {
  const find = linkFinder(boards, ids, manifest);
  let absent = 0;
  const link = ({ card, link: wish }: ReadCard): Card => {
    if (!wish) return card;
    const target = find(wish);
    if (target === undefined && !isHere(card.leadsTo ?? '')) absent += 1;
    if (target === undefined && card.leadsTo === undefined) return card;
    const alive = target === undefined ? card : { ...card, leadsTo: target.id };
    return withKept(alive, someFields({ ...keptOn(card), load_board: linkBesides(card, target?.name) }));
  };
  return { link, absentLinks: () => absent };
}

/** What the file says of a link that is alive, besides where it leads. */
function linkBesides(card: Card, name: string | undefined): Fields | null {
  const written = fieldsOf(keptOn(card)['load_board']);
  const isOwn = name === undefined ? card.leadsTo !== undefined : written['name'] === name;
  return keptOf(without(written, 'id', 'path', ...(isOwn ? ['name'] : [])), new Set());
}

function linkFinder(boards: readonly ReadBoard[], ids: readonly string[], manifest: unknown) {
  type Target = { id: string; name: string };
  const byPath = new Map<string, Target>();
  const byId = new Map<string, Target>();
  boards.forEach(({ path, fileId, frame }, at) => {
    const target = { id: ids[at] ?? fileId, name: frame.name };
    if (path !== null && !byPath.has(path)) byPath.set(path, target);
    if (!byId.has(fileId)) byId.set(fileId, target);
  });
  for (const [fileId, path] of pathsIn(manifest, 'boards')) {
    const target = byPath.get(path);
    if (target !== undefined && !byId.has(fileId)) byId.set(fileId, target);
  }
  return ({ id, path }: { id: string | null; path: string | null }): Target | undefined =>
    (path === null ? undefined : byPath.get(path)) ?? (id === null ? undefined : byId.get(id));
}

/** What the manifest says besides what every manifest says goes with the root. */
function withManifest(boards: readonly OpenBoard[], manifest: unknown): readonly OpenBoard[] {
  const more = keptOf(fieldsOf(manifest), new Set(['format', 'root', 'paths']));
  const [root, ...others] = boards;
  if (!root || !more) return boards;
  return [{ ...root, board: withKept(root.board, { ...keptOn(root.board), manifest: more }) }, ...others];
}

/** Ids and paths as the manifest maps them. */
export function pathsIn(manifest: unknown, what: 'boards' | 'images' | 'sounds'): Map<string, string> {
  const written = fieldsOf(fieldsOf(fieldsOf(manifest)['paths'])[what]);
  return new Map(
    Object.entries(written).flatMap(([id, value]) => {
      const path = pathOf(value);
      return path === null || idOf(id) === null ? [] : [[id, path] as const];
    }),
  );
}

function rootFirst(sources: readonly BoardSource[], manifest: unknown): BoardSource[] {
  const root = pathOf(fieldsOf(manifest)['root']);
  return sources.toSorted((a, b) => Number(b.path === root) - Number(a.path === root));
}

const nameIn = (path: string | null): string | undefined =>
  path
    ?.split('/')
    .at(-1)
    ?.replace(/\.(obf|json)$/i, '')
    .trim() || undefined;
