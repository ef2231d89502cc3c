// "Make a board from this" for every signed-in page. What makes the board is loaded when it is first asked for.
import { type ComponentType, useEffect, useState } from 'react';
import { m } from '#paraglide/messages';
import { boardMaking } from '#shared/board/make-board';
import { useAlert } from '#ui/dialogs/ask';
import { fetched } from '#ui/later/fetched';

const makerModule = () => import('#features/board/board-maker');

export function BoardHost() {
  const alert = useAlert();
  const [Maker, setMaker] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      boardMaking.provide(async (source) => {
        const loaded = await fetched(makerModule).catch(() => null);
        if (!loaded) {
          await alert({ title: m.board_not_loaded() });
          return false;
        }
        setMaker(() => loaded.BoardMaker);
        const make = await loaded.boardMaker.whenThere();
        return make(source);
      }),
    [alert],
  );
  return Maker && <Maker />;
}
