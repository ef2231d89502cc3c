import { useState } from 'react';
import IconLayoutGrid from '#icon/IconLayoutGrid';
import { m } from '#paraglide/messages';
import { Button } from '#ui/buttons/button';
import { type BoardSource, makeBoard } from './make-board.ts';

/** On a story or a care plan: its telling words become a board. */
export function MakeBoardButton(source: BoardSource) {
  const [isBusy, setIsBusy] = useState(false);
  const press = async () => {
    setIsBusy(true);
    await makeBoard(source);
    setIsBusy(false);
  };
  return (
    <Button
      look="quiet"
      isSmall
      isBusy={isBusy}
      icon={<IconLayoutGrid size={20} aria-hidden="true" />}
      onClick={() => void press()}
    >
      {m.board_make_from()}
    </Button>
  );
}
