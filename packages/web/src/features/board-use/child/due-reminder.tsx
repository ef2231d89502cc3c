import type { Board } from '@calmbridge/domain/boards/board';
import { dueCard } from '@calmbridge/domain/boards/day';
import { useState } from 'react';
import { m } from '#paraglide/messages';
import { clockWords } from '#shared/board/clock-words';
import { cardName } from '#shared/board/places';
import { Button } from '#ui/buttons/button';
import { Notice } from '#ui/layout/notice';
import { useNow } from '#ui/use-now';
import styles from './due-reminder.module.css';
import { useDoneMarks } from './use-done-marks.ts';

const lookEveryMs = 10_000;

/** While the page is open: the card whose time has come. Silent, and put away by one press. */
export function DueReminder({ board }: { board: Board }) {
  const now = useNow(lookEveryMs);
  const { cards, isDone } = useDoneMarks(board);
  const [putAway, setPutAway] = useState<readonly string[]>([]);
  const due = board.kind === 'grid' ? null : dueCard(cards, isDone, now);
  const key = due && `${due.id} ${due.day?.at}`;
  if (!due || !key || putAway.includes(key)) return null;
  return (
    <Notice isAnnounced>
      <div className={styles.due}>
        <p>
          <strong>{m.boardday_due({ time: clockWords(due.day?.at ?? ''), name: cardName(due) })}</strong>
        </p>
        <Button look="secondary" isSmall onClick={() => setPutAway([...putAway, key])}>
          {m.ui_ok()}
        </Button>
      </div>
    </Notice>
  );
}
