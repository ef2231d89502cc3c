import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import IconAdjustments from '#icon/IconAdjustmentsHorizontal';
import { m } from '#paraglide/messages';
import { ReadAloudNotice } from '#shared/read-aloud/read-aloud-notice';
import { pastelStyle, titleOf } from '#shared/story/story-look';
import type { PhotoPanel, StoryInBook } from '#shared/story/story-parts';
import { symbolSvg } from '#shared/symbols/symbol-library';
import { useSymbolSearch } from '#shared/symbols/use-symbol-search';
import { useModal } from '#ui/dialogs/use-modal';
import { HoldButton } from '#ui/hold/hold-button';
import { useBackGuard } from '#ui/hold/use-back-guard';
import { useStayingOpen } from '#ui/hold/use-staying-open';
import { ToastOutlet } from '#ui/toasts/toast-outlet';
import { BookControls } from './book-controls.tsx';
import { bookPages } from './book-pages.ts';
import { BookStage } from './book-stage.tsx';
import { CarerDialog } from './carer-dialog.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import styles from './storybook.module.css';
import { useBookReading } from './use-book-reading.ts';
import { useReading } from './use-reading.ts';
import { useTurning } from './use-turning.ts';

/** The story as a book for the child: the whole screen, one page at a time. */
export function Storybook({
  story,
  names,
  Photo,
  onClose,
}: StoryInBook & { Photo: PhotoPanel; onClose: () => void }) {
  const element = useRef<HTMLDialogElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const again = useRef<HTMLButtonElement>(null);
  const [hasHint, setHasHint] = useState(false);
  useModal(element, () => setHasHint(true));
  useStayingOpen(element);
  const guard = useBackGuard(() => setHasHint(true));
  const library = useSymbolSearch();
  const search = library.is === 'ready' ? library.search : null;
  const pages = useMemo(() => bookPages(story, names, search), [story, names, search]);
  const [wanted, setWanted] = useState(0);
  const [open, setOpen] = useState<'book' | 'carer' | 'picture'>('book');
  const at = Math.min(wanted, pages.length - 1);
  const page = pages[at];
  const isLast = at === pages.length - 1;
  const settings = useBookReading();
  const reading = useReading(page?.sentences ?? none, {
    at,
    isLast,
    turnsItself: settings.turnsItself,
    onTurn: () => setWanted(at + 1),
  });
  const { turn, keys, swipe } = useTurning({
    at,
    count: pages.length,
    onTurn: (to) => {
      reading.leavePage();
      setWanted(to);
    },
  });

  // The button under the focus is gone on the first and the last page: it goes to the one that leads on.
  const keepFocus = useEffectEvent(() => {
    if (isLast) again.current?.focus();
    else if (at === 0) next.current?.focus();
  });
  useEffect(() => keepFocus(), [at, isLast]);
  const nextSymbol = pages[at + 1]?.picture;
  useEffect(() => {
    if (nextSymbol?.is === 'symbol') symbolSvg(nextSymbol.id).catch(() => undefined);
  }, [nextSymbol]);

  if (!page) return null;
  return (
    <dialog
      ref={element}
      className={styles.book}
      style={pastelStyle(story.type)}
      aria-label={m.storybook_label({ title: titleOf(story) })}
      data-text-size={settings.textSize}
    >
      <div className={styles.inner} {...keys}>
        <div className={styles.top}>
          <button
            type="button"
            className={styles.corner}
            aria-label={m.storybook_carer()}
            title={m.storybook_carer()}
            onClick={() => setOpen('carer')}
          >
            <IconAdjustments size={24} aria-hidden="true" />
          </button>
          <HoldButton
            question={m.storybook_close_ask()}
            hasHint={hasHint}
            onHeld={() => guard.leave(onClose)}
          />
          <div className={styles.toasts}>
            <ToastOutlet />
          </div>
        </div>
        <BookStage
          page={page}
          place={m.storybook_page({ page: at + 1, pages: pages.length })}
          spoken={reading.aloud.at}
          swipe={swipe}
          againRef={again}
          onAgain={() => turn(0)}
        />
        <div className={styles.bottom}>
          {reading.isAsked && <ReadAloudNotice aloud={reading.aloud} />}
          <BookControls
            at={at}
            count={pages.length}
            isReading={reading.isOn}
            nextRef={next}
            onTurn={turn}
            onRead={reading.toggle}
          />
        </div>
      </div>
      {open === 'carer' && (
        <CarerDialog
          reading={settings}
          aloud={reading.aloud}
          onChangePicture={page.is === 'end' ? undefined : () => setOpen('picture')}
          onClose={() => setOpen('book')}
        />
      )}
      {open === 'picture' && (
        <PictureDialog
          story={story}
          names={names}
          page={page}
          Photo={Photo}
          onClose={() => setOpen('book')}
        />
      )}
    </dialog>
  );
}

const none: readonly string[] = [];
