import type { Board, Card } from '@calmbridge/domain/boards/board';
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import IconArrowUpRight from '#icon/IconArrowUpRight';
import IconCheck from '#icon/IconCheck';
import { m } from '#paraglide/messages';
import { CardFace } from '#shared/board/card-face';
import { clockWords } from '#shared/board/clock-words';
import { cardName } from '#shared/board/places';
import { classNames } from '#ui/class-names';
import { placesOn } from './board-pages.ts';
import { cardAfterKey, cardAt } from './card-after-key.ts';
import styles from './child-grid.module.css';
import type { BoardPages } from './use-board-pages.ts';
import type { DoneMarks } from './use-done-marks.ts';

export type ChildGridProps = {
  board: Board;
  pages: Omit<BoardPages, 'watch'>;
  stageRef: RefCallback<HTMLElement>;
  /** On boards that are used in order. */
  marks: DoneMarks | null;
  hasLink: (card: Card) => boolean;
  onTap: (card: Card) => void;
};

/** The board alone, as large as the screen lets it be. One card has the focus; arrows lead on. */
export function ChildGrid({ board, pages, stageRef, marks, hasLink, onTap }: ChildGridProps) {
  const grid = useRef<HTMLElement>(null);
  const [wanted, setWanted] = useState(0);
  const led = useRef<number | null>(null);
  const shown = placesOn(pages.page, board);
  const places = shown.filter((at) => at !== null && cardAt(board, at)) as number[];
  const active = places.includes(wanted) ? wanted : (places[0] ?? 0);
  const move = (event: KeyboardEvent) => {
    const to = cardAfterKey(board, active, event.key, event.ctrlKey);
    if (to === null) return;
    event.preventDefault();
    setWanted(to);
    if (!shown.includes(to)) pages.show(to);
    led.current = to;
  };
  // The card may be on another page: it takes the focus once it is there.
  useEffect(() => {
    if (led.current === null) return;
    grid.current?.querySelector<HTMLElement>(`[data-place="${led.current}"]`)?.focus();
    led.current = null;
  });
  return (
    <div ref={stageRef} className={classNames(styles.stage, marks && styles.inOrder)}>
      {/* The keys lead between the buttons inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys lead between the buttons inside */}
      <section
        ref={grid}
        aria-label={m.boarduse_cards({ name: board.name })}
        className={classNames(styles.grid, marks && pages.page.columns === 1 && styles.listed)}
        style={{ '--rows': pages.page.rows, '--columns': pages.page.columns } as CSSProperties}
        onKeyDown={move}
      >
        {shown.map((at, place) => {
          const card = at === null ? null : cardAt(board, at);
          return (
            // A place is its number: nothing moves when a card is hidden.
            <div key={at ?? `beyond-${place}`} className={styles.cell}>
              <StepWord board={board} at={at} />
              {card && at !== null && (
                <CardButton
                  card={card}
                  at={at}
                  isActive={at === active}
                  marks={marks}
                  isLink={hasLink(card)}
                  onFocus={() => setWanted(at)}
                  onTap={() => onTap(card)}
                />
              )}
            </div>
          );
        })}
      </section>
    </div>
  );
}

function StepWord({ board, at }: { board: Board; at: number | null }) {
  if (board.kind !== 'first-then' || board.rows !== 1 || at === null || at > 1) return null;
  return (
    <span className={styles.step} aria-hidden="true">
      {at === 0 ? m.board_first() : m.board_then()}
    </span>
  );
}

type CardButtonProps = Pick<ChildGridProps, 'marks'> & {
  card: Card;
  at: number;
  isActive: boolean;
  isLink: boolean;
  onFocus: () => void;
  onTap: () => void;
};

function CardButton({ card, at, isActive, marks, isLink, onFocus, onTap }: CardButtonProps) {
  const isNext = marks?.next?.id === card.id;
  const isDone = marks?.isDone(card.id) ?? false;
  return (
    <button
      type="button"
      data-place={at}
      {...(isActive ? { 'data-first-focus': '' } : {})}
      className={classNames(styles.place, isNext && styles.next, isDone && styles.done)}
      tabIndex={isActive ? 0 : -1}
      aria-label={nameOf(card, { isDone, isNext, isTimed: marks !== null })}
      aria-current={isNext ? 'step' : undefined}
      onFocus={onFocus}
      onClick={onTap}
    >
      <CardFace card={card} corner={cornerOf({ isDone, isLink, time: marks ? card.day?.at : undefined })} />
    </button>
  );
}

function nameOf(
  card: Card,
  { isDone, isNext, isTimed }: { isDone: boolean; isNext: boolean; isTimed: boolean },
): string {
  const at = isTimed ? card.day?.at : undefined;
  const name = at === undefined ? cardName(card) : `${clockWords(at)}, ${cardName(card)}`;
  if (isDone) return m.boarduse_step_done({ name });
  return isNext ? m.boarduse_step_next({ name }) : name;
}

function cornerOf({
  isDone,
  isLink,
  time,
}: {
  isDone: boolean;
  isLink: boolean;
  time: string | undefined;
}): ReactNode {
  if (isDone)
    return (
      <span className={styles.check}>
        <IconCheck size="100%" stroke={3} aria-hidden="true" />
      </span>
    );
  if (time !== undefined) return <span className={styles.time}>{clockWords(time)}</span>;
  return isLink ? <IconArrowUpRight size={18} aria-hidden="true" /> : null;
}
