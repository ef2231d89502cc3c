import { actionsOf } from '@calmbridge/domain/boards/actions';
import type { Card } from '@calmbridge/domain/boards/board';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBoards } from '#device/boards/use-boards';
import IconArrowLeft from '#icon/IconArrowLeft';
import IconHome from '#icon/IconHome';
import { m } from '#paraglide/messages';
import { Button } from '#ui/buttons/button';
import { useModal } from '#ui/dialogs/use-modal';
import { HoldButton } from '#ui/hold/hold-button';
import { useBackGuard } from '#ui/hold/use-back-guard';
import { useStayingOpen } from '#ui/hold/use-staying-open';
import { ChildGrid } from './child/child-grid.tsx';
import { DueReminder } from './child/due-reminder.tsx';
import { PageButtons } from './child/page-buttons.tsx';
import { StepsBar } from './child/steps-bar.tsx';
import { useBoardPages } from './child/use-board-pages.ts';
import { useBoardWay } from './child/use-board-way.ts';
import { useDoneMarks } from './child/use-done-marks.ts';
import { useFullScreen } from './child/use-full-screen.ts';
import styles from './child-view.module.css';
import { useBoardVoice } from './voice/board-voice.ts';
import { LargeCard } from './voice/large-card.tsx';
import { SentenceStrip } from './voice/sentence-strip.tsx';

/** The board for the child: the whole screen, and no way out in passing. */
export function ChildView({ boardId, onLeave }: { boardId: string; onLeave: () => void }) {
  const element = useRef<HTMLDialogElement>(null);
  const [hasHint, setHasHint] = useState(false);
  const [tapped, setTapped] = useState<Card | null>(null);
  useModal(element, () => setHasHint(true));
  useStayingOpen(element);
  useFullScreen();
  const guard = useBackGuard(() => setHasHint(true));
  const { board, isHome, goTo, goBack, goHome } = useBoardWay(boardId);
  const { boards } = useBoards();
  const voice = useBoardVoice();
  const marks = useDoneMarks(board);
  // What was said while the board was being made is over.
  const begin = useEffectEvent(voice.forget);
  useEffect(() => begin(), []);
  const isInOrder = board !== null && board.kind !== 'grid';
  const nextPlace = board?.cells.findIndex((card) => card !== null && card.id === marks.next?.id) ?? -1;
  const { watch, ...pages } = useBoardPages(board, isInOrder && nextPlace >= 0 ? nextPlace : null);
  const leave = () => {
    voice.aloud.stop();
    voice.forget();
    guard.leave();
    onLeave();
  };
  const tap = (card: Card) => {
    voice.tap(card);
    setTapped(isInOrder ? card : null);
    if (actionsOf(card).some(({ is }) => is === 'home')) goHome();
    if (card.leadsTo) goTo(card.leadsTo);
  };
  /** Not to close: browsers take Escape for that. */
  const hold = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    setHasHint(true);
  };
  return (
    <dialog
      ref={element}
      className={styles.view}
      aria-label={m.boarduse_child_view({ name: board?.name ?? '' })}
      onKeyDown={hold}
    >
      <div className={styles.inner}>
        <div className={styles.top}>
          {!isHome && (
            <>
              <Button
                look="secondary"
                isSmall
                icon={<IconArrowLeft size={22} aria-hidden="true" />}
                onClick={goBack}
              >
                {m.boarduse_back()}
              </Button>
              <Button look="quiet" isSmall icon={<IconHome size={22} aria-hidden="true" />} onClick={goHome}>
                {m.boarduse_home()}
              </Button>
            </>
          )}
          <PageButtons pages={pages} />
          <HoldButton question={m.boarduse_leave_ask()} hasHint={hasHint} onHeld={leave} />
        </div>
        {voice.settings.hasStrip && !isInOrder && board && <SentenceStrip />}
        {board && board.cells.some((card) => card && !card.isHidden) ? (
          <div className={styles.stage}>
            <ChildGrid
              key={board.id}
              board={board}
              pages={pages}
              stageRef={watch}
              marks={isInOrder ? marks : null}
              hasLink={({ leadsTo }) => boards.some(({ id }) => id === leadsTo)}
              onTap={tap}
            />
          </div>
        ) : (
          <p className={styles.nothing}>{board ? m.boarduse_empty() : m.boarduse_gone()}</p>
        )}
        {isInOrder && board && <DueReminder board={board} />}
        {isInOrder && marks.cards.length > 0 && (
          <StepsBar
            boardId={board.id}
            marks={marks}
            tapped={tapped}
            onMarked={(next) => {
              setTapped(null);
              if (next) voice.say(next);
            }}
          />
        )}
      </div>
      <output className="visually-hidden">{voice.told}</output>
      {voice.asked && voice.silence && (
        <LargeCard asked={voice.asked} silence={voice.silence} onClose={voice.forget} />
      )}
    </dialog>
  );
}
