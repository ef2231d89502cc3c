// What can be done with a board. Every change is a function from the board as it is stored now to the board as it
// shall be, so that it can be applied again to what another tab has made of it. No change ever drops a card (BD1).
import {
  type Board,
  boardNameMax,
  type Card,
  cardLabelMax,
  cardSpokenMax,
  easyGridMax,
  gridMax,
} from './board.ts';
import { cleanLine } from './clean-line.ts';
import { withoutKept } from './obf/kept-on-card.ts';
import { emptyCells, withAside } from './settled.ts';

export type BoardChange = (board: Board) => Board;

export const rename =
  (name: string): BoardChange =>
  (board) => {
    const cleaned = cleanLine(name, boardNameMax);
    return cleaned === '' ? board : { ...board, name: cleaned };
  };

/** Whose it is: an id of a saved child, or empty for all children. */
export const giveTo =
  (childId: string): BoardChange =>
  ({ childId: _before, ...board }) =>
    childId === '' ? board : { ...board, childId };

/** Puts cards into free places, from `from` on and then from the start; the grid grows when there are none left. */
export const putCards =
  (cards: readonly Card[], from = 0): BoardChange =>
  (board) => {
    const known = new Set([...board.cells, ...(board.aside ?? [])].map((card) => card?.id));
    const added = cards.filter(({ id }) => !known.has(id));
    if (added.length === 0) return board;
    const roomy = grownFor(board, added.length);
    return placed(roomy, added, roomy.columns === board.columns ? from : 0);
  };

export type CardFields = Partial<
  Pick<Card, 'label' | 'spoken' | 'picture' | 'wordClass' | 'leadsTo' | 'isHidden' | 'sound' | 'day'>
>;

/** An empty `spoken` or `leadsTo` takes the field away; so does a `sound` that is given as undefined. */
export const changeCard =
  (id: string, fields: CardFields): BoardChange =>
  (board) =>
    mapCards(board, (card) => (card.id === id ? changed(card, fields) : card));

export const removeCard =
  (id: string): BoardChange =>
  (board) =>
    withAside(
      { ...board, cells: board.cells.map((card) => (card?.id === id ? null : card)) },
      (board.aside ?? []).filter((card) => card.id !== id),
    );

/** To a free place, or in exchange with the card that is there. A card from beside the grid may take a place too. */
export const moveCard =
  (id: string, to: number): BoardChange =>
  (board) => {
    const from = board.cells.findIndex((card) => card?.id === id);
    const waiting = board.aside?.find((card) => card.id === id);
    const card = from >= 0 ? board.cells[from] : waiting;
    if (!card || to === from || to < 0 || to >= board.cells.length) return board;
    const there = board.cells[to] ?? null;
    const cells = [...board.cells];
    cells[to] = card;
    if (from >= 0) {
      cells[from] = there;
      return { ...board, cells };
    }
    const aside = (board.aside ?? []).flatMap((other) => (other.id !== id ? [other] : there ? [there] : []));
    return withAside({ ...board, cells }, aside);
  };

/** Between others: the cards up to the nearest free place make way by one, else up to where the card came from. */
export const insertCard =
  (id: string, to: number): BoardChange =>
  (board) => {
    const from = board.cells.findIndex((card) => card?.id === id);
    const card = board.cells[from];
    if (!card || to === from || to < 0 || to >= board.cells.length) return board;
    const cells = [...board.cells];
    cells[from] = null;
    const step = from < to ? -1 : 1;
    let gap = to;
    while (cells[gap] !== null) gap += step;
    for (let at = gap; at !== to; at -= step) cells[at] = cells[at - step] ?? null;
    cells[to] = card;
    return { ...board, cells };
  };

/** Cards keep their row and column; those that no longer fit take free places, and wait aside where there are none. */
export const resize =
  (rows: number, columns: number): BoardChange =>
  (board) => {
    if (rows === board.rows && columns === board.columns) return board;
    if (!isSide(rows) || !isSide(columns)) return board;
    const cells: (Card | null)[] = emptyCells(rows * columns);
    const homeless: Card[] = [];
    board.cells.forEach((card, at) => {
      const row = Math.floor(at / board.columns);
      const column = at % board.columns;
      if (!card) return;
      if (row < rows && column < columns) cells[row * columns + column] = card;
      else homeless.push(card);
    });
    const empty = withAside({ ...board, rows, columns, cells }, []);
    return placed(empty, [...homeless, ...(board.aside ?? [])]);
  };

/** A waiting card into the first free place, growing the grid when there is none. */
export const takeIn =
  (id: string): BoardChange =>
  (board) => {
    const card = board.aside?.find((waiting) => waiting.id === id);
    return card ? putCards([card])(removeCard(id)(board)) : board;
  };

const isSide = (side: number) => Number.isInteger(side) && side >= 1 && side <= gridMax;

function placed(board: Board, cards: readonly Card[], from = 0): Board {
  const cells = [...board.cells];
  const free = cells.flatMap((card, at) => (card === null ? [at] : []));
  const inTurn = [...free.filter((at) => at >= from), ...free.filter((at) => at < from)];
  const left: Card[] = [];
  cards.forEach((card, at) => {
    const place = inTurn[at];
    if (place === undefined) left.push(card);
    else cells[place] = card;
  });
  return withAside({ ...board, cells }, [...(board.aside ?? []), ...left]);
}

/** Rows first, so that places keep their number; columns when there are as many rows as are easy to use, or may be at all. */
function grownFor(board: Board, count: number): Board {
  const free = board.cells.filter((card) => card === null).length;
  const short = count - free;
  if (short <= 0) return board;
  const missing = board.cells.length + short;
  const easy = { rows: Math.max(easyGridMax, board.rows), columns: Math.max(easyGridMax, board.columns) };
  const most = missing <= easy.rows * easy.columns ? easy : { rows: gridMax, columns: gridMax };
  const rows = Math.min(most.rows, board.rows + Math.ceil(short / board.columns));
  const columns = Math.min(most.columns, Math.max(board.columns, Math.ceil(missing / rows)));
  const { aside = [], ...rest } = board;
  return withAside(resize(rows, columns)(rest), aside);
}

/** What a file said of the old picture, link or sound goes with it; so do its colours with the kind of word they stood for. */
function changed(card: Card, fields: CardFields): Card {
  const next: Card = withoutKept({ ...card, ...fields }, [
    ...('picture' in fields ? ['image', 'image_id'] : []),
    ...('leadsTo' in fields ? ['load_board'] : []),
    ...('sound' in fields ? ['sound', 'sound_id'] : []),
  ]);
  if (fields.wordClass !== undefined && fields.wordClass !== card.wordClass) delete next.colours;
  if (!next.sound) delete next.sound;
  if (fields.label !== undefined) next.label = cut(fields.label, cardLabelMax);
  if (fields.spoken !== undefined) next.spoken = cut(fields.spoken, cardSpokenMax);
  if (!next.spoken) delete next.spoken;
  if (!next.leadsTo) delete next.leadsTo;
  if (!next.isHidden) delete next.isHidden;
  if (!next.day?.at && !next.day?.minutes) delete next.day;
  return next;
}

/** While it is being typed, spaces at the ends stay; only what would hide or break is taken out. */
const cut = (text: string, max: number) => cleanLine(text, max, { keepsEnds: true });

const mapCards = (board: Board, change: (card: Card) => Card): Board =>
  withAside(
    { ...board, cells: board.cells.map((card) => card && change(card)) },
    (board.aside ?? []).map(change),
  );
