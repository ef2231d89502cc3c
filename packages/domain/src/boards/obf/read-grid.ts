// Where each button stands, whatever the file says about it: rows may be short or missing, ids may lead nowhere.
import { easyGridMax, gridMax } from '../board.ts';
import { gridFor } from '../new-board.ts';
import { type Fields, fieldsOf } from './kept-fields.ts';
import { idOf, listOf } from './read-fields.ts';

/** `order` has exactly rows × columns places; a number is the place of a button in the list. */
export type ReadGrid = {
  rows: number;
  columns: number;
  order: (number | null)[];
  /** Buttons that stand nowhere in the grid. */
  unplaced: number[];
  isRepaired: boolean;
  /** It is larger than ours, and some buttons stood outside. */
  isCut: boolean;
};

/** No program has larger boards; beyond it a file is not to be trusted. */
const mostLines = 60;

export function readGrid(written: unknown, buttons: readonly Fields[]): ReadGrid {
  const grid = fieldsOf(written);
  const lines = linesOf(grid['order'], count(grid['columns']));
  if (lines.length === 0) return withoutOrder(buttons, count(grid['rows']), count(grid['columns']));
  const columns = Math.min(
    mostLines,
    Math.max(count(grid['columns']), ...lines.map((line) => line.length), 1),
  );
  const rows = Math.min(mostLines, Math.max(count(grid['rows']), lines.length));
  const take = buttonTaker(buttons);
  const order: (number | null)[] = [];
  let isRepaired = lines.length !== rows || grid['rows'] !== rows || grid['columns'] !== columns;
  for (let row = 0; row < rows; row++) {
    if (lines[row]?.length !== columns) isRepaired = true;
    for (let column = 0; column < columns; column++) {
      const id = idOf(lines[row]?.[column]);
      const button = id === null ? null : take(id);
      if (id !== null && button === null) isRepaired = true;
      order.push(button);
    }
  }
  return inOurGrid({ rows, columns, order }, buttons, isRepaired);
}

/** An order may be a list of lines, or all in one line. */
function linesOf(order: unknown, columns: number): readonly (readonly unknown[])[] {
  const list = listOf(order);
  if (list.some(Array.isArray)) return list.slice(0, mostLines).map(listOf);
  const isWritten = list.some((id) => idOf(id) !== null);
  if (!isWritten) return [];
  const width = columns || gridFor(list.length).columns;
  const lines = Math.min(mostLines, Math.ceil(list.length / width));
  return Array.from({ length: lines }, (_, row) => list.slice(row * width, (row + 1) * width));
}

/** Several buttons may share an id: the first mention gets the first of them, and so on; the last one again after that. */
function buttonTaker(buttons: readonly Fields[]): (id: string) => number | null {
  const byId = new Map<string, number[]>();
  buttons.forEach((button, at) => {
    const id = idOf(button['id']);
    if (id !== null) byId.set(id, [...(byId.get(id) ?? []), at]);
  });
  return (id) => {
    const left = byId.get(id);
    return left === undefined ? null : ((left.length > 1 ? left.shift() : left[0]) ?? null);
  };
}

/** By their places on the page where these are given, else as they come. */
function withoutOrder(buttons: readonly Fields[], high: number, wide: number): ReadGrid {
  const all = buttons.map((button, at) => ({ at, top: button['top'], left: button['left'] }));
  const isFree = all.length > 0 && all.every(({ top, left }) => isNumber(top) && isNumber(left));
  const sorted = isFree
    ? all.toSorted((a, b) => Number(a.top) - Number(b.top) || Number(a.left) - Number(b.left))
    : all;
  const { rows, columns } = gridOf(sorted.length, high, wide);
  const order = Array.from({ length: rows * columns }, (_, at) => sorted[at]?.at ?? null);
  return inOurGrid({ rows, columns, order }, buttons, true);
}

/** As the file says where there is room for all, else one that fits. */
function gridOf(buttons: number, rows: number, columns: number): { rows: number; columns: number } {
  if (rows * columns > 0 && rows * columns >= buttons) return { rows, columns };
  return buttons <= easyGridMax ** 2 ? gridFor(buttons) : { rows: gridMax, columns: gridMax };
}

/** A grid stays as it is in the file. One beyond ours is cut at its far edges, and the buttons there wait beside it. */
function inOurGrid(
  { rows, columns, order }: Lines,
  buttons: readonly Fields[],
  isRepaired: boolean,
): ReadGrid {
  const [high, wide] = [Math.min(rows, gridMax), Math.min(columns, gridMax)];
  const lines = Array.from({ length: high }, (_, row) => order.slice(row * columns, row * columns + wide));
  const kept = lines.flat();
  const placed = new Set(kept);
  const unplaced = buttons.map((_, at) => at).filter((at) => !placed.has(at));
  const isCut = order.some((at) => at !== null && !placed.has(at));
  return { rows: high, columns: wide, order: kept, unplaced, isRepaired, isCut };
}

type Lines = Pick<ReadGrid, 'rows' | 'columns' | 'order'>;

const count = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? Math.min(value, mostLines) : 0;

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
