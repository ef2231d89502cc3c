// How many cards of a size go on a sheet of paper, and where. Everything is in millimetres from the top left.

export const cardSizesMm = [38, 50, 75, 100] as const;
export type CardSizeMm = (typeof cardSizesMm)[number];

export const papersMm = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const;
export type PaperSize = keyof typeof papersMm;

/** What every household printer can reach. */
export const marginMm = 5;
export const pointsPerMm = 72 / 25.4;

export type PlaceMm = { left: number; top: number };
export type CardSheet = {
  columns: number;
  rows: number;
  perPage: number;
  /** Row by row. */
  places: readonly PlaceMm[];
};

const footMm = 4;
const widestGapMm = 4;

/** With cut lines the cards touch, so that one cut parts two of them; without, there is some air between them. */
export function cardSheet(cardMm: CardSizeMm, paper: PaperSize, hasCutLines: boolean): CardSheet {
  const { width, height } = papersMm[paper];
  const across = line(cardMm, width, hasCutLines, 0);
  const down = line(cardMm, height, hasCutLines, footMm);
  const places = down.starts.flatMap((top) => across.starts.map((left) => ({ left, top })));
  return { columns: across.count, rows: down.count, perPage: places.length, places };
}

export const pagesFor = (cards: number, { perPage }: CardSheet): number => Math.ceil(cards / perPage);

function line(cardMm: number, paperMm: number, isTouching: boolean, reserveMm: number) {
  const room = paperMm - 2 * marginMm;
  const count = Math.floor(room / cardMm + 1e-9);
  const spare = room - count * cardMm;
  const free = Math.max(0, spare - reserveMm);
  const gap = isTouching || count < 2 ? 0 : Math.min(widestGapMm, free / (count - 1));
  const first = marginMm + (free - gap * (count - 1)) / 2;
  return { count, starts: Array.from({ length: count }, (_, at) => first + at * (cardMm + gap)) };
}
