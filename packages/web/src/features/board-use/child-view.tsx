import { actionsOf } from '@calmbridge/domain/boards/actions';
import type { Board, Card } from '@calmbridge/domain/boards/board';
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { useBoards } from '#device/boards/use-boards';
import IconArrowLeft from '#icon/IconArrowLeft';
import IconHome from '#icon/IconHome';
import { m } from '#paraglide/messages';
import { Button } from '#ui/buttons/button';
import { HoldButton } from '#ui/hold/hold-button';
import { useWholeScreen } from '#ui/hold/use-whole-screen';
import { useMediaQuery } from '#ui/use-media-query';
import { ChildGrid, type ChildGridProps } from './child/child-grid.tsx';
import { DueReminder } from './child/due-reminder.tsx';
import { laidFor } from './child/laid-for.ts';
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

/** The board for the child: the whole screen, with no way out by an accidental touch. */
export function ChildView({ boardId, onLeave }: { boardId: string; onLeave: () => void }) {
  const { element, hasHint, showHint, leave: letGo } = useWholeScreen();
  const leave = useLeaving(letGo, onLeave);
  useFullScreen();
  const [tapped, setTapped] = useState<Card | null>(null);
  const way = useBoardWay(boardId);
  const isUpright = useMediaQuery('(orientation: portrait)');
  const board = way.board && laidFor(way.board, isUpright);
  const voice = useBoardVoice();
  const marks = useDoneMarks(board);
  const isInOrder = board !== null && board.kind !== 'grid';
  const nextPlace = board?.cells.findIndex((card) => card !== null && card.id === marks.next?.id) ?? -1;
  const { watch, ...pages } = useBoardPages(board, isInOrder && nextPlace >= 0 ? nextPlace : null);
  const tap = (card: Card) => {
    voice.tap(card);
    setTapped(isInOrder ? card : null);
    if (actionsOf(card).some(({ is }) => is === 'home')) way.goHome();
    if (card.leadsTo) way.goTo(card.leadsTo);
  };
  /** Not to close: browsers take Escape for that. */
  const keepOpen = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    showHint();
  };
  const goOnTo = (next: Card | null) => {
    setTapped(null);
    if (next) voice.say(next);
  };
  return (
    <dialog
      ref={element}
      className={styles.view}
      aria-label={m.boarduse_child_view({ name: board?.name ?? '' })}
      onKeyDown={keepOpen}
    >
      <div className={styles.inner}>
        <div className={styles.top}>
          {!way.isHome && <WayBack onBack={way.goBack} onHome={way.goHome} />}
          <PageButtons pages={pages} />
          <HoldButton question={m.boarduse_leave_ask()} hasHint={hasHint} onHeld={leave} />
        </div>
        {voice.settings.hasStrip && !isInOrder && board && <SentenceStrip />}
        <Stage board={board} marks={isInOrder ? marks : null} pages={pages} stageRef={watch} onTap={tap} />
        {isInOrder && <DueReminder board={board} />}
        {isInOrder && marks.cards.length > 0 && (
          <StepsBar boardId={board.id} marks={marks} tapped={tapped} onMarked={goOnTo} />
        )}
      </div>
      <output className="visually-hidden">{voice.told}</output>
      {voice.asked && voice.silence && (
        <LargeCard asked={voice.asked} silence={voice.silence} onClose={voice.forget} />
      )}
    </dialog>
  );
}

/** What is said ends with the view, and nothing said before is shown in it. */
function useLeaving(letGo: () => void, onLeave: () => void) {
  const { aloud, forget } = useBoardVoice();
  const begin = useEffectEvent(forget);
  useEffect(() => begin(), []);
  return () => {
    aloud.stop();
    forget();
    letGo();
    onLeave();
  };
}

function WayBack({ onBack, onHome }: { onBack: () => void; onHome: () => void }) {
  return (
    <>
      <Button look="secondary" isSmall icon={<IconArrowLeft size={22} aria-hidden="true" />} onClick={onBack}>
        {m.boarduse_back()}
      </Button>
      <Button look="quiet" isSmall icon={<IconHome size={22} aria-hidden="true" />} onClick={onHome}>
        {m.boarduse_home()}
      </Button>
    </>
  );
}

type StageProps = Omit<ChildGridProps, 'board' | 'hasLink'> & { board: Board | null };

/** The board, or a word where there is nothing to press. */
function Stage({ board, ...grid }: StageProps) {
  const { boards } = useBoards();
  if (!board?.cells.some((card) => card && !card.isHidden))
    return <p className={styles.nothing}>{board ? m.boarduse_empty() : m.boarduse_gone()}</p>;
  return (
    <div className={styles.stage}>
      <ChildGrid
        key={board.id}
        {...grid}
        board={board}
        hasLink={({ leadsTo }) => boards.some(({ id }) => id === leadsTo)}
      />
    </div>
  );
}
