// Makes the file that was chosen. What makes it is fetched only now: most visits to a board download nothing.
import type { Board } from '@calmbridge/domain/boards/board';
import { cardsOf } from '@calmbridge/domain/boards/settled';
import { fileName } from '#documents/paper';
import { m } from '#paraglide/messages';
import { getLocale } from '#paraglide/runtime';
import { allPixels, type PixelsOf } from './card-pixels.ts';
import { type Choices, chosenCards, endings } from './choices.ts';
import { withLinked } from './linked-boards.ts';
import { creditNames } from './writing/symbol-credits.ts';

export type MadeFile = { name: string; content: Blob };
export type MakingPorts = { pixelsOf: PixelsOf; allBoards: readonly Board[]; now: () => Date };

export async function makeFile(board: Board, choices: Choices, ports: MakingPorts): Promise<MadeFile> {
  const make = { pdf: makePdf, png: makePng, obz: makePackage }[choices.format];
  const isAll = choices.format === 'obz' && choices.boards === 'all';
  const title = isAll ? m.boardfiles_all_name() : board.name;
  return {
    name: fileName({ title }, endings(choices)),
    content: await make(board, choices, ports),
  };
}

async function makePdf(board: Board, choices: Choices, { pixelsOf }: MakingPorts): Promise<Blob> {
  const [{ writeBoardPdf, writeCardsPdf }, { canvasPainter }] = await Promise.all([
    import('./paper/write-pdf.ts'),
    import('./paper/canvas-painter.ts'),
  ]);
  const cards = chosenCards(board, choices);
  const shown = choices.layout === 'cards' ? cards : cardsOf(board);
  const writing = {
    title: board.name,
    pixels: await allPixels(
      shown.map(({ picture }) => picture),
      pixelsOf,
    ),
    credits: creditsOf(shown),
    painter: canvasPainter,
  };
  const bytes =
    choices.layout === 'cards'
      ? await writeCardsPdf(cards, choices, writing)
      : await writeBoardPdf(board, choices, writing);
  return new Blob([bytes], { type: 'application/pdf' });
}

async function makePng(board: Board, choices: Choices, { pixelsOf }: MakingPorts): Promise<Blob> {
  const { writePng } = await import('./paper/write-png.ts');
  const pixels = await allPixels(
    board.cells.map((card) => card?.picture ?? null),
    pixelsOf,
  );
  const names = creditsOf(cardsOf(board));
  const foot = names.length > 0 ? m.boardfiles_foot_symbols({ names: names.join('; ') }) : '';
  return writePng(board, choices, { pixels, foot });
}

async function makePackage(
  board: Board,
  choices: Choices,
  { pixelsOf, allBoards, now }: MakingPorts,
): Promise<Blob> {
  const { writeObf, writeObz } = await import('./writing/write-package.ts');
  const locale = getLocale();
  if (choices.boards === 'alone') {
    const nameOf = (id: string) => allBoards.find((one) => one.id === id)?.name;
    return new Blob([await writeObf(board, { pixelsOf, locale, nameOf })], { type: 'application/json' });
  }
  const others = allBoards.filter(({ id }) => id !== board.id);
  const boards = choices.boards === 'all' ? [board, ...others] : withLinked(board, allBoards);
  return new Blob([await writeObz(boards, { pixelsOf, locale, now: now() })], { type: 'application/zip' });
}

const creditsOf = (cards: readonly { picture: { is: string; id: string } | null }[]): string[] =>
  creditNames(cards.flatMap(({ picture }) => (picture?.is === 'symbol' ? [picture.id] : [])));
