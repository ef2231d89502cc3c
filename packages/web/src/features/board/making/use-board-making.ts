// Making boards: each is kept on the device at once, opened, and can be taken back.
import type { Board, Card } from '@calmbridge/domain/boards/board';
import { type BoardWish, copyBoard, newBoard, newCard } from '@calmbridge/domain/boards/new-board';
import type { ReadyBoard } from '@calmbridge/domain/boards/ready-boards';
import { useNavigate } from 'react-router';
import { useBoards } from '#device/boards/use-boards';
import { useCurrentChild } from '#device/records/current-child';
import { m } from '#paraglide/messages';
import { useKeptOrTold } from '#shared/trouble/use-kept-or-told';
import { useToast } from '#ui/toasts/toasts';
import { boardPath, boardsPath } from '../board-links.ts';
import { cardWish, symbolsOrNone, type Wished } from './card-wishes.ts';
import { fittingGrid, gridOnScreen } from './fitting-grid.ts';
import { freeName } from './free-name.ts';

const newId = () => crypto.randomUUID();
const making = () => ({ newId, now: new Date().toISOString() });

export async function cardsFor(wished: readonly Wished[]): Promise<Card[]> {
  const search = await symbolsOrNone();
  return wished.map((wish) => newCard(cardWish(search, wish), newId));
}

export type BoardMaking = ReturnType<typeof useBoardMaking>;

export function useBoardMaking() {
  const { boards, add, remove } = useBoards();
  const keptOrTold = useKeptOrTold();
  const toast = useToast();
  const navigate = useNavigate();
  const { child } = useCurrentChild();
  /** Made while everything is about one child, a board is that child's. */
  const madeBoard = (wish: BoardWish): Board => {
    const board = newBoard(wish, making());
    return child ? { ...board, childId: child.id } : board;
  };

  const keep = async (board: Board, words: (name: string) => string): Promise<boolean> => {
    if (!(await keptOrTold(await add(board), m.board_make_failed()))) return false;
    await navigate(boardPath(board.id));
    toast({
      text: words(board.name),
      undo: () => void remove(board.id).then(({ ok }) => ok && navigate(boardsPath)),
    });
    return true;
  };
  const named = (name: string) => freeName(name.trim() || m.board_new_name(), boards);

  return {
    /** From words, or empty with the grid that was chosen. */
    make: async ({ name, words, ...wish }: Omit<BoardWish, 'cards'> & { words: readonly string[] }) => {
      const cards = await cardsFor(words.map((label) => ({ label })));
      return keep(madeBoard({ ...wish, name: named(name), cards }), (kept) => m.board_made({ name: kept }));
    },
    makeReady: async ({ name, rows, columns, kind, cards }: ReadyBoard) => {
      const grid = gridOnScreen({ rows, columns }, cards.length);
      const wish = { name: freeName(name, boards), ...grid, kind, cards: await cardsFor(cards) };
      return keep(madeBoard(wish), (kept) => m.board_made({ name: kept }));
    },
    /** From the telling words of a text. */
    makeFrom: async (title: string, wished: readonly Wished[]) => {
      const cards = await cardsFor(wished);
      const wish = { name: freeName(title, boards), cards, ...fittingGrid(cards.length) };
      return keep(madeBoard(wish), (kept) => m.board_made_from({ name: kept, count: wished.length }));
    },
    copy: (board: Board) =>
      keep(copyBoard(board, freeName(m.board_copy_name({ name: board.name }), boards), making()), (kept) =>
        m.board_copied({ name: kept }),
      ),
  };
}
