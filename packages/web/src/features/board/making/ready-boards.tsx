import { type ReadyBoard, readyBoards } from '@calmbridge/domain/boards/ready-boards';
import { useState } from 'react';
import { m } from '#paraglide/messages';
import styles from './making.module.css';

/** Boards to start from. Pressing one makes it, with its pictures, and opens it. */
export function ReadyBoards({ onChoose }: { onChoose: (board: ReadyBoard) => Promise<unknown> }) {
  const [busyId, setBusyId] = useState('');
  const choose = async (board: ReadyBoard) => {
    if (busyId !== '') return;
    setBusyId(board.id);
    await onChoose(board);
    setBusyId('');
  };
  return (
    <section className={styles.ready}>
      <h2>{m.board_ready_heading()}</h2>
      <p className={styles.hint}>{m.board_ready_words()}</p>
      <ul className={styles.chips}>
        {readyBoards.map((board) => (
          <li key={board.id}>
            <button
              type="button"
              className={styles.chip}
              aria-disabled={busyId === board.id || undefined}
              onClick={() => void choose(board)}
            >
              {board.name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
