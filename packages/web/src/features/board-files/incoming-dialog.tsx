import { cardsOf } from '@calmbridge/domain/boards/settled';
import { useId } from 'react';
import { m } from '#paraglide/messages';
import { Button } from '#ui/buttons/button';
import { Dialog } from '#ui/dialogs/dialog';
import { formatNumber } from '#ui/format/format';
import { Notice } from '#ui/layout/notice';
import styles from './incoming-dialog.module.css';
import { leftOutWords } from './left-out-words.ts';
import { inMegabytes } from './reading/limits.ts';
import type { Incoming } from './reading/read-board-file.ts';
import type { RoomForBoards } from './reading/room-for-boards.ts';

const mostListed = 8;

/** What comes in and what does not, before anything is kept. */
export function IncomingDialog({
  fileName,
  incoming,
  room,
  onKeep,
  onClose,
}: {
  fileName: string;
  incoming: Incoming;
  room: RoomForBoards;
  onKeep: () => void;
  onClose: () => void;
}) {
  const fromId = useId();
  const { boards } = incoming;
  return (
    <Dialog
      title={m.boardfiles_incoming({ count: boards.length })}
      describedBy={fromId}
      onPhone="sheet"
      onClose={onClose}
      footer={
        <div className={styles.buttons}>
          {room.fits && (
            <Button isWide data-first-focus onClick={onKeep}>
              {m.boardfiles_bring_in()}
            </Button>
          )}
          <Button look="secondary" isWide onClick={onClose}>
            {m.ui_cancel()}
          </Button>
        </div>
      }
    >
      <p id={fromId} className={styles.from}>
        {m.boardfiles_incoming_from({ name: fileName })}
      </p>
      <BoardNames boards={boards} />
      {!room.fits && (
        <Notice kind="warning">
          {room.what === 'no-pictures'
            ? m.mydata_no_pictures()
            : m.boardfiles_no_room({ size: formatNumber(Math.max(1, inMegabytes(room.neededBytes))) })}
        </Notice>
      )}
      <LeftOut incoming={incoming} />
    </Dialog>
  );
}

function BoardNames({ boards }: Pick<Incoming, 'boards'>) {
  return (
    <ul className={styles.boards}>
      {boards.slice(0, mostListed).map((board) => (
        <li key={board.id}>
          <span className={styles.name}>{board.name}</span>
          <span className={styles.count}>{m.boardfiles_incoming_row({ count: cardsOf(board).length })}</span>
        </li>
      ))}
      {boards.length > mostListed && (
        <li className={styles.count}>{m.boardfiles_incoming_more({ count: boards.length - mostListed })}</li>
      )}
    </ul>
  );
}

function LeftOut({ incoming }: { incoming: Incoming }) {
  const leftOut = leftOutWords(incoming);
  if (leftOut.length === 0) return null;
  return (
    <Notice>
      <h3 className={styles.heading}>{m.boardfiles_left_out()}</h3>
      <ul className={styles.leftOut}>
        {leftOut.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </Notice>
  );
}
