// Taking a change back, or doing it again, on a board that another tab may have changed since. It is a merge of three:
// from `base` to `ours` is what shall happen, from `base` to `theirs` is what has happened meanwhile. What has happened
// meanwhile stays; everything else follows `ours`; and no card is lost (BD8, BD9).
import type { Board, Card } from './board.ts';
import { emptyCells, withAside } from './settled.ts';

export function mergeBoards(base: Board, ours: Board, theirs: Board): Board {
  const merged = mergeFields(base, ours, theirs, ['cells', 'aside', 'updatedAt']);
  const [inBase, inOurs, inTheirs] = [placesIn(base), placesIn(ours), placesIn(theirs)];
  const kept: Kept[] = [];
  for (const id of new Set([...inOurs.keys(), ...inTheirs.keys()])) {
    const was = inBase.get(id);
    const mine = inOurs.get(id);
    const now = inTheirs.get(id);
    if (!now && mine && !was) kept.push({ card: mine.card, place: mine.place, isOurs: true });
    if (!now) continue;
    if (!mine && was && isSame(was.card, now.card)) continue;
    const isMoved = mine && was && !isSame(mine.place, was.place) && isSame(now.place, was.place);
    const card = mine && was ? mergeFields(was.card, mine.card, now.card, []) : now.card;
    kept.push({ card, place: isMoved ? mine.place : now.place, isOurs: Boolean(isMoved) });
  }
  const { board, homeless } = laidOut(merged, kept);
  if (homeless === 0) return board;
  // A grid does not shrink under cards that have come meanwhile.
  const rows = Math.max(merged.rows, theirs.rows);
  const columns = Math.max(merged.columns, theirs.columns);
  return laidOut({ ...merged, rows, columns }, kept).board;
}

type Place = { row: number; column: number } | { waits: number };
type Kept = { card: Card; place: Place; isOurs: boolean };

/** Who has a place by another's doing keeps it; who loses it takes a free one, or waits aside. */
function laidOut(board: Board, kept: readonly Kept[]): { board: Board; homeless: number } {
  const cells: (Card | null)[] = emptyCells(board.rows * board.columns);
  const homeless: Card[] = [];
  const waiting: { card: Card; at: number }[] = [];
  for (const { card, place } of [...kept].sort((a, b) => Number(a.isOurs) - Number(b.isOurs))) {
    if ('waits' in place) {
      waiting.push({ card, at: place.waits });
      continue;
    }
    const at = place.row * board.columns + place.column;
    const isFree = place.row < board.rows && place.column < board.columns && cells[at] === null;
    if (isFree) cells[at] = card;
    else homeless.push(card);
  }
  const left = homeless.filter((card) => {
    const free = cells.indexOf(null);
    if (free >= 0) cells[free] = card;
    return free < 0;
  });
  const aside = waiting.sort((a, b) => a.at - b.at).map(({ card }) => card);
  return { board: withAside({ ...board, cells }, [...aside, ...left]), homeless: left.length };
}

function placesIn(board: Board): Map<string, { card: Card; place: Place }> {
  const places = new Map<string, { card: Card; place: Place }>();
  board.cells.forEach((card, at) => {
    const place = { row: Math.floor(at / board.columns), column: at % board.columns };
    if (card) places.set(card.id, { card, place });
  });
  (board.aside ?? []).forEach((card, waits) => places.set(card.id, { card, place: { waits } }));
  return places;
}

/** Field by field, those we don't know included. */
function mergeFields<T extends Record<string, unknown>>(base: T, ours: T, theirs: T, except: string[]): T {
  const merged: Record<string, unknown> = { ...theirs };
  for (const field of new Set([...Object.keys(base), ...Object.keys(ours)])) {
    if (except.includes(field)) continue;
    if (isSame(ours[field], base[field]) || !isSame(theirs[field], base[field])) continue;
    if (field in ours) merged[field] = ours[field];
    else delete merged[field];
  }
  return merged as T;
}

const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);
