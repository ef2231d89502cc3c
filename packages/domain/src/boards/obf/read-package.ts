// All boards of a file together: links find their boards, boards that are too large are split, and what could not be read
// is counted, so that the carer knows before anything is kept.
import type { Board, Card, CardPicture } from '../board.ts';
import { isFields } from './kept-fields.ts';
import { keptField } from './obf-format.ts';
import { mostButtons, type ReadBoard, type ReadCard, readBoard } from './read-board.ts';
import { fieldsOf, idOf, pathOf } from './read-fields.ts';
import type { ImageWish } from './read-images.ts';
import { type SplitWords, splitBoard } from './split-board.ts';

/** `json` is what the file says, read as JSON; null where it is none. */
export type BoardSource = { path: string | null; json: unknown };

export type PackageReading = SplitWords & {
  now: string;
  /** For boards without a name. */
  fallbackName: string;
  /** Whether a board of this id is on the device already: links in our own files may lead there. */
  isHere: (boardId: string) => boolean;
  newId: () => string;
};

export type ReadPackage = {
  /** The root first. Their pictures are open: see `withPictures`. */
  boards: readonly OpenBoard[];
  notes: ReadNotes;
};

/** A board whose cards wait for their pictures. */
export type OpenBoard = { board: Board; wishes: ReadonlyMap<string, ImageWish> };

export type ReadNotes = {
  cards: number;
  unreadableBoards: number;
  absentLinks: number;
  sounds: number;
  repairedBoards: number;
  splitBoards: number;
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
  const imagePaths = pathsIn(manifest, 'images');
  const read = rootFirst(sources, manifest).map(({ path, json }, at) =>
    readBoard(json, {
      path,
      fallback: { id: path ?? `board-${at + 1}`, name: nameIn(path) ?? reading.fallbackName },
      now: reading.now,
      imagePaths,
    }),
  );
  const found = read.filter((board) => board !== null);
  const pages = found.flatMap((board) => splitBoard(board, reading));
  const cards = pages.flatMap(({ cells, aside }) => [...cells, ...aside]).filter((card) => card !== null);
  if (found.length === 0 || cards.length > Math.max(mostCards, mostButtons)) return null;
  const ids = boardIds(pages, reading);
  const find = linkFinder(pages, ids, manifest);
  let absentLinks = 0;
  const link = (card: ReadCard): Card => {
    const leadsTo = card.link ? find(card.link) : undefined;
    if (card.link && leadsTo === undefined && !reading.isHere(card.card.leadsTo ?? '')) absentLinks += 1;
    return leadsTo === undefined ? card.card : withoutKeptLink({ ...card.card, leadsTo });
  };
  return {
    boards: pages.map((page, at) => openBoard(page, ids[at] ?? page.fileId, link)),
    notes: {
      cards: cards.length,
      unreadableBoards: read.length - found.length,
      absentLinks,
      sounds: pages.reduce((sum, { soundCount }) => sum + soundCount, 0),
      repairedBoards: found.filter(({ isRepaired }) => isRepaired).length,
      splitBoards: found.filter((board) => splitBoard(board, reading).length > 1).length,
    },
  };
}

/** The board with the pictures that were found for it. */
export function withPictures(
  { board, wishes }: OpenBoard,
  pictureOf: (wish: ImageWish) => CardPicture | null,
): Board {
  const fill = (card: Card): Card => {
    const wish = wishes.get(card.id);
    return wish ? { ...card, picture: pictureOf(wish) } : card;
  };
  const cells = board.cells.map((card) => card && fill(card));
  return { ...board, cells, ...(board.aside ? { aside: board.aside.map(fill) } : {}) };
}

function openBoard(read: ReadBoard, id: string, link: (card: ReadCard) => Card): OpenBoard {
  const cells = read.cells.map((card) => card && link(card));
  const aside = read.aside.map(link);
  const all = [...read.cells, ...read.aside].filter((card) => card !== null);
  const wishes = new Map(all.flatMap(({ card, image }) => (image ? [[card.id, image] as const] : [])));
  const { rows, columns, name, kind, createdAt, updatedAt, ...more } = read.frame;
  const board = { ...more, id, name, rows, columns, cells, kind, createdAt, updatedAt };
  return { board: aside.length > 0 ? { ...board, aside } : board, wishes };
}

/** A board keeps its id where that is free and safe to have; a board of that id that is here stays as it is. */
function boardIds(pages: readonly ReadBoard[], { isHere, newId }: PackageReading): string[] {
  const taken = new Set<string>();
  return pages.map(({ fileId }) => {
    const isFree = /^[\w-]{8,64}$/.test(fileId) && !taken.has(fileId) && !isHere(fileId);
    const id = isFree ? fileId : newId();
    taken.add(id);
    return id;
  });
}

function linkFinder(pages: readonly ReadBoard[], ids: readonly string[], manifest: unknown) {
  const byPath = new Map<string, string>();
  const byId = new Map<string, string>();
  pages.forEach(({ path, fileId }, at) => {
    const id = ids[at] ?? fileId;
    if (path !== null && !byPath.has(path)) byPath.set(path, id);
    if (!byId.has(fileId)) byId.set(fileId, id);
  });
  for (const [fileId, path] of pathsIn(manifest, 'boards')) {
    const id = byPath.get(path);
    if (id !== undefined && !byId.has(fileId)) byId.set(fileId, id);
  }
  return ({ id, path }: { id: string | null; path: string | null }): string | undefined =>
    (path === null ? undefined : byPath.get(path)) ?? (id === null ? undefined : byId.get(id));
}

/** The link is alive, so what the file said about it is no longer needed. */
function withoutKeptLink(card: Card): Card {
  if (!isFields(card[keptField])) return card;
  const { load_board: _, ...kept } = card[keptField];
  const { [keptField]: __, ...rest } = card;
  return Object.keys(kept).length > 0 ? { ...card, [keptField]: kept } : (rest as Card);
}

/** Ids and paths as the manifest maps them. */
export function pathsIn(manifest: unknown, what: 'boards' | 'images'): Map<string, string> {
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
