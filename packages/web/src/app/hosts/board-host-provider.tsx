// "Make a board from this" for every signed-in page. What makes the board is loaded when it is first asked for.
import { type ComponentType, type ReactNode, useCallback, useMemo, useState } from 'react';
import type { MakingWish } from '#features/board/make-board';
import { m } from '#paraglide/messages';
import { BoardHost, type BoardHostPort, type BoardSource } from '#shared/board/board-host';
import { useAlert } from '#ui/dialogs/ask';
import { fetched } from '#ui/later/fetched';

type Maker = ComponentType<{ wish: MakingWish }>;

const makerModule = () => import('#features/board/make-board');
const loadMaker = (): Promise<Maker | null> =>
  fetched(makerModule).then(
    ({ MakeBoard }) => MakeBoard,
    () => null,
  );

export function BoardHostProvider({ children }: { children: ReactNode }) {
  const alert = useAlert();
  const [work, setWork] = useState<{ Maker: Maker; wish: MakingWish } | null>(null);
  const make = useCallback(
    async (source: BoardSource) => {
      const Maker = await loadMaker();
      if (Maker) return new Promise<boolean>((answer) => setWork({ Maker, wish: { source, answer } }));
      await alert({ title: m.board_not_loaded() });
      return false;
    },
    [alert],
  );
  const port = useMemo<BoardHostPort>(() => ({ make }), [make]);
  return (
    <BoardHost value={port}>
      {children}
      {work && <work.Maker wish={work.wish} />}
    </BoardHost>
  );
}
