import { useState } from 'react';
import IconAdjustments from '#icon/IconAdjustmentsHorizontal';
import { m } from '#paraglide/messages';
import { ReadAloudNotice } from '#shared/read-aloud/read-aloud-notice';
import { pastelStyle, titleOf } from '#shared/story/story-look';
import type { PhotoPanel, StoryInBook } from '#shared/story/story-parts';
import { HoldButton } from '#ui/hold/hold-button';
import { useWholeScreen } from '#ui/hold/use-whole-screen';
import { ToastOutlet } from '#ui/toasts/toast-outlet';
import { BookControls } from './book-controls.tsx';
import { BookStage } from './book-stage.tsx';
import { CarerDialog } from './carer-dialog.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import styles from './storybook.module.css';
import { useFocusOnPages, useNextDrawing, useOpenBook } from './use-open-book.ts';

/** The story as a book for the child: the whole screen, one page at a time. */
export function Storybook({
  story,
  names,
  Photo,
  onClose,
}: StoryInBook & { Photo: PhotoPanel; onClose: () => void }) {
  const { element, hasHint, leave } = useWholeScreen();
  const { at, pages, page, settings, reading, turning } = useOpenBook(story, names);
  const { next, again } = useFocusOnPages(at, pages.length);
  const [open, setOpen] = useState<'book' | 'carer' | 'picture'>('book');
  useNextDrawing(pages[at + 1]);
  if (!page) return null;
  return (
    <dialog
      ref={element}
      className={styles.book}
      style={pastelStyle(story.type)}
      aria-label={m.storybook_label({ title: titleOf(story) })}
      data-text-size={settings.textSize}
    >
      <div className={styles.inner} {...turning.keys}>
        <BookTop hasHint={hasHint} onCarer={() => setOpen('carer')} onHeld={() => leave(onClose)} />
        <BookStage
          page={page}
          place={m.storybook_page({ page: at + 1, pages: pages.length })}
          spoken={reading.aloud.at}
          swipe={turning.swipe}
          againRef={again}
          onAgain={() => turning.turn(0)}
        />
        <div className={styles.bottom}>
          {reading.isAsked && <ReadAloudNotice aloud={reading.aloud} />}
          <BookControls
            at={at}
            count={pages.length}
            isReading={reading.isOn}
            nextRef={next}
            onTurn={turning.turn}
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
        <PictureDialog {...{ story, names, page, Photo }} onClose={() => setOpen('book')} />
      )}
    </dialog>
  );
}

function BookTop({
  hasHint,
  onCarer,
  onHeld,
}: {
  hasHint: boolean;
  onCarer: () => void;
  onHeld: () => void;
}) {
  return (
    <div className={styles.top}>
      <button
        type="button"
        className={styles.corner}
        aria-label={m.storybook_carer()}
        title={m.storybook_carer()}
        onClick={onCarer}
      >
        <IconAdjustments size={24} aria-hidden="true" />
      </button>
      <HoldButton question={m.storybook_close_ask()} hasHint={hasHint} onHeld={onHeld} />
      <div className={styles.toasts}>
        <ToastOutlet />
      </div>
    </div>
  );
}
