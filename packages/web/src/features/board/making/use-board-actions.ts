import type { Board } from '@calmbridge/domain/boards/board';
import { giveTo, rename } from '@calmbridge/domain/boards/change-board';
import { boardDesk, useBoards } from '#device/boards/use-boards';
import { useDeviceStore } from '#device/device-context';
import { m } from '#paraglide/messages';
import { useKeptOrTold } from '#shared/trouble/use-kept-or-told';
import { useConfirm } from '#ui/dialogs/ask';
import { useToast } from '#ui/toasts/toasts';

export type BoardActions = {
  /** Each answers whether it was done. */
  /** Another name, and whose it is; no id: for all children. */
  rename: (board: Board, name: string, childId: string) => Promise<boolean>;
  remove: (board: Board) => Promise<boolean>;
};

/** What a carer can do with a whole board: asked first, told afterwards, taken back with Undo. */
export function useBoardActions(): BoardActions {
  const store = useDeviceStore();
  const { remove } = useBoards();
  const confirm = useConfirm();
  const toast = useToast();
  const keptOrTold = useKeptOrTold();
  return {
    rename: async ({ id }, name, childId) => {
      const change = (board: Board) => giveTo(childId)(rename(name)(board));
      return keptOrTold(await boardDesk(store, id).change(change), m.board_change_failed());
    },
    remove: async (board) => {
      const isSure = await confirm({
        title: m.board_delete_ask({ name: board.name }),
        text: m.board_delete_words(),
        confirmLabel: m.board_delete(),
        isDangerous: true,
      });
      if (!isSure) return false;
      const gone = await remove(board.id);
      if (gone.ok)
        toast({
          text: m.board_deleted({ name: board.name }),
          undo: () => void gone.undo().then((saved) => keptOrTold(saved, m.board_undo_failed())),
        });
      return keptOrTold(gone, m.board_delete_failed());
    },
  };
}
