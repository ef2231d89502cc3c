import type { Board } from '@calmbridge/domain/boards/board';
import { useBoards } from '#device/boards/use-boards';
import { m } from '#paraglide/messages';
import styles from './board-downloads.module.css';
import { type Choices, isFree, printable, sheetFacts } from './choices.ts';
import { withLinked } from './linked-boards.ts';

/** What the file will hold, in figures. */
export function DownloadSummary({
  board,
  choices,
  isPaid,
}: {
  board: Board;
  choices: Choices;
  isPaid: boolean;
}) {
  const { boards } = useBoards();
  return (
    <output className={styles.summary}>
      {printable(board).length === 0 ? m.boardfiles_empty() : summaryOf(board, choices, boards)}
      {isPaid && <span className={styles.paid}>{m.boardfiles_paid()}</span>}
      {isFree(choices) && <span className={styles.paid}>{m.boardfiles_free()}</span>}
    </output>
  );
}

function summaryOf(board: Board, choices: Choices, all: readonly Board[]): string {
  if (choices.format === 'png') return m.boardfiles_sum_png();
  if (choices.format === 'obz') {
    const count =
      choices.boards === 'all' ? all.length : choices.boards === 'alone' ? 1 : withLinked(board, all).length;
    return m.boardfiles_sum_boards({ count });
  }
  const paper = choices.paper === 'a4' ? m.boardfiles_a4() : m.boardfiles_letter();
  if (choices.layout === 'board') return m.boardfiles_sum_board({ paper });
  const { cards, pages, perPage } = sheetFacts(board, choices);
  const sheets = m.boardfiles_sum_pages({ count: pages, paper });
  return `${m.boardfiles_sum_cards({ count: cards })}, ${sheets}. ${m.boardfiles_sum_per_page({ count: perPage })}`;
}
