import { type HTMLAttributes, type Ref, type RefObject, useEffect, useRef, useState } from 'react';
import IconReload from '#icon/IconReload';
import { m } from '#paraglide/messages';
import { Button } from '#ui/buttons/button';
import { classNames } from '#ui/class-names';
import type { BookPage } from './book-pages.ts';
import { PictureFrame } from './picture-frame.tsx';
import styles from './storybook.module.css';

/** What the open page shows: its picture and its few, large words. */
export function BookStage({
  page,
  place,
  spoken,
  swipe,
  againRef,
  onAgain,
}: {
  page: BookPage;
  place: string;
  /** The sentence being read aloud. */
  spoken: number | null;
  swipe: Pick<HTMLAttributes<HTMLElement>, 'onPointerDown' | 'onPointerUp' | 'onPointerCancel'>;
  againRef: Ref<HTMLButtonElement>;
  onAgain: () => void;
}) {
  const words = useRef<HTMLDivElement>(null);
  const isScrolling = useIsScrolling(words, page);
  return (
    <div className={classNames(styles.stage, page.is === 'end' && styles.end)} {...swipe}>
      <div key={place} className={styles.picture}>
        <PictureFrame picture={page.picture} isEnd={page.is === 'end'} />
      </div>
      {/* Turned pages are read out by a screen reader: the box stays, its words change. */}
      <div
        ref={words}
        className={styles.words}
        aria-live="polite"
        aria-atomic="true"
        {...(isScrolling ? { tabIndex: 0, role: 'region', 'aria-label': place } : {})}
      >
        <p className="visually-hidden">{page.is === 'cover' ? m.storybook_cover() : place}</p>
        <div key={place} className={classNames(styles.text, page.is !== 'page' && styles.title)}>
          {page.sentences.map((sentence, at) => (
            <p key={sentence}>
              <span className={spoken === at ? styles.spoken : undefined}>{sentence}</span>
            </p>
          ))}
          {page.is === 'end' && <p className={styles.endWords}>{m.storybook_end_words()}</p>}
        </div>
        {page.is === 'end' && (
          <div className={styles.endButtons}>
            <Button ref={againRef} icon={<IconReload size={24} aria-hidden="true" />} onClick={onAgain}>
              {m.storybook_again()}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

/** Whether the words need more room than there is. A turned page is shown from its top. */
function useIsScrolling(box: RefObject<HTMLElement | null>, page: BookPage): boolean {
  const [isScrolling, setIsScrolling] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    element.scrollTo?.({ top: 0 });
    const watch = new ResizeObserver(() => setIsScrolling(element.scrollHeight > element.clientHeight + 1));
    watch.observe(element);
    return () => watch.disconnect();
  }, [box, page]);
  return isScrolling;
}
