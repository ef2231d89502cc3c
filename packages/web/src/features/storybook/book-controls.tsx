import type { Ref } from 'react';
import IconArrowLeft from '#icon/IconArrowLeft';
import IconArrowRight from '#icon/IconArrowRight';
import IconPlayerStop from '#icon/IconPlayerStop';
import IconVolume from '#icon/IconVolume';
import { m } from '#paraglide/messages';
import { classNames } from '#ui/class-names';
import styles from './book-controls.module.css';

/** More dots than this would be a pattern, not a place. */
const dotsMax = 14;

/** The child's buttons, always in the same place: back, where we are, read aloud, on. */
export function BookControls({
  at,
  count,
  isReading,
  nextRef,
  onTurn,
  onRead,
}: {
  at: number;
  count: number;
  isReading: boolean;
  nextRef: Ref<HTMLButtonElement>;
  onTurn: (to: number) => void;
  onRead: () => void;
}) {
  const ReadIcon = isReading ? IconPlayerStop : IconVolume;
  return (
    <div className={styles.controls}>
      <button
        type="button"
        className={classNames(styles.button, styles.back, at === 0 && styles.away)}
        onClick={() => onTurn(at - 1)}
      >
        <IconArrowLeft size={28} aria-hidden="true" />
        {m.storybook_back()}
      </button>
      <div className={styles.place}>
        {count <= dotsMax && (
          <div className={styles.dots} aria-hidden="true">
            {Array.from({ length: count }, (_, dot) => (
              <span key={dot} className={dotClass(dot, at)} />
            ))}
          </div>
        )}
        <p className={styles.page}>{m.storybook_page({ page: at + 1, pages: count })}</p>
      </div>
      <button
        type="button"
        className={classNames(styles.button, styles.read, at === count - 1 && styles.away)}
        onClick={onRead}
      >
        <ReadIcon size={28} aria-hidden="true" />
        {isReading ? m.storybook_read_stop() : m.storybook_read()}
      </button>
      <button
        ref={nextRef}
        type="button"
        data-first-focus
        className={classNames(styles.button, styles.next, at === count - 1 && styles.away)}
        onClick={() => onTurn(at + 1)}
      >
        {m.storybook_next()}
        <IconArrowRight size={28} aria-hidden="true" />
      </button>
    </div>
  );
}

const dotClass = (dot: number, at: number) =>
  classNames(styles.dot, dot < at && styles.past, dot === at && styles.here);
