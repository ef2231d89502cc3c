// A board larger than our grid becomes several of the same name, each a part of it as it stood, each with a card that leads
// to the next and the last to the first. No card is lost.
import { gridMax } from '../board.ts';
import type { ReadBoard, ReadCard } from './read-board.ts';

export type SplitWords = {
  /** "Food (2 of 3)" */
  pageName: (name: string, page: number, pages: number) => string;
  /** What the card to the next page says. */
  more: string;
};

export function splitBoard(board: ReadBoard, words: SplitWords): ReadBoard[] {
  const { rows, columns } = board.frame;
  if (rows <= gridMax && columns <= gridMax) return [board];
  // One row less than we could have: the card to the next page always finds a place below.
  const bands = bandsOf(rows, gridMax - 1);
  const strips = bandsOf(columns, gridMax);
  const pages = bands.flatMap((band) => strips.map((strip) => ({ band, strip })));
  const idOfPage = (page: number) => (page === 0 ? board.fileId : `${board.fileId} (${page + 1})`);
  return pages.map(({ band, strip }, page) => {
    const cells = cut(board, band, strip);
    const next = nextCard(idOfPage((page + 1) % pages.length), words.more);
    const isFull = cells.at(-1) !== null;
    const below = isFull ? [...empty(strip.size - 1), next] : [];
    return {
      ...board,
      fileId: idOfPage(page),
      path: page === 0 ? board.path : null,
      frame: {
        ...board.frame,
        name: words.pageName(board.frame.name, page + 1, pages.length),
        rows: band.size + (isFull ? 1 : 0),
        columns: strip.size,
      },
      cells: isFull ? [...cells, ...below] : [...cells.slice(0, -1), next],
      aside: page === 0 ? board.aside : [],
      soundCount: page === 0 ? board.soundCount : 0,
    };
  });
}

type Band = { start: number; size: number };

/** As few as possible, and all about the same size. */
function bandsOf(length: number, most: number): Band[] {
  const count = Math.ceil(length / most);
  const edge = (at: number) => Math.round((at * length) / count);
  return Array.from({ length: count }, (_, at) => ({ start: edge(at), size: edge(at + 1) - edge(at) }));
}

const cut = ({ cells, frame }: ReadBoard, band: Band, strip: Band): (ReadCard | null)[] =>
  Array.from({ length: band.size }, (_, row) => {
    const start = (band.start + row) * frame.columns + strip.start;
    return cells.slice(start, start + strip.size);
  }).flat();

const nextCard = (boardId: string, label: string): ReadCard => ({
  card: { id: `next-${boardId}`, label, picture: null, wordClass: 'small' },
  image: null,
  link: { id: boardId, path: null },
});

const empty = (count: number): null[] => Array.from({ length: count }, () => null);
