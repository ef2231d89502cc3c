import type { Card } from '@calmbridge/domain/boards/board';
import IconArrowBackUp from '#icon/IconArrowBackUp';
import IconCheck from '#icon/IconCheck';
import IconClock from '#icon/IconClock';
import IconClockOff from '#icon/IconClockOff';
import IconReload from '#icon/IconReload';
import { m } from '#paraglide/messages';
import { cardName } from '#shared/board/places';
import { Button } from '#ui/buttons/button';
import styles from './steps-bar.module.css';
import { useCardTimer } from './use-card-timer.ts';
import type { DoneMarks } from './use-done-marks.ts';
import { VisualTimer } from './visual-timer.tsx';

/** What is done and what comes next. It speaks of the card tapped last, else of the next one. */
export function StepsBar({
  boardId,
  marks,
  tapped,
  onMarked,
}: {
  boardId: string;
  marks: DoneMarks;
  tapped: Card | null;
  onMarked: (next: Card | null) => void;
}) {
  const { timer, start, stop } = useCardTimer(boardId);
  const { cards, next, isDone, mark, startAgain } = marks;
  const card = tapped ?? next;
  const doneCount = cards.filter(({ id }) => isDone(id)).length;
  const press = (id: string, isMarked: boolean) => {
    mark(id, isMarked);
    if (timer?.cardId === id) stop();
    onMarked(isMarked ? (cards.find((other) => other.id !== id && !isDone(other.id)) ?? null) : null);
  };
  return (
    <div className={styles.steps}>
      {timer && <VisualTimer timer={timer} />}
      <output className={styles.progress}>
        {next ? m.boarduse_progress({ done: doneCount, count: cards.length }) : m.boarduse_all_done()}
      </output>
      {card && (
        <MarkButton card={card} isDone={isDone(card.id)} onClick={() => press(card.id, !isDone(card.id))} />
      )}
      {timer && (
        <Button look="quiet" icon={<IconClockOff size={22} aria-hidden="true" />} onClick={stop}>
          {m.boardday_stop()}
        </Button>
      )}
      {!timer && card?.day?.minutes !== undefined && !isDone(card.id) && (
        <Button
          look="secondary"
          icon={<IconClock size={22} aria-hidden="true" />}
          onClick={() => start(card)}
        >
          {m.boardday_start({ minutes: card.day.minutes })}
        </Button>
      )}
      {doneCount > 0 && (
        <Button
          look={next ? 'quiet' : 'primary'}
          icon={<IconReload size={22} aria-hidden="true" />}
          onClick={() => {
            startAgain();
            onMarked(null);
          }}
        >
          {m.boarduse_start_again()}
        </Button>
      )}
    </div>
  );
}

function MarkButton({ card, isDone, onClick }: { card: Card; isDone: boolean; onClick: () => void }) {
  const Icon = isDone ? IconArrowBackUp : IconCheck;
  const words = isDone ? m.boarduse_mark_not_done : m.boarduse_mark_done;
  return (
    <Button
      look={isDone ? 'secondary' : 'primary'}
      icon={<Icon size={24} aria-hidden="true" />}
      onClick={onClick}
    >
      {words({ name: cardName(card) })}
    </Button>
  );
}
