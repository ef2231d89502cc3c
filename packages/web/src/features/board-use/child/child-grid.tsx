import type { Board, Card } from '@calmbridge/domain/boards/board';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import IconArrowUpRight from '#icon/IconArrowUpRight';
import IconCheck from '#icon/IconCheck';
import { m } from '#paraglide/messages';
import { CardFace } from '#ui/board/card-face';
import { cardName } from '#ui/board/places';
import { classNames } from '#ui/class-names';
import { cardAfterKey, cardAt } from './card-after-key.ts';
import styles from './child-grid.module.css';
import type { DoneMarks } from './use-done-marks.ts';

/** The board alone, as large as the screen lets it be. One card has the focus; arrows lead on. */
export function ChildGrid({
  board,
  marks,
  hasLink,
  onTap,
}: {
  board: Board;
  /** On boards that are used in order. */
  marks: DoneMarks | null;
  hasLink: (card: Card) => boolean;
  onTap: (card: Card) => void;
}) {
  const grid = useRef<HTMLElement>(null);
  const [wanted, setWanted] = useState(0);
  const places = board.cells.map((_, at) => at).filter((at) => cardAt(board, at));
  const active = places.includes(wanted) ? wanted : (places[0] ?? 0);
  const move = (event: KeyboardEvent) => {
    const to = cardAfterKey(board, active, event.key, event.ctrlKey);
    if (to === null) return;
    event.preventDefault();
    setWanted(to);
    grid.current?.querySelector<HTMLElement>(`[data-place="${to}"]`)?.focus();
  };
  const isFirstThen = board.kind === 'first-then' && board.rows === 1;
  return (
    <div className={classNames(styles.stage, marks && styles.inOrder)}>
      {/* The keys lead between the buttons inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys lead between the buttons inside */}
      <section
        ref={grid}
        aria-label={m.boarduse_cards({ name: board.name })}
        className={styles.grid}
        style={{ '--rows': board.rows, '--columns': board.columns } as CSSProperties}
        onKeyDown={move}
      >
        {board.cells.map((_, at) => {
          const card = cardAt(board, at);
          const isNext = card !== null && marks?.next?.id === card.id;
          const isDone = card !== null && (marks?.isDone(card.id) ?? false);
          return (
            // A place is its number: nothing moves when a card is hidden.
            // oxlint-disable-next-line react/no-array-index-key -- a place is its number
            <div key={at} className={styles.cell}>
              {isFirstThen && at < 2 && (
                <span className={styles.step} aria-hidden="true">
                  {at === 0 ? m.board_first() : m.board_then()}
                </span>
              )}
              {card && (
                <button
                  type="button"
                  data-place={at}
                  {...(at === active ? { 'data-first-focus': '' } : {})}
                  className={classNames(styles.place, isNext && styles.next, isDone && styles.done)}
                  tabIndex={at === active ? 0 : -1}
                  aria-label={nameOf(card, { isDone, isNext })}
                  aria-current={isNext ? 'step' : undefined}
                  onFocus={() => setWanted(at)}
                  onClick={() => onTap(card)}
                >
                  <CardFace card={card} corner={cornerOf({ isDone, isLink: hasLink(card) })} />
                </button>
              )}
            </div>
          );
        })}
      </section>
    </div>
  );
}

function nameOf(card: Card, { isDone, isNext }: { isDone: boolean; isNext: boolean }): string {
  const name = cardName(card);
  if (isDone) return m.boarduse_step_done({ name });
  return isNext ? m.boarduse_step_next({ name }) : name;
}

function cornerOf({ isDone, isLink }: { isDone: boolean; isLink: boolean }): ReactNode {
  if (isDone)
    return (
      <span className={styles.check}>
        <IconCheck size="100%" stroke={3} aria-hidden="true" />
      </span>
    );
  return isLink ? <IconArrowUpRight size={18} aria-hidden="true" /> : null;
}
